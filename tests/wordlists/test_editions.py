"""Dictionaries as they were: a long game goes on with the words it began with."""

import pytest

from games.game import Pinned, Sitting
from games.kaques import GAME as KAQUES
from games.options import with_defaults
from games.words import GAME
from wordlists import library
from wordlists.files import BadList


@pytest.fixture
def own(tmp_path):
    """A list of one's own."""
    (tmp_path / "list.txt").write_text("haus\nmaus\nlaus\n")
    library.add("ours", tmp_path / "list.txt", "de")
    return "ours"


def test_what_was_kept_is_found_again_after_a_change_and_after_it_was_removed(own):
    before = library.find(own)
    library.keep(before.mark, before.text)
    library.keep(before.mark, before.text)
    assert library.edition(before.mark, own) is library.find(own)
    library.block(own, ["maus"])
    assert not library.find(own).lists("maus")
    kept = library.edition(before.mark, own)
    assert kept.lists("maus")
    assert kept.mark == before.mark
    library.remove(own)
    assert library.edition(before.mark, own).lists("maus")


def test_what_was_not_kept_is_as_it_is_now(own):
    assert library.edition("3-abcdef", own) is library.find(own)
    with pytest.raises(BadList):
        library.edition("3-abcdef", "nowhere")


def test_a_table_keeps_its_dictionary(own):
    options = GAME.agreement.settle(
        with_defaults(GAME.agreement.options, {"dictionary": own, "cards": "seeded"}), Sitting(2, 0, "de")
    )
    agreement = GAME.agreement
    pinned = agreement.pinned(options)
    assert agreement.lacks(options) == ""
    library.block(own, ["maus"])
    assert agreement.lacks(options) == pinned.mark
    assert agreement.changed(options) == "words-edition"
    agreement.restore(pinned)
    assert agreement.lacks(options) == agreement.changed(options) == ""


def test_a_dictionary_that_is_gone_can_be_restored(own):
    options = GAME.agreement.settle(with_defaults(GAME.agreement.options, {"dictionary": own}), Sitting(2, 0, "de"))
    pinned = GAME.agreement.pinned(options)
    library.remove(own)
    assert GAME.agreement.lacks(options) == pinned.mark
    GAME.agreement.restore(pinned)
    assert GAME.agreement.lacks(options) == ""


def test_a_game_without_a_dictionary_pins_nothing():
    agreement = KAQUES.agreement
    options = with_defaults(agreement.options, {})
    assert (agreement.pinned(options), agreement.lacks(options)) == (None, "")
    agreement.restore(Pinned("", ""))


def test_a_mark_names_no_file_elsewhere(own):
    assert library.edition("../../etc/passwd", own) is library.find(own)
