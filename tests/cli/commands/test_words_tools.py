"""The commands around words, dictionaries and decks; and how the game finds its dictionary."""

import gzip
import json
import random

import pytest
from helpers import read_back, taverne

from access.cli.commands import word
from access.outputs.braille import brf
from access.outputs.braille.translator import cells
from access.storage import catalogue
from games.words.decks import HAND, deck
from wordlists import library
from wordlists.languages import with_deck, with_words
from wordlists.laying import Stock


def said(*arguments, typed="", code=0):
    run = taverne(*arguments, typed=typed)
    assert run.returncode == code, run.stderr
    assert "Traceback" not in run.stderr
    return (run.stdout if code == 0 else run.stderr or run.stdout).splitlines()


# word check ----------------------------------------------------------------------------------------------------------


def test_words_are_checked_with_the_points_they_bring_at_most():
    # T 3, H 7, I 2 and N 5 are one more than TH 9 and IN 7
    assert said("word", "check", "THIN") == ["THIN: yes, 17 points at most"]
    assert said("word", "check", "QUITE", "xyzzy", "bee", code=1) == [
        "QUITE: yes, 26 points at most",
        "xyzzy: no",
        "bee: yes, 12 points at most",
    ]
    assert said("word", "check", "Buße", "--lang", "de") == ["Buße: ja, höchstens 14 Punkte"]


def test_words_are_checked_with_the_cards_of_a_hand():
    hand = "TH I N QU E R S"
    assert said("word", "check", "THIN", "--hand", hand) == ["THIN: yes, 16 points with TH I N"]
    assert said("word", "check", "that", "--hand", hand, code=1) == ["that: yes, but not with these cards"]
    checked = said("word", "check", "THIN", "--hand", hand, "--json")
    assert json.loads(checked[0]) == {"word": "THIN", "listed": True, "points": 16, "cards": ["TH", "I", "N"]}
    assert said("word", "check", "a", "--hand", "Ä", code=2) == ["There is no card Ä in this deck."]


def test_words_come_from_standard_input_and_go_out_as_json():
    lines = said("word", "check", "-", "--json", typed="THIN\n\nxyzzy\nBuße\n", code=1)
    assert [json.loads(line) for line in lines] == [
        {"word": "THIN", "listed": True, "points": 17},
        {"word": "xyzzy", "listed": False, "points": 0},
        {"word": "Buße", "listed": False, "points": 0},
    ]
    assert Stock(deck("en").hand(deck("en").cards)).most_points("thin", HAND) == 17


def test_a_listed_word_that_seven_cards_cannot_lay_is_said_so(tmp_path):
    (tmp_path / "long.txt").write_text("zzzz\nantidisestabli\n")
    checked = said("word", "check", "zzzz", "--dictionary", str(tmp_path / "long.txt"))
    assert checked == ["zzzz: yes, but seven cards of this deck cannot lay it"]


# word best -----------------------------------------------------------------------------------------------------------


def test_the_best_words_of_a_hand_come_with_points():
    assert said("word", "best", "Q", "U", "I", "T", "E", "--count", "3") == ["quiet, 26", "quite, 26", "quit, 24"]
    assert said("word", "best", "q,u,i,t,e", "--count", "1") == ["quiet, 26"]
    assert said("word", "best", "X", "Z") == ["No word."]
    assert said("word", "best", "N", "I", "CH", "T", "--lang", "de", "--count", "1") == ["nicht, 12"]
    assert said("word", "best", "B", "A", "R", "--lang", "de", "--umlauts", "plain", "--count", "1")[0].endswith(", 9")


def test_hands_from_standard_input_are_a_line_each():
    assert said("word", "best", "-", "--count", "2", typed="Q U I T E\nX Z\n") == ["quiet, 26. quite, 26", "No word."]


def test_hands_come_from_standard_input_and_go_out_as_json():
    lines = said("word", "best", "-", "--json", typed="Q U I T E\nX Z\n")
    assert [json.loads(line) for line in lines] == [
        {"points": 26, "words": ["QUIET", "QUITE"]},
        {"points": 0, "words": []},
    ]
    assert "Line 2: There is no card 1" in said("word", "best", "-", typed="Q U\n1 2\n", code=1)[0]


def test_what_is_no_hand_is_one_sentence():
    assert said("word", "best", "QQ", code=2) == ["There is no card QQ in this deck."]
    assert "13 cards are too many" in said("word", "best", *"AAAAAAAAAAAAA", code=2)[0]


