"""The ways in that an account has: passphrases, passkeys and codes, without a database and a network."""
