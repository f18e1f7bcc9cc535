"""Choose Your Words: the rules CW-0 to CW-18 of RULES.md.

A game consists of rounds; a round is deal, bets, exchange, bets, showdown. `chips` and `stays` hold what lasts between
rounds, `Round` holds what a round changes. With real cards (`cards=typed`) nothing is dealt: hands stay unknown, and
the showdown asks for the cards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from games import (
    Card,
    Cards,
    Deal,
    Event,
    Hand,
    Illegal,
    Purses,
    Row,
    Seat,
    Tell,
    Tied,
    Value,
    shares,
    side_pots,
    uncalled,
    without,
    worth,
)
from games.words import events
from games.words.decks import HAND, NAMES, usual
from games.words.questions import CALL, FOLD, LEAST_BET, LEAST_RAISE, Call, Move, Open, Swap, SwapCount, WhoDeals
from games.words.showdown import Showdown
from games.words.table import Lexicon, Round


class Words(Purses):
    """A game of Choose Your Words."""

    def __init__(self, seats: int, options: Mapping[str, Value], agreed: Lexicon) -> None:
        super().__init__(seats, int(options["chips"]))
        self.agreed = agreed
        self.options = options
        self.ante, self.least, self.most = (int(options[name]) for name in ("ante", "min-bet", "max-bet"))
        self.typed = options["cards"] == "typed"
        self.last = int(options["rounds"])
        self.left = self.last or -1
        """The rounds that follow the present one; -1 if the game goes on to the end (CW-3)."""
        everybody = tuple(self.everybody())
        self.round = Round(Seat(0), everybody, list(everybody), [0] * seats, [0] * seats)

    # The game

    async def play(self) -> Mapping[str, Any]:
        """Play the whole game (CW-3); the result names the seats with the most chips."""
        dictionary = self.agreed.dictionary
        check = "always" if self.agreed.always else "challenge"
        await Tell(events.Agreed(dictionary.name, len(dictionary), self.cards_told(), check))
        await Tell(events.Stakes(self.chips[0], self.ante, self.least, self.most))
        dealer = await self.first_dealer()
        while len(self.in_game()) > 1:
            self.left -= self.left > 0
            self.number += 1
            await self.play_round(dealer)
            if self.left == 0:
                break
            dealer = next(seat for seat in [*self.clockwise(dealer)[1:], dealer] if self.chips[seat])
        return await self.end()

    def cards_told(self) -> str:
        """Return which deck is used: the usual one of the dictionary, a bundled one, or the players' own."""
        deck = str(self.options["deck"])
        if deck == usual(self.agreed.dictionary.language):
            return "usual"
        return deck if deck in NAMES else "own"

    async def first_dealer(self) -> Seat:
        """Return the seat with the highest card: most points, then later letters; equal cards are cut again (CW-2)."""
        if self.typed:
            return Seat(await WhoDeals(Seat(0), len(self.chips)))
        pile, seats = self.agreed.deck.cards, self.in_game()
        while True:
            cut: dict[Seat, Card] = {}
            for seat in seats:
                (name,) = await Deal(seat, 1, pile)
                cut[seat] = self.agreed.deck.card(name)
                pile = without(pile, [name])
                await Tell(events.Cut(seat, Row((cut[seat],))))
            highest = max(cut.values(), key=lambda card: (card.points, card.letters))
            seats = [seat for seat, card in cut.items() if card == highest]
            if len(seats) == 1:
                return seats[0]
            await Tell(events.CutAgain(Row((highest,))))
            if len(pile) < len(seats):
                return seats[0]  # a deck of one kind of card never decides it

    async def end(self) -> Mapping[str, Any]:
        """Share the pot that is left among those still in the game (T-6), and return the seats with the most chips."""
        await self.share_what_stayed(self.in_game())
        winners = tuple(seat for seat in self.everybody() if self.chips[seat] == max(self.chips))
        await Tell(Tied(winners) if len(winners) > 1 else events.Won(winners[0], self.chips[winners[0]]))
        await self.tell_others(self.chips, lambda seat: events.Standing(seat, self.chips[seat]))
        return {"winners": winners}

    # A round

    async def play_round(self, dealer: Seat) -> None:
        """Play a round: ante, deal, bets, exchange, bets, showdown (CW-4 to CW-16)."""
        playing = [seat for seat in self.clockwise(dealer) if self.chips[seat]]
        none = [0] * len(self.chips)
        self.before = list(self.chips)
        self.round = Round(dealer, tuple(playing), playing, none, list(none))
        await self.deal()
        await self.bet(playing[0])
        if len(self.round.playing) > 1:
            await self.exchange()
            await self.bet(self.round.from_left()[0])
        points = await self.showdown() if len(self.round.playing) > 1 else {self.round.playing[0]: 0}
        await self.pay_out(points)
        for seat in self.round.seats:
            if not self.chips[seat]:
                await Tell(events.Left(seat))

    async def showdown(self) -> dict[Seat, int]:
        """Play the showdown, and return the points of each player still in (CW-11 to CW-16)."""
        return await Showdown(self.round, self.agreed, self.typed, self.pot()).points()

    async def deal(self) -> None:
        """Take the ante (CW-4), and deal everybody seven cards, one at a time from the dealer's left on (CW-5)."""
        now = self.round
        await Tell(events.Deals(now.dealer, self.ante, self.number, self.last, self.typed))
        for seat in now.playing:
            self.pay(seat, min(self.ante, self.chips[seat]))
            if not self.chips[seat]:
                await Tell(events.Short(seat, now.paid[seat]))
        if self.typed:
            return
        order = now.from_left()
        dealt = await Deal(now.dealer, HAND * len(order), self.agreed.deck.cards)
        now.pile = self.agreed.deck.rest(dealt)
        for place, seat in enumerate(order):
            now.hands[seat] = self.agreed.deck.hand(dealt[place :: len(order)])
        for seat in order:
            await Tell(events.Dealt(now.hands[seat]), to=seat)

    async def exchange(self) -> None:
        """Let everybody swap up to four cards, once round from the dealer on (CW-8)."""
        for seat in list(self.round.playing):
            if self.typed:
                await Tell(events.Swapped(seat, await SwapCount(seat)))
                continue
            hand = self.round.hands[seat]
            names = await Swap(seat, hand, self.pot(), self.agreed)
            await Tell(events.Swapped(seat, len(names)))
            if names:
                drawn = self.agreed.deck.hand(await self.draw(seat, names))
                self.round.hands[seat] = without(hand, self.agreed.deck.hand(names)) + drawn
                await Tell(events.Drew(drawn), to=seat)

    async def draw(self, seat: Seat, names: Cards) -> Cards:
        """Draw as many cards from the pile; if it runs out, shuffle what the others laid into a new one (CW-8)."""
        now = self.round
        now.laid[seat] = names
        drawn: Cards = await Deal(seat, min(len(names), len(now.pile)), now.pile) if now.pile else ()
        now.pile = without(now.pile, drawn)
        if len(drawn) < len(names):
            now.pile = tuple(name for other, cards in now.laid.items() if other != seat for name in cards)
            now.laid = {seat: names}
            more = await Deal(seat, len(names) - len(drawn), now.pile)
            now.pile = without(now.pile, more)
            drawn += more
        return drawn

    # Bets

    async def bet(self, first: Seat) -> None:
        """Play one betting round, until a whole circle passes without a raise (CW-6, CW-9, CW-10)."""
        now = self.round
        now.level, now.bets = 0, [0] * len(self.chips)
        waiting = deque(self.from_seat(first))
        while waiting and len(now.playing) > 1:
            seat = waiting.popleft()
            if not self.is_asked(seat):
                continue
            move = await self.ask_bet(seat)
            if move == FOLD:
                now.playing.remove(seat)
                await Tell(events.Folded(seat))
            elif move == CALL:
                self.pay(seat, min(now.level - now.bets[seat], self.chips[seat]))
                await Tell(events.Called(seat, not self.chips[seat]))
            else:
                await self.bet_to(seat, int(move[-1]))
                waiting = deque(self.from_seat(seat)[1:])
        seat, chips = uncalled(now.paid)
        if chips:
            now.paid[seat] -= chips
            self.chips[seat] += chips
            await Tell(events.GoesBack(seat, chips))

    def is_asked(self, seat: Seat) -> bool:
        """Tell whether a seat has chips, and a bet to meet or somebody to bet against (CW-10)."""
        owes = self.round.level > self.round.bets[seat]
        return bool(self.chips[seat]) and (owes or self.others_can_bet(seat))

    def others_can_bet(self, seat: Seat) -> bool:
        """Tell whether anybody else still in has chips."""
        return any(self.chips[other] for other in self.round.playing if other != seat)

    async def ask_bet(self, seat: Seat) -> Move:
        """Ask a seat for its bet; the limits are those of CW-6, or all its chips if these are fewer (CW-10)."""
        now = self.round
        hand, chips, others = now.hands.get(seat, ()), self.chips[seat], len(now.playing) - 1
        if now.level == 0:
            opening = Open(
                *(seat, hand, min(self.least, chips), min(self.most, chips), self.pot(), others, self.agreed),
                *(self.left, self.ahead(seat)),
            )
            return await self.with_sum(opening, await opening)
        owes = now.level - now.bets[seat]
        most = min(self.most, now.bets[seat] + chips)
        least = now.level + 1 if most > now.level and self.others_can_bet(seat) else 0
        calling = Call(
            *(seat, hand, min(owes, chips), self.pot(), least, most if least else 0, others, self.agreed),
            *(self.left, self.ahead(seat)),
        )
        return await self.with_sum(calling, await calling)

    async def with_sum(self, asked: Open | Call, move: Move) -> Move:
        """Return a move with its chips; who named none hears how many they are."""
        if move not in (LEAST_BET, LEAST_RAISE):
            return move
        await Tell(events.BetLeast(asked.seat, asked.least, move == LEAST_RAISE))
        return move[0], asked.least

    def ahead(self, seat: Seat) -> int:
        """Return by how many chips a seat was ahead of the best of the others when the round began."""
        had = [chips + paid for chips, paid in zip(self.chips, self.round.paid, strict=True)]
        return had[seat] - max(chips for other, chips in enumerate(had) if other != seat)

    async def bet_to(self, seat: Seat, chips: int) -> None:
        """Open or raise to so many chips; if the last chips are fewer, others still meet the lowest bet (CW-10)."""
        now = self.round
        opens = now.level == 0
        self.pay(seat, chips - now.bets[seat])
        now.level = max(chips, self.least)
        bet = events.Opened if opens else events.Raised
        await Tell(bet(seat, chips, not self.chips[seat]))

    def pay(self, seat: Seat, chips: int) -> None:
        """Move chips from a purse into the pot."""
        self.chips[seat] -= chips
        self.round.paid[seat] += chips
        self.round.bets[seat] += chips

    async def pay_out(self, points: Mapping[Seat, int]) -> None:
        """Pay each pot to the most points among those who can win it; what does not divide stays (CW-7, CW-15)."""
        now = self.round
        won = dict.fromkeys(now.playing, 0)
        stays = 0
        for pot in side_pots(now.paid, now.playing, self.stays):
            most = max(points[seat] for seat in pot.seats)
            winners = [seat for seat in pot.seats if points[seat] == most]
            each, odd = shares(pot.chips, len(winners))
            stays += odd
            if len(winners) > 1:
                await Tell(events.Equal(tuple(winners)))
            for seat in winners:
                won[seat] += each
        now.paid = [0] * len(self.chips)
        await self.settle_round(won)
        await self.leave_in_pot(stays)

    # Seats and chips

    def in_game(self) -> list[Seat]:
        """Return all seats that have chips."""
        return [seat for seat in self.everybody() if self.chips[seat]]

    def from_seat(self, first: Seat) -> list[Seat]:
        """Return the seats still in the round, from this one on."""
        return self.clockwise(first, self.round.playing)

    def pot(self) -> int:
        """Return all chips that can be won."""
        return self.stays + sum(self.round.paid)

    def price(self, seat: Seat) -> int:
        """Return the price of staying in for a seat."""
        now = self.round
        return min(now.level - now.bets[seat], self.chips[seat]) if seat in now.playing else 0

    def out(self, seat: Seat) -> bool:
        """Tell whether a seat has left the game: it has no chips, and can win none any more (CW-3)."""
        return not self.chips[seat] and seat not in self.round.playing

    # On request

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return the number of the round, and everybody's chips, in seat order."""
        return (*self.round_of(), *map(events.Standing, self.everybody(), self.chips))

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the hand of the seat that asks."""
        hand = self.round.hands.get(seat)
        return (events.Holding(hand) if hand else events.HoldsUnknown(),)

    def refuses(self, query: str) -> str:
        """Return the phrase that refuses to look a word up where words must be doubted (CW-16)."""
        return "words-no-looking" if query == "look" and not self.agreed.always else ""

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        """Answer a query: the pot, the seats, the points of the hand, or whether a word is listed. Raises Illegal."""
        if query == "pot":
            return (self.in_pot(seat),)
        if query == "who":
            return tuple(self.who(other) for other in self.seats())
        if query == "points":
            hand = self.round.hands.get(seat)
            return (events.HandPoints(hand, worth(hand)) if hand else events.HoldsUnknown(),)
        return (self.look(value, self.round.hands.get(seat, ())),)

    def beside(self, seat: Seat) -> tuple[Event, ...]:
        """Return everybody's bet in the round, and the pot."""
        return (*map(self.who, self.everybody()), self.in_pot(seat)) if self.round.seats else ()

    def in_pot(self, seat: Seat) -> events.InPot:
        """Return the pot, and what a seat pays to stay in."""
        return events.InPot(self.pot(), self.price(seat))

    def look(self, word: str | None, hand: Hand) -> events.Listed:
        """Return whether the dictionary lists a word, and what the hand of the seat lacks for it. Raises Illegal."""
        if not word:
            raise Illegal("words-look-what")
        missing = self.agreed.missing(word, hand) if hand else ()
        can_lay = self.agreed.can_lay(word)
        listed = self.agreed.dictionary.lists(word)
        return events.Listed(self.agreed.spelled(word), listed, can_lay, ", ".join(missing) or "none", hand)

    def seats(self) -> list[Seat]:
        """Return the seats in the round, from the dealer's left on, then the others."""
        inside = self.round.from_left()
        return inside + [seat for seat in self.everybody() if seat not in inside]

    def who(self, seat: Seat) -> events.Who:
        """Return a seat's place in the round, its bet and its chips."""
        return events.Who(seat, self.place(seat), self.round.bets[seat], self.chips[seat])

    def place(self, seat: Seat) -> events.Place:
        """Return whether a seat is still in the round."""
        if seat in self.round.playing:
            return "in" if self.chips[seat] else "all-in"
        return "folded" if seat in self.round.seats else "out"
