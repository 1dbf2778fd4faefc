"""The subject of a choice, its price and its gain."""

import pytest

from osada.core.position import OVER
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from tests.games.saltfjord.scene import Scene, laid_out


def hint(scene: Scene, move: str, code: str = "en") -> str:
    position = scene.position
    index = GAME.moves.from_notation(move)
    return GAME.text.hint(position, int(position.turn()), index, GAME.text.language(code))


def test_a_die_says_what_its_line_activates() -> None:
    scene = Scene().dice(white="46").has("A", fish=3)
    assert hint(scene, "die white 4") == "1 wood, 1 paper"
    scene.play("die white 4")
    assert hint(scene, "line 6") == "go fishing · −2 fish"
    assert hint(scene, "discard") == "", "the sentence says it"


def test_building_says_what_and_for_how_much() -> None:
    scene = Scene().dice(white="6").has("A", wood=1, plank=1)
    text = hint(scene, "build ell-a", "pl")
    assert text.endswith(" · −1 drewno, −1 deska")
    assert len(text) > len(" · −1 drewno, −1 deska"), "what lies on top comes first"


def test_free_actions_say_what_fish_they_cost_or_bring() -> None:
    scene = Scene().dice(white="6").has("A", fish=2, food=1, wood=1).play("free")
    assert hint(scene, "sell food") == "+2 fish"
    assert hint(scene, "buy wood plank") == "−2 fish"
    assert hint(scene, "downgrade food grain") == ""


def test_passing_says_what_the_tavern_gives() -> None:
    assert hint(Scene().dice(white="6"), "pass 5") == "go fishing ×2"


def test_a_start_set_says_what_is_in_it() -> None:
    position = laid_out(2)
    seat = int(position.turn())
    for move in position.legal(seat):
        assert "fish" in GAME.text.hint(position, seat, move, GAME.text.language("en"))


@pytest.mark.parametrize("code", ["en", "pl"])
def test_every_legal_move_of_a_game_has_a_hint_that_can_be_said(code: str) -> None:
    rng, language = Rng(7), GAME.text.language(code)
    for players in (1, 3):
        position = GAME.new(players, {"carts": "yes", "side": "village"})
        while (seat := int(position.turn())) != OVER:
            moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
            for move in moves if seat >= 0 and rng.below(4) == 0 else []:
                assert "None" not in GAME.text.hint(position, seat, move, language)
            calm = [m for m in moves if GAME.moves.parts(m)[0].name not in {"pass", "free"}]
            position.play(seat, (calm or moves)[rng.below(len(calm or moves))])
