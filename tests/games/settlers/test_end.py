"""The end: W14, W19, W20, W21 and W29."""

import pytest

from osada.games.settlers.presentation.closing import rank
from tests.games.settlers.scene import Scene


def last_round(players: int = 2, favours: str = "", **options: str) -> Scene:
    scene = Scene(players, "stone wood food 4", favours, None, **options)
    for _ in range(9):
        scene.finish_round()
    return scene


def ended(scene: Scene) -> Scene:
    for seat in "ABCD"[: scene.position.players]:
        scene.end(seat)
    assert scene.over
    return scene


def test_w21_the_worked_example() -> None:
    """Walls 5, huts 14, granaries 4, bridges 0; one more food would have made granaries 6."""
    scene = last_round().built(walls=4, huts=8, granaries=3, bridges=1).pool(food=2)
    scene.play("build granaries-4 a")
    assert scene.player().boxes[:4] == [5, 14, 4, 0]
    other = last_round().built(walls=4, huts=8, granaries=3, bridges=1).pool(food=2)
    other.play("build granaries-4 a", "build granaries-4 b")
    assert other.player().boxes[:4] == [5, 14, 6, 0]
    assert ended(scene).position.scores() == [23, 0]


def test_w19_the_furthest_complete_section_of_each_track_counts() -> None:
    scene = ended(last_round().built(walls=9, huts=0, granaries=5, bridges=2))
    assert scene.player().boxes[:4] == [17, 0, 9, 1]
    assert scene.why("done") == "W19"


def test_w19_points_noted_are_added() -> None:
    scene = last_round().pool(stone=1, wood=1)
    scene.play("use-favour export", "sell stone", "sell wood")
    assert ended(scene).player().boxes == [0, 0, 0, 0, 0, 2]


def test_w14_an_end_of_game_building_counts_whenever_it_was_completed() -> None:
    """Sheet 2 has the Toll House: a point for each complete bridge."""
    scene = last_round(1, adventure="2").built(bridges=4).pool(wood=1)
    assert scene.player().boxes[5] == 0
    scene.play("village 6 a", "village 6 b")
    assert scene.why("use 6") == "W13"
    assert ended(scene).player().boxes[5] == 2


def test_w14_it_does_nothing_before_the_end() -> None:
    assert Scene(mode="advanced").why("use 6") == "W14"  # the Fortress


def test_w19_the_fortress_counts_imperial_sections() -> None:
    scene = ended(last_round().built(walls=9, huts=9))
    assert scene.player().boxes[5] == 2 * 3


def test_w20_most_points_win() -> None:
    scene = ended(last_round().built("A", huts=4).built("B", huts=5))
    assert scene.position.places() == [2, 1]


def test_w20_a_tie_goes_to_bridge_sections_then_to_harvests() -> None:
    tied = last_round(3)
    for seat in "ABC":
        tied.built(seat, walls=3)
    tied.built("B", bridges=1).built("C", bridges=1)
    assert ended(tied).position.places() == [3, 1, 1]  # 0 points for the first section of bridges


def test_w20_more_harvest_areas_break_a_tie_of_bridges() -> None:
    tied = last_round().built("A", bridges=2).built("B", bridges=2)
    tied.harvested("1a", "1b", seat="A").harvested("1c", seat="B")
    assert ended(tied).position.places() == [1, 2]


def test_w20_then_the_win_is_shared() -> None:
    assert ended(last_round(4, favours="ally gift crops export coin")).position.places() == [1] * 4


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "plebeian"),
        (39, "plebeian"),
        (40, "servant"),
        (44, "servant"),
        (45, "squire"),
        (50, "knight"),
        (55, "castellan"),
        (59, "castellan"),
        (60, "prince"),
        (69, "prince"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (131, "emperor"),
    ],
)
def test_w29_ranks(points: int, name: str) -> None:
    assert rank(points) == f"rank-{name}"


def test_w29_a_finished_adventure_has_a_rank_and_a_category() -> None:
    scene = ended(last_round(1, adventure="17").built(walls=9, huts=9, granaries=7))
    assert scene.position.scores() == [17 + 17 + 15]
    assert scene.game.solo.honours(scene.position) == ["rank-squire"]
    assert scene.game.solo.category({"mode": "basic", "adventure": "17"}) == "adventure 17"
