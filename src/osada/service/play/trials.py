"""What a bot makes of somebody's design, played in processes of its own."""

from __future__ import annotations

import msgspec

from osada.analysis.balance.trials import Outcome, played
from osada.bots import Budget, Match, answer
from osada.games import Edition
from osada.service.play.contents import Contents
from osada.service.play.pool import Pool
from osada.service.workshop.balancing import Order
from osada.service.workshop.measuring import Trial


class Asked(msgspec.Struct, frozen=True):
    """A game that one bot is to play on an edition."""

    edition: Edition
    trial: Trial
    seconds: float


class TrialPlayer:
    """Plays games on designs that are to be measured."""

    def __init__(self, pool: Pool, contents: Contents, seconds: float) -> None:
        self._pool = pool
        self._contents = contents
        self._seconds = seconds

    async def play(self, trial: Trial) -> float:
        """The bot's points, on average over its seats."""
        game = await self._contents.game(trial.game, trial.content)
        return await self._pool.run(play_trial, Asked(Edition.of(game), trial, self._seconds))


def play_trial(asked: Asked) -> float:
    """The points that a bot reaches on a seed; runs in a process of its own."""
    game, trial, budget = asked.edition.load(), asked.trial, Budget(seconds=asked.seconds)
    match = Match(game, trial.players, trial.options, trial.seed)
    scores = match.run(lambda decision: answer(trial.bot, game, decision, budget)).scores()
    return sum(scores) / len(scores)


def play_order(order: Order) -> Outcome:
    """A game with or without one of a design's parts; runs in a process of its own."""
    return played(order.bench, order.trial)
