"""Bots of the house: they think in processes of their own, never where requests are answered."""

from __future__ import annotations

from typing import Final

import msgspec

from osada.bots import Budget, ask
from osada.bots import make as make_bot
from osada.bots import names as bot_names
from osada.core.rng import Rng
from osada.core.snapshot import from_json, to_json
from osada.core.table import Table
from osada.games import find
from osada.service.secrets import derived_number
from osada.service.table.hosted import HostedTable

PLAIN: Final = "random"
"""The bot that never fails."""
PAR: Final = "level4"
"""The bot whose play is a measure for others."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. What its seat cannot know is dealt anew before the bot sees it."""

    game: str
    position: str
    seat: int
    bot: str
    number: int
    seconds: float


class Party(msgspec.Struct, frozen=True):
    """A whole game that one bot is to play, to see what can be had."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str
    seconds: float


def known_bots() -> list[str]:
    """The bots that may sit at a table."""
    return bot_names()


def question(desk: HostedTable, seat: int, seconds: float) -> Question:
    """What to ask about a desk's position."""
    bot = desk.occupants[seat].bot or PLAIN
    position = to_json(desk.game, desk.player().position)
    number = derived_number(desk.made.seed, f"bot {desk.seq} {seat}")
    return Question(desk.game.name, position, seat, bot, number, seconds)


def think(asked: Question) -> int:
    """The bot's move; runs in a process of its own."""
    game = find(asked.game)
    position = from_json(game, asked.position)
    bot = make_bot(asked.bot, game, asked.number)
    budget = Budget(seconds=asked.seconds)
    return ask(bot, asked.seat, position, Rng(asked.number), budget)


def play_out(party: Party) -> list[int]:
    """The scores that a bot reaches on a seed."""
    game = find(party.game)
    table = Table(game, party.players, party.seed, party.options)
    rng = Rng(derived_number(party.seed, "par"))
    players = [make_bot(party.bot, game, rng.below(1 << 30)) for _ in range(party.players)]
    budget = Budget(seconds=party.seconds)
    while not table.over:
        seat = int(table.position.turn())
        table.play(seat, ask(players[seat], seat, table.position, rng, budget))
    return table.position.scores()
