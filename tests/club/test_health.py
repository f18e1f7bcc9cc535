"""What programs that watch a host are answered: whether it can record, and figures without anybody's name."""

import asyncio
import re
import time

import pytest
from clubhouse import house, opened
from helpers import PATIENCE
from watching import asked, get, watched

from access.club import monitoring
from access.club.monitoring import MOST_HEAD, MOST_REQUESTS, Figures, Measured
from access.club.store.sql import Found, Statement


def figure(text, name):
    """The value of a figure."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, (name, text)
    return float(found[1])


def test_a_file_that_cannot_be_written_is_told_until_it_can(tmp_path):
    async def run():
        async with house(tmp_path) as club, watched(club.serving.trouble) as port:
            assert (await asked(port, get("/health")))[2] == "port closed\n"
            await club.listen()
            first, head, body = await asked(port, get("/health"))
            assert (first, body) == ("HTTP/1.1 200 OK", "recording\n")
            assert "Cache-Control: no-store" in head
            await club.store.database.one("ALTER TABLE hosts RENAME TO gone")
            first, _, body = await asked(port, get("/health"))
            assert first == "HTTP/1.1 503 Service Unavailable"
            assert body == "cannot record: no such table: hosts\n"
            await club.store.database.one("ALTER TABLE gone RENAME TO hosts")
            assert (await asked(port, get("/health")))[2] == "recording\n"

    asyncio.run(run())


def test_a_host_that_closes_still_records_but_is_not_found_by_newcomers(tmp_path):
    async def run():
        async with (
            house(tmp_path) as club,
            watched(club.serving.trouble, closes=lambda: club.serving.is_closing) as port,
        ):
            await club.listen()
            club.serving.stop()
            first, _, body = await asked(port, get("/health"))
            assert (first, body) == ("HTTP/1.1 404 Not Found", "closing\n")
            assert (await asked(port, get("/metrics")))[2] == "one 1\n"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("request_sent", "status"),
    [
        (get("/health?from=haproxy"), "200 OK"),
        (get("/health", "POST"), "405 Method Not Allowed"),
        (get("/"), "404 Not Found"),
        (b"SSH-2.0-OpenSSH\r\n\r\n", "400 Bad Request"),
        (b"GET /health HTTP/1.0\r\n\r\n", "200 OK"),
    ],
)
def test_each_request_has_its_answer(request_sent, status):
    async def run():
        async with watched() as port:
            return await asked(port, request_sent)

    assert asyncio.run(run())[0].partition(" ")[2] == status


def test_a_request_for_the_head_alone_gets_no_body():
    async def run():
        async with watched() as port:
            return [await asked(port, get("/metrics", method)) for method in ("HEAD", "GET")]

    head, whole = asyncio.run(run())
    assert (head[:2], head[2], whole[2]) == (whole[:2], "", "one 1\n")


def test_a_method_that_is_not_taken_is_told_which_are():
    async def run():
        async with watched() as port:
            return await asked(port, get("/metrics", "DELETE"))

    first, head, body = asyncio.run(run())
    assert (first, body) == ("HTTP/1.1 405 Method Not Allowed", "")
    assert "Allow: GET,HEAD" in head


def test_a_fault_is_told_and_logged_and_what_strangers_send_is_not(caplog):
    def fails(is_recording):
        raise ValueError

    async def run():
        async with watched(figures=fails) as port:
            for malformed in (b"\x16\x03\x01\r\n\r\n", get("/health")[:-2] + b"no header\r\n\r\n"):
                assert (await asked(port, malformed))[0].endswith("400 Bad Request")
            assert not caplog.records
            assert (await asked(port, get("/metrics")))[0] == "HTTP/1.1 500 Internal Server Error"

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["request failed"]


def test_a_connection_that_says_nothing_or_begins_and_stops_is_closed(monkeypatch):
    monkeypatch.setattr(monitoring, "PATIENCE", 0.05)

    async def run():
        async with watched() as port, asyncio.timeout(PATIENCE):
            assert await asked(port, b"") == ("", "", "")
            assert await asked(port, b"GET /health HTTP/1.1\r\n") == ("", "", "")

    asyncio.run(run())


def test_a_connection_has_one_request():
    async def run():
        async with watched() as port:
            return await asked(port, get("/health") + get("/metrics"))

    _, head, body = asyncio.run(run())
    assert "Connection: close" in head
    assert body == "recording\n"


def test_a_request_that_is_too_long_is_refused_and_one_too_many_is_closed(monkeypatch):
    monkeypatch.setattr(monitoring, "PATIENCE", PATIENCE)  # on a busy machine all that is asked takes a while

    async def run():
        async with watched() as port:
            # Who still sends when it is refused may lose the answer with the connection.
            assert (await asked(port, b"GET /" + b"a" * 2 * MOST_HEAD))[0] in ("", "HTTP/1.0 400 Bad Request")
            assert (await asked(port, get("/health")[:-2] + b"X: 1\r\n" * 100 + b"\r\n"))[0].endswith("400 Bad Request")
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MOST_REQUESTS)]
            assert (await asked(port, get("/health")))[0] == ""
            silent[0][1].close()
            while (await asked(port, get("/health")))[0] != "HTTP/1.1 200 OK":
                pass
            for _, writer in silent:
                writer.close()

    asyncio.run(run())


def test_figures_tell_what_happens_but_of_nobody(tmp_path):
    figures = Figures()

    async def run():
        async with house(tmp_path, through=figures.measured) as club:
            figures.count(club.club)
            anna = await club.member("Anna")
            await club.member("Anna")
            await opened(anna, "target 1000", "bots 1")
            gathering = figures.text(True).decode()
            await anna.says("start", "Keep or stop\\?")
            await anna.says("stop", "fertisch[^?]*\\? $")
            return gathering, figures.text(True).decode()

    gathering, playing = asyncio.run(run())
    assert figure(gathering, 'taverne_tables{state="gathering"}') == 1
    assert figure(playing, 'taverne_tables{state="playing"}') == 1
    assert (figure(playing, "taverne_people"), figure(playing, "taverne_sessions")) == (1, 2)
    assert figure(gathering, "taverne_answers_total") == 0
    assert 1 <= figure(playing, "taverne_answers_total") < figure(playing, "taverne_append_seconds_count")
    assert figure(playing, "taverne_appends_refused_total") == 0
    assert figure(playing, "process_resident_memory_bytes") > 1 << 20
    assert "Anna" not in playing


def test_refused_appends_and_errors_of_the_database_are_counted(tmp_path):
    figures = Figures()

    async def run():
        async with house(tmp_path, through=figures.measured) as club:
            await club.store.database.recorded_one(Statement("UPDATE club SET value = '' WHERE name = 'nothing'"))
            with pytest.raises(Exception, match="club-store-broken"):
                await club.store.database.one("SELECT nothing")

    asyncio.run(run())
    text = figures.text(True).decode()
    assert figure(text, "taverne_appends_refused_total") == 1
    assert figure(text, "taverne_database_errors_total") == 1


def test_batches_that_go_together_are_counted_each_once():
    """Those that were not recorded come again by themselves, and are counted then."""
    figures = Figures()

    class Several:
        now = moment = server = change = open_change = waiting = explained = when_noted = scrub = close = ""

        async def recorded_several(self, statement):
            return Found([(2,), (3,)], 2)

        async def recorded_one(self, statement):
            return Found([], 0)

    async def run():
        database = Measured(Several(), figures)
        await database.recorded_several(Statement("three batches"))
        await database.recorded_one(Statement("the third of them"))

    asyncio.run(run())
    text = figures.text(True).decode()
    assert figure(text, "taverne_append_seconds_count") == 3
    assert figure(text, "taverne_appends_refused_total") == 1


def test_a_late_loop_is_measured():
    figures = Figures()

    async def run():
        measuring = asyncio.ensure_future(figures.measure_loop(0.001))
        await asyncio.sleep(0)
        time.sleep(0.06)
        while figure(figures.text(True).decode(), "taverne_loop_delay_seconds_count") == 0:
            await asyncio.sleep(0)
        measuring.cancel()

    asyncio.run(run())
    assert figure(figures.text(True).decode(), "taverne_loop_delay_seconds_sum") > 0.05
