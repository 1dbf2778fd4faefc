"""Cautions before moves that waste something."""

from osada.games.settlers import GAME
from osada.teaching.caution import Caution
from tests.games.settlers.scene import Scene


def caution(scene: Scene, move: str) -> Caution | None:
    return GAME.teaching.caution(scene.position, 0, GAME.moves.from_notation(move))


def test_ending_the_growth_phase_asks_while_actions_are_left() -> None:
    scene = Scene().pool(stone=1)
    assert caution(scene, "done") == Caution("caution-actions", {"n": 4})
    told = GAME.teaching.warning(
        scene.position, 0, GAME.moves.from_notation("done"), GAME.text.language("en")
    )
    assert told == "4 actions are left, and there is something to build or harvest."


def test_a_favour_left_unused_is_named_when_no_action_is_left() -> None:
    scene = Scene(favours="gift ally coin")
    scene.position.pool[4] = 0
    assert caution(scene, "done") == Caution("caution-favour")


def test_ending_is_plain_where_nothing_is_left_to_do() -> None:
    scene = Scene(favours="coin ally gift")
    scene.position.pool[4] = 0
    assert caution(scene, "done") is None


def test_founding_nothing_asks_where_a_settlement_is_possible() -> None:
    scene = Scene(mode="advanced").built(walls=9, huts=9, granaries=9, bridges=9).play("done")
    found = caution(scene, "found-nothing")
    plans = [move for move in scene.offered("A") if move.startswith("found ")]
    assert found == Caution("caution-settlement", {"n": len(plans)})


def test_stopping_to_export_is_not_put_forward_but_not_asked_about() -> None:
    scene = Scene().pool(stone=1, wood=1, food=1).play("use-favour export", "sell stone")
    assert caution(scene, "stop") == Caution("caution-export", {"n": 2}, asks=False)
