"""The outputs: each presents lines, none knows another."""
