"""The same conversation by four drivers: a script, an event loop, a console, and a page; and many of them at once."""

import asyncio
import tracemalloc
from dataclasses import replace

import pytest
from scripted import ScriptedConsole, place_of
from two_places import Seated, by_asyncio, by_consoles, by_pages, by_script

from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run, run_async
from access.dialogue.places import Place
from access.dialogue.requests import ASKED, NEWS, Listener, Typed, Watching
from access.language.phrases import Phrases
from access.storage import catalogue
from games.kaques import GAME
from games.kaques.rules import Keep, Stopped
from games.refusals import Leave, TakeBack
from games.steps import Seat, Tell

ANN, BEN = Seat(0), Seat(1)
QUESTION = Keep(ANN, (1, 5, 2, 2, 2, 6), 300, 1000, 10000)


@pytest.mark.parametrize("name", catalogue.names())
def test_two_persons_at_two_places_hear_the_same_by_every_driver(name):
    ann, ben = by_script(name)
    assert len(ann) > 10
    both = {line for line in set(ann) & set(ben) if sum(map(str.isalpha, line)) > 9}
    assert not both  # each in their own language
    assert by_asyncio(name) == [ann, ben]
    assert by_consoles(name) == [ann, ben]
    assert by_pages(name) == [ann, ben]


@pytest.mark.parametrize("name", catalogue.names())
def test_whoever_watches_between_questions_is_told_the_same_lines_only_sooner(name):
    watched, asked = by_asyncio(name, watch=True), by_script(name)
    for sooner, later in zip(watched, asked, strict=True):
        assert sorted(sooner) == sorted(later)


def conversation(seat=0, name="Gustave"):
    return Conversation([Listener(seat, Phrases("en", GAME, ("Ann", name), (seat,)))], {seat}, Seated("kaques").around)


def test_whoever_watches_can_ask_what_happened_and_is_told_at_once_what_happens():
    talk = conversation()
    replies = iter([Typed(key=NEWS), Typed("repeat"), Typed("score"), Typed("1 5"), Typed("st", key=ASKED)])
    shown, stops = [], []

    def serve(request):
        shown.extend(told.own.line.text for told in request.lines)
        stops.append(request.stop)
        if len(stops) == 1:
            talk.tell(Tell(Stopped(BEN, 400, 400)))
        return next(replies)

    run(talk.watch(), serve)
    assert all(isinstance(stop, Watching) for stop in stops)
    assert shown == [
        "Gustave: 400, fertisch: done! Now 400.",
        "Gustave: 400, fertisch: done! Now 400.",
        *("You: 0.", "Ben: 0.", "The first to reach 1000 wins. A good turn, 350 or more, is called a Grandmère.")[:1],
        "Gustave: 0.",
        "The first to reach 1000 wins. A good turn, 350 or more, is called a Grandmère.",
        "Not understood: 1 5. Type a command, such as score. You will be told when it is your turn.",
    ]
    script = ScriptedConsole.of(["op"])
    run(talk.choose(QUESTION), script)
    assert script.transcript[-1].endswith("op")  # "st" stood in the line already


def test_a_conversation_is_closed_whatever_ends_it():
    closed = []

    async def talk():
        try:
            await conversation().ask(QUESTION)
        finally:
            closed.append(True)

    def hang_up(request):
        raise SystemExit

    with pytest.raises(SystemExit):
        run(talk(), hang_up)

    async def cancelled():
        async def serve(request):
            await asyncio.Event().wait()

        task = asyncio.ensure_future(run_async(talk(), serve))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert closed == [True, True]


def test_whoever_leaves_while_watching_leaves_at_the_next_question():
    async def play():
        lines = iter(["quit"])

        async def serve(request):
            if isinstance(request.stop, Watching):
                line = next(lines, None)
                if line is None:
                    await asyncio.Event().wait()
                return Typed(line)
            return Typed("stop")

        place = place_of(conversation(), serve)
        place.watch()
        for _ in range(5):
            await asyncio.sleep(0)
        with pytest.raises(Leave):
            await place.choose(0, QUESTION)
        assert await place.choose(1, QUESTION) == ()
        await place.stop()

    asyncio.run(play())


def test_the_tasks_of_a_place_are_started_by_whom_it_belongs_to_and_end_with_it():
    async def play():
        started = []

        def starts(name, work):
            started.append(asyncio.create_task(work, name=name))
            return started[-1]

        async def serve(request):
            if isinstance(request.stop, Watching):
                await news.wait()
                return Typed(key=NEWS)
            return Typed("stop")

        news = asyncio.Event()
        place = Place(conversation(), serve, news.set, starts=starts)
        before = asyncio.all_tasks()
        place.watch()
        await until_settled()
        assert asyncio.all_tasks() - before == {task for task in started if not task.done()}
        assert {task.get_name() for task in started} == {"watching at seat 0"}
        await place.stop()
        assert all(task.done() for task in started)

    asyncio.run(play())


