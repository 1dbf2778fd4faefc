"""Setting up: W1 to W4, and which games there are (W27, W39)."""

import pytest

from osada.core.bits import count
from osada.core.position import NATURE
from osada.games.settlers import GAME
from osada.games.settlers.rules.state import ROLL
from osada.text.errors import OptionError
from tests.games.settlers.scene import Scene


def test_w1_everybody_has_the_same_six_buildings() -> None:
    buildings = [[b.id for b in player.buildings] for player in Scene(4).sees().players]
    assert buildings == [buildings[0]] * 4
    assert buildings[0] == ["farm", "sawmill", "quarry", "tool_shop", "architects", "fortress"]


def test_w1_each_adventure_sheet_has_six_buildings_of_its_own() -> None:
    sheets = set()
    for number in range(1, 49):
        scene = Scene(1, adventure=str(number))
        sheets.add(frozenset(building.id for building in scene.player().buildings))
    assert len(sheets) == 48
    assert all(len(buildings) == 6 for buildings in sheets)


def test_w1_nobody_else_is_at_the_table() -> None:
    assert GAME.why_not(Scene(2).position, 3, GAME.moves.from_notation("done")) == "W1"


def test_w2_two_sheets_with_four_tracks_and_four_fields() -> None:
    scene = Scene()
    assert scene.player().complete_sections == [0, 0, 0, 0]
    assert scene.why("build walls-1 b") == "W2"
    assert scene.why("village 1 d") == "W2"
    assert scene.built(bridges=9).why("harvest 4 d") == "W2"


@pytest.mark.parametrize(("players", "favours"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_w3_one_favour_more_than_players_and_three_for_one(players: int, favours: int) -> None:
    position = GAME.new(players, {"adventure": "1"} if players == 1 else {})
    while position.turn() == NATURE:
        position.play(NATURE, position.chances()[0][0])
    assert count(position.tokens) == favours


def test_w3_which_favours_is_left_to_chance() -> None:
    chances = GAME.new(2).chances()
    assert [GAME.moves.notation(move) for move, _ in chances] == [
        "draw-favour ally",
        "draw-favour gift",
        "draw-favour crops",
        "draw-favour export",
        "draw-favour coin",
    ]
    assert Scene().why("draw-favour ally") == "W3"


def test_w4_anybody_can_be_the_first_active_player() -> None:
    position = GAME.new(4)
    assert position.chances() == [(GAME.moves.from_notation(f"first {s}"), 1) for s in "ABCD"]
    assert Scene().why("first B") == "W4"


def test_w4_the_game_lasts_ten_rounds() -> None:
    scene = Scene()
    for _ in range(9):
        scene.finish_round()
    assert scene.sees().round == 10
    scene.end("A").end("B")
    assert scene.over


def test_w27_alone_by_the_advanced_rules_with_three_favours() -> None:
    scene = Scene(1, favours="ally gift coin", adventure="17")
    assert scene.sees().advanced
    assert scene.sees().favours == ["ally", "gift", "coin"]
    scene.end("A").roll()
    assert scene.offered() == ["favour ally", "favour gift", "favour coin"]


def test_w38_alone_one_is_always_active() -> None:
    scene = Scene(1, adventure="17")
    for _ in range(9):
        assert scene.sees().active == 0
        scene.finish_round()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w39_several_players_share_a_drawn_sheet(players: int) -> None:
    position = GAME.new(players, {"adventure": "drawn"})
    assert len(position.chances()) == 48
    position.play(NATURE, GAME.moves.from_notation("sheet 30"))
    assert GAME.view(position, 0).sheet == 30
    assert GAME.view(position, 0).advanced
    assert GAME.new(players, {"adventure": "30"}).phase != ROLL
    assert Scene().why("sheet 30") == "W39"


def test_one_player_needs_an_adventure() -> None:
    with pytest.raises(OptionError, match="a game for one is an adventure"):
        GAME.new(1)


def test_a_sheet_that_does_not_exist() -> None:
    with pytest.raises(OptionError, match="adventure is one of no, drawn, 1"):
        GAME.new(1, {"adventure": "49"})
