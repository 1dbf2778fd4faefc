"""What a bot makes of a stream's dice, played in processes of its own."""

from __future__ import annotations

from osada.server.challenges.service import BotScore
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.bot_requests import PAR, BotGame, play_bot_game
from osada.server.tables.streams import StoredStream


class ParPlayer:
    """Plays the streams whose par is wanted."""

    def __init__(self, pool: WorkerPool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds

    async def play(self, stream: StoredStream) -> BotScore:
        """The bot's score, and which bot it was."""
        party = BotGame(stream.game, 1, stream.options, stream.seed, PAR, self._seconds)
        scores = await self._pool.run(play_bot_game, party)
        return BotScore(scores[0], PAR)
