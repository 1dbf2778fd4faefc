"""Abilities of buildings: one made-up building for each kind (W14, W15, W28, W34, W35)."""

import pytest

from osada.games.settlers.content.effects import AnyEffect
from tests.games.settlers import buildings
from tests.games.settlers.pack import Pack
from tests.games.settlers.scene import Scene


def alone(fan: Pack, building: str, dice: str = "stone wood food 4", **more: str) -> Scene:
    """An adventure in which a made-up building works in the round that begins."""
    scene = Scene(1, favours="ally export crops", pack=fan, adventure=str(fan.sheets[building]))
    scene.works(building).finish_round(dice, favours=more.get("favours", "export ally crops"))
    return scene


def test_every_kind_has_a_made_up_building() -> None:
    kinds = {kind.__struct_config__.tag for kind in AnyEffect.__args__}
    assert {effect["kind"] for effect in buildings.MADE_UP.values()} == kinds


# Gains


def test_gain_works_by_itself_when_growth_begins(fan: Pack) -> None:
    scene = alone(fan, "well")
    assert scene.has() == {"stone": 1, "wood": 1, "food": 3}
    assert scene.why("use 1") == "W35"
    assert alone(fan, "well").raised("well", 2).finish_round("wood wood wood 3").has()["food"] == 4


def test_gain_per_count_and_besides(fan: Pack) -> None:
    scene = alone(fan, "estate").built(bridges=4).pool()
    scene.play("use 1")
    assert scene.has() == {"wood": 4, "gold": 1}
    assert scene.why("use 1") == "W15"
    scene = alone(fan, "estate").built(bridges=4).pool().raised("estate", 1)
    assert scene.play("use 1").has() == {"wood": 5, "gold": 1}


def test_w15_an_ability_that_would_give_nothing_waits(fan: Pack) -> None:
    scene = alone(fan, "ferry").pool(stone=1, wood=1)
    assert scene.why("use 1") == "W15"
    scene.play("build bridges-1 a", "build bridges-2 a", "use 1")  # W35: at any moment
    assert scene.has() == {"gold": 1}


def test_gain_choice_is_all_of_one_kind(fan: Pack) -> None:
    scene = alone(fan, "shop").pool().play("use 1")
    assert scene.offered() == ["take stone", "take gold"]
    assert scene.why("take food") == "W34"
    assert scene.why("done") == "W15"
    assert scene.play("take gold").has() == {"gold": 2}
    assert scene.why("use 1") == "W15"


def test_extra_action(fan: Pack) -> None:
    scene = alone(fan, "inn", dice="stone wood food 3")
    assert scene.workers() == 5


# Dice


def test_copy_die_copies_different_dice(fan: Pack) -> None:
    scene = alone(fan, "mirror", dice="gold gold food 4").pool()
    scene.play("use 1", "die first", "use 1")
    assert scene.why("die first") == "W15"
    scene.play("die third")
    assert scene.has() == {"gold": 1, "food": 1}
    assert scene.why("use 1") == "W15"
    scene.raised("mirror", 1).play("use 1", "die second")
    assert scene.has() == {"gold": 2, "food": 1}


def test_set_die_changes_an_unspent_resource(fan: Pack) -> None:
    scene = alone(fan, "turner", dice="gold wood food 4")
    scene.play("use 1", "die first")
    assert scene.offered() == ["take stone", "take wood", "take food"]
    scene.play("take stone")
    assert scene.has() == {"stone": 1, "wood": 1, "food": 1}
    assert scene.player().dice == ["stone", "wood", "food", "4"]
    scene.play("build huts-1 a", "use 1")
    assert scene.offered() == ["die third"]  # the wood is spent, the first die has been turned
    scene.play("die third")
    assert scene.why("take food") == "W34"
    assert scene.play("take stone").has() == {"stone": 2}


def test_w28_a_reroll_is_for_oneself_and_comes_first(fan: Pack) -> None:
    scene = Scene(2, pack=fan, adventure=str(fan.sheets["shrine"])).works("shrine")
    scene.finish_round("stone wood food 4")
    assert scene.why("reroll 1 worker") == "W28"
    scene.play("reroll 1 first")
    assert scene.position.window() == 2
    scene.nature("roll gold")
    assert scene.has("A") == {"wood": 1, "food": 1, "gold": 1}
    assert scene.has("B") == {"stone": 1, "wood": 1, "food": 1}
    assert scene.why("reroll 1 first") == "W15"
    assert scene.why("B: reroll 1 first") == "W13"


@pytest.mark.parametrize(
    "first", ["village 2 a", "build walls-1 a", "use-favour export", "use-favour crops"]
)
def test_w28_after_anything_else_no_die_is_rolled_again(fan: Pack, first: str) -> None:
    favours = "crops ally export" if "crops" in first else "export ally crops"
    scene = alone(fan, "casino", favours=favours)
    assert "reroll 1 worker" in scene.offered()
    scene.play(first)
    if "favour" in first:
        scene.play(scene.offered()[0])
        scene.play(*(["stop"] if "stop" in scene.offered() else []))
    assert scene.why("reroll 1 worker") == "W28"