def test_json_words_equal_the_best_of_every_word_for_random_hands():
    chance, cards = random.Random(3), deck("de")
    hands = [chance.sample(cards.cards, HAND) for _ in range(20)]
    typed = "".join(" ".join(hand) + "\n" for hand in hands)
    lines = said("word", "best", "-", "--json", "--lang", "de", typed=typed)
    words = library.find("de")
    for hand, line in zip(hands, lines, strict=True):
        told = json.loads(line)
        ranked = list(words.best(cards.hand(hand)))
        assert told["points"] == (ranked[0][0] if ranked else 0)
        assert {words.key(word) for word in told["words"]} == {
            key for points, key in ranked if points == told["points"]
        }


# dictionary ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def club(tmp_path):
    path = tmp_path / "club.txt"
    path.write_text("thin\nquite\nAnn\nx-ray\n", encoding="utf-8")
    return path


def test_dictionaries_are_listed_added_changed_and_removed(club):
    assert said("dictionary", "list") == [
        "en: 46517 words, English",
        "de: 106931 words, German",
        "fr: 90837 words, French",
    ]
    assert said("dictionary", "add", "club", club) == [
        "club: 2 words.",
        "Left out: 1 name, 1 with a hyphen; for instance Ann, x-ray.",
    ]
    assert said("dictionary", "info", "club") == ["club: 2 words, spelled as in English. 0 added, 0 blocked."]
    assert said("dictionary", "allow", "club", "oomph", "zoo") == ["Added to club: oomph, zoo."]
    assert said("dictionary", "block", "club", "thin") == ["Blocked in club: thin."]
    assert said("dictionary", "info", "club") == ["club: 3 words, spelled as in English. 2 added, 1 blocked."]
    assert said("word", "check", "oomph", "--dictionary", "club")[0].startswith("oomph: yes")
    assert said("word", "check", "thin", "--dictionary", "club", code=1) == ["thin: no"]
    assert said("dictionary", "list", "--lang", "de")[-1] == "club: 3 Wörter, Englisch"
    assert said("dictionary", "remove", "club", "--yes") == ["club was removed."]
    assert said("dictionary", "info", "club", code=1) == [
        f"There is no dictionary club. Choose one of: {', '.join(with_words())}."
    ]


def test_a_file_tells_what_is_left_out_of_it(club):
    assert said("dictionary", "info", club) == [
        "club.txt: 2 words, spelled as in English. 0 added, 0 blocked.",
        "Left out: 1 name, 1 with a hyphen; for instance Ann, x-ray.",
    ]


def test_old_windows_text_is_said_on_standard_error(tmp_path):
    (tmp_path / "alt.txt").write_bytes("Bär\n".encode("cp1252"))
    run = taverne("dictionary", "add", "alt", tmp_path / "alt.txt", "--lang", "de")
    assert (run.returncode, run.stdout) == (0, "alt: ein Wort.\n")
    assert run.stderr.startswith("Die Datei ist nicht in UTF-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("add", "en", "CLUB"), "en comes with Taverne. Choose another name."),
        (("add", "club", "nothing.txt"), "There is no file nothing.txt."),
        (("remove", "de"), "de comes with Taverne and cannot be removed."),
        (("allow", "en", "x"), "x cannot be laid with cards"),
        (("info", "nothing"), "There is no dictionary nothing."),
    ],
)
def test_what_cannot_be_done_with_dictionaries_is_one_sentence(club, arguments, sentence):
    (line,) = said("dictionary", *(club if a == "CLUB" else a for a in arguments), code=1)
    assert line.startswith(sentence)


def test_a_damaged_list_of_ones_own_is_named_among_the_others(club):
    said("dictionary", "add", "club", club)
    (library.folder() / "club" / "words.txt").write_bytes(b"\x00\x01")
    assert said("dictionary", "list")[-1] == "club: words.txt is not a text file, so it cannot be a word list."


def test_a_file_in_the_way_of_the_folder_is_named(club):
    library.folder().parent.mkdir(parents=True)
    library.folder().write_text("in the way")
    (line,) = said("dictionary", "add", "club", club, code=1)
    assert line.startswith("Dictionaries cannot be kept in ")


# At the table --------------------------------------------------------------------------------------------------------


def test_the_table_says_its_dictionary_with_name_and_size(club):
    packed = club.with_suffix(".gz")
    packed.write_bytes(gzip.compress(club.read_bytes(), mtime=0))
    for given, told in (
        ("en", "English dictionary, 46517"),
        ("de", "German dictionary, 106931"),
        (club, "Dictionary club.txt, 2"),
        (packed, "Dictionary club.gz, 2"),
    ):
        assert f"{told} words, every word is looked up" in " ".join(
            said("play", "words", "Ann", "--dictionary", given)[:3]
        )
    assert "Deutsches Wörterbuch, 106931 Wörter, jedes" in said("play", "words", "Ann", "--lang", "de")[1]


