"""The coach's tips, and when it holds its tongue."""

from osada.core.bits import BIT
from osada.games.saltfjord import GAME
from osada.games.saltfjord.rules.state import PICK
from tests.games.saltfjord.scene import SEATS, Scene, laid_out


def tip(scene: Scene, name: str, seat: str | None = None) -> str | None:
    """A tip in English, if it is true for the seat to act."""
    actor = int(scene.position.turn()) if seat is None else SEATS.index(seat)
    found = [it for it in GAME.teaching.coach(scene.position, actor) if it.id == name]
    return GAME.teaching.advise(found[0], GAME.text.language("en")) if found else None


def test_start_sets_and_the_first_die() -> None:
    picking = laid_out()
    assert picking.stack[picking.depth - 1] & 63 == PICK
    assert [it.id for it in GAME.teaching.coach(picking, int(picking.turn()))] == ["pick-set"]
    assert tip(Scene(), "first-die") is not None
    assert tip(Scene(), "pick-set") is None
    assert tip(Scene(), "first-die", seat="B") is None, "it is not B's turn"
    assert tip(Scene().round(2), "first-die") is None


def test_fish_bring_the_die_to_a_better_line() -> None:
    scene = Scene().dice(white="5").has("A", fish=1).play("die white 5")
    assert "line 4 has 2 free buildings" in (tip(scene, "fish-move-die") or "")
    assert tip(Scene().dice(white="5").play("die white 5"), "fish-move-die") is None


def test_several_buildings_along_a_line() -> None:
    scene = Scene().dice(white="4").play("die white 4", "line 4")
    assert "2 buildings" in (tip(scene, "along-the-line") or "")
    assert tip(scene.play("activate r5c4"), "along-the-line") is None


def test_a_tile_built_ahead_of_the_die() -> None:
    scene = Scene().dice(orange="3").has("A", wood=1).play("die orange 3", "line 3")
    assert tip(scene, "build-ahead") is None
    assert tip(scene.play("activate r3c1"), "build-ahead") is not None


def test_the_boat_returns_or_sails_on() -> None:
    scene = Scene().boat("A", 1).dice(orange="2").play("die orange 2", "line 2", "activate r2c6")
    assert "here" in (tip(scene, "return-or-sail") or "")
    assert tip(scene, "full-boat") is None
    harbour = Scene().dice(orange="2").play("die orange 2", "line 2", "activate r2c6")
    assert tip(harbour, "return-or-sail") is None


def test_a_full_boat_has_no_room() -> None:
    scene = Scene().boat("A", 1, "1-fish2", "1-fish3", "1-wood1").dice(orange="2")
    scene.play("die orange 2", "line 2", "activate r2c6")
    assert tip(scene, "full-boat") is not None


def test_the_last_round_and_a_boat_that_is_out() -> None:
    far = next(i + 1 for i, area in enumerate(GAME.tables.box.fjord.areas) if area.points)
    scene = Scene().boat("A", far)
    assert tip(scene, "boat-out") is None
    assert tip(scene, "last-round") is None
    assert tip(scene.round(3), "boat-out") is not None
    assert tip(scene, "last-round") is not None


def test_workers_at_home_when_the_round_runs_out() -> None:
    scene = Scene().workers("A", 2).dice(white="", orange="")
    assert "2 workers" in (tip(scene, "workers-idle") or "")
    assert tip(Scene().workers("A", 2), "workers-idle") is None, "there are dice"
    assert tip(Scene().dice(white="", orange=""), "workers-idle") is None


def test_the_leftmost_tavern() -> None:
    scene = Scene().dice(white="", orange="")
    assert tip(scene, "leftmost-tavern") is not None
    assert tip(Scene(), "leftmost-tavern") is None
    assert tip(Scene().dice(white="", orange="").round(3), "leftmost-tavern") is None


def test_an_order_that_can_be_paid() -> None:
    goods = dict.fromkeys(("fish", "wood", "grain", "paper", "plank", "food", "book", "gold"), 5)
    assert tip(Scene().has("A", **goods), "order-ready") is not None
    assert tip(Scene(), "order-ready") is None


def test_the_top_of_a_track() -> None:
    goods = dict.fromkeys(("fish", "wood", "grain", "paper", "plank", "food", "book", "gold"), 5)
    scene = Scene().level("A", "crafts", 2).has("A", **goods)
    assert "Crafts" in (tip(scene, "top-of-track") or "")
    assert tip(Scene().level("A", "crafts", 2), "top-of-track") is None
    assert tip(Scene().has("A", **goods), "top-of-track") is None


def test_crates_at_the_piers() -> None:
    crates = ("C01", "C02", "C03")
    scene = Scene()
    for pier, crate in enumerate(crates[:3], 1):
        scene.at_pier("A", pier, crate)
    assert "pier 4" in (tip(scene, "crates-set") or "")
    assert tip(Scene().at_pier("A", 1, crates[0]), "crates-set") is None
    kitchen = Scene().at_pier("A", 4, crates[0]).has("A", grain=1)
    assert tip(kitchen, "keep-grain") is not None
    assert tip(Scene().has("A", grain=1), "keep-grain") is None


def test_a_trade_for_points() -> None:
    scene = Scene().at_pier("A", 4, "C01").has("A", grain=1).play("pass 5")
    while "skip" in scene.offered() and not scene.offered("deal"):
        scene.play("skip")
    assert tip(scene, "trade-for-points") is not None
    assert tip(Scene(), "trade-for-points") is None


def test_a_large_tile_and_gold() -> None:
    assert tip(Scene().has("A", wood=1, plank=1), "large-tile") is not None
    assert tip(Scene().has("A", wood=1), "large-tile") is None
    assert tip(Scene().has("A", gold=1), "gold-anything") is not None
    assert tip(Scene(), "gold-anything") is None


def test_orange_dice_when_the_white_are_spent() -> None:
    scene = Scene().dice(white="1", orange="2")
    assert tip(scene, "orange-left") is None
    scene.position.taken[0] = 3
    assert tip(scene, "orange-left") is not None


def test_one_cell_short_of_a_line() -> None:
    tile = next(it for it in GAME.tables.box.tiles[22:44] if any(s.promenade for s in it.squares))
    scene = Scene().tile("A", tile.id, "r1c1")
    assert tip(scene, "row-near") is None
    for column in (1, 2, 4):
        scene.position.filled[0] |= BIT[column]
    assert "Row 1" in (tip(scene, "row-near") or "")
    assert tip(Scene(), "row-near") is None


def test_a_column_is_a_line_too() -> None:
    tile = next(it for it in GAME.tables.box.tiles[22:44] if any(s.promenade for s in it.squares))
    scene = Scene().tile("A", tile.id, "r1c1", 1)
    assert tip(scene, "column-near") is None
    for row in (1, 2, 4):
        scene.position.filled[0] |= BIT[6 * row]
    assert tip(scene, "column-near") is None, "r3c1 is printed, r4c1 and r6c1 are empty"
    scene.position.filled[0] |= BIT[18]
    assert "Column 1" in (tip(scene, "column-near") or "")


def test_carts_move_first() -> None:
    assert tip(Scene(carts="yes"), "carts-first") is not None
    assert tip(Scene(), "carts-first") is None


def test_alone_a_special_tile_gives_too_little() -> None:
    scene = Scene(1)
    assert tip(scene, "special-short") is None
    assert tip(scene.round(2), "special-short") is not None
    scene.position.special[0] = scene.position.special[1] = -1
    assert tip(scene, "special-short") is None
