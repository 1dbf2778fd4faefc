"""The gains of a choice: the influence, the crop and the points."""

from osada.games.sardinia import GAME
from tests.games.sardinia.scene import Scene


def hint(scene: Scene, move: str, code: str = "en") -> str:
    index = GAME.moves.from_notation(move)
    return GAME.text.hint(scene.position, 0, index, GAME.text.language(code))


def test_a_card_says_what_it_is_for() -> None:
    assert hint(Scene(), "card farmer") == "take a crop token"
    assert hint(Scene(), "card guardian", "pl").startswith("punktacja pola fortu")


def test_a_piece_says_how_influence_grows() -> None:
    scene = Scene().settler("A", "p1").play("card commander")
    assert hint(scene, "settler p1") == "1→2"
    assert hint(scene, "step p1 p2") == "Nurra 1→0, Anglona 0→1"
    scene = Scene().play("card architect")
    assert hint(scene, "fort 5") == "Nurra 0→1, Algherese 0→1"
    assert hint(scene, "village p1") == "0→2"


def test_a_crop_says_its_kind_and_points() -> None:
    scene = Scene().settler("A", "p1").ship("A", "h1").tokens("A", "olives").crop("p1", "olives")
    assert hint(scene.play("card farmer"), "crop p1") == "olives, +2 points"
