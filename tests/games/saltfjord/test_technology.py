"""Technologies and their scoring tiles: F24, F38, F39."""

from tests.games.saltfjord.scene import Scene


def studying(players: int = 2, **goods: int) -> Scene:
    """Seat A uses the order / technology building."""
    scene = Scene(players).has("A", **goods).dice(white="5")
    return scene.play("die white 5", "line 5", "activate r4c5")


def test_f24_a_step_is_paid_and_its_effect_gained() -> None:
    scene = studying(paper=1).play("technology crafts")
    assert scene.goods("A") == {}
    assert scene.player("A").levels == [1, 0, 0, 0]
    assert studying(wood=1).why("technology crafts") == "F24"


def test_f24_a_marker_at_the_top_goes_no_further() -> None:
    scene = studying(gold=5, book=5, paper=5).level("A", "crafts", 3)
    assert scene.why("technology crafts") == "F24"


def test_f24_a_green_scoring_tile_scores_at_once_by_arrival() -> None:
    scene = studying(4, gold=1).level("A", "crafts", 2).scoring("crafts", "arrival")
    scene.level("B", "crafts", 3).level("C", "crafts", 3).play("technology crafts")
    assert scene.points("A") == 8


def test_f24_or_by_the_round() -> None:
    for number, points in ((1, 18), (2, 14), (3, 10)):
        scene = studying(gold=1).round(number).level("A", "fishing", 2)
        scene.scoring("fishing", "round").play("technology fishing")
        assert scene.points("A") == points


def test_f24_a_purple_scoring_tile_scores_at_the_end() -> None:
    scene = studying(gold=1).level("A", "crafts", 2).scoring("crafts", "workers")
    scene.play("technology crafts")
    assert scene.points("A") == 0
    assert scene.player("A").final == 5


def test_f38_crafts_gives_workers_and_gold() -> None:
    scene = studying(paper=1).play("technology crafts")
    assert scene.player("A").workers == 1
    scene = studying(book=1).level("A", "crafts", 1).play("technology crafts")
    assert scene.goods("A") == {"gold": 1}
    scene = studying(gold=1).level("A", "crafts", 2).workers("A", 2).play("technology crafts")
    assert scene.player("A").workers == 3
    scene.play("free", "worker r1c4")
    assert scene.goods("A") == {"wood": 1}


def test_f39_the_better_boat_holds_four_tokens() -> None:
    scene = studying(wood=1).boat("A", 3, "1-fish2", "1-fish2", "1-wood1")
    assert scene.player("A").slots == 3
    scene.play("technology carpentry")
    assert scene.player("A").slots == 4
    assert scene.player("A").load == ["1-fish2", "1-fish2", "1-wood1"]


def test_f39_an_ability_tile_is_taken_from_the_board() -> None:
    scene = studying(plank=1).level("A", "carpentry", 1).play("technology carpentry")
    lying = scene.sees("A").abilities
    assert scene.offered() == [f"ability {name}" for name in lying]
    gone = next(n for n in ("pilot", "scholar", "builder", "pedlar", "workshop") if n not in lying)
    assert scene.why(f"ability {gone}") == "F39"
    scene.play(f"ability {lying[0]}")
    assert list(scene.player("A").abilities) == [lying[0]]
    assert scene.sees("A").abilities == lying[1:]
    assert scene.why(f"ability {lying[1]}") == "F39"


def test_f39_building_becomes_one_wood_cheaper() -> None:
    scene = studying(gold=1).level("A", "carpentry", 2).scoring("carpentry", "workers")
    scene.play("technology carpentry", "done").play("pass 1", "skip")
    scene.has("A", plank=1).tops("M07", "M08", "D01", "D02", "L01")
    assert scene.offered("build") == ["build ell-a", "build ell-b"]
    scene.play("build ell-a", "place r1c1", "turn 0").chance()
    assert scene.goods("A") == {}
    small = Scene().power("A", "cheap-building").dice(white="1").tops("M07")
    small.play("die white 1", "line 1", "activate r3c1", "build one-a")
    assert small.goods("A") == {}


def test_the_scholar_gains_for_each_technology() -> None:
    scene = studying(paper=1).ability("A", "scholar").play("technology crafts")
    assert (scene.points("A"), scene.goods("A")) == (1, {"fish": 1})
