"""Resources and free actions: F12 to F14, F36, F37."""

from tests.games.saltfjord.scene import Scene


def test_f12_there_are_eight_resources_and_always_enough_of_them() -> None:
    scene = Scene().has("A", fish=60).dice(white="1")
    assert list(scene.player("A").goods) == [
        "fish", "wood", "grain", "paper", "plank", "food", "book", "gold",
    ]  # fmt: skip
    assert scene.play("die white 1", "discard").goods("A") == {"fish": 61}


def upgrading(**goods: int) -> Scene:
    """An upgrade building has been activated."""
    scene = Scene().has("A", **goods).dice(orange="6")
    return scene.play("die orange 6", "line 6", "activate r6c3")


def test_f13_an_upgrade_follows_an_arrow_up() -> None:
    scene = upgrading(fish=1, wood=1, grain=1, paper=1, plank=1, food=1, book=1, gold=1)
    assert scene.offered("upgrade") == [
        "upgrade fish wood",
        "upgrade fish grain",
        "upgrade fish paper",
        "upgrade wood plank",
        "upgrade grain food",
        "upgrade paper book",
        "upgrade plank gold",
        "upgrade food gold",
        "upgrade book gold",
    ]
    assert upgrading(wood=1).play("upgrade wood plank").goods("A") == {"plank": 1}
    assert upgrading(wood=1).why("upgrade book gold") == "F13"


def test_f13_or_it_gives_a_fish() -> None:
    scene = upgrading()
    assert scene.why("skip") == "F13"
    assert scene.play("take-fish").goods("A") == {"fish": 1}


def test_f14_gold_can_be_downgraded_to_anything() -> None:
    for above, below in (("plank", "wood"), ("food", "grain"), ("book", "paper")):
        scene = Scene().has("A", gold=1)
        scene.play("free", f"downgrade gold {above}", "free", f"downgrade {above} {below}")
        assert scene.goods("A") == {below: 1}
        assert scene.play("free", f"sell {below}").goods("A") == {"fish": 1}


def test_f36_free_actions_are_possible_before_during_and_after_an_activation() -> None:
    scene = Scene().has("A", food=3).dice(white="4")
    scene.play("free", "sell food", "die white 4", "free", "sell food", "line 4")
    scene.play("activate r1c4", "free", "downgrade food grain", "activate r5c4", "free")
    scene.play("sell grain", "done")
    assert scene.goods("A") == {"fish": 5, "wood": 1, "paper": 1}
    assert scene.turn == "B"


def test_f36_a_free_action_is_refused_by_what_it_lacks() -> None:
    scene = Scene().has("A", wood=1)
    assert scene.why("sell grain") == "F12"
    assert scene.why("downgrade gold plank") == "F12"
    assert scene.why("buy wood plank") == "F13"
    assert scene.why("sell wood") == "F36"  # possible, but asked for by `free`
    assert scene.play("free").why("sell wood") is None


def test_f34_with_a_tile_in_hand_its_place_comes_first() -> None:
    scene = Scene().has("A", wood=2, plank=1).play("build ell-a")
    assert scene.why("sell wood") == "F34"
    assert scene.play("place r1c1").why("sell wood") == "F34"


def test_f36_also_in_the_turn_in_which_one_passes() -> None:
    scene = Scene().has("A", wood=2).workers("A", 1).play("pass 1", "free", "sell wood", "skip")
    assert scene.offered() == ["free", "skip"]  # the pause before the piers
    scene.play("free", "sell wood", "skip")
    assert scene.offered() == ["free", "done"]
    assert scene.play("free", "worker r1c4", "done").turn == "B"
    assert scene.goods("A") == {"fish": 2, "wood": 1}


