"""Harvest and build: W6, W9 to W13, W16, W32 and W36."""

from osada.games.settlers.rules.events import FieldOpened
from tests.games.settlers.scene import Scene


def test_w6_gold_pays_for_any_kind() -> None:
    scene = Scene().pool(gold=3)
    scene.play("build walls-1 a", "build huts-1 a", "build granaries-1 a")
    assert scene.has() == {}


def test_w6_gold_is_spent_last() -> None:
    scene = Scene().pool(stone=1, gold=1).play("build walls-1 a")
    assert scene.has() == {"gold": 1}
    assert scene.why("gold-for wood") == "W6"


def test_w6_gold_fills_up_what_is_missing() -> None:
    scene = Scene().built(walls=6).pool(stone=1, wood=1, gold=1)
    assert "build walls-7 a" in scene.offered()  # two stone and a wood
    scene.play("build walls-7 a")
    assert scene.has() == {}


def test_w9_each_area_costs_an_action() -> None:
    scene = Scene().pool(stone=9, workers=2)
    scene.play("village 1 a", "build walls-1 a")
    assert scene.why("build walls-2 a") == "W9"
    assert scene.why("village 1 b") == "W9"
    assert scene.built(bridges=2).why("harvest 1 a") == "W9"


def test_w10_a_harvest_gives_what_is_in_the_area() -> None:
    scene = Scene().built(bridges=2).pool(workers=2).play("harvest 1 b")
    assert scene.has() == {"wood": 2}
    assert scene.why("harvest 1 b") == "W10"
    scene.play("harvest 1 c")
    assert scene.has() == {"wood": 2, "stone": 2}


def test_w10_no_field_is_open_at_the_start() -> None:
    assert [move for move in Scene().offered() if move.startswith("harvest")] == []
    assert Scene().why("harvest 1 a") == "W16"


def test_w11_all_resources_of_an_area_are_paid_in_one_action() -> None:
    scene = Scene().built(walls=3).pool(stone=1)
    assert scene.why("build walls-4 a") == "W11"
    scene.pool(stone=1, wood=1, workers=1).play("build walls-4 a")
    assert scene.has() == {}
    assert scene.workers() == 0


def test_w11_an_empty_area_costs_only_the_action() -> None:
    scene = Scene().pool(workers=1).play("village 1 a")
    assert scene.workers() == 0
    assert scene.player().buildings[0].crossed == [0]
    assert scene.pool().why("village 1 a") == "W11"
    assert scene.why("village 1 c") == "W11"  # a wood


def test_w12_the_leftmost_incomplete_section_comes_first() -> None:
    scene = Scene().pool(stone=5, workers=5)
    assert scene.why("build walls-2 a") == "W12"
    scene.play("build walls-1 a", "build walls-2 a")
    assert scene.why("build walls-1 a") == "W12"
    assert scene.player().complete_sections[0] == 2


def test_w12_a_section_with_two_areas_needs_both() -> None:
    scene = Scene().built(granaries=2).pool(food=2).play("build granaries-3 a")
    assert scene.why("build granaries-4 a") == "W12"
    assert scene.player().boxes[2] == 2
    scene.play("build granaries-3 b")
    assert scene.player().boxes[2] == 4


def test_w32_areas_of_a_section_in_any_order() -> None:
    scene = Scene().built(granaries=2).pool(food=2).play("build granaries-3 b")
    assert scene.why("build granaries-3 b") == "W32"
    scene.play("build granaries-3 a")


def test_w13_a_building_works_from_the_next_round() -> None:
    scene = Scene().pool(wood=1).play("village 1 c", "village 1 a", "village 1 b")
    farm = scene.player().buildings[0]
    assert farm.complete
    assert not farm.works
    assert scene.has() == {}
    scene.finish_round(dice="stone stone stone 3")
    assert scene.has() == {"stone": 3, "food": 1}


def test_w13_an_ability_of_an_incomplete_building_cannot_be_used() -> None:
    assert Scene(1, adventure="4").why("use 4") == "W13"  # the Mint


def test_w16_a_bridge_opens_its_field_at_once() -> None:
    scene = Scene().pool(wood=1, stone=1, workers=3)
    scene.play("build bridges-1 a")
    assert scene.why("harvest 1 a") == "W16"
    scene.play("build bridges-2 a")
    assert FieldOpened(0, 0) in scene.told
    scene.play("harvest 1 a")
    assert scene.has() == {"food": 2}
    assert scene.pool().why("harvest 2 a") == "W16"


def test_w16_the_last_bridge_has_three_sections() -> None:
    assert Scene().built(bridges=8).player().open_fields == [0, 1, 2]
    assert Scene().built(bridges=9).player().open_fields == [0, 1, 2, 3]


def test_w36_a_passive_ability_completed_now_waits_for_the_next_round() -> None:
    scene = Scene(1, adventure="1").pool(stone=1, workers=5)  # the Mason saves a stone
    scene.play("village 3 a", "village 3 b")
    assert scene.why("build walls-1 a") == "W11"
    scene.finish_round().pool(workers=1).play("build walls-1 a")


def test_w36_a_building_printed_as_built_works_from_the_first_round() -> None:
    assert [b.works for b in Scene(mode="advanced").player().buildings] == [
        *[False] * 4,
        True,
        True,
    ]
