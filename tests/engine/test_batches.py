"""A table on several hosts: the answer first, then what follows in slices; nothing is told before it is recorded."""

from dataclasses import dataclass, field, replace

import pytest
from helpers import agreed
from hypothesis import given, settings
from hypothesis import strategies as st

from access.engine.batches import SLICE, Batch, OutOfPlace, Replica
from access.engine.chance import Guesser, Seeded, SeededLuck
from access.engine.journal import Header, parse, replay, stand_in_line
from access.engine.table import Participant, Table, seat_bots
from access.storage import catalogue
from games.game import Sitting
from games.refusals import Illegal
from games.steps import Ask, Seat

SHORT = {
    "kaques": {"target": 500},
    "kara": {"rounds": 1},
    "misericorde": {"rounds": 1},
    "verflixte6": {"rounds": 1},
    "words": {"rounds": 1},
}


@dataclass
class Clock:
    """Seconds of computing, so many a look."""

    a_look: float = 0.0
    now: float = 0.0

    def __call__(self):
        self.now += self.a_look
        return self.now


@dataclass
class Store:
    """Compare and append, in memory."""

    batches: list = field(default_factory=list)

    def append(self, batch):
        last = self.batches[-1].digest if self.batches else None
        if batch.at != len(self.batches) or (last is not None and batch.after != last):
            return False
        self.batches.append(batch)
        return True

    def read(self, at):
        return self.batches[at:]


def header(name, seed=3, bots=1, bots_first=False):
    game = catalogue.find(name)
    options = game.agreement.settle(agreed(game, **SHORT[name]), Sitting(2, bots, "en"))
    persons, others = (
        (Participant("Ann"), Participant("Ben")),
        tuple(Participant(f"B{n}", "bot", "good") for n in range(bots)),
    )
    participants = (*others, *persons) if bots_first else (*persons, *others)
    return Header(name, game.version, participants, options, seed, False, "en")


def replica(head, clock=None):
    game = catalogue.find(head.game)
    return Replica(
        head,
        lambda: game.new(len(head.participants), head.options),
        lambda standing_in: seat_bots(
            game, [standing_in.get(seat, level) for seat, level in enumerate(head.bot_levels)], head.seed
        ),
        Seeded(head.seed),
        clock or Clock(),
    )


def followed(host, store):
    """Append all that follows without a person; what was told."""
    told = []
    while (batch := host.follow()) is not None:
        if store.append(batch):
            told += host.recorded(batch)
        else:
            told += caught_up(host, store)
    return told


def caught_up(host, store):
    host.refused()
    return [told for batch in store.read(host.at) for told in host.recorded(batch)]


def replayed(head, store):
    """What the journal tells whoever plays it from its lines."""
    game = catalogue.find(head.game)
    table = Table(lambda: game.new(len(head.participants), head.options))
    lines = "\n".join([head.line(), *(line for batch in store.batches for line in batch.lines), ""])
    replay(parse(lines.encode(), "journal"), table, "journal")
    return table


def test_an_answer_is_recorded_alone_and_applied_after_that():
    head, store = header("kaques"), Store()
    host = replica(head)
    followed(host, store)
    question, number = host.open, host.table.number
    assert isinstance(question, Ask)
    batch = host.answer(number, ())
    assert len(batch.lines) == 1
    assert host.open is question  # nothing is applied yet
    assert store.append(batch)
    assert [type(told.event).__name__ for told in host.recorded(batch)] == ["Stopped"]


def test_an_answer_and_the_dice_that_follow_are_one_batch_that_is_told_once_it_is_recorded():
    head, store = header("kaques", bots=0), Store()
    host, other = replica(head), replica(head)
    followed(host, store), caught_up(other, store)
    number = host.table.number
    batch = host.answer_ahead(number, ())
    assert ['"answer"' in line for line in batch.lines] == [True, True]
    assert host.is_ahead
    assert host.open is None
    assert host.answer_ahead(number, ()) is None
    assert store.append(other.answer(number, ()))
    assert not store.append(batch)
    assert [type(told.event).__name__ for told in caught_up(host, store)] == ["Stopped"]
    assert [type(told.event).__name__ for told in followed(host, store)] == ["Threw"]
    ahead = host.answer_ahead(host.table.number, ())
    assert store.append(ahead)
    assert [type(told.event).__name__ for told in host.recorded(ahead)] == ["Stopped", "Threw"]
    assert isinstance(host.open, Ask)


