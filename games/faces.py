"""Cards of any kind: each has a face, whose names stand in the phrases of the game.

The face `h7` of the game maumau is the phrase `maumau-card-h7 = hearts 7, h7`: the first name is spoken and printed,
all can be typed. Its form `.braille` is the name on displays, in one short word.
"""

from __future__ import annotations

from typing import NewType

Face = NewType("Face", str)
"""The face of a card."""

Faces = tuple[Face, ...]
"""Cards that lie on the table, or that somebody plays. Phrases show fields of this type as cards."""

FaceHand = NewType("FaceHand", Faces)
"""A hand, in the order in which it is shown. Its seat alone may know it, as with a hand of letter cards."""
