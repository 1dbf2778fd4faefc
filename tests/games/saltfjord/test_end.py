"""Rounds and the end: F43, F44, F45 and F46."""

from osada.games.saltfjord import GAME
from osada.games.saltfjord.presentation.closing import parts
from tests.games.saltfjord.scene import Scene


def test_f43_a_new_round_brings_workers_back_and_rolls_all_dice() -> None:
    scene = Scene().workers("A", 1).dice(white="44").play("free", "worker r1c4")
    scene.play("die white 4", "line 4", "activate r5c4", "done")
    scene.play("pass 2", "skip").play("pass 4", "skip", "done")
    assert scene.turn == "nature"
    assert scene.sees("A").round == 2
    for _ in range(6):
        scene.nature("roll 2")
    for _ in range(4):
        scene.nature("roll 5")
    assert scene.sees("A").dice == {"white": [0, 6, 0, 0, 0, 0], "orange": [0, 0, 0, 0, 4, 0]}
    assert scene.player("A").workers == 1
    assert all(cell.piece is None for cell in scene.player("A").cells)
    assert scene.player("A").dice_taken == {"white": 0, "orange": 0}


def test_f43_whoever_is_in_the_leftmost_tavern_begins() -> None:
    scene = Scene(3).play("pass 4", "skip").play("pass 2", "skip").play("pass 3", "skip").chance()
    assert scene.turn == "B"
    assert [player.tavern for player in scene.sees(None).players] == [None, None, None]
    assert scene.why("pass 1", "A") == "F43"


def test_f43_turns_go_clockwise_past_those_who_have_passed() -> None:
    scene = Scene(3).dice(white="111111").play("pass 1", "skip")
    scene.play("die white 1", "line 1", "done", "die white 1", "line 1", "done")
    assert scene.turn == "B"


def final(scene: Scene, seat: int = 0) -> dict[str, int]:
    return {name.removeprefix("closing-"): n for name, n in parts(scene.position, seat) if n}


def test_f44_everything_is_counted_at_the_end() -> None:
    scene = Scene().boat("A", 6, "2-wood1-fish1", "2-points3").has("A", gold=1, book=1, fish=2)
    scene.at_pier("A", 1, "C42").at_pier("A", 2, "C01").at_pier("A", 3, "C02")
    scene.at_pier("A", 4, "C03", "C04").level("A", "crafts", 1).level("A", "fishing", 2)
    scene.level("A", "carpentry", 3).scoring("carpentry", "crates")
    assert final(scene) == {
        "boat": 3,
        "fish": (2 + 3 + 2 + 1 + 1) // 3,
        "sets": 3,
        "crates": 11 + 4 * 5,
        "crafts": 1,
        "carpentry": 10,
        "fishing": 4,
    }


def test_f44_a_green_scoring_tile_does_not_score_again() -> None:
    scene = Scene().level("A", "crafts", 3).scoring("crafts", "round")
    assert final(scene) == {}


def test_f44_purple_scoring_tiles_count_what_they_name() -> None:
    scene = Scene().level("A", "crafts", 3).at_pier("A", 2, "C01", "C02").workers("A", 2)
    scene.boat("A", 1, "1-points1", "1-fish2").tile("A", "L01", "r1c1")
    counted = {
        "crates": 2 * 2,
        "lines": 0,
        "catch": 2,
        "steps": 3 * 2,
        "large-tiles": 4,
        "fullest-pier": 2 * 4,
        "workers": 2 * 5,
        "point-tokens": 2,
        "cells": (7 + 3) // 2,
    }
    for tile, points in counted.items():
        assert final(scene.scoring("crafts", tile)).get("crafts", 0) == points, tile


def test_f45_two_sets_of_crates_are_worth_six_points() -> None:
    scene = Scene()
    for pier, crates in enumerate((["C01", "C02"], ["C03", "C04"], ["C05", "C06", "C07"])):
        scene.at_pier("A", pier + 1, *crates)
    assert "sets" not in final(scene)
    scene.at_pier("A", 4, "C08", "C09")
    assert final(scene)["sets"] == 6


def test_f45_a_doubled_three_and_three_fish_give_six_points_and_three_fish() -> None:
    scene = Scene().power("A", "better-boat").boat("A", 5, "2-points3", "1-fish3")
    assert final(scene) == {"boat": 6, "fish": 1}


def test_f45_a_crate_gives_its_points() -> None:
    assert final(Scene().at_pier("A", 1, "C05")) == {"crates": 5}


def test_f45_markers_score_the_points_of_their_level() -> None:
    red = Scene().level("A", "carpentry", 2).level("A", "logistics", 1)
    assert final(red) == {"carpentry": 4, "logistics": 1}
    blue = Scene().level("A", "carpentry", 2).level("A", "logistics", 2)
    assert sum(final(blue).values()) == 8


def ending(taverns: tuple[int, int], points: tuple[int, int]) -> Scene:
    scene = Scene().round(3)
    scene.position.score[0], scene.position.score[1] = points
    return scene.play(f"pass {taverns[0]}", "skip").play(f"pass {taverns[1]}", "skip")


def test_f46_most_points_win() -> None:
    scene = ending((4, 2), (10, 9))
    assert scene.turn == "over"
    assert scene.position.scores() == [10, 9]
    assert scene.position.places() == [1, 2]


def test_f46_a_tie_goes_to_the_tavern_further_left() -> None:
    assert ending((4, 2), (9, 9)).position.places() == [2, 1]
    assert ending((1, 2), (9, 9)).position.places() == [1, 2]


def test_the_closing_tells_every_line_in_both_languages() -> None:
    scene = ending((4, 2), (10, 9))
    for code, total in (("en", "Total"), ("pl", "Razem")):
        text = GAME.text.closing(scene.position, ["Ada", "Bo"], GAME.text.language(code))
        assert text.splitlines()[-1].split() == [total, "10", "9"]
        assert GAME.solo.honours(scene.position) == []


def test_f47_the_closing_names_the_track_that_covers_logistics() -> None:
    plain, carts = Scene(), Scene(carts="yes")
    english = GAME.text.language("en")
    assert "Logistics (top:" in GAME.text.closing(plain.position, ["Ada", "Bo"], english)
    text = GAME.text.closing(carts.position, ["Ada", "Bo"], english)
    assert "Carts (top:" in text
    assert "Logistics" not in text
