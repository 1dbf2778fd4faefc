"""Favours: W17 and W33."""

from tests.games.settlers.scene import Scene


def test_w17_ally_gives_an_action() -> None:
    scene = Scene(favours="ally gift coin")
    assert scene.workers("A") == 5
    assert scene.workers("B") == 4
    assert scene.why("use-favour ally") == "W17"  # it has worked already


def test_w17_lucky_coin_gives_gold_for_this_round() -> None:
    scene = Scene(favours="coin gift ally")
    assert scene.has("A") == {"stone": 1, "wood": 1, "food": 1, "gold": 1}
    assert "gold" not in scene.finish_round(favours="ally gift coin").has("A")


def test_w17_gift_gives_one_more_of_what_a_die_shows() -> None:
    scene = Scene(dice="stone wood wood 4", favours="gift ally coin")
    scene.play("use-favour gift")
    assert scene.offered() == ["die first", "die second", "die third"]
    assert scene.why("build walls-1 a") == "W15"
    scene.play("die second")
    assert scene.has() == {"stone": 1, "wood": 3}
    assert scene.workers() == 4
    assert scene.why("use-favour gift") == "W17"


def test_what_a_die_is_picked_for_can_be_seen() -> None:
    for favour in ("gift", "crops"):
        scene = Scene(favours=f"{favour} ally coin")
        assert scene.player().picking is None
        assert scene.play(f"use-favour {favour}").player().picking == favour
        assert scene.play("die first").player().picking is None


def test_w33_gift_of_a_die_that_shows_gold_is_gold() -> None:
    scene = Scene(dice="gold wood wood 4", favours="gift ally coin")
    assert scene.play("use-favour gift", "die first").has() == {"gold": 2, "wood": 2}


def test_w17_crops_makes_all_areas_of_a_kind_free() -> None:
    scene = Scene(dice="wood wood stone 4", favours="crops ally coin").built(bridges=4)
    scene.pool(workers=0).play("use-favour crops", "die first")
    assert scene.player().crops == ["wood"]
    assert [m for m in scene.offered() if m.startswith("h")] == ["harvest 1 b", "harvest 2 b"]
    scene.play("harvest 1 b", "harvest 2 b")
    assert scene.has() == {"wood": 4}
    assert scene.why("harvest 1 a") == "W9"
    scene.pool(workers=1).play("harvest 1 c")
    assert scene.workers() == 0


def test_w17_crops_is_over_with_the_round() -> None:
    scene = Scene(favours="crops ally coin").built(bridges=4)
    scene.play("use-favour crops", "die first").finish_round(favours="ally coin crops")
    assert scene.pool(workers=0).why("harvest 1 c") == "W9"


def test_w33_crops_with_gold_names_the_kind() -> None:
    scene = Scene(dice="gold wood wood 4", favours="crops ally coin")
    scene.play("use-favour crops", "die first")
    assert scene.offered() == ["take stone", "take wood", "take food"]
    assert scene.why("take gold") == "W33"
    assert scene.play("take food").player().crops == ["food"]


def test_w17_export_pays_a_point_for_each_kind() -> None:
    scene = Scene().pool(stone=2, wood=1, food=1)
    scene.play("use-favour export")
    assert scene.offered() == ["sell stone", "sell wood", "sell food"]
    assert scene.why("stop") == "W17"
    scene.play("sell stone", "sell wood", "sell food")
    assert scene.has() == {"stone": 1}
    assert scene.player().exported == 3
    assert scene.why("use-favour export") == "W17"


def test_w17_export_of_fewer_kinds() -> None:
    scene = Scene().pool(stone=1, wood=1, food=1)
    scene.play("use-favour export", "sell wood")
    assert scene.offered() == ["sell food", "stop"]
    assert scene.why("sell wood") == "W17"
    scene.play("stop")
    assert scene.has() == {"stone": 1, "food": 1}
    assert scene.player().score == 1


def test_w33_gold_stands_for_a_kind_once_each() -> None:
    scene = Scene().pool(stone=1, gold=2)
    scene.play("use-favour export", "sell stone", "sell wood", "sell food")
    assert scene.has() == {}
    assert scene.player().exported == 3
    assert Scene().pool(gold=5).play("use-favour export", "sell food").player().exported == 1


def test_w33_nothing_to_export() -> None:
    assert Scene().pool().why("use-favour export") == "W33"


def test_w17_a_favour_is_used_at_any_moment_without_an_action() -> None:
    scene = Scene(favours="gift ally coin").pool(stone=1, workers=1)
    scene.play("build walls-1 a", "use-favour gift", "die first")
    assert scene.has() == {"stone": 1}
    assert scene.why("B: use-favour gift") == "W17"
