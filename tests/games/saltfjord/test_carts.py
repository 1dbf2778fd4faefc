"""The cart variant: F47, F48, F49, F50, F51 and F52."""

from osada.games.saltfjord.rules.scoring import cart_points
from tests.games.saltfjord.scene import Scene


def carts(players: int = 2) -> Scene:
    return Scene(players, carts="yes")


def test_f47_each_has_a_cart_on_the_top_left_cell_and_a_new_track() -> None:
    scene = carts(3)
    assert [scene.piece(seat, "r1c1") for seat in "ABC"] == ["cart"] * 3
    scene.has("A", grain=1).dice(white="5")
    scene.play("die white 5", "line 5", "activate r4c5", "technology logistics")
    assert scene.goods("A") == {}  # not the fish, wood and paper of F41
    assert Scene().dice(white="1").play("die white 1", "line 1").why("cart 1 stay") == "F48"
    assert Scene().piece("A", "r1c1") is None


def test_f48_worked_example_of_a_column() -> None:
    """Column 2: the cart goes right to a wood building, then two buildings are activated."""
    scene = carts().tile("A", "M07", "r3c3").tile("A", "M10", "r1c2").cart("A", 1, "r3c2")
    scene.dice(white="2").play("die white 2", "line 2")
    assert scene.offered("cart") == ["cart 1 stay", "cart 1 left", "cart 1 right"]
    assert scene.why("cart 1 up") == "F48"
    assert scene.why("activate r1c2") == "F17"
    scene.play("cart 1 right")
    assert scene.goods("A") == {"wood": 1}
    scene.play("activate r1c2", "activate r6c2", "done")
    assert scene.goods("A") == {"wood": 1, "fish": 2, "grain": 1}
    assert scene.piece("A", "r3c3") == "cart"


def test_f48_in_a_row_carts_go_up_or_down() -> None:
    scene = carts().cart("A", 1, "r3c3").dice(orange="3").play("die orange 3", "line 3")
    assert scene.offered("cart") == ["cart 1 stay", "cart 1 up", "cart 1 down"]
    assert carts().dice(orange="1").play("die orange 1", "line 1").offered("cart") == [
        "cart 1 stay",
        "cart 1 down",
    ]


def test_f48_a_cart_that_stays_on_a_building_activates_it() -> None:
    scene = (
        carts().cart("A", 1, "r5c4").dice(white="4").play("die white 4", "line 4", "cart 1 stay")
    )
    assert scene.goods("A") == {"paper": 1}
    empty = carts().dice(white="1").play("die white 1", "line 1", "cart 1 stay")
    assert empty.goods("A") == {}


def test_f48_a_cart_never_moves_onto_a_blocked_cell() -> None:
    scene = carts().cart("A", 1, "r5c5").block("A", "r5c4").dice(white="5")
    scene.play("die white 5", "line 5")
    assert scene.offered("cart") == ["cart 1 stay", "cart 1 right"]
    assert scene.why("cart 1 left") == "F48"


def test_f48_two_carts_come_in_any_order() -> None:
    scene = carts().cart("A", 1, "r1c4").cart("A", 2, "r5c4").dice(white="4")
    scene.play("die white 4", "line 4")
    assert {m.split()[1] for m in scene.offered("cart")} == {"1", "2"}
    scene.play("cart 2 stay")
    assert scene.why("cart 2 stay") == "F48"
    scene.play("cart 1 stay")
    assert scene.goods("A") == {"wood": 1, "paper": 1}


def test_f49_a_building_with_a_cart_is_blocked_for_the_die() -> None:
    scene = carts().cart("A", 1, "r5c4").dice(white="4")
    scene.play("die white 4", "line 4", "cart 1 stay")
    assert scene.why("activate r5c4") == "F49"
    assert scene.offered("activate") == ["activate r1c4"]


def test_f49_nor_can_a_worker_use_it() -> None:
    scene = carts().cart("A", 1, "r5c4").workers("A", 1).play("free")
    assert scene.why("worker r5c4") == "F36"


