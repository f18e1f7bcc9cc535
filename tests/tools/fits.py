"""Whether a question fits 40 cells in print and in braille, with its longest usual answer and the cursor."""

from access.language.forms import fitting

CELLS = 40


def printed_on_40(phrases, made, question, names, verbosity, new):
    """The print of a question after the name of its seat. Raises AssertionError if print or braille has no room."""
    full, brief, braille = phrases.question(question, verbosity, new=new)
    bare, less = phrases.question(question, "brief")[0], phrases.less(question)
    fewer = () if less is None else (less,)
    longest = phrases.longest(question)
    printed = fitting(names, (full, bare, *fewer), (brief,), CELLS, longest, lambda line, closed: line.printed(closed))
    cells = fitting(names, (braille, *fewer), (brief,), CELLS, longest, made.line)
    assert len(printed) + 1 + longest < CELLS, printed
    assert len(cells) + 1 + longest < CELLS, cells
    return printed
