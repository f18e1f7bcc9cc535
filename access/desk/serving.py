"""The devices that a script serves to every program, in the place of this computer's.

Apart from desk.py: it loads nothing, so that a program may look here before it opens a desk.
"""

from __future__ import annotations

from typing import Any

served: Any = None
"""The `Devices` of the script that runs; None without one."""
