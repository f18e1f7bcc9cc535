"""The console: presents requests through the outputs of their listener, and reads typed lines.

Apart from desk.py: it serves requests by outputs that somebody else has opened.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from access.dialogue.drivers import ApplySetting
from access.dialogue.requests import (
    Change,
    Changed,
    Listener,
    OwnCommand,
    Reach,
    Read,
    Reply,
    Request,
    TextPrompt,
    Told,
    Typed,
)
from access.language.output import Output, OutputKind, Question, WaitingLine, said_text
from access.outputs.terminal.plain import Pressed, Terminal
from access.outputs.terminal.screen import Screen
from access.system import environment
from games.data import frozen, replace

Changer = Callable[[Change], Changed]
"""Changes a setting of a seat, for good and at once. Raises Refused."""


@frozen
class Outputs:
    """The outputs of one listener, in the order in which they present; the last is the screen, which reads prompts."""

    screen: Screen[Terminal]
    others: tuple[Output, ...] = ()

    def __iter__(self) -> Iterator[Output]:
        yield from (*self.others, self.screen)

    @property
    def kinds(self) -> tuple[OutputKind, ...]:
        """The kinds of those that others here can use, too."""
        return tuple(output.kind for output in self if output.kind is not None)

    def connected(self) -> bool:
        """Tell whether a device that holds lines answers now."""
        return any(output.connected() for output in self)

    def reach(self) -> Reach:
        """Return the facts about them that a conversation needs."""
        return Reach(
            more=self.screen.more,
            interactive=self.screen.terminal.interactive,
            outputs=self.kinds,
            connected=self.connected(),
            scrollback_stays=environment.scrollback_stays(),
        )

    def with_those_of(self, other: Outputs) -> Outputs:
        """Return these outputs, with those of another listener whose kind they lack."""
        lent = [output for output in other if output.kind is not None and output.kind not in self.kinds]
        screen = self.screen.beside_display() if any(each.kind and each.kind.holds for each in lent) else self.screen
        return Outputs(screen, tuple(sorted((*lent, *self.others), key=_speaks)))


def _speaks(output: Output) -> bool:
    return output.kind is not None and output.kind.speaks


class Console:
    """Serves the requests of one conversation. `meanwhile` is started once, when the first question is shown."""

    def __init__(
        self,
        outputs: Mapping[int, Outputs],
        meanwhile: Callable[[], None] | None,
        change: Changer,
        apply: ApplySetting,
    ) -> None:
        self.outputs = outputs
        self.change = change
        self.apply = apply
        self.meanwhile = meanwhile
        self._out = next(iter(outputs.values()))
        self._taken = False
        self.holds = False
        """Whether lines wait in the terminal until a question or `flush`."""

    def serve(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError, KeyboardInterrupt, OSError and Refused."""
        if isinstance(request, OwnCommand):
            return Changed(())  # only a club has commands of its own
        return self.change(request) if isinstance(request, Change) else self._read(request)

    def refresh(self, listeners: Iterable[Listener]) -> None:
        """Let listeners know whether their displays answer now."""
        for listener in listeners:
            connected = self.outputs[listener.seat].connected()
            listener.reach = replace(listener.reach, connected=connected)

    def write(self, line: str) -> None:
        """Print a line in the terminal alone, at once."""
        self._out.screen.terminal.write([line])
        self.flush()

    def flush(self) -> None:
        """Print the lines that wait in the terminal."""
        self._out.screen.terminal.flush()

    def end_line(self) -> None:
        """Print the lines that wait in the terminal, and end the last one."""
        self._out.screen.terminal.end_line()

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading of a line with EOFError, from any thread. Ignored once `still()` is false."""
        self._out.screen.terminal.cancel(still)

    def limit(self, is_late: Callable[[], bool]) -> None:
        """Let the terminal know whether the time for the open question is over."""
        self._out.screen.terminal.is_late = is_late

    def settle(self) -> None:
        """Show pending lines on displays: no question follows now."""
        for output in self._out:
            output.settle()

    def finish(self) -> None:
        """Wait until all is presented."""
        for output in self._out:
            output.finish()

    def taken(self) -> Outputs:
        """Return the outputs of the first listener, which present to them from now on."""
        if not self._taken:
            self._taken = True
            for output in self._out:
                output.take()
        return self._out

    # Requests

    def _read(self, request: Read) -> Typed:
        if request.forget is not None:
            for output in self._out:
                output.forget(request.forget)
        out = self._take(request.to)
        out.screen.terminal.closing = request.closing
        if request.lines or isinstance(request.stop, Question | TextPrompt):
            self._tell_news(request.to)
        self._present(request.lines)
        if request.stop is None and not self.holds:
            out.screen.terminal.flush()
        reply = self._stop(request)
        if self.holds:
            out.screen.terminal.echo()
        if request.finish:
            self.finish()
        if request.to.reach.connected != out.connected():
            return replace(reply, reach=replace(request.to.reach, connected=out.connected()))
        return reply

    def _take(self, to: Listener) -> Outputs:
        """Present to this listener from now on."""
        out = self._outputs_of(to)
        if out is not self._out or not self._taken:
            self._out, self._taken = out, True
            for output in out:
                output.take()
        return out

    def _outputs_of(self, to: Listener) -> Outputs:
        out = self.outputs[to.seat]
        for lender in to.lenders:
            out = out.with_those_of(self.outputs[lender.seat])
        return out

    # Lines

    def _tell_news(self, to: Listener) -> None:
        """Tell by all other outputs that a device was lost or came back."""
        for device in self._out:
            news = device.news()
            if news is not None:
                said = said_text(to.phrases.text(news))
                for output in (self._out.screen, *(each for each in self._out if each is not self._out.screen)):
                    if output is not device:
                        output.present((said,))

    def _present(self, lines: Sequence[Told]) -> None:
        cues = [cue for told in lines for cue in told.cues]
        for output in self._out:
            output.play(cues)
        for beside in (each for told in lines for each in told.beside):
            for output in self.outputs[beside.to.seat]:
                if output.kind == beside.kind:
                    output.present((beside.said,))
        own = [told.own for told in lines if told.own is not None]
        if own:
            self._out.screen.present(own)  # in one write
        for said in own:
            for output in self._out:
                if output is not self._out.screen:
                    output.present((said,))

    # Stops

    def _stop(self, request: Read) -> Typed:
        stop, out = request.stop, self._out
        if isinstance(stop, Question):
            for output in out:
                output.ask(stop, request.typed, request.again)
            self._start_meanwhile()
            return self._typed(request.seat, request.typed)
        if isinstance(stop, WaitingLine):
            for output in out:
                output.stand(stop, request.typed)
            return self._pieces(request.seat, stop.at, request.typed)
        if isinstance(stop, TextPrompt):
            for output in out:
                output.ask_text(stop.line, request.typed)
            return self._typed(request.seat, request.typed, secret=stop.secret)
        return Typed()

    def _pieces(self, seat: int, first: int, typed: str) -> Typed:
        """Read at each piece of a line that waits, until something is typed or the last piece was read."""
        reply = Typed()
        for piece in range(min(first, self._out.screen.pieces - 1), self._out.screen.pieces):
            reply = self._typed(seat, typed, piece)
            if not reply.reads_on:
                break
            typed = reply.text if reply.key else ""
        return reply

    def _typed(self, seat: int, typed: str, piece: int = 0, secret: bool = False) -> Typed:
        """Return the line typed at a prompt, not echoed if `secret`; then close the question, and silence the voice."""
        try:
            screen, prompt = self._out.screen, self._out.screen.prompt(piece)
            if secret:
                return Typed(screen.terminal.read_secret(prompt))
            raw = screen.terminal.read(prompt, seat, typed, screen.words)
        finally:
            for output in self._out:
                output.answered()
                output.hush()
        return Typed(raw.typed, raw.command, piece) if isinstance(raw, Pressed) else Typed(raw, at=piece)

    def _start_meanwhile(self) -> None:
        if self.meanwhile is not None:
            threading.Thread(target=_quietly, args=[self.meanwhile], daemon=True).start()
            self.meanwhile = None


def _quietly(make: Callable[[], None]) -> None:
    """Prepare something in advance; errors are reported later, when it is needed."""
    with suppress(Exception):
        make()
