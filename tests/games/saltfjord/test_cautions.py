"""What is said before a move that wastes something."""

from osada.core.game import Caution
from osada.games.saltfjord import GAME
from tests.games.saltfjord.scene import Scene


def caution(scene: Scene, move: str) -> Caution | None:
    position = scene.position
    return GAME.caution(position, int(position.turn()), GAME.moves.from_notation(move))


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


def test_doing_without_an_action_asks_if_it_is_possible() -> None:
    scene = Scene().dice(white="6").play("die white 6", "line 6", "activate r2c6")
    assert caution(scene, "skip") == Caution("caution-fishing")
