"""Cautions before moves that waste something."""

from osada.games.saltfjord import GAME
from osada.teaching.caution import Caution
from tests.games.saltfjord.scene import Scene


def caution(scene: Scene, move: str) -> Caution | None:
    position = scene.position
    return GAME.teaching.caution(position, int(position.turn()), GAME.moves.from_notation(move))


def test_discarding_a_die_asks_if_it_could_activate_something() -> None:
    scene = Scene().dice(white="4").play("die white 4")
    assert caution(scene, "discard") == Caution("caution-die", {"n": 2})
    useless = Scene().dice(white="5").play("die white 5")
    assert caution(useless, "discard") == Caution("caution-die", {"n": 1}), "r4c5"


def test_a_die_that_reaches_no_building_is_discarded_without_a_question() -> None:
    scene = Scene().dice(orange="1")
    scene.position.built[0] = 0
    assert caution(scene.play("die orange 1"), "discard") is None


def test_stopping_on_a_line_asks_while_buildings_are_left() -> None:
    scene = Scene().dice(white="4").play("die white 4", "line 4")
    assert caution(scene, "done") == Caution("caution-line", {"n": 2})


def test_passing_asks_while_dice_may_be_taken() -> None:
    assert caution(Scene().dice(white="4"), "pass 5") == Caution("caution-pass", {"n": 4})
    assert caution(Scene().dice(white="", orange=""), "pass 5") is None


def test_sailing_on_with_a_full_boat_says_that_a_token_goes_overboard() -> None:
    scene = Scene().dice(white="6").boat("A", 1, "1-fish2", "1-fish3", "1-wood1")
    scene.play("die white 6", "line 6", "activate r2c6")
    assert caution(scene, "sail 1") == Caution("caution-full", {"n": 3})
    assert caution(scene.stack(2, 1, 0), "sail 1") is None, "there is nothing to take"
    room = Scene().dice(white="6").boat("A", 1, "1-fish2", "1-fish3")
    room.play("die white 6", "line 6", "activate r2c6")
    assert caution(room, "sail 1") is None


def test_a_token_is_not_thrown_overboard_unasked() -> None:
    scene = Scene().boat("A", 1, "1-fish2").play("free")
    assert caution(scene, "overboard 1") == Caution("caution-overboard")
    full = Scene().dice(white="6").boat("A", 1, "1-fish2", "1-fish3", "1-wood1")
    full.play("die white 6", "line 6", "activate r2c6", "sail 1").chance()
    assert caution(full, "overboard 1") is None, "that is what is asked for"


def test_doing_without_an_action_asks_if_it_is_possible() -> None:
    scene = Scene().dice(white="6").play("die white 6", "line 6", "activate r2c6")
    assert caution(scene, "skip") == Caution("caution-fishing")