def test_f36_a_worker_activates_one_building_and_blocks_it_for_the_round() -> None:
    scene = Scene().workers("A", 2).dice(white="4")
    scene.play("free", "worker r5c4")
    assert scene.goods("A") == {"paper": 1}
    assert scene.piece("A", "r5c4") == "worker"
    scene.play("die white 4", "line 4")
    assert scene.why("activate r5c4") == "F17"
    scene.play("free")
    assert scene.why("worker r5c4") == "F36"
    assert scene.why("worker r1c1") == "F36"
    scene.play("worker r6c2")
    assert scene.why("free") is None
    scene.play("free", "sell grain", "done")


def test_f36_without_workers_no_worker_can_be_used() -> None:
    scene = Scene().has("A", wood=1).play("free")
    assert scene.offered() == ["sell wood"]
    assert scene.why("worker r1c4") == "F36"
    assert scene.why("done") == "F36"


def test_f36_free_actions_belong_to_ones_own_turn() -> None:
    scene = Scene().has("B", wood=1)
    assert scene.why("free", "B") == "F43"
    scene.play("pass 1", "skip")
    assert scene.why("free", "A") == "F35"


def test_f36_with_nothing_to_convert_there_is_no_free_action() -> None:
    assert Scene().why("free") == "F36"


def test_f36_a_worker_cannot_use_the_building_that_the_die_came_to_last() -> None:
    scene = Scene().workers("A", 2).dice(white="4")
    scene.play("die white 4", "line 4", "activate r1c4", "free")
    assert scene.why("worker r1c4") == "F36"
    scene.play("worker r6c2", "activate r5c4", "free", "worker r1c4", "done")
    assert scene.goods("A") == {"wood": 2, "grain": 1, "paper": 1}


def test_f37_food_sells_for_two_fish() -> None:
    assert Scene().has("A", food=1).play("free", "sell food").goods("A") == {"fish": 2}


def test_f37_two_fish_upgrade_grain_to_food() -> None:
    scene = Scene().has("A", fish=2, grain=1).play("free", "buy grain food")
    assert scene.goods("A") == {"food": 1}


def test_f37_downgrading_a_book_gives_paper() -> None:
    assert Scene().has("A", book=1).play("free", "downgrade book paper").goods("A") == {"paper": 1}


def test_f37_a_third_fish_may_itself_be_upgraded() -> None:
    scene = Scene().has("A", fish=3).play("free")
    assert scene.offered("buy") == ["buy fish wood", "buy fish grain", "buy fish paper"]
    assert scene.play("buy fish paper").goods("A") == {"paper": 1}
    two = Scene().workers("A", 1).has("A", fish=2).play("free")
    assert two.why("buy fish paper") == "F13"


def test_f36_the_workshop_upgrades_for_one_fish_three_times_a_round() -> None:
    scene = Scene().ability("A", "workshop").has("A", fish=9)
    for left in (7, 5, 3, 0):
        scene.play("free", "buy fish wood")
        assert scene.goods("A").get("fish", 0) == left
    assert scene.goods("A")["wood"] == 4


def test_f36_the_pedlar_brings_a_basic_resource_once_a_round() -> None:
    scene = Scene().ability("A", "pedlar").has("A", fish=2).play("free")
    assert scene.offered("trade") == ["trade wood", "trade grain", "trade paper"]
    scene.play("trade paper")
    assert scene.goods("A") == {"fish": 1, "paper": 1}
    assert scene.play("free").why("trade wood") == "F36"


def test_f35_a_worker_may_bring_a_crate_to_a_pier_before_it_is_reached() -> None:
    """F36: also between the tavern's action and the piers."""
    scene = Scene().workers("A", 1).has("A", fish=2, paper=1).crates("SC1", "SC2", "SC4", "SC3")
    scene.play("pass 1", "skip")
    assert scene.offered() == ["free", "skip"]
    points = scene.points("A")
    scene.play("free", "worker r4c5", "order 3").chance().play("skip")
    assert scene.points("A") == points + 1
    assert scene.goods("A") == {"fish": 1}
