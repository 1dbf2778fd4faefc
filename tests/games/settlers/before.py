"""The game by revision 1 of its rules, which forced passive abilities (W35)."""

from __future__ import annotations

from typing import Final

from osada.core.game import Mode
from osada.games.settlers.game import Settlers


class Before(Settlers):
    """In the modes in which the revisions may differ, and one in which they do not."""

    def modes(self) -> list[Mode]:
        alone = [Mode(1, {"adventure": sheet}) for sheet in ("9", "14")]
        return [Mode(2, {"mode": "advanced"}), Mode(2, {"adventure": "9"}), *alone]


BEFORE: Final = Before(revision=1)
