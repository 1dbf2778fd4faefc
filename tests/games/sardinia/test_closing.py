"""The end in words: where the points came from, and the boast (S31)."""

from osada.games.sardinia import GAME
from tests.games.sardinia.scene import Scene
from tests.games.sardinia.test_end import last_scoring

NAMES = ["Ala", "Bo", "Cyd"]


def told(scene: Scene, code: str = "en") -> str:
    return GAME.text.closing(scene.position, NAMES, GAME.text.language(code))


def test_points_are_split_into_provinces_and_crops() -> None:
    scene = last_scoring().settler("A", "p1").tokens("B", "wine", 3).tokens("B", "wheat")
    scene.position.score[1] = 1 + 2 + 3 + 1
    scene.play("card guardian")
    rows = [line.split() for line in told(scene).splitlines()]
    assert rows[2] == ["1", "Bo", "7", "0", "7", "15"]
    assert rows[3] == ["2", "Ala", "5", "5", "0", "14"]


def test_s31_a_boast_is_framed_to_be_shared() -> None:
    scene = last_scoring().play("card guardian", "B: boast")
    assert "│ Bo conquers Sardinia, 0 : 0 : 0, and is not ashamed to say so. │" in told(scene)
    assert "Bo zdobywa Sardynię" in told(scene, "pl")


def test_s31_a_shared_win_is_told() -> None:
    scene = last_scoring(full_tie="shared").play("card guardian")
    assert "The win is shared." in told(scene)
