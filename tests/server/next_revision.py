"""Pebbles as it might be one day: its second revision lets everybody add one more."""

from __future__ import annotations

from examples.pebbles.game import Pebbles
from examples.pebbles.position import PebblesPosition, Tables
from osada.core.options import Choices


class Generous(Pebbles):
    """Both revisions side by side."""

    revisions = (1, 2)

    def start(self, players: int, options: Choices) -> PebblesPosition:
        position = super().start(players, options)
        position.tables = Tables(self.tables.most + self.revision - 1)
        return position


GAME = Generous()
