"""The exceptions of the face: a person has left, an answer is not accepted. A start loads nothing more."""

from __future__ import annotations


class Left(Exception):
    """The person has left at a question: by `quit`, at the `end` of input, or by an `interrupt`."""

    def __init__(self, why: str) -> None:
        if why not in ("quit", "end", "interrupt"):
            raise ValueError(f"a person leaves by quit, end or interrupt, not by {why!r}")
        super().__init__(why)
        self.why = why

    @property
    def exit_code(self) -> int:
        """The exit code of a program that it ends: 0 after `quit`, else 1."""
        return 0 if self.why == "quit" else 1


class Invalid(ValueError):
    """The refusal of an answer by a check. Its text is told, and the question is asked again."""


class Back(Exception):
    """The wish to go back to the question before, in a form."""


def single(raised: BaseException) -> list[BaseException]:
    """Return the exceptions in a group, such as that of asyncio.TaskGroup; of no group the exception itself."""
    if not isinstance(raised, BaseExceptionGroup):
        return [raised]
    return [each for part in raised.exceptions for each in single(part)]


def left_in(raised: BaseException | None) -> Left | None:
    """Return the Left that this is, or that a group of nothing else holds."""
    found = [] if raised is None else single(raised)
    lefts = [each for each in found if isinstance(each, Left)]
    return lefts[0] if found and len(lefts) == len(found) else None