def test_what_goes_wrong_while_somebody_watches_comes_to_whoever_stops_it():
    async def play():
        async def serve(request):
            raise ZeroDivisionError

        place = place_of(conversation(), serve)
        place.watch()
        await until_settled()
        with pytest.raises(ZeroDivisionError):
            await place.stop()

    asyncio.run(play())


def test_whoever_watches_in_the_task_that_asks_is_told_what_happens_until_called_and_may_leave():
    async def play():
        shown, started, lines = [], [], []

        async def serve(request):
            shown.extend(told.own.line.text for told in request.lines)
            if not isinstance(request.stop, Watching):
                return Typed()
            news.clear()
            if not lines:
                await news.wait()
            return Typed(lines.pop()) if lines else Typed(key=NEWS)

        def starts(name, work):
            started.append(name)
            return asyncio.create_task(work)

        news = asyncio.Event()
        place = Place(conversation(), serve, news.set, starts=starts)
        watching = asyncio.ensure_future(place.watch_here())
        await until_settled()
        place.tell(Tell(Stopped(BEN, 400, 400)))
        await until_settled()
        assert shown == ["Gustave: 400, fertisch: done! Now 400."]
        assert not watching.done()
        place.interrupt()
        await watching
        assert not started
        place.watch()  # as while an answer takes long
        await until_settled()
        place.tell(Tell(Stopped(BEN, 300, 700)))
        await until_settled()
        assert shown[-1] == "Gustave stops with 300 and has 700."
        await place.stop()
        lines.append("quit")
        with pytest.raises(Leave):
            await place.watch_here()

    asyncio.run(play())


def until_settled():
    """Let everything in the event loop run that can."""

    async def settle():
        for _ in range(20):
            await asyncio.sleep(0)

    return settle()


def test_lines_being_presented_are_not_lost_when_news_arrives_meanwhile():
    async def play():
        shown, connection = [], asyncio.Event()

        async def serve(request):
            await connection.wait()  # a slow one
            shown.extend(told.own.line.text for told in request.lines)
            if isinstance(request.stop, Watching):
                await asyncio.Event().wait()
            return Typed("stop")

        place = place_of(conversation(), serve)
        place.tell(Tell(Stopped(BEN, 400, 400)))
        place.watch()
        await until_settled()
        place.tell(Tell(Stopped(BEN, 300, 700)))
        await until_settled()
        connection.set()
        await until_settled()
        assert shown == ["Gustave: 400, fertisch: done! Now 400.", "Gustave stops with 300 and has 700."]
        await place.stop()

    asyncio.run(play())


def test_a_connection_lost_at_a_question_is_leaving():
    async def play():
        async def serve(request):
            raise ConnectionResetError

        with pytest.raises(Leave):
            await place_of(conversation(), serve).choose(0, QUESTION)

    asyncio.run(play())


def test_the_last_words_reach_somebody_who_left_while_watching():
    async def play():
        shown = []

        async def serve(request):
            shown.extend(told.own.line.text for told in request.lines)
            return Typed("quit" if isinstance(request.stop, Watching) else "")

        place = place_of(conversation(), serve)
        place.watch()
        await until_settled()
        place.tell(Tell(Stopped(BEN, 400, 400)))
        await place.last_words()
        assert shown[-1] == "Gustave: 400, fertisch: done! Now 400."

    asyncio.run(play())


def test_whoever_takes_back_an_answer_watches_again():
    async def play():
        watched = []

        async def serve(request):
            if isinstance(request.stop, Watching):
                watched.append(request)
                await asyncio.Event().wait()
            return Typed("undo")

        around = replace(Seated("kaques").around, typed=True)
        listener = Listener(0, Phrases("en", GAME, ("Ann", "Ben"), (0,)))
        place = place_of(Conversation([listener], {0}, around), serve)
        with pytest.raises(TakeBack):
            await place.choose(0, QUESTION)
        await until_settled()
        assert len(watched) == 1
        await place.stop()

    asyncio.run(play())


def test_a_thousand_conversations_fit_in_one_process_and_do_not_mix():
    talks = [conversation(name=f"B{n}") for n in range(1000)]
    scripts = [ScriptedConsole.of(["repeat", "stop"]) for _ in talks]
    for n, talk in enumerate(talks):
        talk.to.explained.first(talk.to.phrases, QUESTION)
        talk.tell(Tell(Stopped(BEN, n, n)))

    async def play():
        return await asyncio.gather(
            *(run_async(talk.choose(QUESTION), script.later) for talk, script in zip(talks, scripts, strict=True))
        )

    assert asyncio.run(play()) == [()] * 1000
    for n, script in enumerate(scripts):
        assert script.transcript[0] == script.transcript[2] == f"B{n}: {n}, fertisch: done! Now {n}."


def test_one_conversation_more_takes_five_kilobytes():
    around = Seated("kaques").around
    names, many = ("Ann", "Ben"), []
    run(conversation().choose(QUESTION), ScriptedConsole.of(["stop"]))
    tracemalloc.start()
    many.extend(Conversation([Listener(0, Phrases("en", GAME, names, (0,)))], {0}, around) for _ in range(500))
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken / len(many) < 5 * 1024
