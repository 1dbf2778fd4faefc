"""Game loop for bots, shared by the arena, the lab and the server.

A decision depends only on the position, the seat and the number of moves the seat has made, so a
bot plays alike everywhere and no state has to be stored between questions.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from osada.bots.bot import Budget, ask
from osada.bots.find import make
from osada.bots.script import Script
from osada.core import chance
from osada.core.game import Game
from osada.core.options import Choices
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.core.table import Table

_DEALER: Final = 0xDEA1


class Decision(msgspec.Struct, frozen=True):
    """A question to a bot."""

    seat: int
    position: Position
    number: int
    """Seed of the bot's random choices."""


def number_of(seed: str, seat: int, made: int) -> int:
    """Return the seed of a seat's decision after so many moves; it reveals no draws to come."""
    digest = hmac.new(seed.encode(), f"bot {seat} {made}".encode(), sha256).digest()
    return int.from_bytes(digest[:4])


def decision_at(table: Table, seat: int, seed: str) -> Decision:
    """Return the decision of a seat at a table with that seed."""
    made = sum(entry.seat == seat for entry in table.entries)
    return Decision(seat, table.position, number_of(seed, seat, made))


def answer(bot: str, game: Game, decision: Decision, budget: Budget | None = None) -> list[int]:
    """Return the moves of a bot until another seat or nature acts."""
    player, dealer = make(bot, game, decision.number), Rng(decision.number ^ _DEALER)
    return ask(player, decision.seat, decision.position, dealer, budget)


class Match:
    """A game from its beginning to its end: nature draws by the seed, as it does at a table."""

    def __init__(self, game: Game, players: int, options: Choices, seed: str) -> None:
        self.game = game
        self.position: Position = game.new(players, options)
        self.moves: list[tuple[int, int]] = []
        """Every move so far with its seat; nature's too."""
        self._seed = chance.check_seed(seed)
        self._made = [0] * players
        self._scripts = [Script(game) for _ in range(players)]

    def run(self, think: Callable[[Decision], list[int]]) -> Position:
        """Play to the end; each seat follows its plan while the game goes as foreseen."""
        draws = 0
        while (seat := int(self.position.turn())) != OVER:
            if seat == NATURE:
                self._play(seat, chance.draw(self._seed, draws, self.position.chances()))
                draws += 1
                continue
            script = self._scripts[seat]
            if not script.fits(seat, self.position):
                number = number_of(self._seed, seat, self._made[seat])
                script.follow(think(Decision(seat, self.position, number)))
            self._made[seat] += 1
            self._play(seat, script.next(seat, self.position))
        return self.position

    def _play(self, seat: int, move: int) -> None:
        self.position.play(seat, move)
        self.moves.append((seat, move))
