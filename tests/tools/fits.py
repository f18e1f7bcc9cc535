"""Whether a question fits 40 cells in print and in braille, with its longest usual answer and the cursor."""

from access.language.line import How
from access.language.output import fitting, in_all_forms

CELLS = 40


def printed_on_40(phrases, made, question, names, verbosity, new):
    """The print of a question after the name of its seat. Raises AssertionError if print or braille has no room."""
    forms = phrases.question(question, How(verbosity == "brief", new=new))
    full, brief, braille = forms.full, forms.brief, forms.braille
    known = phrases.question(question)
    bare, less = known.full, known.less
    fewer = () if less is None else (less,)
    longest = known.longest
    printed = fitting(
        names, lambda: (full, bare, *fewer), lambda: (brief,), CELLS, longest, lambda line, closed: line.printed(closed)
    )
    cells = fitting(names, lambda: (braille, *fewer), lambda: (brief,), CELLS, longest, made.line)
    assert len(printed) + 1 + longest < CELLS, printed
    assert len(cells) + 1 + longest < CELLS, cells
    return printed


TERMINAL = 80
"""The columns of a terminal as most begin."""


def too_long(phrases, question):
    """The question as it is asked in words, if that does not fit a terminal of 80 columns with its answer."""
    asked = in_all_forms(phrases, question, How(new=True, turned=True))
    told = asked.full.printed(False)
    return "" if asked.printed(TERMINAL) == told else told
