"""Tiles, promenades, full rows and columns: F4, F25, F27, F28, F29, F34."""

from osada.games.saltfjord import GAME
from osada.games.saltfjord.rules.events import ColumnCompleted, RowCompleted, TileBuilt
from osada.games.saltfjord.rules.moves import ANGLE, CELL
from tests.games.saltfjord.scene import Scene

TILE = GAME.moves.tile


def small(*tops: str, **goods: int) -> Scene:
    """Seat A may build a small tile."""
    scene = Scene().tops(*tops).has("A", **goods).dice(white="1")
    return scene.play("die white 1", "line 1", "activate r3c1")


def test_f25_a_small_tile_costs_one_wood_and_lies_on_empty_cells() -> None:
    scene = small("M07", "M08", "D01", "D02", wood=1)
    assert scene.offered("build") == ["build one-a", "build one-b", "build two-a", "build two-b"]
    assert scene.why("build ell-a") == "F25"
    scene.play("build two-a")
    assert scene.goods("A") == {}
    assert scene.why("place r1c4") == "F25"
    scene.play("place r1c3")
    assert scene.offered() == ["turn 90", "turn 180"]
    assert scene.why("turn 0") == "F25"
    scene.play("turn 180")
    assert scene.player("A").cells[1].promenade == {"points": 1}
    assert scene.player("A").cells[2].tile == "D01"
    built = TileBuilt(0, TILE.parse("D01"), CELL.parse("r1c3"), ANGLE.parse("180"))
    assert built in scene.told


def test_f25_without_wood_nothing_is_built() -> None:
    assert small(plank=1).why("build one-a") == "F25"


def test_f25_a_tile_of_one_square_needs_no_turning() -> None:
    scene = small("M10", wood=1).play("build one-a", "place r2c2")
    assert scene.turn == "nature"
    scene.chance()
    assert scene.player("A").cells[7].tile == "M10"


def test_f4_the_next_tile_is_turned_up_when_the_taken_one_lies_down() -> None:
    scene = small("M10", wood=1).play("build one-a")
    assert scene.sees("B").tiles[0].top == "M10"
    scene.play("place r2c2").nature("tile M22")
    assert (scene.sees("B").tiles[0].top, scene.sees("B").tiles[0].left) == ("M22", 9)
    assert scene.why("tile M01") == "F4"


def test_f4_an_empty_stack_offers_nothing() -> None:
    scene = small("M10", wood=1)
    scene.position.tile_left[0] = 0
    scene.play("build one-a", "place r2c2")
    assert scene.sees("A").tiles[0].top is None
    assert scene.position.turn() == 0
    empty = small("M10", wood=1)
    empty.position.tile_top[0] = -1
    assert empty.why("build one-a") == "F4"


def test_f25_a_full_grid_takes_no_more_tiles() -> None:
    scene = small("M10", wood=1)
    scene.position.filled[0] = 2**36 - 1
    assert scene.why("build one-a") == "F25"


def test_f29_a_completed_row_gives_exactly_what_its_promenades_show() -> None:
    """The worked example: promenades of 1 fish, 2 points and 1 gold."""
    scene = Scene().tile("A", "D09", "r6c1", 3)  # wood at r6c1, 1 fish at r5c1
    scene.tile("A", "D04", "r5c2").tile("A", "M07", "r5c5")  # 2 points at r5c3
    assert (scene.points("A"), scene.goods("A")) == (0, {})
    scene.has("A", wood=1, plank=1).tops("M01", "M02", "D01", "D02", "L04")
    scene.play("build ell-a", "place r6c6", "turn 180")  # 1 gold at r5c6
    assert scene.points("A") == 2
    assert scene.goods("A") == {"fish": 1, "gold": 1}


def test_f27_completing_a_row_pays_every_promenade_once() -> None:
    scene = Scene().tile("A", "D09", "r1c2").tile("A", "D04", "r1c5")
    assert (scene.points("A"), scene.goods("A")) == (0, {})
    scene.tops("M07").has("A", wood=1).dice(white="1")
    scene.play("die white 1", "line 1", "activate r3c1", "build one-a", "place r1c1").chance()
    assert scene.points("A") == 2
    assert scene.goods("A") == {"fish": 1}
    assert RowCompleted(0, 1) in scene.told


