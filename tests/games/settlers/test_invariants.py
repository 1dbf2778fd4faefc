"""Invariants: each one that is broken is noticed."""

from collections.abc import Callable

import pytest

from osada.games.settlers import GAME
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.state import END, FINISHED
from tests.games.settlers.pack import Pack
from tests.games.settlers.scene import Scene
from tests.games.settlers.test_abilities import lending


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
        (_overdrawn, "pool[0] is from 0"),
        (_overlapping, "W24"),
        (_unbuilt_settlement, "W24"),
        (_circled_for_nothing, "W24"),
        (_raised_for_nothing, "W26"),
        (_works_incomplete, "W13"),
        (_harvest_without_bridge, "W10"),
        (_two_of_one_favour, "W7"),
        (_whole_section_begun, "W12"),
        (_too_long, "built[0] is from 0 to 9, not 10"),
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
        ("sheet", -1, None, "W1: there is no such game"),
        ("phase", 99, None, "phase is from 0 to 7, not 99"),
        ("round", 11, None, "round is from 0 to 10, not 11"),
        ("round", 0, None, "W4: the first round has not begun"),
        ("active", 3, None, "W7: the seat that decides is not at the table"),
        ("die", 2, None, "W5: a die is rolled, but not now"),
        ("tokens", 64, None, "tokens is from 0 to 31, not 64"),
        ("tokens", 1, None, "favours serve this game"),
        ("points", 4, 0, "cannot have brought 4 points"),
        ("points", 4, 6, "W17: Export cannot have brought 4 points"),
        ("step", 4, 0, "W8: what is being decided is nothing that the seat can do"),
        ("frame", 1, 0, "W8: what is being decided is nothing that the seat can do"),
        ("pool", 9, 0, "W8: resources or workers that come from nowhere"),
        ("pool", 9, 4, "W8: resources or workers that come from nowhere"),
        ("done", 1, 0, "W12: more was built in this round than there is on the track"),
        ("built", 1, 0, "W9: more areas are crossed out than there were actions"),
        ("actor", 1, None, "W7: one seat decides while favours are taken"),
        ("dice", 2, 0, "W5: everybody has the same roll"),
        ("unused", 4, 0, "W17: seat 0 can use only its own favour, once"),
        ("favour", -1, 1, "W7: seat 1 must have taken a favour"),
        ("settlements", 40, 7, "W22: a settlement in the basic game, or of a round to come"),
        ("crossed", 1 << 3, 0, "W11: an area crossed out that the village does not have"),
        ("used", 1, 0, "was used too often"),
        ("settlements", 6 * 36, 0, "settlements[0] is from -1 to 215, not 216"),
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


@pytest.mark.parametrize(("workers", "fits"), [(5, True), (6, False)])
def test_w17_each_favour_that_was_lent_counts_once(fan: Pack, workers: int, fits: bool) -> None:
    scene = lending(fan, "consulate").play("use-favour coin").pool(gold=1, workers=workers)
    faults = [fault for fault in fan.game.broken(scene.position) if "from nowhere" in fault]
    assert (not faults) == fits, "four by the die, and one favour of two"
