"""How a question of the face is printed, spoken and felt on 20 cells: the examples of access/README.md."""

import re

from access import App
from access.testing import Script

TYPED = {
    "choose": ("a",),
    "confirm": ("y",),
    "number": ("3",),
    "decimal": ("2,5",),
    "date": ("3 May 2027",),
    "text": ("Anna",),
    "path": ("/tmp",),
    "lines": ("Dear Anna,", "all is well.", ""),
    "form": ("Anna", "back", "Ben", "3", ""),
    "secret": ("hunter2",),
    "pick": ("1, 3",),
    "pause": ("",),
    "read": ("", ""),
}
"""The lines that are typed at each question."""


def shown(code):
    """The lines of an example: the code, and what comes of it. To copy one of the files takes half a second."""

    def copy(file):
        now[0] += 0.5

    def work(one, other):
        for _ in range(12):
            now[0] += 1
            one.step()
            other.step(4)

    def run():
        now[0] = 0.0
        with App("demo").person() as person:
            person.clock = lambda: now[0]
            known = {"person": person, "files": range(40), "copy": copy, "work": work}
            answers.append(exec(code, known) if code.startswith(("for ", "with ")) else eval(code, known))

    answers, now = [], [0.0]
    typed = TYPED.get(re.search(r"person\.(\w+)", code)[1], ())
    told, felt = Script(*typed).run(run), Script(*typed, cells=20).run(run)
    lines = [f">>> {code}", *(f"print:  {line.rstrip()}" for line in told.printed)]
    lines += [f"speech: {line}" for line in told.spoken]
    lines += [f"cells:  {' '.join(line.split())}" for line in felt.felt]
    return [*lines, *([repr(answers[0])] if answers[0] is not None else [])]


def anew(page):
    """The page with all examples made anew."""
    parts = re.split(r"(^    >>> .*(?:\n    .*)*)", page, flags=re.MULTILINE)
    for n, part in enumerate(parts):
        if part.startswith("    >>> "):
            parts[n] = "\n".join(f"    {line}" for line in shown(part.partition("\n")[0].removeprefix("    >>> ")))
    return "".join(parts)