def test_f27_a_promenade_is_never_activated() -> None:
    scene = Scene().tile("A", "D01", "r1c1").dice(orange="1").workers("A", 1)
    scene.play("die orange 1", "line 1")
    assert scene.why("activate r1c2") == "F17"
    assert scene.play("free").why("worker r1c2") == "F36"


def test_f28_at_a_crossing_the_promenade_pays_twice() -> None:
    """One tile completes row 1 and column 1; its promenade at r1c1 shows 1 point."""
    scene = Scene().tile("A", "M07", "r1c3").tile("A", "D13", "r1c5")
    for name, cell in (("M08", "r2c1"), ("M09", "r4c1"), ("M10", "r5c1"), ("M11", "r6c1")):
        scene.tile("A", name, cell)
    scene.tops("M01", "M02", "D01").has("A", wood=1).dice(white="1")
    scene.play("die white 1", "line 1", "activate r3c1", "build two-a", "place r1c2", "turn 180")
    assert scene.points("A") == 2
    assert [e for e in scene.told if isinstance(e, RowCompleted | ColumnCompleted)] == [
        ColumnCompleted(0, 1),
        RowCompleted(0, 1),
    ]


def test_f34_a_large_tile_costs_a_wood_and_a_plank() -> None:
    scene = Scene().has("A", wood=1, plank=1).tops("M01", "M02", "D01", "D02", "L01")
    assert scene.offered("build") == ["build ell-a", "build ell-b"]
    assert scene.why("build one-a") == "F34"
    scene.play("build ell-a", "place r1c1", "turn 0").chance()
    assert scene.goods("A") == {}
    assert [scene.player("A").cells[i].tile for i in (0, 1, 6)] == ["L01"] * 3
    assert scene.turn == "B"
    assert Scene().has("A", wood=1).why("build ell-a") == "F34"


def test_f34_a_large_tile_that_does_not_fit_is_refused_by_the_rule_of_large_tiles() -> None:
    scene = Scene().has("A", wood=2, plank=1).tops("M01", "M02", "D01", "D02", "L01")
    scene.play("build ell-a")
    assert scene.why("place r1c4") == "F34", "wood is printed there"
    assert scene.why("build ell-b") == "F34", "there is one in hand"
    assert scene.play("place r1c3").why("turn 0") == "F34"
    assert scene.why("place r2c2") == "F34", "its cell is chosen"
    full = Scene().has("A", wood=1, plank=1)
    full.position.filled[0] = 2**36 - 1
    assert full.why("build ell-a") == "F34"


def test_f34_a_large_tile_can_be_turned_four_ways() -> None:
    scene = Scene().has("A", wood=1, plank=1).tops("M01", "M02", "D01", "D02", "L01")
    scene.play("build ell-a", "place r2c2")
    assert scene.offered() == ["turn 0", "turn 90", "turn 180", "turn 270"]
    scene.play("turn 180").chance()
    assert [scene.player("A").cells[i].tile for i in (7, 6, 1)] == ["L01"] * 3


def test_f34_completing_a_row_with_a_large_tile_pays_too() -> None:
    scene = Scene().tile("A", "D04", "r1c5").has("A", wood=1, plank=1)
    scene.tile("A", "M07", "r1c1").tops("M01", "M02", "D01", "D02", "L01")
    scene.play("build ell-a", "place r1c2", "turn 0").chance()
    assert scene.points("A") == 2


def test_the_builder_and_the_town_planner_score_for_tiles_and_lines() -> None:
    scene = Scene().ability("A", "builder", "town-planner").tile("A", "D04", "r1c5")
    scene.tile("A", "M07", "r1c1").has("A", wood=1, plank=1)
    scene.tops("M01", "M02", "D01", "D02", "L01")
    scene.play("build ell-a", "place r1c2", "turn 0").chance()
    assert scene.points("A") == 2 + 3 + 2
