"""The advanced game: W22, W23, W24, W25, W26 and W37."""

from typing import cast

from osada.games.settlers.rules.events import NothingFounded, PlanChosen, SettlementFounded
from tests.games.settlers.pack import Data, fan_file, load
from tests.games.settlers.scene import Scene


def advanced(**sections: int) -> Scene:
    return Scene(mode="advanced", dice="stone stone stone 3").built("A", **sections)


def test_w22_the_basic_game_has_no_settlements_and_no_architects() -> None:
    scene = Scene(mode="basic").built(walls=5, huts=5)
    assert scene.why("use 5") == "W22"
    scene.play("done")
    assert scene.player().step == "finished"
    assert scene.why("found 1") == "W18"
    assert not scene.player().buildings[4].works


def test_w23_a_settlement_may_be_founded_after_growth() -> None:
    scene = advanced(walls=2, huts=2)
    assert scene.why("found 1") == "W23"
    scene.play("done")
    assert scene.player().step == "settle"
    assert scene.why("build walls-3 a") == "W23"
    assert "found-nothing" in scene.offered()
    scene.play("found-nothing")
    assert scene.player().settlements == []
    assert NothingFounded(0) in scene.told


def test_w23_at_most_one_in_a_round() -> None:
    scene = advanced(walls=9, huts=9).play("done", "found 1", "place walls-1")
    assert scene.player().step == "finished"
    assert scene.offered() == []


def test_w23_who_can_found_nothing_is_not_asked() -> None:
    assert advanced(walls=1).play("done").player().step == "finished"


def test_w24_exactly_the_shape_not_turned_or_mirrored() -> None:
    # The Farm's plan: one above two.
    scene = advanced(walls=1, huts=2).play("done")
    assert scene.offered() == ["found 1", "found-nothing"]
    assert scene.why("found 2") == "W24"  # mirrored
    assert scene.why("found 3") == "W24"  # turned
    assert scene.why("found 6") == "W24"  # the Fortress has no plan
    scene.play("found 1")
    assert PlanChosen(0, 0) in scene.told
    assert scene.offered() == ["place walls-1"]
    assert scene.why("place walls-2") == "W24"
    scene.play("place walls-1")
    assert scene.player().settlements[0].sections == ["walls-1", "huts-1", "huts-2"]
    assert SettlementFounded(0, 0, 0) in scene.told


def test_w24_a_plan_of_one_section_is_offered_from_the_first_section_on() -> None:
    fan = fan_file({"hut": {"kind": "gain", "resource": "food", "n": 2, "underlined": "n"}})
    building = cast(list[Data], fan["buildings"])[0]
    building["plan"] = {"shape": "I1", "cells": [[0, 0]]}
    pack = load(fan)
    scene = Scene(1, pack=pack, adventure=str(pack.sheets["hut"])).built(walls=1).play("done")
    assert scene.offered() == ["found 1", "found-nothing"]
    scene.play("found 1", "place walls-1")
    assert scene.player().settlements[0].sections == ["walls-1"]


def test_w24_the_plan_stays_on_the_sheet() -> None:
    scene = advanced(walls=9, huts=9, granaries=9, bridges=9).play("done", "found 1")
    places = scene.offered()
    assert len(places) == 3 * 8
    assert "place walls-9" not in places
    assert "place bridges-1" not in places
    assert scene.why("place walls-9") == "W24"


def test_w24_settlements_do_not_overlap() -> None:
    scene = advanced(walls=2, huts=3).play("done", "found 1", "place walls-1")
    scene.play("B: done").roll("stone stone stone 3").take_favours()
    scene.play("done")
    assert scene.player().step == "finished"  # walls-2 and huts-3 alone make nothing


def test_w24_incomplete_sections_do_not_count() -> None:
    scene = advanced(granaries=3, bridges=2)
    scene.position.part[2] = 1  # granaries-4 has been begun
    scene.play("done", "found 3")
    assert scene.offered() == ["place granaries-1"]


def test_w25_the_value_rises_from_the_next_round_on() -> None:
    """The rulebook's example: a Farm settlement brings 2 food instead of 1."""
    scene = advanced(walls=1, huts=2).works("farm")
    scene.play("done", "found 1", "place walls-1").end("B")
    assert scene.player().buildings[0].raised == 1
    scene.roll("stone stone stone 3").take_favours()
    assert scene.has() == {"stone": 3, "food": 2}


def test_w25_a_settlement_of_this_round_does_not_count_in_it() -> None:
    # The Tool Shop: 2 points for 3 sections in a round; its plan is a T.
    scene = advanced(walls=2, huts=2).works("tool_shop").pool(stone=1, wood=1, food=2)
    scene.play("build walls-3 a", "build huts-3 a", "build granaries-1 a")
    scene.play("done", "found 4", "place walls-1")
    assert scene.player().buildings[3].points == 2
    scene.end("B")
    assert scene.player().buildings[3].raised == 1


def test_w25_a_building_that_is_not_complete_yet() -> None:
    scene = advanced(walls=1, huts=2).pool(wood=1)
    scene.play("done", "found 1", "place walls-1").end("B").roll("wood wood wood 3").take_favours()
    scene.play("village 1 a", "village 1 b", "village 1 c")
    scene.end("A").end("B").roll("wood wood wood 3").take_favours()
    assert scene.has() == {"wood": 3, "food": 2}


def test_w26_three_farm_settlements_bring_four_food() -> None:
    scene = advanced(walls=3, huts=6).works("farm")
    for place in ("walls-1", "walls-3", "huts-5"):
        scene.built(granaries=9)
        scene.play("done", "found 1", f"place {place}").end("B")
        scene.roll("stone stone stone 3").take_favours()
    assert scene.has() == {"stone": 3, "food": 4}
    assert scene.player().buildings[0].raised == 3


def test_w37_the_final_scoring_uses_the_value_at_the_end() -> None:
    """A settlement of round 10 counts: the Architects have 2 points for each of theirs."""
    scene = advanced(walls=1, huts=1, granaries=1)
    for _ in range(9):
        scene.finish_round()
    before = scene.player().score
    scene.play("done", "found 5", "place walls-1").end("B")
    assert scene.over
    assert scene.player().score == before + 2
    assert scene.player().boxes[4] == 2
