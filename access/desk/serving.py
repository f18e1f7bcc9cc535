"""The devices that a script serves to every program, in the place of this computer's. Loads nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_SERVED: list[Any] = []
"""The `Devices` of the scripts that run, the newest last."""


def served() -> Any | None:
    """Return the `Devices` of the script that runs; None without one."""
    return _SERVED[-1] if _SERVED else None


@contextmanager
def serving(devices: Any) -> Iterator[None]:
    """Let these `Devices` serve every program meanwhile."""
    _SERVED.append(devices)
    try:
        yield
    finally:
        _SERVED.remove(devices)
