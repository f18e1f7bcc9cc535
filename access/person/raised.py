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
