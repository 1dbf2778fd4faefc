"""Orders, piers, passing: F23, F35, F41."""

from osada.games.saltfjord.rules.events import PointsGained
from tests.games.saltfjord.scene import Scene


def ordering(**goods: int) -> Scene:
    """Seat A uses the order / technology building."""
    scene = Scene().has("A", **goods).dice(white="5")
    return scene.play("die white 5", "line 5", "activate r4c5")


def test_f23_an_order_is_paid_and_goes_to_the_matching_pier() -> None:
    """The worked example: 1 food and 1 wood for a crate behind the one that is there."""
    scene = Scene().has("A", food=1, wood=1).at_pier("A", 2, "C01").crates("SC1", "C05")
    scene.dice(white="5").play("die white 5", "line 5", "activate r4c5")
    scene.play("order 2").nature("crate C42")
    assert scene.goods("A") == {}
    assert scene.player("A").crates == [[], ["C01", "C05"], [], []]
    assert scene.sees("B").crates[1].top == "C42"
    assert scene.points("A") == 0


def test_f23_without_the_goods_an_order_cannot_be_filled() -> None:
    scene = ordering(wood=9)
    assert scene.offered("order") == []
    assert scene.why("order 1") == "F23"


def test_f23_gold_does_not_pay_until_it_is_downgraded() -> None:
    scene = ordering(gold=1, wood=1).crates("SC1", "C05")
    assert scene.why("order 2") == "F23"
    scene.play("free", "downgrade gold food", "order 2")
    assert scene.goods("A") == {}


def test_f23_an_exhausted_stack_has_no_order() -> None:
    scene = ordering(wood=1, grain=1).crates("SC1")
    scene.position.crate_left[0] = 0
    scene.play("order 1")
    assert scene.sees("A").crates[0].top is None
    assert scene.offered() == ["done"]


def test_f35_passing_goes_to_an_empty_tavern() -> None:
    scene = Scene(3).play("pass 3", "skip")
    assert scene.player("A").tavern == 3
    assert scene.why("pass 3") == "F35"
    assert scene.offered("pass") == ["pass 1", "pass 2", "pass 4", "pass 5"]
    assert scene.why("pass 1", "A") == "F35"


def test_f35_each_tavern_has_its_action() -> None:
    assert Scene().play("pass 1").offered() == ["sail 1", "skip"]
    orders = Scene().has("A", wood=1, grain=1, paper=1).crates("SC1", "SC2", "SC3", "SC4")
    assert orders.play("pass 2").offered("order") == ["order 1", "order 2", "order 3"]
    technologies = Scene().has("A", wood=1).play("pass 3")
    assert technologies.offered("technology") == ["technology carpentry"]
    tiles = Scene().tops("M07").play("pass 4")
    assert tiles.offered("build") == ["build one-a", "build one-b"]
    assert tiles.why("build two-a") == "F35"
    tiles.play("build one-a", "place r1c1").chance()
    assert tiles.player("A").cells[0].tile == "M07"


def test_f35_the_fifth_tavern_goes_fishing_twice() -> None:
    scene = Scene().play("pass 5", "sail 1").nature("token 1-wood1").play("sail 1")
    scene.nature("token 1-fish2")
    assert scene.player("A").boat == 2
    assert scene.turn == "A"  # free actions: tokens can be thrown overboard
    assert scene.play("done").turn == "B"


def test_f35_then_each_crate_gives_its_piers_reward_from_top_to_bottom() -> None:
    scene = Scene().at_pier("A", 1, "C01").at_pier("A", 2, "C02", "C03").at_pier("A", 3, "C04")
    scene.play("pass 2", "skip")
    assert scene.offered() == ["sail 1", "skip"]
    scene.play("skip")
    assert scene.offered() == ["take-fish"]
    scene.play("take-fish")
    assert scene.offered()[0] == "upgrade fish wood"
    scene.play("upgrade fish wood")
    assert scene.points("A") == 1
    assert scene.goods("A") == {"wood": 1, "fish": 1}
    assert scene.offered() == ["free", "done"]


def test_f35_worked_example_of_the_last_pier() -> None:
    """Three crates: twice 1 grain for 3 points, once 1 food for 5: 11 points."""
    scene = Scene().at_pier("A", 4, "C01", "C02", "C03").has("A", grain=2, food=1)
    scene.play("pass 2", "skip", "deal grain", "deal food", "deal grain")
    assert scene.points("A") == 11
    assert PointsGained(0, 5) in scene.told
    poor = Scene().at_pier("A", 4, "C01").has("A", grain=1).play("pass 2", "skip")
    assert poor.why("deal food") == "F35"
    poor.play("skip")


def test_f35_after_passing_there_are_no_more_turns() -> None:
    scene = Scene().dice(white="11").play("pass 1", "skip")
    scene.play("die white 1", "discard", "die white 1")
    assert scene.turn == "B"


def test_f41_logistics_gives_a_fish_a_wood_and_a_paper() -> None:
    """The worked example: 1 grain for the first step."""
    scene = ordering(grain=1).play("technology logistics")
    assert scene.goods("A") == {"fish": 1, "wood": 1, "paper": 1}
    assert scene.player("A").levels == [0, 0, 1, 0]


def test_f41_the_piers_reward_comes_at_once() -> None:
    """The worked example: an order at the workshop pier upgrades a resource."""
    scene = ordering(grain=1, paper=1, wood=1).power("A", "pier-at-once").crates("SC1", "SC2")
    scene.play("order 2").chance()
    assert scene.offered() == ["upgrade wood plank", "take-fish", "free"]
    assert scene.play("upgrade wood plank").goods("A") == {"plank": 1}


def test_f41_the_crate_may_go_to_any_pier() -> None:
    assert ordering(wood=1, grain=1).why("pier 3") == "F41"
    scene = ordering(wood=1, grain=1).power("A", "any-pier").crates("SC1").play("order 1")
    assert scene.offered() == ["pier 1", "pier 2", "pier 3", "pier 4"]
    assert scene.play("pier 3").chance().player("A").crates == [[], [], ["SC1"], []]
    assert scene.points("A") == 0


def test_f41_both_order_technologies_together() -> None:
    scene = ordering(wood=1, grain=1).power("A", "any-pier", "pier-at-once").crates("SC1")
    scene.play("order 1", "pier 3").chance()
    assert scene.points("A") == 1
    assert scene.goods("A") == {"fish": 1}
    assert scene.offered() == ["done"]


def test_the_forwarder_gains_for_each_order() -> None:
    scene = ordering(wood=1, grain=1).ability("A", "forwarder").crates("SC1").play("order 1")
    assert (scene.points("A"), scene.goods("A")) == (1, {"fish": 1})
