"""The coach's tips, and when it holds its tongue."""

from osada.core.bits import BIT
from osada.games.settlers import GAME
from osada.games.settlers.rules.moves import FAVOURS as FAVOUR_NAMES
from osada.games.settlers.rules.state import FAVOURS
from tests.games.settlers.scene import SEATS, Scene


def tip(scene: Scene, name: str, seat: str = "A") -> str | None:
    """A tip in English, if it is true for a seat."""
    found = [it for it in GAME.teaching.coach(scene.position, SEATS.index(seat)) if it.id == name]
    return GAME.teaching.advise(found[0], GAME.text.language("en")) if found else None


def choosing(favours: str = "") -> Scene:
    """Seat A is about to take a favour."""
    scene = Scene(favours=favours)
    scene.position.phase = FAVOURS
    scene.position.actor = 0
    scene.position.middle = scene.position.tokens
    return scene


def test_a_favour_is_chosen_by_the_dice() -> None:
    scene = choosing()
    assert tip(scene, "choose-favour") is not None
    assert tip(scene, "choose-favour", seat="B") is None, "it is not B's turn"
    scene.position.round = 2
    assert tip(scene, "choose-favour") is None


def test_crops_needs_a_field() -> None:
    assert tip(choosing("crops gift ally"), "no-crops-yet") is not None
    assert tip(choosing("coin gift ally"), "no-crops-yet") is None
    assert tip(choosing("crops gift ally").built(bridges=2), "no-crops-yet") is None


def test_a_favour_in_hand_is_explained_until_it_is_used() -> None:
    scene = Scene(favours="gift ally coin")
    assert "one more of what it shows" in (tip(scene, "gift-waits") or "")
    assert tip(scene.play("use-favour gift", "die first"), "gift-waits") is None
    assert tip(Scene(favours="crops ally coin"), "crops-waits") is None, "no field is open"
    assert tip(Scene(favours="crops ally coin").built(bridges=2), "crops-waits") is not None
    assert tip(Scene(favours="export ally coin"), "export-waits") is not None
    assert tip(Scene(favours="export ally coin").pool(workers=0), "export-waits") is None


def test_the_first_growth_phase_is_explained_once_it_begins() -> None:
    assert "You have 4 actions" in (tip(Scene(), "first-growth") or "")
    assert tip(Scene().play("build walls-1 a"), "first-growth") is None


def test_the_last_round_and_a_section_left_half_done() -> None:
    scene = Scene().built(granaries=2).pool(food=2).play("build granaries-3 a")
    assert tip(scene, "last-round") is None
    assert tip(scene, "half-section") is None
    scene.position.round = 10
    assert tip(scene, "last-round") is not None
    assert "granaries 3" in (tip(scene, "half-section") or "")
    assert tip(scene.play("build granaries-3 b"), "half-section") is None


def test_export_saves_what_would_be_lost() -> None:
    scene = Scene().pool(stone=2, wood=1, workers=0)
    assert "3 resources" in (tip(scene, "export-left") or "")
    assert tip(Scene().pool(stone=2), "export-left") is None, "actions are left"
    assert tip(Scene(favours="gift coin ally").pool(stone=2, workers=0), "export-left") is None


def test_a_condition_that_one_more_section_meets() -> None:
    scene = Scene().works("tool_shop").pool(stone=3)
    scene.play("build walls-1 a")
    assert tip(scene, "condition-near") is None
    scene.play("build walls-2 a")
    assert "Tool Shop" in (tip(scene, "condition-near") or "")
    assert tip(scene.play("build walls-3 a"), "condition-near") is None


def test_the_next_bridge_section_opens_a_field() -> None:
    scene = Scene().built(bridges=1).pool(stone=1)
    assert "opens field 1" in (tip(scene, "opens-field") or "")
    assert tip(Scene().built(bridges=1).pool(wood=1), "opens-field") is None, "cannot be paid"
    assert tip(Scene().pool(wood=1), "opens-field") is None
    spent = Scene().built(bridges=1).pool(stone=1, workers=1)
    assert tip(spent, "opens-field") is None, "no action is left to harvest with"