def test_f50_tiles_are_built_under_carts_and_their_promenades_pay() -> None:
    scene = carts().tile("A", "D13", "r1c5").tile("A", "M07", "r1c3").has("A", wood=1)
    scene.tops("M01", "M02", "D01").dice(white="1")
    scene.play("die white 1", "line 1", "cart 1 stay", "activate r3c1", "build two-a")
    scene.play("place r1c2", "turn 180")
    assert scene.piece("A", "r1c1") == "cart"
    assert scene.points("A") == 1


def test_f50_a_discarded_die_moves_no_carts() -> None:
    scene = carts().cart("A", 1, "r5c4").dice(white="4").play("die white 4", "discard")
    assert scene.goods("A") == {"fish": 1}
    assert scene.turn == "B"


def learning(level: int, **goods: int) -> Scene:
    """Seat A uses the technology building to step up on the carts' track."""
    scene = carts().has("A", **goods).level("A", "logistics", level).dice(white="5")
    return scene.play("die white 5", "line 5", "activate r4c5")


def test_f51_the_second_cart_comes_to_the_top_left_cell() -> None:
    scene = learning(0, grain=1).cart("A", 1, "r2c2").tile("A", "M07", "r1c1")
    scene.play("technology logistics")
    assert scene.piece("A", "r1c1") == "cart"
    assert scene.player("A").carts == ["r2c2", "r1c1"]
    assert scene.goods("A") == {}


def test_f51_or_waits_until_that_cell_is_free() -> None:
    scene = learning(0, grain=1).play("technology logistics", "done")
    assert scene.player("A").carts_waiting == 1
    scene.play("pass 1", "skip").dice(white="1").play("die white 1", "line 1", "cart 1 right")
    assert scene.player("A").carts_waiting == 0
    assert (scene.piece("A", "r1c1"), scene.piece("A", "r1c2")) == ("cart", "cart")
    assert scene.offered("cart") == []


def test_f51_a_die_on_the_cell_makes_the_cart_wait_for_the_next_round() -> None:
    scene = carts().tile("A", "M07", "r1c1").cart("A", 1, "r2c2").block("A", "r1c1")
    scene.has("A", grain=1).play("pass 3", "technology logistics")
    assert scene.player("A").carts_waiting == 1
    scene.play("pass 1", "skip").chance()
    assert scene.piece("A", "r1c1") == "cart"


def test_f51_each_cart_moves_at_once_in_any_direction() -> None:
    scene = learning(1, food=1).cart("A", 1, "r6c4").cart("A", 2, "r2c2")
    scene.tile("A", "D09", "r3c2", 1).play("technology logistics")
    assert len(scene.offered("cart")) == 1 + 3 + 1 + 4
    scene.play("cart 1 up", "cart 2 down")
    assert scene.goods("A") == {"paper": 1, "wood": 1}


def test_f51_such_a_cart_activates_a_promenade_too_but_not_where_it_stays() -> None:
    scene = learning(1, food=1).cart("A", 1, "r2c2").tile("A", "D09", "r2c4", 2)
    assert scene.play("technology logistics", "cart 1 right").goods("A") == {"fish": 1}
    still = learning(1, food=1).cart("A", 1, "r5c4").play("technology logistics", "cart 1 stay")
    assert still.goods("A") == {}


def test_f51_carts_activate_promenades_once_they_have_learnt_it() -> None:
    for powers, points in (((), 0), (("cart-promenades",), 1)):
        scene = carts().power("A", *powers).tile("A", "D01", "r2c4", 2).cart("A", 1, "r2c2")
        scene.dice(white="2").play("die white 2", "line 2", "cart 1 right")
        assert scene.points("A") == points
    scene = learning(2, gold=1).scoring("logistics", "workers").play("technology logistics")
    assert scene.player("A").powers == ["cart-promenades"]


def test_f52_a_cart_scores_its_row_times_its_column() -> None:
    scene = carts().cart("A", 1, "r3c4")
    assert cart_points(scene.position, 0) == 12
    assert cart_points(scene.cart("A", 2, "r6c6").position, 0) == 12 + 36
    assert cart_points(Scene().position, 0) == 0
