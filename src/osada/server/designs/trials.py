"""What a bot makes of somebody's design, played in processes of its own."""

from __future__ import annotations

import msgspec

from osada.bots import Budget, Match, answer
from osada.games import Edition
from osada.server.designs.measurement import MeasureTrial
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.stored_editions import StoredEditions


class TrialRequest(msgspec.Struct, frozen=True):
    """A game that one bot is to play on an edition."""

    edition: Edition
    trial: MeasureTrial
    seconds: float


class TrialPlayer:
    """Plays games on designs that are to be measured."""

    def __init__(self, pool: WorkerPool, contents: StoredEditions, seconds: float) -> None:
        self._pool = pool
        self._contents = contents
        self._seconds = seconds

    async def play(self, trial: MeasureTrial) -> float:
        """The bot's points, on average over its seats."""
        game = await self._contents.game(trial.game, trial.content)
        return await self._pool.run(
            play_trial, TrialRequest(Edition.of(game), trial, self._seconds)
        )


def play_trial(asked: TrialRequest) -> float:
    """The points that a bot reaches on a seed; runs in a process of its own."""
    game, trial, budget = asked.edition.load(), asked.trial, Budget(seconds=asked.seconds)
    match = Match(game, trial.players, trial.options, trial.seed)
    scores = match.run(lambda decision: answer(trial.bot, game, decision, budget)).scores()
    return sum(scores) / len(scores)