def test_there_is_no_game_without_a_dictionary(tmp_path):
    (tmp_path / "empty.txt").write_text("")
    for given, why in ((tmp_path / "no.txt", "There is no file"), (tmp_path / "empty.txt", "empty.txt is empty.")):
        (line,) = said("play", "words", "Ann", "--dictionary", given, code=1)
        assert line.startswith(why)
    assert not list((library.folder().parent).glob("games/*"))


def test_the_menu_asks_which_other_dictionary_to_take(tmp_path):
    run = taverne("--dictionary", tmp_path / "no.txt", typed="play\nwords\n9\nde\n\nquit\n9\n")
    lines = run.stdout.splitlines()
    missing = next(n for n, line in enumerate(lines) if line.startswith("There is no file"))
    assert lines[missing + 1 : missing + 5] == ["1 en", "2 de", "3 fr", "Which dictionary? 1 to 3."]
    assert "Not understood: 9. Type a number from 1 to 3, or the beginning of a line." in lines
    assert "German dictionary, 106931 words, every word" in run.stdout
    assert run.stderr == ""


def test_a_game_goes_on_without_its_list_only_in_words(club, tmp_path):
    path = tmp_path / "game.jsonl"
    taverne("play", "words", "Ann", "--dictionary", club, "--journal", path, "--seed", "1", typed="quit\n")
    club.write_text("thin\nquite\nzoo\n")
    resumed = said("resume", "--journal", path)
    assert resumed[1] == "The dictionary has changed since this game began."
    club.unlink()
    assert said("resume", "--journal", path, code=1)[0].startswith("There is no file")


def test_a_deck_file_is_kept_in_the_game(tmp_path):
    cards = tmp_path / "ours.toml"
    cards.write_text("[cards]\nA = { count = 20, points = 1 }\nT = { count = 20, points = 2 }\n")
    path = tmp_path / "game.jsonl"
    option = f"deck={cards}"
    assert "Your own cards." in said("play", "words", "Ann", "--option", option, "--journal", path, typed="quit\n")[1]
    cards.unlink()
    assert "Your hand" not in said("resume", "--journal", path)[0]
    (line,) = said("play", "words", "Ann", "--option", option, code=2)
    assert line == f"The option deck takes one of auto, {', '.join(with_deck())}, or the path of a file."
    cards.write_text("[cards]\nA = { count = 20 }\n")
    (line,) = said("play", "words", "Ann", "--option", option, code=1)
    assert line == "ours.toml, line 2: write the card as A = { count = 2, points = 9 }"
    cards.write_bytes(b"\xff\xfe")
    assert said("play", "words", "Ann", "--option", option, code=1) == ["ours.toml is not a UTF-8 text file."]
    cards.write_bytes(b"#" * (1 << 21))
    assert said("play", "words", "Ann", "--option", option, code=1) == ["ours.toml cannot be read: it is too large."]
    for special, why in ((tmp_path, "it is a folder."), ("/dev/zero", "it is not an ordinary file.")):
        assert said("play", "words", "Ann", "--option", f"deck={special}", code=1)[0].endswith(why)


def test_a_damaged_deck_in_a_journal_is_no_saved_game(tmp_path):
    path = tmp_path / "game.jsonl"
    taverne("play", "words", "Ann", "--journal", path, typed="quit\n")
    path.write_text(path.read_text().replace('"deck": "en"', '"deck": "A ten 2"'))
    assert said("resume", "--journal", path, code=1) == ["game.jsonl is not a saved game of Taverne."]


def test_cards_and_dice_are_typed_only_where_they_are_played():
    assert said("play", "kaques", "--cards", "typed", code=2) == [
        "Jaques le Kaques has no option --cards. Its rules are chosen by --target, --first, --advice."
    ]
    assert said("play", "words", "--dice", "typed", code=2) == ["Choose Your Words is not played with dice."]
    assert said("play", "words", "Ann", "--cards", "typed", code=2)[0].startswith("Bots cannot hold real cards")


def test_a_table_with_real_cards_plays_a_round_and_takes_back():
    typed = ["Ben", "bet 2", "undo", "bet 3", "call", "2", "none", "bet 1", "call"]
    typed += ["", "lay th i n", "", "lay c a t", "none", "none", "quit"]
    told = said("play", "words", "Ann", "Ben", "--cards", "typed", typed="\n".join(typed) + "\n")
    assert "Taken back: bet 2." in told
    assert "Ann's word: thin, 16 points." in told
    assert "Ben's word: cat, 13." in told
    assert any(line.startswith("Ann takes the pot of 10, now ") for line in told)


