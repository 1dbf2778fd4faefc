"""What must always hold is noticed when it does not."""

from collections.abc import Callable

import pytest

from osada.games.settlers import GAME
from osada.games.settlers.law.position import SettlersPosition
from osada.games.settlers.law.state import END, FINISHED
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


def harm(field: str, value: int, index: int | None = None) -> Callable[[SettlersPosition], None]:
    """Set a field, or an entry of an array, to what cannot be."""

    def change(position: SettlersPosition) -> None:
        if index is None:
            setattr(position, field, value)
        else:
            getattr(position, field)[index] = value

    return change


@pytest.mark.parametrize(
    ("field", "value", "index", "reason"),
    [
        ("sheet", 999, None, "W1: there is no such game"),
        ("phase", 99, None, "W4: the game lasts ten rounds"),
        ("round", 11, None, "W4: the game lasts ten rounds"),
        ("round", 0, None, "W4: the first round has not begun"),
        ("active", 7, None, "W7: the seat that decides is not at the table"),
        ("die", 5, None, "W3: there are four dice"),
        ("tokens", 64, None, "W3: there are five favours"),
        ("tokens", 1, None, "favours serve this game"),
        ("points", -1, 0, "W19: points below zero"),
        ("step", 99, 0, "W8: no such step"),
        ("crossed", 1 << 40, 0, "W11: an area crossed out that the village does not have"),
        ("used", -1, 0, "W15: an ability used less than never"),
        ("settlements", 6 * 36, 0, "W22: a settlement of no building"),
    ],
)
def test_numbers_that_cannot_be_are_noticed(
    field: str, value: int, index: int | None, reason: str
) -> None:
    position = Scene(mode="advanced").position
    harm(field, value, index)(position)
    assert any(reason in found for found in GAME.broken(position))


def test_w22_a_building_of_the_advanced_game_does_not_work_in_the_basic_one() -> None:
    position = Scene(mode="basic").position
    position.ready[0] |= 1 << 4
    position.crossed[0] = 0
    assert any(reason.startswith("seat 0: W") for reason in GAME.broken(position))


def test_w18_a_window_that_all_have_left_is_noticed() -> None:
    position = Scene(mode="advanced").position
    for seat in range(position.players):
        position.step[seat] = FINISHED
    assert "W18: everybody has finished the round" in GAME.broken(position)


def test_w19_an_end_before_its_time_is_noticed() -> None:
    position = Scene(mode="advanced").position
    position.phase = END
    assert "W19: the game ended before round 10" in GAME.broken(position)