def test_an_answer_at_which_the_rules_fail_is_recorded_alone_before_they_fail_again():
    host = replica(header("kaques", bots=0))
    followed(host, Store())
    number, question = host.table.number, host.open
    fails, apply = [True], host.table.apply

    def failing(answer):
        if fails and host.table.number == number:
            fails.clear()
            raise ZeroDivisionError
        apply(answer)

    host.table.apply = failing
    batch = host.answer_ahead(number, ())
    assert len(batch.lines) == 1
    assert not host.is_ahead
    assert host.open == question


def test_an_answer_to_another_question_or_an_illegal_one_is_no_batch():
    host = replica(header("kaques"))
    followed(host, Store())
    assert host.answer(host.table.number + 1, ()) is None
    with pytest.raises(Illegal):
        host.answer(host.table.number, (7, 7))


def test_what_follows_comes_in_slices_of_computing_and_is_told_when_it_is_recorded():
    head = header("verflixte6", bots=3, bots_first=True)
    for a_look, least in ((0.0, 1), (SLICE / 2, 3), (1.0, 5)):
        store = Store()
        host = replica(head, Clock(a_look))
        before = list(host.heard)
        told = followed(host, store)
        assert len(store.batches) >= least
        assert before + told == replayed(head, store).told
    assert all(len(batch.lines) == 1 for batch in store.batches)  # each line took longer than a slice


def test_what_was_computed_ahead_is_neither_told_nor_asked_before_it_is_recorded():
    host = replica(header("kaques"))
    batch = host.follow()
    assert host.follow() is batch
    assert host.open is None
    assert host.answer(host.table.number, ()) is None
    assert host.recorded(batch)


def test_a_batch_out_of_place_changes_nothing():
    head = header("kaques")
    host, other = replica(head), replica(head)
    first = other.follow()
    other.recorded(first)
    with pytest.raises(OutOfPlace):
        host.recorded(Batch(1, first.digest, first.lines))
    with pytest.raises(OutOfPlace):
        host.recorded(Batch(0, first.after, ("nothing",)))
    assert host.recorded(first)
    with pytest.raises(OutOfPlace):
        host.recorded(Batch(1, "other", first.lines))


def test_the_first_batch_follows_its_header_whatever_its_people_are_called():
    head = header("kaques")
    renamed = replace(head, participants=tuple(replace(each, name=f"{each.name}a") for each in head.participants))
    host, other = replica(head), replica(renamed)
    first = host.follow()
    host.recorded(first)
    other.recorded(first)
    assert other.last == host.last
    earlier = replica(head)
    earlier.recorded(Batch(0, "as an earlier version has it", first.lines))
    assert earlier.table.number == host.table.number


def test_the_first_batch_of_another_game_changes_nothing():
    host, other = replica(header("kaques")), replica(header("kaques", seed=4))
    with pytest.raises(OutOfPlace):
        host.recorded(other.follow())
    assert host.at == 0


def test_a_refused_batch_is_forgotten_and_the_one_that_stands_there_is_applied():
    head, store = header("kaques", bots_first=True), Store()
    slow, fast = replica(head), replica(head, Clock(SLICE))
    assert store.append(fast.follow())
    late = slow.follow()
    assert len(late.lines) > len(store.batches[0].lines)
    assert not store.append(late)
    told = list(slow.heard) + caught_up(slow, store)
    assert told == replayed(head, store).told


def test_an_answer_can_be_taken_back_and_bots_forget_what_they_heard_since():
    head, store = header("kaques"), Store()
    host = replica(head)
    followed(host, store)
    for _ in range(2):
        batch = host.answer(host.table.number, ())
        assert store.append(batch)
        host.recorded(batch)
        followed(host, store)
    asked = host.open
    back = host.take_back(lambda step: isinstance(step, Ask) and step.seat in (0, 1))
    assert store.append(back)
    assert host.recorded(back) == []
    assert host.open.seat != asked.seat
    assert replayed(head, store).open == host.open


def test_a_throw_is_not_answered_by_a_person():
    head = header("kaques", bots=0)
    host = replica(head)
    assert not isinstance(host.open, Ask)  # the first throw for the order of seats
    assert host.answer(host.table.number, (1,)) is None


def test_a_question_to_a_bot_is_not_answered_by_a_person():
    host = replica(header("kaques", bots_first=True))
    while not isinstance(host.table.open, Ask):
        step = host.table.open
        host.table.answer(host.table.number, Seeded(3)(host.table.number, step))
    asked = host.table.open
    assert (host.answer(host.table.number, ()) is None) == (asked.seat == 0)