def test_w28_an_ability_that_works_by_itself_does_not_stand_in_the_way(fan: Pack) -> None:
    scene = alone(fan, "shrine").works("orchard").finish_round()
    assert scene.has()["food"] == 2
    assert scene.why("reroll 1 first") is None


def test_reroll_of_the_worker_die_twice_after_a_settlement(fan: Pack) -> None:
    scene = alone(fan, "crew", dice="stone wood food 3", favours="export ally crops")
    scene.raised("crew", 1)
    scene.play("reroll 1 worker").nature("workers 4").play("reroll 1 worker").nature("workers 5")
    assert scene.workers() == 5
    assert scene.why("reroll 1 worker") == "W15"
    assert scene.why("reroll 1 first") == "W28"


# Trade


def test_exchange_up_to_so_many_times(fan: Pack) -> None:
    scene = alone(fan, "kiln").pool(wood=1, gold=1).play("use 1", "use 1")
    assert scene.has() == {"stone": 4}  # W34: gold was accepted as wood
    assert scene.pool(wood=1).why("use 1") == "W15"
    assert alone(fan, "kiln").pool(stone=5).why("use 1") == "W34"


def test_exchange_of_any_two(fan: Pack) -> None:
    scene = alone(fan, "bank").pool(stone=1, wood=1, food=1).play("use 1")
    assert scene.offered() == ["give stone", "give wood", "give food"]
    assert scene.why("give gold") == "W34"
    assert scene.why("village 2 a") == "W34"
    scene.play("give stone", "give food")
    assert scene.has() == {"wood": 1, "gold": 1}
    assert alone(fan, "bank").pool(stone=1).why("use 1") == "W34"
    assert alone(fan, "bank").pool(stone=2).play("use 1").has() == {"gold": 1}  # no choice


def test_w34_nothing_turns_into_gold_unless_it_says_so(fan: Pack) -> None:
    scene = alone(fan, "swap").pool(food=1).play("use 1")
    assert scene.offered() == ["take stone", "take wood", "take food"]
    assert scene.why("take gold") == "W34"
    assert scene.play("take stone", "take wood").has() == {"stone": 1, "wood": 1}


def test_exchange_of_gold_itself(fan: Pack) -> None:
    assert alone(fan, "jeweller").pool(gold=1, stone=3).why("use 1") == "W34"
    assert alone(fan, "jeweller").pool(gold=2).play("use 1").has() == {"food": 4}


def test_spend_for_vp(fan: Pack) -> None:
    scene = alone(fan, "gallery").pool(stone=1, food=2).play("use 1")
    assert scene.has() == {"food": 1}
    assert scene.player().buildings[0].points == 3
    assert scene.player().boxes[5] == 3


def test_spend_for_action(fan: Pack) -> None:
    scene = alone(fan, "canteen").pool(food=1, workers=0).play("use 1")
    assert scene.workers() == 2


def test_action_for_resource(fan: Pack) -> None:
    scene = alone(fan, "quarrymen").pool(workers=1).play("use 1", "take food")
    assert scene.has() == {"food": 3}
    assert scene.why("use 1") == "W9"


# Fields and areas


def test_free_harvest(fan: Pack) -> None:
    scene = alone(fan, "scythe").built(bridges=2).pool(workers=0).play("harvest 1 a")
    assert scene.why("harvest 1 b") == "W9"
    assert scene.why("use 1") == "W35"


def test_free_harvest_is_not_used_where_crops_makes_it_free(fan: Pack) -> None:
    scene = alone(fan, "scythe", favours="crops ally export").built(bridges=2).pool(workers=0)
    scene.play("use-favour crops", "die third", "harvest 1 a", "harvest 1 b")
    assert scene.workers() == 0


def test_harvest_bonus(fan: Pack) -> None:
    scene = alone(fan, "drier").built(bridges=2).pool().play("harvest 1 a", "take food")
    scene.play("harvest 1 b")
    assert scene.has() == {"food": 4, "wood": 2}


def test_free_area_of_a_track(fan: Pack) -> None:
    scene = alone(fan, "crane").pool(stone=2, wood=1, workers=0)
    assert scene.offered()[:2] == ["use-favour export", "build walls-1 a"]
    scene.play("build walls-1 a")
    assert scene.has() == {"stone": 1, "wood": 1}
    assert scene.why("build walls-2 a") == "W9"


def test_free_areas_of_the_village(fan: Pack) -> None:
    scene = alone(fan, "helpers").pool(workers=0).play("village 2 a", "village 3 a")
    assert scene.why("village 2 b") == "W9"


def test_discount_of_a_kind(fan: Pack) -> None:
    scene = alone(fan, "mason").pool(workers=5).play("build walls-1 a", "build walls-2 a")
    assert scene.why("build walls-3 a") == "W11"  # only the first two


