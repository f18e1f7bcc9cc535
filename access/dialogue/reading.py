"""Reading aloud: paragraphs one at a time, until the listener has had enough. Lines of one paragraph come in one go."""

from __future__ import annotations

from collections.abc import Collection

from access.dialogue.entries import Shown
from access.dialogue.history import History
from access.dialogue.outbox import Outbox
from access.engine.leaving import Leave
from access.language.output import WaitingLine, said_text


async def read_aloud(outbox: Outbox, paragraphs: Collection[str]) -> None:
    """Read paragraphs, one at a time. Quitting here ends only the reading."""
    await outbox.flush()
    try:
        await _read(outbox, paragraphs, History())
    except Leave:
        return


async def _read(outbox: Outbox, paragraphs: Collection[str], heard: History) -> None:
    for number, paragraph in enumerate(paragraphs, 1):
        for said in map(said_text, paragraph.split("\n")):
            if not outbox.to.reach.more:
                outbox.ready(said)
            elif not await outbox.stand(said, 0, heard):
                return
            heard.add(Shown(said))
        if outbox.to.reach.interactive and not outbox.to.reach.more and number < len(paragraphs):
            more = said_text(outbox.to.phrases.text("loop-more"))
            if not await outbox.wait(WaitingLine(more, "prompt"), 0, heard):
                return
