"""Invariants: each thing that could be wrong with a position is found."""

from collections.abc import Callable

import msgspec
import pytest

from osada.core.snapshot import from_json, to_json
from osada.games.sardinia import GAME
from osada.games.sardinia.rules.position import SardiniaPosition, new_position
from osada.games.sardinia.rules.state import END, NOBODY, PLACES, RESERVE, STANDARD
from osada.text.errors import PositionError
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
    (harm("actor", 3), "a seat that acts is not at the table"),
    (harm("scorings", 12), "scorings is from 0 to 11, not 12"),
    (harm("unseen", -2), "unseen is from 0 to 67108863, not -2"),
    (harm("crop", 16, 5), "crop[5] is from -1 to 4, not 16"),
    (harm("phase", 25), "phase is from 0 to 19, not 25"),
    (harm("phase", END), "S30: the game ends with its eleventh scoring"),
    (harm("boaster", 1), "S31: somebody has boasted, or was modest, before the end"),
    (harm("points", 4), "S13: 4 moves are left of 0"),
    (harm("transit", 9), "S7: a piece passes through a province that is not full"),
    (harm("sailed", 5), "S12: a ship has sailed, but nobody plays the Admiral"),
    (harm("caller", 1), "S20: a Guardian is being resolved during a turn"),
    (harm("drawn", 1), "S34: a second card is compared with the kept one"),
    (harm("hand", 16, 0), "S22: the Guardian of seat A must be in hand until it is played"),
    (harm("row", 5), "S21: every scoring turns up one card of the row"),
    (harm("right", -1), "S21: the next two fort cards lie open, while there are any"),
    (harm("settlers", 4, RESERVE), "S1: seat A must have 5 settlers"),
    (harm("villages", 3, PLACES + RESERVE), "S1: seat B must have 4 villages"),
    (harm("ships", 0b111, 2), "S1: seat C has more ships or forts than there are"),
    (harm("forts", 0b1111, 1), "S1: seat B has more ships or forts than there are"),
    (harm("priest", 0b11, 0), "S1: seat A has one priest, in one province"),
    (harm("settled", 1, 0), "the settled provinces of seat A are not those with its settlers"),
    (harm("crowd", 2, 5), "the pieces in p6 are miscounted"),
    (harm("crowded", 1), "p1 is wrongly marked as full or not full"),
    (harm("unseen", 0), "S4: each of the 26 fort cards must be in one place"),
    (harm("crops", 1), "S3: 0 tokens of wheat are left and 0 taken, not 2"),
]


@pytest.mark.parametrize(("change", "reason"), FAULTS)
def test_what_is_impossible_is_found(change: Harm, reason: str) -> None:
    position = Scene(players=3).position
    assert GAME.broken(position) == []
    change(position)
    assert reason in GAME.broken(position)


def test_s6_an_overcrowded_province_is_found() -> None:
    scene = Scene(players=4).crowd("p1", 7).settler("D", "p1")
    assert "crowd[0] is from 0 to 7, not 8" in GAME.broken(scene.position)


def test_s4_a_row_of_ten_cards_is_found() -> None:
    position = new_position(GAME.tables, 2, STANDARD, NOBODY)
    position.row = 10
    assert "S4: eleven fort cards make the row" in GAME.broken(position)


def test_s8_two_forts_on_a_site_are_found() -> None:
    scene = Scene().fort("A", "5").fort("B", "5")
    assert "S8: two forts stand on one site" in GAME.broken(scene.position)


def test_s9_too_many_ships_in_a_harbour_are_found() -> None:
    scene = Scene(players=2).ship("A", "h1").ship("B", "h1")
    assert "S9: there are 2 ships in h1" in GAME.broken(scene.position)


def test_s18_more_villages_than_crop_tokens_are_found() -> None:
    scene = Scene().village("A", "p1")
    assert "S18: seat A has more villages than crop tokens" in GAME.broken(scene.position)


def test_s32_a_missing_kept_card_is_found() -> None:
    scene = Scene(players=2, kept="1 2", guardian="alternative")
    scene.position.unseen |= 1
    scene.position.kept[0] = -1
    reason = "S32: seat A must keep a fort card in the variant, and only then"
    assert GAME.broken(scene.position) == [reason]


IMPOSSIBLE: list[tuple[str, int | list[int], str]] = [
    ("crop", [-1] * 16, "S3: crop tokens must lie in the first 16 provinces"),
    ("crop", [0] * 16, "S3: p3 cannot have wheat"),
    ("hand", [127, 0, 127], "S22: the Guardian of seat B must be in hand until it is played"),
    ("phase", 8, "S13: 0 moves are left of 3"),
    ("phase", 5, "S20: an answer, but nobody has played a Guardian"),
    ("phase", 12, "S21: whoever played the Guardian sees to the fort cards"),
    ("hand", [126, 63, 127], "S22: the Guardian of seat B must be in hand until it is played"),
    ("hand", [127, 126, 127], "S10: players take turns, one card each"),
    ("dealt", 3, "S32: each player has drawn a card, in the variant only"),
    ("modest", 1, "S31: somebody has boasted, or was modest, before the end"),
    ("score", [7, 0, 0], "S23: seat A has 7 points, not 0 to 0"),
    ("ships", [1, 0, 0], "S10: seat A has more pieces or tokens than its cards can have brought"),
    ("scorings", 1, "S21: every scoring turns up one card of the row"),
]


@pytest.mark.parametrize(("field", "value", "reason"), IMPOSSIBLE)
def test_from_json_what_no_game_can_reach_is_refused(
    field: str, value: int | list[int], reason: str
) -> None:
    data = msgspec.json.decode(to_json(GAME, Scene(players=3).position))
    assert from_json(GAME, msgspec.json.encode(data)).turn() == 0
    data["position"][field] = value
    with pytest.raises(PositionError, match="impossible: ") as refused:
        from_json(GAME, msgspec.json.encode(data))
    faults = GAME.broken(_with(field, value))
    assert str(refused.value) == f"$.position: impossible: {faults[0]}"
    assert reason in faults


def _with(field: str, value: int | list[int]) -> SardiniaPosition:
    position = Scene(players=3).position
    kind = type(getattr(position, field))
    setattr(position, field, kind(value))
    return position