@pytest.mark.windows_too
def test_a_game_in_which_words_were_laid_stops_where_the_dictionary_has_changed(club, tmp_path):
    path = tmp_path / "game.jsonl"
    typed = ["Ann", "bet 1", "call", "0", "0", "bet 1", "call", "", "lay c a t", "", "none", "quit"]
    play = ("play", "words", "Ann", "Ben", "--cards", "typed", "--dictionary", club, "--journal", path)
    said(*play, typed="\n".join(typed) + "\n")
    club.write_text("cat\n")
    for command in (("resume", "--journal", path), ("replay", path)):
        assert "the dictionary has changed" in said(*command, code=1)[0]


def test_a_card_that_is_also_a_command_is_a_card_where_one_is_asked_for():
    typed = ["Ann", "bet 1", "call", "0", "0", "bet 1", "call", "", "none", "yes", "", "none", "yes", "qu", "a"]
    told = said("play", "words", "Ann", "Ben", "--cards", "typed", typed="\n".join(typed) + "\n")
    assert "Ben has Q U, 9." in told


# Decks ---------------------------------------------------------------------------------------------------------------


def test_a_deck_is_read_card_by_card():
    lines = said("deck", "en")
    assert lines[0] == "118 cards: letters, points, and how many there are of each."
    assert "T H, 9: 2 times." in lines
    assert said("deck", "de", "--braille", "--lang", "de")[1:3] == ["A, 2: 7-mal.", "⠁⠼⠃"]
    assert said("deck", "nothing", code=2) == [
        f"nothing is not a deck. Type {', '.join(with_deck())}, or the path of a deck file."
    ]


@pytest.mark.parametrize(("name", "table"), [("en", "en-ueb-g1.ctb"), ("en", "de-g0.utb"), ("de", "de-g0.utb")])
def test_labels_for_all_cards_read_back_as_what_they_say(tmp_path, name, table):
    path = tmp_path / "deck.brf"
    (line,) = said("emboss", "deck", "--deck", name, "--table", table, "-o", path)
    pages = path.read_bytes().decode("ascii").split("\f")
    assert pages.pop() == ""
    assert line.startswith(f"118 labels on {len(pages)} pages are in {path}, in the order of the deck: A first")
    read = []
    for page in pages:
        lines = page.split("\r\n")
        assert lines.pop() == ""
        assert len(lines) <= 25
        assert all(len(line) <= 40 for line in lines)
        for at in range(0, len(lines), 3):
            letters, points, *blank = lines[at : at + 3]
            assert not "".join(blank)
            pairs = zip(letters.split(), points.split(), strict=True)
            read += [(read_back(a, table), read_back(b, table)) for a, b in pairs]
    cards = deck(name)
    assert read == [(card.lower(), str(cards.kinds[card].points)) for card in cards.cards]


def test_embossing_fits_the_page_that_is_wanted_and_says_what_is_wrong(tmp_path):
    path = tmp_path / "deck.brf"
    said("emboss", "deck", "--width", "30", "--lines", "27", "-o", path)
    pages = path.read_bytes().decode("ascii").split("\f")[:-1]
    assert max(len(line) for page in pages for line in page.split("\r\n")) <= 30
    assert max(page.count("\r\n") for page in pages) <= 27
    assert (
        "There is no braille table no.ctb"
        in said("emboss", "deck", "--table", "no.ctb", "-o", path, "--force", code=2)[0]
    )
    assert "There is no folder" in said("emboss", "deck", "-o", tmp_path / "no" / "deck.brf", code=1)[0]
    assert "cannot be written" in said("emboss", "deck", "-o", tmp_path, code=1)[0]


@pytest.mark.brailled
def test_pages_keep_a_label_whole():
    label = brf.EmbossedBlock((cells("th", "de-g0.utb"), cells("9", "de-g0.utb")))
    pages = brf.pages(brf.blocks_in_rows([label] * 5, 4), 8)
    assert [len(page) for page in pages] == [8, 5]
    assert word.MOST_CARDS > HAND
    assert "words" in catalogue.names()


def test_a_stream_of_words_is_answered_line_by_line():
    import subprocess
    import sys

    command = [sys.executable, "-m", "access", "word", "check", "--json", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        for word, listed in (("house", True), ("qqq", False), ("thin", True)):
            run.stdin.write(f"{word}\n")
            run.stdin.flush()
            assert f'"listed": {str(listed).lower()}' in run.stdout.readline()
        run.stdin.close()
        assert run.wait() == 1
