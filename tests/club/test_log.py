"""What a club writes down: one form for all loggers, and nothing that a person typed unless it is asked for."""

import json
import logging
import re
import sys
import threading
import warnings

import psycopg
import pytest

from access.club.log import LineHandler, begin_logging, caught_all, extra


@pytest.fixture
def written():
    """Starts to write a log; returns its lines."""
    ends = []

    def start(**options):
        lines = []
        ends.append(begin_logging(LineHandler(lines.append, **options)))
        return lines

    yield start
    for end in ends:
        end()


def test_addresses_are_hashed_unless_they_are_asked_for(written):
    hashed, plain = written(), written(addresses=True)
    log = logging.getLogger("access.club.ssh.login")
    log.info("in", extra=extra(address="192.0.2.7", person=3))
    log.info("in", extra=extra(address="192.0.2.7", person=3))
    assert hashed[0].partition(" INFO ")[2] == hashed[1].partition(" INFO ")[2]
    assert "192.0" not in hashed[0].partition(" INFO ")[2]
    assert plain[0].endswith("INFO in address=192.0.2.7 person=3")


def test_each_line_is_an_object_for_programs(written):
    lines = written(as_json=True)
    logging.getLogger("access.club.ssh.login").info("in", extra=extra(address="192.0.2.7", person=3))
    found = json.loads(lines[0])
    assert (found["event"], found["level"], found["logger"], found["person"]) == (
        "in",
        "info",
        "access.club.ssh.login",
        3,
    )
    assert found["time"].endswith("+00:00")
    assert "192.0.2.7" not in lines[0]


def test_an_error_is_logged_with_its_places_but_not_with_what_somebody_typed(written):
    short, whole, objects = written(), written(details=True), written(as_json=True)
    try:
        try:
            int("what Anna said")
        except ValueError as error:
            raise RuntimeError("Anna said this") from error
    except RuntimeError:
        logging.getLogger("access.club.server").exception("visit failed")
    assert "Anna" not in short[0] + objects[0]
    assert "ValueError" in short[0]
    assert short[0].endswith("RuntimeError")
    assert f"{__file__}:" in short[0]
    assert "RuntimeError" in json.loads(objects[0])["trace"]
    assert "what Anna said" in whole[0]


def test_the_message_of_an_error_of_the_system_is_logged(written):
    lines = written()
    try:
        open("/nowhere/club.sqlite")  # noqa: SIM115 - it does not open
    except OSError:
        logging.getLogger("access.club.server").exception("visit failed")
    assert "No such file or directory" in lines[0]


def test_of_several_database_servers_the_error_of_each_is_written_and_nothing_else_of_it(written):
    lines = written()
    try:
        psycopg.connect("host=127.0.0.1,localhost port=1,2 dbname=club connect_timeout=3")
    except psycopg.OperationalError as error:
        logging.getLogger("psycopg.pool").warning("error connecting in 'pool-1': %s\nDETAIL: Anna", error)
    assert re.search("- host: '127.0.0.1'.*refused.* - host: 'localhost'.*refused", lines[0]), lines
    assert "Anna" not in lines[0]


def test_libraries_log_in_the_same_form_and_without_addresses_of_people(written):
    lines, asked = written(), written(addresses=True)
    for address in ("192.0.2.7", "2001:db8::7", "::1"):
        logging.getLogger("asyncssh").warning("Connection from %s failed\nwith more", address)
        assert address not in lines[-1]
        assert "\n" not in lines[-1]
        assert asked[-1].endswith(f"WARNING Connection from {address} failed")
    logging.getLogger("asyncssh").info("Accepted Anna")
    assert "Anna" not in "".join(lines)
    logging.getLogger("psycopg.pool").warning("error connecting in 'pool-1': 127.0.0.1 refused")
    assert lines[-1].endswith("WARNING error connecting in 'pool-1': 127.0.0.1 refused")


def test_objects_of_libraries_are_left_out(written):
    lines = written()
    log = logging.getLogger("psycopg.pool")
    log.warning("discarding closed connection: %s", "<psycopg.AsyncConnection [BAD] at 0x7fa7c0ffee00>")
    log.warning("rolling back: %s", "<psycopg.AsyncConnection [INTRANS] (host=db1 user=taverne) at 0x7fa7c0ffee00>")
    assert [line.partition(" WARNING ")[2] for line in lines] == ["discarding closed connection", "rolling back"]


def test_a_record_that_cannot_be_written_ends_nothing(monkeypatch):
    monkeypatch.setattr(logging, "raiseExceptions", False)

    def full(line):
        raise OSError

    end = begin_logging(LineHandler(full))
    logging.getLogger("access.club.ssh.login").info("in")
    end()


def test_each_event_is_one_line_whatever_is_in_it(written):
    lines, objects, whole = written(), written(as_json=True), written(details=True)
    try:
        raise OSError("no space\nleft\x1b[2J")
    except OSError:
        logging.getLogger("access.club.server").exception("visit failed", extra=extra(why="one\u2028two"))
    assert [len(log) for log in (lines, objects, whole)] == [1, 1, 1]
    for line in (lines[0], whole[0]):
        assert line.isprintable()
        assert "ERROR visit failed why=one | two | " in line
        assert "no space | left?[2J" in line
    assert "\n" not in objects[0]


class Unclosed:
    """Something that fails where nobody hears it."""

    def __del__(self):
        raise KeyError("Anna")


EVENTS = ("ERROR error reached nobody", "ERROR thread failed", "WARNING")


def test_what_python_would_write_itself_is_in_the_log_until_the_club_ends(written):
    lines = written()
    hooks = sys.unraisablehook, threading.excepthook, warnings.showwarning
    with caught_all():
        gone = Unclosed()
        del gone
        failing = threading.Thread(target=lambda: open("/nowhere/club.sqlite"))  # noqa: SIM115 - it does not open
        failing.start()
        failing.join()
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn("old", DeprecationWarning, stacklevel=1)
    assert [event in line for event, line in zip(EVENTS, lines, strict=True)] == [True] * 3
    assert "Anna" not in "".join(lines)
    assert (sys.unraisablehook, threading.excepthook, warnings.showwarning) == hooks
