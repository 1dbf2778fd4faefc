"""What must always hold: each thing that could be wrong with a position is found."""

from collections.abc import Callable

import pytest

from osada.games.sardinia import GAME
from osada.games.sardinia.position import SardiniaPosition
from osada.games.sardinia.state import END, PLACES, RESERVE
from tests.games.sardinia.scene import Scene

Harm = Callable[[SardiniaPosition], None]


def harm(field: str, value: int, index: int | None = None) -> Harm:
    """Set a field, or an entry of an array, to a value that cannot be."""

    def change(position: SardiniaPosition) -> None:
        if index is None:
            setattr(position, field, value)
        else:
            getattr(position, field)[index] = value

    return change


FAULTS: list[tuple[Harm, str]] = [
    (harm("actor", 3), "the seat that decides is not at the table"),
    (harm("scorings", 12), "S30: there are eleven scorings"),
    (harm("phase", END), "S30: the game ended before its eleventh scoring"),
    (harm("settlers", 6, RESERVE), "S1: seat 0 must have 5 settlers"),
    (harm("villages", 3, PLACES + RESERVE), "S1: seat 1 must have 4 villages"),
    (harm("ships", 0b111, 2), "S1: seat 2 has more ships or forts than there are"),
    (harm("forts", 0b1111, 1), "S1: seat 1 has more ships or forts than there are"),
    (harm("priest", 0b11, 0), "S1: seat 0 has one priest, in one province"),
    (harm("settled", 1, 0), "the settled provinces of seat 0 are not those with its settlers"),
    (harm("hand", 255, 1), "S1: seat 1 has cards that do not exist"),
    (harm("crowd", 2, 5), "the pieces in province 5 are miscounted"),
    (harm("crowded", 1), "province 0 is wrongly marked as full or not full"),
    (harm("unseen", 0), "S4: each of the 26 fort cards must be in one place"),
    (harm("row", 26), "S4: the deck has run out"),
    (harm("crops", 1), "S3: there must be sixteen crop tokens"),
]


@pytest.mark.parametrize(("change", "reason"), FAULTS)
def test_what_is_impossible_is_found(change: Harm, reason: str) -> None:
    position = Scene(players=3).position
    assert GAME.broken(position) == []
    change(position)
    assert reason in GAME.broken(position)


def test_s6_an_overcrowded_province_is_found() -> None:
    scene = Scene(players=4).crowd("p1", 7).settler("D", "p1")
    assert "S6: there are 8 pieces in province 0" in GAME.broken(scene.position)


def test_s8_two_forts_on_a_site_are_found() -> None:
    scene = Scene().fort("A", "5").fort("B", "5")
    assert "S8: two forts stand on one site" in GAME.broken(scene.position)


def test_s9_too_many_ships_in_a_harbour_are_found() -> None:
    scene = Scene(players=2).ship("A", "h1").ship("B", "h1")
    assert "S9: there are 2 ships in harbour 0" in GAME.broken(scene.position)


def test_s18_more_villages_than_crop_tokens_are_found() -> None:
    scene = Scene().village("A", "p1")
    assert "S18: seat 0 has more villages than crop tokens" in GAME.broken(scene.position)


def test_s32_a_missing_kept_card_is_found() -> None:
    scene = Scene(players=2, kept="1 2", guardian="alternative")
    scene.position.unseen |= 1
    scene.position.kept[0] = -1
    assert GAME.broken(scene.position) == ["S32: every player keeps a fort card"]
