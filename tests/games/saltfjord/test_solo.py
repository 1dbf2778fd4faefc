"""Playing alone: F53, F54, F55, F56, F57, F58, F59 and F60."""

import pytest

from osada.core.position import NATURE
from osada.games.saltfjord import GAME
from osada.games.saltfjord.presentation.closing import achievements, medal
from osada.text.errors import OptionError
from tests.games.saltfjord.scene import Scene, laid_out, setting_up

MOVES = GAME.moves
SCORING_TILE = GAME.moves.scoring


def alone(**options: str) -> Scene:
    return Scene(1, **options)


def test_f53_dice_lie_in_the_taverns_from_right_to_left() -> None:
    seen = alone().sees("A")
    assert [value > 0 for value in seen.tavern_dice["white"]] == [False, True, True, True, True]
    assert [value > 0 for value in seen.tavern_dice["orange"]] == [False, False, False, True, True]
    position = setting_up(1)
    for value in (1, 2, 3, 4, 5, 6):
        position.play(NATURE, MOVES.from_notation(f"roll {value}"))
    assert GAME.view(position, 0).tavern_dice == {
        "white": [0, 4, 3, 2, 1],
        "orange": [0, 0, 0, 6, 5],
    }


@pytest.mark.parametrize("number", ["2", "3", "4", "5"])
def test_f54_special_tiles_are_drawn_without_the_green_ones(number: str) -> None:
    seen = GAME.view(laid_out(1, special_tiles=number), 0)
    used = [*seen.scoring, *seen.special]
    assert len(seen.special) == int(number)
    assert len(set(used)) == 4 + int(number)
    assert not {"arrival", "round"} & set(used)


def test_f54_special_tiles_are_for_a_game_for_one() -> None:
    assert GAME.view(laid_out(2), 0).special == []
    with pytest.raises(OptionError, match="game for one"):
        setting_up(2, special_tiles="3")


def test_f55_dice_are_taken_from_the_taverns() -> None:
    scene = alone()
    assert scene.offered("die-at") == [
        "die-at white 2",
        "die-at white 3",
        "die-at white 4",
        "die-at white 5",
        "die-at orange 4",
        "die-at orange 5",
    ]
    assert scene.why("die-at white 1") == "F55"
    assert scene.why("die white 1") == "F55"
    scene.play("die-at white 5", "discard", "die-at orange 5", "discard")
    assert scene.why("die-at orange 4") == "F15"
    assert scene.sees("A").tavern_dice["white"][4] == 0


def test_f55_one_passes_to_a_tavern_without_dice_and_the_round_ends() -> None:
    scene = alone()
    assert scene.offered("pass") == ["pass 1"]
    assert scene.why("pass 2") == "F55"
    scene.play("die-at white 2", "discard")
    assert scene.offered("pass") == ["pass 1", "pass 2"]
    scene.play("pass 2", "skip").chance()
    assert scene.sees("A").round == 2


def test_f55_one_white_and_one_orange_die_are_always_left() -> None:
    scene = alone()
    for tavern in (2, 3, 4):
        scene.play(f"die-at white {tavern}", "discard")
        if "done" in scene.offered():
            scene.play("done")
    scene.play("die-at orange 5", "discard", "done")
    assert scene.offered("die-at") == []


def test_f55_building_removes_the_top_tile_of_the_other_stack() -> None:
    scene = alone().tops("M07", "M10").play("pass 1", "skip").chance()
    scene.tops("M07", "M10").has("A", wood=1, plank=1)
    other = scene.sees("A").tiles[5].top
    scene.play("build ell-a", "place r1c1", "turn 0").chance()
    seen = scene.sees("A")
    assert [seen.tiles[4].left, seen.tiles[5].left] == [9, 9]
    assert other not in [stack.top for stack in seen.tiles]
    assert [seen.tiles[0].left, seen.tiles[1].left] == [10, 10]


def test_f56_after_a_round_the_top_crates_go_and_an_orange_die_joins() -> None:
    scene = alone()
    before = [stack.top for stack in scene.sees("A").crates]
    scene.play("pass 1", "skip").chance()
    seen = scene.sees("A")
    assert [stack.left for stack in seen.crates] == [10] * 4
    assert not set(before) & {stack.top for stack in seen.crates}
    assert sum(value > 0 for value in seen.tavern_dice["white"]) == 4
    assert [value > 0 for value in seen.tavern_dice["orange"]] == [False, False, True, True, True]


