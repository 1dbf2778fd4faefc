"""Taking a die and activating a line: F15, F16, F17, F18, F19, F20, F21, F22 and F26."""

from osada.games.saltfjord.rules.events import DieRested
from osada.games.saltfjord.rules.moves import CELL
from tests.games.saltfjord.scene import Scene


def test_f15_a_die_is_taken_from_any_area() -> None:
    scene = Scene().dice(white="336", orange="2")
    assert scene.offered("die") == ["die white 3", "die white 6", "die orange 2"]
    assert scene.why("die white 1") == "F15"
    assert scene.why("die-at white 5") == "F15"
    scene.play("die white 3")
    assert scene.sees("B").dice["white"] == [0, 0, 1, 0, 0, 1]


def test_f15_three_white_dice_and_the_rounds_number_of_orange_ones() -> None:
    scene = Scene().dice(white="111111", orange="11")
    scene.play("die orange 1", "discard").play("pass 1", "skip")
    assert scene.why("die orange 1") == "F15"
    scene.play(*["die white 1", "line 1", "done"] * 3)
    assert scene.why("die white 1") == "F15"
    assert scene.offered("die") == []
    later = Scene().round(2).dice(white="1", orange="11")
    later.play("pass 1", "skip").play("die orange 1", "discard", "die orange 1", "discard")
    assert later.player("B").dice_taken == {"white": 0, "orange": 2}


def test_f16_each_fish_changes_the_value_by_one_without_wrapping() -> None:
    scene = Scene().has("A", fish=1).dice(white="3").play("die white 3")
    assert scene.offered("line") == ["line 2", "line 3", "line 4"]
    assert scene.why("line 5") == "F16"
    assert scene.play("line 4").goods("A") == {}
    ends = Scene().has("A", fish=4).dice(white="6").play("die white 6")
    assert ends.why("line 1") == "F16"
    assert ends.offered("line")[0] == "line 2"


def test_f16_the_pilot_changes_a_die_by_one_for_nothing() -> None:
    scene = Scene().ability("A", "pilot").has("A", fish=1).dice(white="3").play("die white 3")
    assert scene.offered("line") == ["line 1", "line 2", "line 3", "line 4", "line 5"]
    assert scene.play("line 4").goods("A") == {"fish": 1}


def test_f17_a_white_die_activates_its_column_from_top_to_bottom() -> None:
    scene = Scene().dice(white="4").play("die white 4", "line 4")
    assert scene.offered("activate") == ["activate r1c4", "activate r5c4"]
    scene.play("activate r5c4")
    assert scene.why("activate r1c4") == "F26"
    assert scene.goods("A") == {"paper": 1}


def test_f17_an_orange_die_activates_its_row_from_left_to_right() -> None:
    scene = Scene().dice(orange="6").play("die orange 6", "line 6")
    assert scene.offered("activate") == ["activate r6c2", "activate r6c3"]
    assert scene.why("activate r1c4") == "F17"


def test_f17_blocked_buildings_and_promenades_are_not_activated() -> None:
    scene = Scene().tile("A", "D01", "r6c4").block("A", "r6c3").dice(orange="6")
    scene.play("die orange 6", "line 6")
    assert scene.offered("activate") == ["activate r6c2", "activate r6c4"]
    assert scene.why("activate r6c3") == "F17"
    assert scene.why("activate r6c5") == "F17"
    assert scene.why("activate r6c6") == "F17"


def test_f17_worked_example_of_a_column() -> None:
    """A die from area 3 and 1 fish: column 4; two buildings, the die ends on the paper."""
    scene = Scene().has("A", fish=1).dice(white="3")
    scene.play("die white 3", "line 4", "activate r1c4", "activate r5c4", "free", "sell wood")
    scene.play("done")
    assert scene.goods("A") == {"fish": 1, "paper": 1}
    assert scene.piece("A", "r5c4") == "white"


def test_f17_worked_example_of_a_row() -> None:
    """Row 6: paper and grain, a die between them, the last building left alone."""
    scene = Scene().tile("A", "M09", "r6c1").tile("A", "M10", "r6c4").block("A", "r6c2")
    scene.tile("A", "M08", "r6c5").dice(orange="6")
    scene.play("die orange 6", "line 6", "activate r6c1", "activate r6c5", "done")
    assert scene.goods("A") == {"paper": 1, "grain": 1}
    assert scene.piece("A", "r6c5") == "orange"


