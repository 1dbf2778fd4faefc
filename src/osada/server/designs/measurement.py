"""Measurement of published designs: the score gap between two levels of bots on the same dice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from osada.bots import Budget, Match, answer
from osada.games import Edition
from osada.server.designs.schemas import Spread
from osada.server.platform.cancellation import uninterrupted
from osada.server.platform.job_queue import JobQueue
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.stored_editions import StoredEditions

GAMES: Final = 12
"""Games of each level: the difference of their averages is then good to a few points."""
MIDDLING: Final = "level2"
STRONG: Final = "level5"


class MeasureTrial(msgspec.Struct, frozen=True):
    """A game that a bot plays on a design."""

    game: str
    content: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str


class MeasureRequest(msgspec.Struct, frozen=True):
    """A design to be measured, with its author and the options it is played with."""

    author: str
    game: str
    content: str
    players: int
    options: dict[str, str]

    def trial(self, number: int, bot: str) -> MeasureTrial:
        """Return one of its games; the same number has the same dice for every bot."""
        seed = f"spread-{number}"
        return MeasureTrial(self.game, self.content, self.players, self.options, seed, bot)


PlayTrial = Callable[[MeasureTrial], Awaitable[float]]
FindUnmeasured = Callable[[str], Awaitable[MeasureRequest | None]]
SaveSpread = Callable[[str, Spread], Awaitable[None]]


async def measure(design: MeasureRequest, play: PlayTrial) -> Spread:
    """Play all games on a design."""
    low = [await play(design.trial(number, MIDDLING)) for number in range(GAMES)]
    high = [await play(design.trial(number, STRONG)) for number in range(GAMES)]
    below, above = sum(low) / GAMES, sum(high) / GAMES
    return Spread(above - below, below, above, GAMES)


class DesignMeasurement:
    """Measures designs in the background, one after another; authors take turns.

    The service adds the unmeasured designs again when the server starts.
    """

    def __init__(self, play: PlayTrial, find: FindUnmeasured, save: SaveSpread) -> None:
        self._play = play
        self._find = find
        """Returns None if the design was withdrawn or measured in the meantime."""
        self._save = save
        self._queue = JobQueue(self._run, name="measurement of design")

    def add(self, content: str, author: str) -> None:
        """Queue a design."""
        self._queue.add(content, author)

    async def stop(self) -> None:
        """Cancel the running measurement and drop the waiting ones."""
        await self._queue.stop()

    async def _run(self, content: str) -> None:
        design = await uninterrupted(self._find(content))
        if design is not None:
            spread = await measure(design, self._play)
            await uninterrupted(self._save(content, spread))


class MeasureJob(msgspec.Struct, frozen=True):
    """A game for a worker process to play."""

    edition: Edition
    trial: MeasureTrial
    seconds: float


class TrialPlayer:
    """Plays the games of a measurement in worker processes."""

    def __init__(self, pool: WorkerPool, editions: StoredEditions, seconds: float) -> None:
        self._pool = pool
        self._editions = editions
        self._seconds = seconds

    async def play(self, trial: MeasureTrial) -> float:
        """Return the bot's points, averaged over its seats."""
        game = await self._editions.game(trial.game, trial.content)
        job = MeasureJob(Edition.of(game), trial, self._seconds)
        return await self._pool.run(play_measure_trial, job)


def play_measure_trial(job: MeasureJob) -> float:
    """Return a bot's points, averaged over its seats; runs in a worker process."""
    game, trial, budget = job.edition.load(), job.trial, Budget(seconds=job.seconds)
    match = Match(game, trial.players, trial.options, trial.seed)
    scores = match.run(lambda decision: answer(trial.bot, game, decision, budget)).scores()
    return sum(scores) / len(scores)
