"""The devices of this computer put together: keyboard, console, outputs, and settings that change meanwhile.

What a script serves in the place of these devices stands here: a program looks for it before it opens a desk.
"""

from __future__ import annotations

from typing import Any

served: Any = None
"""The `Devices` of the script that runs; None without one."""