def test_a_batch_that_does_not_fit_changes_nothing():
    head = header("kaques")
    host, other = replica(head), replica(head)
    first = other.follow()
    number, step = host.table.number, host.table.open
    for lines in ((*first.lines[:1], "no journal"), ("[" * 100_000,), ('{"a": 1}',)):
        with pytest.raises(OutOfPlace):
            host.recorded(Batch(0, host.last, lines))
        assert (host.at, host.table.number, host.table.open) == (0, number, step)
    assert host.recorded(first) == other.recorded(first)


def test_nothing_is_taken_back_when_the_game_is_over():
    head, store = header("verflixte6"), Store()
    host = replica(head)
    luck = [Guesser(Seat(seat), SeededLuck(7, Seat(seat))) for seat in range(2)]
    while not host.over:
        followed(host, store)
        if isinstance(host.open, Ask):
            batch = host.answer(host.table.number, luck[host.open.seat].choose(host.table.number, host.open))
            assert store.append(batch)
            host.recorded(batch)
    assert host.take_back(lambda step: isinstance(step, Ask)) is None


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    name=st.sampled_from(sorted(SHORT)),
    seed=st.integers(0, 2**128 - 1),
    hosts=st.integers(2, 4),
    turns=st.lists(st.tuples(st.integers(0, 3), st.booleans(), st.integers(1, 40)), min_size=20, max_size=60),
    ahead=st.booleans(),
)
def test_hosts_that_race_tell_the_same_game_whatever_is_refused(name, seed, hosts, turns, ahead):
    head, store = header(name, seed), Store()
    every = [replica(head, Clock(SLICE / turns[n][2])) for n in range(hosts)]
    heard = [list(host.heard) for host in every]
    luck = [Guesser(Seat(seat), SeededLuck(seed, Seat(seat))) for seat in range(2)]
    for which, reads_first, _ in turns:
        host, told = every[which % hosts], heard[which % hosts]
        if reads_first:
            told += caught_up(host, store)
        batch = host.follow()
        if batch is None and isinstance(host.open, Ask):
            number, question = host.table.number, host.open
            try:
                answer = luck[question.seat].choose(number, question)
            except RuntimeError:  # words cannot be guessed
                continue
            batch = (host.answer_ahead if ahead else host.answer)(number, answer)
        if batch is not None:
            told += host.recorded(batch) if store.append(batch) else caught_up(host, store)
    for host, told in zip(every, heard, strict=True):
        told += caught_up(host, store)
        assert told == replayed(head, store).told
        assert host.last == (store.batches[-1].digest if store.batches else host.last)


@pytest.mark.parametrize("name", sorted(SHORT))
def test_a_bot_stands_in_and_gives_the_seat_back_and_every_host_plays_the_same(name):
    head, store = header(name, bots=0), Store()
    host, other = replica(head), replica(head)
    followed(host, store)
    number, seat = host.table.number, host.open.seat
    batch = host.stand_in(seat, "good", [1 - seat])
    assert store.append(batch)
    assert host.recorded(batch) == []
    assert host.table.number == number
    assert host.stand_in(seat, "good", [1 - seat]) is None
    assert host.answer(number, None) is None
    followed(host, store)
    assert host.open is None or host.open.seat == 1 - seat
    back = host.give_back(seat)
    assert store.append(back)
    host.recorded(back)
    assert host.give_back(seat) is None
    assert host.standing_in == {}
    for batch in store.read(0):
        other.recorded(batch)
    assert other.heard == host.heard
    assert (other.open, other.table.number) == (host.open, host.table.number)
    host.refused()
    host._rebuild()
    assert host.heard == other.heard
    assert replayed(head, store).number == host.table.number


def test_a_bot_stands_in_for_no_bot():
    head, store = header("kaques", bots=1), Store()
    host = replica(head)
    followed(host, store)
    assert host.stand_in(2, "good", [0]) is None
    with pytest.raises(OutOfPlace):
        host.recorded(host._batch([stand_in_line(2, "good", [0])]))


def test_who_holds_the_table_sees_it_as_it_is_built_anew():
    one, other = replica(header("kaques")), replica(header("kaques"))
    held = one.table
    for each in (one, other):
        each.recorded(each.follow())
    stop = next(offer.answer for offer in held.open.offers() if offer.name == "stop")
    one.recorded(one.answer(held.number, stop))
    answered = held.number
    one.follow()  # computed, and then refused
    assert held.number > answered
    one.refused()
    assert one.table is held
    assert held.number == answered
    one.start_over()
    one.recorded(other.batches(0)[0])
    assert held.number == other.table.number
    assert (one.last, one.heard) == (other.last, other.heard)
