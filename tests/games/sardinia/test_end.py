"""The end: S30 and S31."""

from osada.bots import ask, make
from osada.core.rng import Rng
from osada.games.sardinia import GAME
from osada.games.sardinia.rules.events import GameEnded, TiedForWin
from osada.games.sardinia.rules.scoring import reserve
from osada.games.sardinia.rules.state import ROUNDS
from tests.games.sardinia.scene import Scene


def last_scoring(players: int = 3, **options: str) -> Scene:
    """Ten scorings are over; seat A is about to play the last Guardian."""
    scene = Scene(players=players, **options).front("A", "farmer")
    scene.position.scorings = ROUNDS - 1
    scene.position.row = 0
    return scene


def test_s30_the_game_ends_with_the_eleventh_scoring() -> None:
    scene = last_scoring().settler("A", "p1").play("card guardian")
    assert scene.turn == "over"
    assert scene.position.places() == [1, 2, 2]
    assert scene.why("card farmer", seat="B") == "S30"
    assert isinstance(scene.told[-1], GameEnded)


def test_s30_most_points_wins() -> None:
    scene = last_scoring()
    scene.position.score[1] = 40
    scene.position.score[2] = 30
    assert scene.settler("A", "p1").play("card guardian").position.places() == [3, 1, 2]


def test_s31_a_tie_goes_to_the_larger_reserve() -> None:
    scene = last_scoring().settler("B", "p16", "p16").play("card guardian")
    assert [reserve(scene.position, seat) for seat in range(3)] == [15, 13, 15]
    scene = last_scoring().settler("B", "p16").settler("C", "p16").play("card guardian")
    assert scene.turn == "over"
    assert scene.position.places() == [1, 2, 2]


def test_s31_on_a_full_tie_the_first_to_boast_wins() -> None:
    scene = last_scoring().settler("C", "p16").play("card guardian")
    assert isinstance(scene.told[-1], TiedForWin)
    assert scene.sees(None).open_seats == [0, 1]
    assert scene.why("boast", seat="C") == "S31"
    scene.play("B: boast")
    assert scene.turn == "over"
    assert scene.position.places() == [2, 1, 3]
    assert scene.why("boast", seat="A") == "S30"


def test_s31_the_modest_share_and_leave_the_boast_to_others() -> None:
    scene = last_scoring().play("card guardian").play("A: modest")
    assert scene.sees(None).open_seats == [1, 2]
    assert scene.why("boast", seat="A") == "S31"
    assert scene.play("B: modest", "C: modest").position.places() == [1, 1, 1]


def test_s31_one_modest_player_does_not_keep_another_from_boasting() -> None:
    scene = last_scoring(players=2).play("card guardian", "A: modest", "B: boast")
    assert scene.position.places() == [2, 1]


def test_s31_without_boasting_the_win_is_shared() -> None:
    scene = last_scoring(full_tie="shared").play("card guardian")
    assert scene.turn == "over"
    assert scene.position.places() == [1, 1, 1]


def test_s31_between_bots_the_win_is_shared() -> None:
    scene = last_scoring(players=2).play("card guardian")
    for seat in (0, 1):
        bot = make("random", GAME, seat)
        scene.position.play(seat, ask(bot, seat, scene.position, Rng(seat))[0])
    assert scene.position.places() == [1, 1]


def test_s31_nobody_boasts_before_the_end() -> None:
    assert Scene().why("boast") == "S31"
    assert Scene().why("modest") == "S31"
