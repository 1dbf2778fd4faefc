"""What must always hold is noticed when it does not."""

from collections.abc import Callable

import pytest

from osada.games.settlers import GAME
from osada.games.settlers.position import SettlersPosition
from tests.games.settlers.scene import Scene


def _overdrawn(p: SettlersPosition) -> None:
    p.pool[0] = -1


def _overlapping(p: SettlersPosition) -> None:
    p.built[0] = p.built[1] = 5
    p.settlements[0] = p.settlements[1] = 0
    p.settled[0] = 1 | 1 << 9 | 1 << 10
    p.round = 3
    p.level[0] = 2


def _unbuilt_settlement(p: SettlersPosition) -> None:
    p.settlements[0] = 0
    p.settled[0] = 1 | 1 << 9 | 1 << 10


def _circled_for_nothing(p: SettlersPosition) -> None:
    p.settled[0] = 1


def _raised_for_nothing(p: SettlersPosition) -> None:
    p.level[2] = 1


def _works_incomplete(p: SettlersPosition) -> None:
    p.ready[1] |= 1


def _harvest_without_bridge(p: SettlersPosition) -> None:
    p.harvested[0] = 1


def _two_of_one_favour(p: SettlersPosition) -> None:
    p.favour[1] = p.favour[0]


def _whole_section_begun(p: SettlersPosition) -> None:
    p.part[0] = 1


def _too_long(p: SettlersPosition) -> None:
    p.built[0] = 10


def _bad_die(p: SettlersPosition) -> None:
    p.dice[0] = 7


def _gold_out_of_thin_air(p: SettlersPosition) -> None:
    p.pledge[0] = 4


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (_overdrawn, "W8"),
        (_overlapping, "W24"),
        (_unbuilt_settlement, "W24"),
        (_circled_for_nothing, "W24"),
        (_raised_for_nothing, "W26"),
        (_works_incomplete, "W13"),
        (_harvest_without_bridge, "W10"),
        (_two_of_one_favour, "W7"),
        (_whole_section_begun, "W12"),
        (_too_long, "W12"),
        (_bad_die, "W5"),
        (_gold_out_of_thin_air, "W6"),
    ],
)
def test_a_spoilt_position_is_refused(spoil: Callable[[SettlersPosition], None], rule: str) -> None:
    position = Scene(mode="advanced").position
    assert GAME.broken(position) == []
    spoil(position)
    assert any(rule in reason for reason in GAME.broken(position))
