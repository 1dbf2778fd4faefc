"""Seating: people first, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from osada.bots import Player, find
from osada.bots.find import names
from osada.cli.failures import Failure
from osada.cli.record_commands import SEATS
from osada.core.record import LETTERS
from osada.core.table import Table
from osada.text.language import Language

HUMAN: Final = "human"


class Seating(msgspec.Struct, frozen=True):
    """For each seat `human` or the name of a bot."""

    seats: list[str]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    def strangers(self) -> list[str]:
        """Bots that have no name here: a file must not choose what code is loaded."""
        known = (HUMAN, *names())
        return [who for who in self.seats if who not in known]

    def note(self) -> str:
        """Return the note by which a record remembers the seating."""
        return SEATS + ",".join(self.seats)

    def bots(self, table: Table, seed: str) -> list[Player | None]:
        """A bot for each seat that has one; they play alike when the table's seed is the same."""
        return [
            None if who == HUMAN else Player(who, table, seat, seed)
            for seat, who in enumerate(self.seats)
        ]

    def names(self, given: Sequence[str], words: Language) -> list[str]:
        """The names given, and for the rest their seat."""
        if len(given) > len(self.seats):
            raise Failure(words.say("too-many-names", names=len(given), players=len(self.seats)))
        plain = [
            words.say("name-person" if who == HUMAN else "name-bot", seat=LETTERS[seat])
            for seat, who in enumerate(self.seats)
        ]
        return [*given, *plain[len(given) :]]


def from_notes(notes: Sequence[str], players: int) -> Seating | None:
    """Read the seating of a saved game."""
    for note in notes:
        seats = note.removeprefix(SEATS).split(",")
        if note.startswith(SEATS) and len(seats) == players:
            return Seating(seats)
    return None


def arrange(players: int, humans: int | None, bots: Sequence[str], words: Language) -> Seating:
    """People in the first seats; the last bot named takes all seats that are left."""
    people = min(1, players) if humans is None else humans
    if not 0 <= people <= players:
        raise Failure(words.say("wrong-humans", humans=people, players=players))
    left = players - people
    if len(bots) > left:
        raise Failure(words.say("too-many-bots", bots=len(bots), seats=left))
    for bot in bots:
        find(bot)
    last = bots[-1] if bots else "random"
    return Seating([HUMAN] * people + [*bots, *[last] * (left - len(bots))])
