"""Requests to bots, answered in worker processes."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from osada.bots import Budget, Decision, Match, answer, decision_at
from osada.bots import names as bot_names
from osada.bots.levels import STRONGEST
from osada.bots.script import Script
from osada.core.snapshot import from_json, to_json
from osada.games import Edition, find
from osada.server.tables.state.hosted_table import HostedTable

PLAIN: Final = "random"
"""The fallback bot, which never fails."""
PAR: Final = STRONGEST
"""The bot that sets par."""


class BotQuestion(msgspec.Struct, frozen=True):
    """A position and the bot to ask; what its seat cannot see is dealt anew before it thinks."""

    edition: Edition
    position: str
    seat: int
    bot: str
    number: int
    seconds: float


class BotGame(msgspec.Struct, frozen=True):
    """A whole game for one bot to play, to find out what score the dice allow."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str
    seconds: float


class PlannedStep(msgspec.Struct, frozen=True):
    """A planned move, and the token of the position that it is meant for."""

    move: int
    token: str


class MovePlan:
    """The next moves of a bot. A plan is kept in memory only and may be lost."""

    def __init__(self, question: BotQuestion, moves: list[int], token: str) -> None:
        self.seat = question.seat
        self._first_token: str | None = token
        self._script = Script(question.edition.load())
        self._script.follow(moves)

    def next(self, hosted: HostedTable) -> PlannedStep | None:
        """Return the next move if the game has gone as planned."""
        if self.seat not in hosted.bots_due():
            return None
        table = hosted.player()
        token = table.token(self.seat)
        if token != self._first_token and not self._script.fits(self.seat, table.position):
            return None
        self._first_token = None
        return PlannedStep(self._script.next(self.seat, table.position), token)


def known_bots() -> list[str]:
    """Return the names of the bots that may sit at a table."""
    return bot_names()


def question_for(hosted: HostedTable, seat: int, seconds: float) -> BotQuestion:
    """Return the question to ask the bot of a seat."""
    bot = hosted.occupants[seat].bot or PLAIN
    table = hosted.player()
    position = to_json(hosted.game, table.position)
    number = decision_at(table, seat, hosted.setup.seed).number
    return BotQuestion(Edition.of(hosted.game), position, seat, bot, number, seconds)


class BotAnswer(msgspec.Struct, frozen=True):
    """The bot's moves until someone else acts, and the CPU seconds that they took."""

    moves: list[int]
    seconds: float


def think(question: BotQuestion) -> BotAnswer:
    """Return the bot's answer; runs in a worker process."""
    game = question.edition.load()
    decision = Decision(question.seat, from_json(game, question.position), question.number)
    began = time.process_time()
    moves = answer(question.bot, game, decision, Budget(seconds=question.seconds))
    return BotAnswer(moves, time.process_time() - began)


def play_bot_game(request: BotGame) -> list[int]:
    """Return the scores of a game that one bot plays in all seats; runs in a worker process."""
    game, budget = find(request.game), Budget(seconds=request.seconds)
    match = Match(game, request.players, request.options, request.seed)
    return match.run(lambda decision: answer(request.bot, game, decision, budget)).scores()
