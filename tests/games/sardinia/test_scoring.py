"""Scoring: S23, S24, S25, S26, S27, S28 and S29."""

import pytest

from osada.games.sardinia import GAME
from osada.games.sardinia.rules.events import InfluenceScored, NobodyInfluential, ProvinceScored
from osada.games.sardinia.rules.scoring import score_province
from tests.games.sardinia.scene import PROVINCE, Scene

ISLAND = GAME.tables.island


def score(scene: Scene, province: str) -> list[int]:
    score_province(scene.position, PROVINCE.parse(province), scene.told)
    return scene.scores


def test_s23_every_province_at_the_leftmost_site_is_scored_in_turn() -> None:
    scene = Scene(sites="7 1").front("A", "farmer").play("card guardian")
    kinds = NobodyInfluential | ProvinceScored
    scored = [PROVINCE.values[e.province] for e in scene.told if isinstance(e, kinds)]
    assert scored == ["p2", "p4", "p6", "p7"]


def test_s24_influence_of_every_kind_of_piece() -> None:
    scene = Scene().settler("A", "p1", "p1").village("A", "p1").priest("A", "p1").ship("A", "h1")
    scene.fort("A", "1", "5")
    assert scene.influence("p1") == [2 + 2 + 1 + 1 + 2, 0, 0]


def test_s24_a_fort_counts_in_every_province_that_touches_its_site() -> None:
    scene = Scene().fort("B", "12")
    touched = [p for p in PROVINCE.values if scene.influence(p) == [0, 1, 0]]
    assert touched == ["p6", "p7", "p9", "p10"]


def test_s24_a_ship_counts_in_its_harbours_province_only() -> None:
    scene = Scene().ship("A", "h1", "h6")
    assert [p for p in PROVINCE.values if scene.influence(p)[0]] == ["p1", "p15"]


def test_s25_first_full_second_half_rounded_down_third_nothing() -> None:
    scene = Scene().settler("A", *["p1"] * 3).settler("B", *["p1"] * 2).settler("C", "p1")
    assert score(scene, "p1") == [5, 2, 0]


def test_s25_no_influence_scores_nothing() -> None:
    assert score(Scene().settler("A", "p1"), "p1") == [5, 0, 0]
    assert score(Scene(), "p1") == [0, 0, 0]


def test_s25_the_halves_of_the_map_are_rounded_down() -> None:
    assert [p.second_points for p in ISLAND.provinces] == [int(n) // 2 for n in GAME.tables.points]


def test_s26_a_tie_for_first_pays_all_of_them_and_no_second() -> None:
    scene = Scene(players=4).settler("A", "p5", "p5").settler("B", "p5", "p5").settler("C", "p5")
    assert score(scene, "p5") == [6, 6, 0, 0]


def test_s27_a_tie_for_second_pays_half_to_each() -> None:
    scene = Scene(players=4).settler("A", "p5", "p5").settler("B", "p5").settler("C", "p5")
    assert score(scene, "p5") == [6, 3, 3, 0]


def test_s28_with_two_players_a_tie_pays_neither() -> None:
    scene = Scene(players=2).settler("A", "p5").settler("B", "p5")
    assert score(scene, "p5") == [0, 0]


def test_s28_with_two_players_the_second_scores_half_unless_the_table_says_no() -> None:
    """S25 for two players, with the table's option."""
    pays = Scene(players=2).settler("A", "p5", "p5").settler("B", "p5")
    assert score(pays, "p5") == [6, 3]
    nothing = Scene(players=2, second_place="nothing").settler("A", "p5", "p5").settler("B", "p5")
    assert score(nothing, "p5") == [6, 0]


@pytest.mark.parametrize(
    ("points", "influence", "expected"),
    [
        (5, [1, 1, 0, 0], [5, 5, 0, 0]),
        (5, [4, 3, 3, 0], [5, 2, 2, 0]),
        (2, [3, 2, 1, 0], [2, 1, 0, 0]),
    ],
)
def test_s29_the_three_examples(points: int, influence: list[int], expected: list[int]) -> None:
    province = next(p.id for p in ISLAND.provinces if p.points == points)
    scene = Scene(players=4)
    for seat, number in zip("ABCD", influence, strict=True):
        scene.settler(seat, *[province] * number)
    assert scene.influence(province) == influence
    assert score(scene, province) == expected


def test_s29_the_books_example_with_its_pieces_and_site_6() -> None:
    """Site 6 touches p1 (5), p2 (2) and p4 (5): the pieces of the book's three provinces.

    Seats: A yellow, B blue, C purple, D green.
    """
    scene = Scene(players=4, sites="6 17").front("A", "farmer")
    scene.settler("B", "p1").fort("C", "5")  # p1: B 1, C 1 (the fort touches p4 as well)
    scene.village("A", "p4").ship("A", "h3").fort("A", "11")  # p4: A 2 + 1 + 1 = 4
    scene.settler("C", "p4", "p4").settler("D", *["p4"] * 3)  # p4: C 2 + 1 = 3, D 3
    scene.village("B", "p2").fort("B", "8")  # p2: B 2 + 1 = 3
    scene.settler("A", "p2").fort("A", "3").fort("C", "2")  # p2: A 1 + 1 = 2, C 1
    assert scene.influence("p1") == [0, 1, 1, 0]
    assert scene.influence("p4") == [4, 0, 3, 3]
    assert scene.influence("p2") == [2, 3, 1, 0]
    scene.play("card guardian")
    assert scene.scores == [1 + 5, 5 + 2, 5 + 2, 2]
    lines = [e for e in scene.told if isinstance(e, InfluenceScored)]
    assert [(e.seat, e.influence, e.points) for e in lines if e.province == 1] == [
        (0, 2, 1),
        (1, 3, 2),
        (2, 1, 0),
    ]