def test_the_first_harvest() -> None:
    assert "Field 1 is open" in (tip(Scene().built(bridges=2), "first-harvest") or "")
    assert tip(Scene(), "first-harvest") is None
    assert tip(Scene().built(bridges=2).harvested("1a"), "first-harvest") is None


def test_what_is_harvested_last_is_lost() -> None:
    def scene(favours: str = "gift ally coin", workers: int = 1) -> Scene:
        made = Scene(favours=favours).built(bridges=2).pool(workers=workers)
        made.position.unused[0] &= BIT[FAVOUR_NAMES.index("export")]
        return made

    assert "no longer spend" in (tip(scene(), "harvest-wasted") or "")
    assert tip(scene(), "first-harvest") is None
    assert tip(scene(workers=2), "harvest-wasted") is None, "an action is left to spend it"
    assert tip(scene("export ally coin"), "harvest-wasted") is None, "it can be exported"
    assert tip(Scene().pool(workers=1), "harvest-wasted") is None, "no field is open"


def test_resources_are_not_left_over_while_they_can_pay() -> None:
    assert "walls 1" in (tip(Scene().pool(stone=2, workers=1), "goods-left") or "")
    assert tip(Scene().pool(stone=2), "goods-left") is None, "there is time yet"
    assert tip(Scene().pool(workers=1), "goods-left") is None
    assert tip(Scene().built(walls=9).pool(stone=1, workers=1), "goods-left") is None


def test_a_building_that_lacks_one_area() -> None:
    scene = Scene().pool(wood=1).play("village 1 a", "village 1 b")
    assert "Farm is complete" in (tip(scene, "one-area-left") or "")
    assert tip(Scene().pool(wood=1).play("village 1 a"), "one-area-left") is None
    scene.position.round = 10
    assert tip(scene, "one-area-left") is None


def test_actions_without_resources_still_build() -> None:
    assert "4 actions" in (tip(Scene().pool(), "no-goods") or "")
    assert tip(Scene().pool(stone=1), "no-goods") is None
    assert tip(Scene().pool(workers=0), "no-goods") is None


def test_bridges_and_buildings_are_for_the_early_rounds() -> None:
    scene = Scene().pool(wood=1)
    assert tip(scene, "bridges-early") is not None
    assert "9 rounds" in (tip(scene, "building-early") or "")
    assert tip(Scene().built(bridges=1).pool(stone=1), "bridges-early") is None
    assert tip(Scene().works("farm"), "building-early") is None
    scene.position.round = 7
    assert tip(scene, "bridges-early") is None
    assert tip(scene, "building-early") is None


def test_gold_pays_for_anything() -> None:
    assert tip(Scene().pool(gold=1), "gold-pays") is not None
    assert tip(Scene().pool(stone=1), "gold-pays") is None


def test_settlements_are_of_the_advanced_game() -> None:
    scene = Scene(mode="advanced").built(walls=9, huts=9, granaries=9, bridges=9)
    assert tip(scene, "settlement-soon") is not None
    assert tip(Scene().built(walls=9, huts=9), "settlement-soon") is None
    assert tip(scene, "found") is None
    assert tip(scene.play("done"), "found") is not None


def test_dice_are_rolled_again_before_all_else() -> None:
    sheet, building = next(
        (number, it)
        for number in GAME.box.numbers()
        for it in GAME.box.village(number)
        if it.timing == "reroll"
    )
    scene = Scene(1, adventure=str(sheet)).works(building.id)
    assert tip(scene, "reroll-first") is not None
    assert tip(scene.pool(stone=1).play("build walls-1 a"), "reroll-first") is None


def test_alone_a_rank_within_reach() -> None:
    scene = Scene(1, adventure="1").built(walls=9, huts=9)
    points = scene.player().score
    scene.position.points[0] += 38 - points
    assert tip(scene, "rank-near") is None
    scene.position.round = 10
    assert "2 more points" in (tip(scene, "rank-near") or "")
    scene.position.points[0] -= 5
    assert tip(scene, "rank-near") is None
