"""Bot seated at a table with people."""

from __future__ import annotations

from osada.bots.find import make
from osada.bots.match import answer, decision_at
from osada.bots.script import Script
from osada.core.table import Table


class Player:
    """Asks the bot of a seat, and follows its plan while the game goes as foreseen."""

    def __init__(self, bot: str, table: Table, seat: int, seed: str) -> None:
        make(bot, table.game, 0)  # fails at once for an unknown bot
        self._bot = bot
        self._table = table
        self._seat = seat
        self._seed = seed
        self._script = Script(table.game)

    def move(self) -> int:
        """Return the bot's move now."""
        table, seat = self._table, self._seat
        if not self._script.fits(seat, table.position):
            self._script.follow(answer(self._bot, table.game, decision_at(table, seat, self._seed)))
        return self._script.next(seat, table.position)