def test_discount_of_any_kind_asks_where_it_matters(fan: Pack) -> None:
    scene = alone(fan, "rope").built(bridges=4).pool(stone=1, wood=1)
    scene.play("build bridges-5 a")
    assert scene.offered() == ["save stone", "save wood"]
    assert scene.why("save food") == "W11"
    assert scene.why("done") == "W11"
    assert scene.play("save wood").has() == {"wood": 1}
    scene = alone(fan, "rope").built(bridges=4).pool(stone=1).play("build bridges-5 a")
    assert scene.has() == {}  # nothing to choose
    assert alone(fan, "rope").pool().play("build bridges-1 a").has() == {}


def test_keep(fan: Pack) -> None:
    scene = alone(fan, "store").pool(stone=2, wood=1, gold=1).play("done")
    assert scene.offered() == ["keep stone", "keep wood", "keep gold"]
    assert scene.why("keep food") == "W8"
    scene.play("keep gold", "keep stone")
    scene.roll("food food food 3").take_favours()
    assert scene.has() == {"stone": 1, "food": 3, "gold": 1}


def test_keep_does_not_ask_when_everything_stays(fan: Pack) -> None:
    scene = alone(fan, "store").pool(wood=2).play("done")
    scene.roll("food food food 3").take_favours()
    assert scene.has() == {"wood": 2, "food": 3}


def test_second_favour(fan: Pack) -> None:
    scene = alone(fan, "embassy", favours="export ally crops").pool(workers=1)
    scene.play("use-favour ally")
    assert scene.workers() == 2
    assert scene.why("use-favour crops") == "W17"
    assert scene.sees().middle == ["ally", "crops"]
    assert scene.player().buildings[0].used == 1


def lending(fan: Pack, *buildings: str) -> Scene:
    """An adventure in which Lucky coin and Crops lie in the middle, and buildings lend them."""
    sheet = str(fan.sheets["consulate"])
    scene = Scene(1, favours="coin export crops", pack=fan, adventure=sheet).works(*buildings)
    return scene.finish_round(favours="export coin crops").pool(workers=1)


def test_w17_a_favour_of_the_middle_works_once_however_many_may_be_used(fan: Pack) -> None:
    scene = lending(fan, "consulate").play("use-favour coin")
    assert scene.has() == {"gold": 1}
    assert scene.why("use-favour coin") == "W17"
    assert "use-favour coin" not in scene.offered()
    scene.play("use-favour crops", "die first")
    assert scene.player().buildings[0].used == 2
    assert not [move for move in scene.offered() if move.startswith("use-favour c")]
    again = scene.finish_round(favours="export coin crops").play("use-favour coin")
    assert again.has()["gold"] == 1, "a new round, a new coin"


def test_w17_nor_does_another_building_let_it_work_again(fan: Pack) -> None:
    scene = lending(fan, "consulate", "embassy").play("use-favour coin")
    assert scene.why("use-favour coin") == "W17"
    scene.play("use-favour crops", "die first")
    assert not [move for move in scene.offered() if move.startswith("use-favour c")]


# Points


def test_w15_a_condition_must_be_met_within_one_round(fan: Pack) -> None:
    scene = alone(fan, "stage").built(bridges=2).play("harvest 1 a").finish_round()
    assert scene.player().score == 1
    scene.play("harvest 1 b", "harvest 1 c").finish_round()
    assert scene.player().buildings[0].points == 3


def test_w35_points_of_a_round_are_counted_when_it_ends(fan: Pack) -> None:
    scene = alone(fan, "school").pool(stone=2, wood=1, workers=5)
    scene.play("build walls-1 a", "build walls-2 a", "build huts-1 a")
    assert scene.player().buildings[0].points == 0
    scene.end("A")
    assert scene.player().buildings[0].points == 5  # three sections, 2 each, at most 5


def test_the_settlement_step_is_part_of_the_round(fan: Pack) -> None:
    scene = alone(fan, "founders").built(walls=2)
    scene.play("done", "found 1", "place walls-1")
    assert scene.player().buildings[0].points == 4


@pytest.mark.parametrize(
    ("stat", "points"),
    [
        ("areas", 5),
        ("track_areas", 2),
        ("building_areas", 2),
        ("buildings_completed", 0),
        ("tracks_touched", 2),
        ("sections_walls", 1),
        ("stone_spent", 1),
    ],
)
def test_numbers_of_a_round(fan: Pack, stat: str, points: int) -> None:
    scene = alone(fan, f"stat_{stat}").built(bridges=2).pool(stone=1, gold=1, workers=5)
    scene.play("build walls-1 a", "build huts-1 a", "village 2 a", "village 3 a", "harvest 1 a")
    scene.end("A")
    assert scene.player().buildings[0].points == points


def test_final_per(fan: Pack) -> None:
    scene = alone(fan, "tower").built(walls=5).raised("tower", 1)
    assert scene.player().boxes[5] == 4  # two pairs of sections, 1 + 1 each


def test_final_if(fan: Pack) -> None:
    assert alone(fan, "gate").built(walls=8).player().boxes[5] == 0
    assert alone(fan, "gate").built(walls=9).player().boxes[5] == 6
    assert alone(fan, "gate").why("use 1") == "W14"