def finished(points: int, *special: str, carts: str = "no") -> Scene:
    """A finished game for one with some special tiles; its cells and steps give plenty."""
    scene = alone(carts=carts, special_tiles=str(len(special))).round(3)
    for i, tile in enumerate(special):
        scene.position.special[i] = SCORING_TILE.parse(tile)
    for track in ("crafts", "carpentry", "logistics"):
        scene.level("A", track, 2)
    scene.position.filled[0] = 2**36 - 1
    scene.workers("A", 3).at_pier("A", 1, "C01", "C02", "C03", "C04", "C05")
    scene.play("pass 1", "skip").play(*["skip"] * 5).play("skip", "done")
    scene.position.score[0] += points - scene.position.scores()[0]
    assert scene.position.scores() == [points]
    return scene


def test_f57_each_special_tile_must_give_ten_points_which_do_not_count() -> None:
    won = finished(100, "steps", "workers")
    assert medal(won.position) == "bronze"
    lost = finished(200, "steps", "large-tiles")
    assert medal(lost.position) is None
    assert GAME.solo.honours(lost.position) == []
    assert "no win" in GAME.text.closing(lost.position, ["Ada"], GAME.text.language("en"))
    assert (lost.sees("A").medal, won.sees("A").medal) == (None, "bronze")
    assert won.sees("A").special_points == [12, 15]
    assert sum(won.player("A").parts.values()) == won.player("A").final == 100


@pytest.mark.parametrize(
    ("points", "earned"),
    [
        (99, "none"),
        (100, "bronze"),
        (119, "bronze"),
        (120, "silver"),
        (140, "gold"),
        (160, "platinum"),
        (179, "platinum"),
        (180, "palladium"),
    ],
)
def test_f58_the_score_earns_a_medal_and_with_carts_twenty_more_are_needed(
    points: int, earned: str
) -> None:
    assert medal(finished(points, "steps", "workers").position) == earned
    assert medal(finished(points + 20, "steps", "workers", carts="yes").position) == earned


def test_f59_achievements_ask_for_a_medal_and_a_number_of_special_tiles() -> None:
    three = ("steps", "workers", "cells")
    four = (*three, "crates")
    assert achievements(finished(140, *three).position) == [1]
    assert achievements(finished(160, *three).position) == [1, 2]
    assert achievements(finished(160, *four).position) == [1, 2, 3]
    assert achievements(finished(139, *three).position) == []
    assert achievements(finished(170, "steps", "workers").position) == []
    assert GAME.solo.honours(finished(140, *three).position) == ["medal-gold", "achievement-1"]


def test_f59_with_six_special_tiles_one_of_the_tracks_is_the_sixth() -> None:
    position = setting_up(1, special_tiles="6")
    while position.turn() == NATURE:
        chances = [MOVES.notation(move) for move, _ in position.chances()]
        sixth = GAME.view(position, 0)
        position.play(NATURE, position.chances()[-1][0])
        if len(sixth.special) == 5:
            assert chances == [f"scoring {tile}" for tile in _in_order(sixth.scoring)]
    seen = GAME.view(position, 0)
    assert len(seen.special) == 6
    assert seen.special[5] in seen.scoring


def _in_order(tiles: list[str | None]) -> list[str]:
    return sorted((tile for tile in tiles if tile), key=SCORING_TILE.parse)


def test_f60_one_of_four_start_sets_is_picked() -> None:
    position = laid_out(1)
    assert len(GAME.view(position, 0).sets) == 4
    assert [MOVES.notation(m) for m in position.legal(0)] == ["set 1", "set 2", "set 3", "set 4"]


def test_a_personal_best_is_kept_by_mode() -> None:
    options = {option.name: option.default for option in GAME.options}
    assert GAME.solo.category(options) == "standard-plain-2-special"
    assert GAME.solo.category(options | {"carts": "yes"}) == "carts-plain-2-special"
