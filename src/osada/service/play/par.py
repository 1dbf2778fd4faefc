"""What a bot makes of a stream's dice, played in processes of its own."""

from __future__ import annotations

from osada.service.play.pool import Pool
from osada.service.play.thinking import PAR, Party
from osada.service.solo.streams import Par, StoredStream


class ParPlayer:
    """Plays the streams whose par is wanted."""

    def __init__(self, pool: Pool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds

    async def play(self, stream: StoredStream) -> Par:
        """The bot's score, and which bot it was."""
        party = Party(stream.game, 1, stream.options, stream.seed, PAR, self._seconds)
        scores = await self._pool.play_out(party)
        return Par(scores[0], PAR)
