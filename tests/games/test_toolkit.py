"""The toolkit's face: what the package games exports, and the parts of a game that have defaults."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from helpers import OURS

import games
from games import Agreement, Failed, Game, Refused, Rules, Seat, Sitting, Wording
from games.game import ADVICE
from games.kaques import GAME as KAQUES
from games.steps import CALL, CHOICE, COURSE, DETAIL, MOVE, NEWS, OWN, REST

TOP = Path(__file__).parents[2]


def test_all_that_is_exported_is_there_and_says_what_it_is():
    assert list(games.__all__) == sorted(games.__all__, key=lambda name: (not name.isupper(), name))
    for name in games.__all__:
        assert getattr(games, name) is not None, name


def imported(path):
    """The names that a module imports from the toolkit, each with its module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "games":
            yield from ((node.module, each.name) for each in node.names)
        elif isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names if each.name.partition(".")[0] == "games")


@pytest.mark.parametrize("name", OURS)
def test_our_games_use_nothing_that_others_may_not_use(name):
    """Beside modules of its own, a game of ours imports public names of the package games alone."""
    for path in sorted((TOP / "games" / name).rglob("*.py")):
        for module, found in imported(path):
            if f"{module}.".startswith(f"games.{name}."):
                continue
            assert module == "games", (path, module)
            assert found in games.__all__, (path, found)


def test_rules_have_defaults_for_all_but_the_game_itself():
    rules = Rules()
    assert (rules.standing(Seat(0)), rules.holding(Seat(0)), rules.resumed()) == ((), (), ())
    assert rules.asked(Seat(0), "pot", None) == rules.beside(Seat(0)) == ()
    assert not rules.out(Seat(0))
    with pytest.raises(NotImplementedError):
        rules.play()


def test_an_agreement_takes_its_options_as_they_are_given():
    agreement = Agreement(games.Number("target", 20, least=5))
    assert agreement.settle(agreement.with_defaults({"target": 30}), Sitting(1, 1, "en")) == {"target": 30}
    assert agreement.is_typed({}) is False
    assert (agreement.changed({}), agreement.remarks({})) == ("", ())
    agreement.prepare({})


def test_a_game_needs_little():
    game = Game(id="pig", version=1, package="pig", new=lambda seats, options: Rules())
    assert (game.agreement.options, game.tableau.rows, game.beside) == ((ADVICE,), 20, "")


def test_a_refusal_says_how_a_command_ends():
    assert (Refused("x").exit_code, Failed("x").exit_code) == (2, 1)
    assert isinstance(Failed("x"), Refused)


@pytest.mark.parametrize(
    ("telling", "own", "beside", "others", "dice"),
    [
        (NEWS, 0, 0, 0, 0),
        (CALL, 0, 0, 2, 2),
        (CHOICE, 3, 3, 2, 0),
        (COURSE, 3, 3, 2, 2),
        (DETAIL, 2, 2, 2, 2),
        (REST, 3, 3, 0, 0),
        (OWN, 0, 3, 3, 3),
        (MOVE, 3, 0, 0, 0),
    ],
)
def test_who_hears_an_event_is_data(telling, own, beside, others, dice):
    assert (telling.own, telling.beside, telling.others, telling.dice) == (own, beside, others, dice)
    assert Wording.NEVER == 3


def test_a_game_brings_the_rules_of_earlier_versions_along():
    newer = replace(KAQUES, version=KAQUES.version + 1, earlier=(KAQUES,))
    assert newer.of_version(newer.version) is newer
    assert newer.of_version(KAQUES.version) is KAQUES
    assert newer.of_version(99) is None
