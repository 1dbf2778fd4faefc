"""A round: W5, W7, W8 and W18."""

from osada.games.settlers import GAME
from osada.games.settlers.presentation.view import View
from osada.games.settlers.rules.events import DieRolled, FavourTaken
from tests.games.settlers.scene import Scene


def test_w5_the_roll_is_everybodys_and_each_has_a_pool() -> None:
    scene = Scene(3, dice="stone gold gold 5")
    for seat in "ABC":
        assert scene.has(seat) == {"stone": 1, "gold": 2}
        assert scene.workers(seat) == 5
    scene.play("build huts-1 a")
    assert scene.has("A") == {"stone": 1, "gold": 1}
    assert scene.has("B") == {"stone": 1, "gold": 2}


def test_w5_each_die_falls_by_its_faces() -> None:
    scene = Scene().end("A").end("B")
    faces = GAME.box.dice.resource_dice[0]
    weights = {scene.game.moves.notation(m): w for m, w in scene.position.chances()}
    assert weights == {f"roll {r}": faces.count(r) for r in ("stone", "wood", "food", "gold")}
    assert DieRolled(1, 1) in scene.told
    assert scene.why("roll stone") == "W5"
    assert scene.why("done") == "W5"


def test_w7_favours_are_taken_clockwise_from_the_active_player() -> None:
    scene = Scene(3, favours="ally gift coin export").finish_round()
    taken = [event.seat for event in scene.told if isinstance(event, FavourTaken)]
    assert taken == [0, 1, 2, 1, 2, 0]


def test_w7_a_favour_that_somebody_has_cannot_be_taken() -> None:
    scene = Scene(favours="ally gift coin").end("A").end("B").roll()
    assert scene.why("A: favour ally") == "W7"  # B is active now
    scene.play("B: favour gift")
    assert scene.why("favour gift") == "W7"
    assert scene.why("favour export") == "W7"
    assert scene.offered() == ["favour ally", "favour coin"]
    assert scene.why("done") == "W8"
    scene.play("favour coin")
    assert scene.why("favour ally") == "W7"


def test_w8_what_is_left_at_the_end_of_the_round_is_lost() -> None:
    scene = Scene(dice="stone stone gold 5").finish_round(dice="food food wood 3")
    assert scene.has() == {"food": 2, "wood": 1}
    assert scene.workers() == 3


def test_w8_each_resource_is_spent_once() -> None:
    scene = Scene().pool(stone=1).play("build walls-1 a")
    assert scene.has() == {}
    assert scene.why("build walls-2 a") == "W11"


def test_w18_a_round_ends_when_all_are_done() -> None:
    scene = Scene(3).play("B: done", "C: done")
    assert scene.sees().round == 1
    assert scene.offered("B") == []
    assert scene.why("B: build walls-1 a") == "W18"
    scene.play("done")
    view = scene.sees()
    assert (view.round, view.active) == (2, 1)
    assert view.middle == view.favours


def test_w22_the_basic_game_does_not_show_architects_as_complete() -> None:
    seen = GAME.view(Scene(mode="basic").position, 0)
    assert isinstance(seen, View)
    architects = seen.players[0].buildings[4]
    assert not architects.complete
    assert not architects.works
