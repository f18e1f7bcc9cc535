"""Checks that return the words of a refusal, which they should raise: known by their code, never by their words.

Apart from questions.py: it is loaded only where a check returns several words, and reads code, not answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dis import Instruction, get_instructions
from itertools import pairwise
from types import CodeType
from typing import Any

from access.language.phrases import normal

_COMPARES = {"COMPARE_OP", "CONTAINS_OP", "IS_OP", "UNARY_NOT"}
_BETWEEN = {"NOP", "COPY", "TO_BOOL", "CACHE"}
"""Instructions of Python that change no result."""


def is_refusal(check: Callable[[Any], Any], value: object, found: str) -> bool:
    """Tell whether a check returned words about a wrong answer: beside such words it returns only None, or yes and no.

    One that returns anything else makes answers. So does one whose own words are in the answer, or begin with it.
    """
    code = getattr(check, "__code__", None)
    results = list(_results(code)) if isinstance(code, CodeType) else []
    accepts = [each for each in results if each is None or isinstance(each, bool)]
    texts = [each for each in results if isinstance(each, str)]
    if code is None or not accepts or len(accepts) + len(texts) < len(results) or not {found, ""} & {*texts}:
        return False
    consts = [word for each in code.co_consts for word in (each if isinstance(each, tuple | frozenset) else (each,))]
    if not isinstance(value, str):
        return value not in consts
    given, known = normal(value), {normal(word) for word in consts if isinstance(word, str) and word != found}
    return given not in normal(found) and not any(word in given or word.startswith(given) for word in known - {""})


def _results(code: CodeType) -> Iterator[object]:
    """Yield the possible results of a function: constants, True for a comparison, "" for a text of parts, or others."""

    def result(step: Instruction) -> object:
        if step.opname == "BUILD_STRING":
            return ""
        return step.argval if step.opname == "LOAD_CONST" else step.opname in _COMPARES or step

    steps = [step for step in get_instructions(code) if step.opname not in _BETWEEN]
    for before, step in pairwise(steps):
        if step.opname == "RETURN_CONST":
            yield step.argval
        elif step.opname == "RETURN_VALUE":
            yield result(before)
            yield from (result(each) for each, jump in pairwise(steps) if _jumps(jump, step))


def _jumps(jump: Instruction, to: Instruction) -> bool:
    return "JUMP" in jump.opname and jump.argval == to.offset
