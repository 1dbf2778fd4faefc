"""Cautions before moves that waste something."""

from osada.games.sardinia import GAME
from osada.teaching.caution import Caution
from tests.games.sardinia.scene import Scene


def caution(scene: Scene, move: str) -> Caution | None:
    return GAME.teaching.caution(
        scene.position, int(scene.position.turn()), GAME.moves.from_notation(move)
    )


def test_a_farmer_who_can_take_nothing_says_so_beforehand() -> None:
    assert caution(Scene(), "card farmer") == Caution("caution-farmer-idle")
    fed = Scene().settler("A", "p1").ship("A", "h1").crop("p1", "olives")
    assert caution(fed, "card farmer") is None


def test_an_architect_who_can_build_no_village_says_so_without_asking() -> None:
    assert caution(Scene(), "card architect") == Caution("caution-no-village", asks=False)
    assert caution(Scene().tokens("A", "olives"), "card architect") is None
    built = Scene().fort("A", "1", "2", "3")
    assert caution(built, "card architect") == Caution("caution-architect-idle")


def test_a_queen_without_a_card_to_copy_says_so() -> None:
    assert caution(Scene(), "card queen") == Caution("caution-queen-idle")
    after = Scene().front("A", "farmer")
    assert caution(after, "card queen") is None
    assert caution(after.play("card queen"), "copy farmer") == Caution("caution-farmer-idle")


def test_ending_an_action_asks_while_nothing_was_done_with_the_card() -> None:
    scene = Scene().settler("A", "p1").play("card commander")
    assert caution(scene, "done") == Caution("caution-commander-unused")
    scene.play("step p1 p2")
    assert caution(scene, "done") == Caution("caution-moves-left", {"n": 3}, asks=False)
    idle = Scene().play("card farmer")
    assert caution(idle, "done") is None, "there is nothing else to do"


def test_a_second_ship_may_stay_without_a_question() -> None:
    scene = Scene().ship("A", "h1", "h2").play("card admiral")
    assert caution(scene, "done") == Caution("caution-admiral-unused")
    scene.play("sail h1 h3")
    assert caution(scene, "done") == Caution("caution-other-ship", asks=False)


def test_an_answer_to_an_early_guardian_costs_nothing() -> None:
    scene = Scene().play("card guardian")
    assert caution(scene, "decline") == Caution("caution-no-answer")
    assert GAME.teaching.warning(
        scene.position, 1, GAME.moves.from_notation("decline"), GAME.text.language("pl")
    )
