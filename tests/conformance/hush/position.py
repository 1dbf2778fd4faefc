"""A position of Hush.

Everybody has two hidden cards of fourteen. Three times all lay one face down, at once; the highest
wins as many points as the lowest shows. Its owner may look at the last card of the deck, which is
never drawn; then everybody draws one.
"""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT, count, lowest, members
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from tests.conformance.hush.events import (
    Drew,
    Got,
    Laid,
    Looked,
    Passed,
    RoundBegan,
    Saw,
    Shown,
    Won,
)

CARDS: Final = 14
HAND: Final = 2
ROUNDS: Final = 3
NOTHING: Final = -1

LAY: Final = 0
LOOK: Final = CARDS
PASS: Final = CARDS + 1
DRAW: Final = CARDS + 2

DRAWING: Final = 0
LAYING: Final = 1
WINNING: Final = 2
LOOKING: Final = 3
END: Final = 4


class HushPosition(Position):
    """A state of a game of Hush."""

    players: i64
    round: i64
    phase: i64
    winner: i64
    deck: i64  # the cards in it, apart from the last one once somebody has seen that
    last: i64
    looked: i64  # the seats that have seen the last card
    hand: vec[i64]
    laid: vec[i64]
    shown: vec[i64]
    points: vec[i64]

    # Whose turn, and what may be done

    def turn(self) -> i64:
        if self.phase == END:
            return OVER
        return NATURE if self.phase in (DRAWING, LOOKING) else lowest(self.open_seats())

    def open_seats(self) -> i64:
        if self.phase == WINNING:
            return BIT[self.winner]
        waiting = [seat for seat in range(self.players) if self.laid[seat] == NOTHING]
        return sum(BIT[seat] for seat in waiting) if self.phase == LAYING else 0

    def window(self) -> i64:
        return self.round if self.phase == LAYING else 0

    def width(self) -> i64:
        return CARDS

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        moves = self.choices(seat) if self.open_seats() & BIT[seat] else []
        for n, move in enumerate(moves):
            buffer[n] = move
        return len(moves)

    def choices(self, seat: i64) -> list[int]:
        """The moves of a seat whose turn it is."""
        if self.phase == LAYING:  # H2
            return [LAY + card for card in members(self.hand[seat])]
        return [PASS] if self.looked & BIT[seat] else [LOOK, PASS]  # H4

    def chances_into(self, moves: vec[i64], weights: vec[i64]) -> i64:
        cards = members(self.deck)
        for n, card in enumerate(cards):
            moves[n] = DRAW + card
            weights[n] = 1
        return len(cards)

    # What it does

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        told: list[Event] = []
        if move >= DRAW:
            self.draw(move - DRAW, told)
        elif move == LOOK:
            self.look(seat, told)
        elif move == PASS:
            self.decline(seat, told)
        else:
            self.lay(seat, move - LAY, told)
        if events is not None:
            events += told

    def drawing(self) -> i64:
        """The seat that draws next: the winner first, and so round the table."""
        order = [(self.winner + i) % self.players for i in range(self.players)]
        return min(order, key=lambda seat: count(self.hand[seat]))

    def draw(self, card: i64, told: list[Event]) -> None:
        self.deck &= ~BIT[card]
        if self.phase == LOOKING:
            self.last = card
            self.see_last(self.winner, told)
            self.begin_drawing()
        else:
            seat = self.drawing()
            self.hand[seat] |= BIT[card]
            self.tell_draw(seat, card, told)
            if count(self.hand[self.drawing()]) == HAND:
                self.begin_round(told)

    def tell_draw(self, seat: i64, card: i64, told: list[Event]) -> None:
        told += [Drew(seat), Got(seat, card, audience=BIT[seat])]

    def begin_round(self, told: list[Event]) -> None:
        self.round += 1
        self.phase = LAYING
        told.append(RoundBegan(self.round))

    def lay(self, seat: i64, card: i64, told: list[Event]) -> None:
        self.hand[seat] &= ~BIT[card]
        self.laid[seat] = card
        self.tell_laid(seat, card, told)
        if not self.open_seats():
            self.show(told)

    def tell_laid(self, seat: i64, card: i64, told: list[Event]) -> None:
        told.append(Laid(seat))

    def show(self, told: list[Event]) -> None:
        """H3: turn all cards over."""
        self.shown = self.laid[:]
        self.winner = [int(card) for card in self.laid].index(max(self.laid))
        self.points[self.winner] += min(self.laid)
        self.laid = vec[i64]([NOTHING] * self.players)
        self.phase = END if self.round == ROUNDS else WINNING
        self.tell_shown(told)

    def tell_shown(self, told: list[Event]) -> None:
        told += [Shown(seat, card) for seat, card in enumerate(self.shown)]
        told.append(Won(self.winner, min(self.shown)))

    def look(self, seat: i64, told: list[Event]) -> None:
        """H4: only the first look needs chance."""
        told.append(Looked(seat))
        self.looked |= BIT[seat]
        if self.last == NOTHING:
            self.phase = LOOKING
        else:
            self.see_last(seat, told)
            self.begin_drawing()

    def see_last(self, seat: i64, told: list[Event]) -> None:
        told.append(Saw(seat, self.last, audience=BIT[seat]))

    def decline(self, seat: i64, told: list[Event]) -> None:
        told.append(Passed(seat))
        self.begin_drawing()

    def begin_drawing(self) -> None:
        self.phase = DRAWING

    # What it is worth, and what it hides

    def scores(self) -> list[int]:
        return [int(points) for points in self.points]

    def clone(self) -> HushPosition:
        copy = type(self)()
        for name in SCALARS:
            setattr(copy, name, getattr(self, name))
        for name in ARRAYS:
            setattr(copy, name, getattr(self, name)[:])
        return copy

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        pool = self.unknown(seat)
        for other in self.others(seat):
            if self.laid[other] != NOTHING:
                self.laid[other] = take(pool, rng)
            cards = [take(pool, rng) for _ in range(count(self.hand[other]))]
            self.hand[other] = mask(cards)
        if self.last != NOTHING and not self.knows_last(seat):
            self.last = take(pool, rng)
        self.deck = mask(pool)

    def others(self, seat: i64) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    def knows_last(self, seat: i64) -> bool:
        return seat >= 0 and bool(self.looked & BIT[seat])

    def unknown(self, seat: i64) -> list[int]:
        """The cards that could be anywhere, for all that a seat knows, in order."""
        cards = members(self.deck)
        for other in self.others(seat):
            cards += members(self.hand[other])
            cards += [int(self.laid[other])] if self.laid[other] != NOTHING else []
        if self.last != NOTHING and not self.knows_last(seat):
            cards.append(int(self.last))
        return sorted(cards)


def take(cards: list[int], rng: Rng) -> int:
    """Any of some cards, which is then gone from them."""
    return cards.pop(rng.below(len(cards)))


def mask(cards: list[int]) -> int:
    """Some cards as a set."""
    return int(sum(BIT[card] for card in cards))


SCALARS: Final = ("players", "round", "phase", "winner", "deck", "last", "looked")
ARRAYS: Final = ("hand", "laid", "shown", "points")


def begin(position: HushPosition, players: int) -> HushPosition:
    """A position before the first draw."""
    position.players = players
    position.round, position.phase, position.winner = 0, DRAWING, 0
    position.deck, position.last, position.looked = BIT[CARDS] - 1, NOTHING, 0
    position.hand = vec[i64]([0] * players)
    position.laid = vec[i64]([NOTHING] * players)
    position.shown = vec[i64]([NOTHING] * players)
    position.points = vec[i64]([0] * players)
    return position
