"""Compares what a club keeps of its finished games with what their journals say: outcomes, results, ratings, tournaments."""

import json
import sqlite3
from collections import Counter

from access.club.store.tables import rated
from access.club.tables.room import Entrants
from access.engine.journal import parse, replay
from access.engine.table import Table
from access.storage import catalogue
from games.verflixte6.tournament import rounds


def compare(path):
    """Raise AssertionError unless all agrees; return how much there was to compare, by kind."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        games = dict(_ended(connection))
        found = Counter(game=len(games))
        found["won by a person"] = _compare_results(connection, games)
        found["rating"] = _compare_ratings(connection, games)
        found["tournament"] = _compare_tournaments(connection, games)
        return found
    finally:
        connection.close()


def outcome_of(header, lines):
    """What a journal says of the end of its game, as it is kept."""
    game = catalogue.by_header(header)
    table = Table(lambda: game.new(len(header.participants), header.options))
    saved = parse("\n".join([header.line(), *lines, ""]).encode(), "club")
    replay(saved, table, "club")
    assert table.open is None, "the journal says that the game is over, and it is not"
    return json.loads(json.dumps(dict(table.result)))


def _ended(connection):
    """The games that ended by themselves, with header and outcome, as their journals say; compared with what is kept."""
    rows = "SELECT id, header, outcome FROM tables WHERE ended IS NOT NULL AND header IS NOT NULL ORDER BY id"
    for number, line, kept in connection.execute(rows).fetchall():
        header = parse(f"{line}\n".encode(), "club").header
        batches = 'SELECT lines FROM batches WHERE "table" = ? ORDER BY at'
        lines = [each for (rows,) in connection.execute(batches, [number]) for each in json.loads(rows)[1]]
        if not lines or '"over"' not in lines[-1]:
            assert kept is None, f"table {number} was closed, and has an outcome"
            continue
        outcome = outcome_of(header, lines)
        assert outcome["winners"]
        assert kept is not None, f"table {number} has no outcome"
        assert json.loads(kept) == outcome, f"table {number}: {kept}, by its journal {outcome}"
        yield number, (header, outcome)


def _compare_results(connection, games):
    wins, counts = 0, Counter()
    for number, (header, outcome) in games.items():
        chairs = connection.execute('SELECT person, seat FROM chairs WHERE "table" = ?', [number]).fetchall()
        kept = connection.execute('SELECT person, won, game FROM results WHERE "table" = ?', [number]).fetchall()
        won = {person: int(seat in outcome["winners"]) for person, seat in chairs if person > 0}
        assert {person: each for person, each, _ in kept} == won, f"table {number}: {kept}, by its journal {won}"
        assert {game for *_, game in kept} <= {header.game}
        wins += sum(won.values())
        for person, each in won.items():
            counts[person, header.game, "games"] += 1
            counts[person, header.game, "won"] += each
    statistics = "SELECT person, game, count(*), sum(won) FROM results GROUP BY person, game"
    for person, game, count, each in connection.execute(statistics):
        assert (counts[person, game, "games"], counts[person, game, "won"]) == (count, each)
    return wins


def _compare_ratings(connection, games):
    """Rate all games again, in the order in which they ended."""
    order = connection.execute('SELECT "table", min(id) FROM results GROUP BY "table" ORDER BY min(id)').fetchall()
    found = {}
    for number, _ in order:
        header, outcome = games[number]
        chairs = connection.execute('SELECT person, seat FROM chairs WHERE "table" = ?', [number]).fetchall()
        won = {person: seat in outcome["winners"] for person, seat in chairs if person > 0}
        before = {person: found.get((person, header.game)) for person in won}
        for person, rating in rated(before, won).items():
            found[person, header.game] = rating
    kept = connection.execute("SELECT person, game, mu, sigma, games FROM ratings").fetchall()
    assert {(person, game): tuple(rating) for person, game, *rating in kept} == found
    return len(found)


def _compare_tournaments(connection, games):
    """Work out from the journals which tables each tournament had, and that it was played to its end."""
    rows = "SELECT id, plan, setup, ended, outcome FROM tables WHERE plan IS NOT NULL"
    found = connection.execute(rows).fetchall()
    for number, line, setup, ended, outcome in found:
        of = connection.execute("SELECT name, id FROM tables WHERE tournament = ?", [number]).fetchall()
        assert ended is not None, f"tournament {number} is not over"
        assert outcome == "{}", f"tournament {number} was closed"
        plan, (size, advance) = Entrants.of(line), json.loads(setup)["tournament"]
        totals = {name: games[table][1]["totals"] for name, table in of}
        stands = rounds(plan.participants, size, advance, totals)
        assert stands[-1][0].final
        assert all(table.needed is None for table in stands[-1]), f"tournament {number} ended before its final"
        played = {name for tables in stands for table in tables for name in _names(table)}
        assert played == totals.keys(), f"tournament {number} had tables that it did not need"
    return len(found)


def _names(table):
    name = "final" if table.tables == 1 else f"round{table.number}-table{table.place}"
    return [name, *(f"{name}-tie{number}" for number in range(1, len(table.ties) + 1))]