def test_f18_the_die_blocks_the_last_building_it_activated() -> None:
    scene = Scene().dice(white="44").play("die white 4", "line 4", "activate r1c4", "done")
    assert scene.piece("A", "r1c4") == "white"
    assert scene.piece("A", "r5c4") is None
    assert DieRested(0, CELL.parse("r1c4")) in scene.told
    scene.play("die white 4", "line 4", "done")
    assert scene.piece("B", "r1c4") is None


def test_f18_a_die_that_activates_nothing_lies_beside_the_board() -> None:
    scene = Scene().dice(white="2").play("die white 2", "line 2", "done")
    assert scene.player("A").dice_taken["white"] == 1
    assert all(cell.piece is None for cell in scene.player("A").cells)
    assert scene.turn == "B"
    assert scene.why("done") == "F18"


def test_f19_a_discarded_die_gives_a_fish() -> None:
    scene = Scene().dice(white="4").play("die white 4", "discard")
    assert scene.goods("A") == {"fish": 1}
    assert scene.turn == "B"
    assert scene.why("discard") == "F19"


def test_f20_an_effect_may_be_left_unused_and_the_die_still_ends_there() -> None:
    scene = Scene().dice(white="6").play("die white 6", "line 6", "activate r2c6", "skip", "done")
    assert scene.player("A").boat == 0
    assert scene.piece("A", "r2c6") == "white"
    assert scene.why("skip") == "F20"


def test_f21_buildings_produce_what_they_show() -> None:
    scene = Scene().tile("A", "M10", "r1c1").tile("A", "M01", "r2c1").dice(white="1")
    scene.play("die white 1", "line 1", "activate r1c1", "activate r2c1")
    assert scene.goods("A") == {"fish": 2, "plank": 1}


def test_f22_of_two_actions_one_is_chosen() -> None:
    scene = Scene().has("A", grain=2, paper=2).crates("SC2").dice(white="5")
    scene.play("die white 5", "line 5", "activate r4c5")
    assert scene.offered("order")[0] == "order 1"
    assert scene.offered("technology") == [
        "technology crafts",
        "technology logistics",
        "technology fishing",
    ]
    assert scene.why("sail 1") == "F22"
    assert scene.why("return") == "F22"
    assert scene.why("upgrade paper book") == "F22"
    assert scene.why("take-fish") == "F22"
    scene.play("technology crafts")
    assert scene.why("order 1") == "F23"
    orders_only = Scene().tile("A", "M14", "r1c1").has("A", paper=1).dice(white="1")
    orders_only.play("die white 1", "line 1", "activate r1c1")
    assert orders_only.why("technology crafts") == "F22"
    technology_only = Scene().tile("A", "M16", "r1c1").has("A", grain=1, paper=1).crates("SC2")
    technology_only.dice(white="1").play("die white 1", "line 1", "activate r1c1")
    assert technology_only.why("order 1") == "F22"


def building(row: str) -> Scene:
    """The build-small building at r3c1 is used by a die; it builds the wood tile M07."""
    scene = Scene().tops("M07").has("A", wood=1)
    scene.dice(white="1", orange="3")
    colour, line = ("orange", 3) if row == "row" else ("white", 1)
    return scene.play(f"die {colour} {line}", f"line {line}", "activate r3c1", "build one-a")


def test_f26_a_tile_built_further_along_is_activated_in_the_same_turn() -> None:
    row = building("row").play("place r3c2").chance().play("activate r3c2", "done")
    assert row.goods("A") == {"wood": 1}
    assert row.piece("A", "r3c2") == "orange"
    column = building("column").play("place r6c1").chance().play("activate r6c1")
    assert column.goods("A") == {"wood": 1}


def test_f26_a_tile_built_further_back_is_not() -> None:
    scene = building("column").play("place r1c1").chance()
    assert scene.why("activate r1c1") == "F26"
    assert scene.offered() == ["done"]
