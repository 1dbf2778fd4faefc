"""The set-up: F1, F2, F3, F4, F5, F6, F7, F8, F9, F10 and F11."""

import pytest

from osada.core.position import NATURE, OVER
from osada.games.saltfjord import GAME
from osada.text.errors import OptionError
from tests.games.saltfjord.scene import Scene, laid_out, setting_up

MOVES = GAME.moves


def test_f1_there_are_three_rounds_for_one_to_four_players() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    scene = Scene()
    for number in (1, 2, 3):
        assert scene.sees("A").round == number
        while scene.position.turn() != OVER and scene.position.round == number:
            passing = scene.offered("pass") or ["done"] * ("done" in scene.offered())
            scene.play(passing[0] if passing else scene.offered()[-1]).chance()
    assert scene.turn == "over"
    assert GAME.why_not(scene.position, 0, MOVES.from_notation("pass 1")) == "F1"


def test_f1_green_points_count_at_once_and_purple_ones_at_the_end() -> None:
    scene = Scene().has("A", grain=1, paper=1).crates("SC2").dice(white="5")
    scene.play("die white 5", "line 5", "activate r4c5", "order 1").chance()
    assert scene.points("A") == 0
    assert scene.player("A").final == 3
    scene.tile("A", "D01", "r1c5", 1)
    assert scene.points("A") == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f2_three_white_dice_and_one_orange_die_a_player_are_rolled(players: int) -> None:
    seen = Scene(players).sees(None)
    assert sum(seen.dice["white"]) == 3 * players
    assert sum(seen.dice["orange"]) == players


def test_f2_each_die_lies_in_the_area_of_its_value() -> None:
    position = setting_up(2)
    for value in (4, 4, 2, 1, 6, 6, 3, 4):
        position.play(NATURE, MOVES.from_notation(f"roll {value}"))
    assert GAME.view(position, 0).dice["white"] == [1, 1, 0, 2, 0, 2]
    assert GAME.view(position, 0).dice["orange"] == [0, 0, 1, 1, 0, 0]


def test_f3_tokens_lie_face_down_as_many_as_printed() -> None:
    fjord = Scene().sees("A").fjord
    assert [[stack.number for stack in area.stacks] for area in fjord[1:]] == [
        [5, 4, 3],
        [5, 4, 3],
        [4, 4, 3],
        [4, 4, 3],
        [4, 4, 3],
    ]
    assert all(stack.top is None for area in fjord for stack in area.stacks)
    assert Scene().why("token 1-fish2") == "F3"


def test_f4_every_shape_has_two_stacks_with_an_open_tile() -> None:
    tiles = laid_out().clone()
    seen = GAME.view(tiles, None).tiles
    assert [stack.left for stack in seen] == [10] * 6
    assert [stack.top[0] for stack in seen if stack.top] == list("MMDDLL")


def test_f5_four_abilities_lie_on_the_board_and_four_in_the_sets() -> None:
    seen = GAME.view(laid_out(), None)
    in_sets = [each.ability for each in seen.sets]
    assert len(seen.abilities) == 4
    assert sorted([*seen.abilities, *in_sets]) == sorted(
        MOVES.by_name["ability"].domains["ability"].values
    )


def test_f6_a_starting_crate_lies_on_each_of_four_stacks_of_eleven() -> None:
    seen = GAME.view(laid_out(), None).crates
    assert sorted(stack.top or "" for stack in seen) == ["SC1", "SC2", "SC3", "SC4"]
    assert [stack.left for stack in seen] == [11] * 4


def test_f7_a_scoring_tile_lies_on_each_track() -> None:
    scoring = GAME.view(laid_out(), None).scoring
    assert None not in scoring
    assert len(set(scoring)) == 4


def test_f8_each_player_has_a_board_a_boat_workers_and_markers() -> None:
    player = GAME.view(laid_out(3), None).players[1]
    assert player.board == "a"
    assert (player.boat, player.slots, player.load) == (0, 3, [])
    assert player.workers == 1
    assert player.levels == [0, 0, 0, 0]
    assert (player.score, player.tavern) == (0, None)
    assert sum(cell.building is not None for cell in player.cells) == 7


def test_f8_on_the_village_side_all_boards_differ() -> None:
    boards = [player.board for player in GAME.view(laid_out(4, side="village"), None).players]
    assert sorted(boards) == ["b1", "b2", "b3", "b4"]


def test_f9_sets_are_picked_counter_clockwise_from_the_right_of_the_first_player() -> None:
    position = laid_out(4, first_player="B")
    order = []
    while position.round == 0:
        seat = position.turn()
        if seat >= 0 and MOVES.parts(position.legal(seat)[0])[0].name == "set":
            order.append("ABCD"[seat])
            assert GAME.why_not(position, (int(seat) + 1) % 4, MOVES.from_notation("set 1")) == "F9"
        moves = position.legal(seat) if seat >= 0 else [position.chances()[0][0]]
        position.play(seat, moves[0])
    assert order == ["A", "D", "C", "B"]
    assert position.turn() == 1


def test_f9_a_picked_set_is_gone() -> None:
    position = laid_out(2)
    position.play(1, MOVES.from_notation("set 3"))
    position.play(1, position.legal(1)[0])
    position.play(1, position.legal(1)[0])
    while position.turn() == 1 or position.turn() == NATURE:
        seat = position.turn()
        position.play(seat, position.legal(1)[0] if seat == 1 else position.chances()[0][0])
    assert GAME.why_not(position, 0, MOVES.from_notation("set 3")) == "F9"
    assert [each.number for each in GAME.view(position, 0).sets] == [1, 2, 4]


def test_f10_the_start_building_lies_on_two_snow_cells_and_resources_are_gained() -> None:
    position = laid_out(2)
    chosen = GAME.view(position, None).sets[0]
    position.play(1, MOVES.from_notation("set 1"))
    assert GAME.why_not(position, 1, MOVES.from_notation("place r1c1")) == "F10"
    cells = [MOVES.notation(move) for move in position.legal(1)]
    assert cells == ["place r3c3", "place r3c4", "place r4c3", "place r4c4"]
    position.play(1, MOVES.from_notation("place r3c3"))
    assert GAME.why_not(position, 1, MOVES.from_notation("turn 180")) == "F10"
    assert [MOVES.notation(move) for move in position.legal(1)] == ["turn 0", "turn 90"]
    position.play(1, MOVES.from_notation("turn 90"))
    player = GAME.view(position, 1).players[1]
    assert player.cells[14].tile == player.cells[20].tile == chosen.building
    assert list(player.abilities) == [chosen.ability]
    assert sum(player.goods.values()) > 0


def test_f10_a_fishing_symbol_sends_the_boat_out_at_once() -> None:
    position = laid_out(2)
    fishing = next(s.number for s in GAME.view(position, None).sets if s.resources == "SR4")
    position.play(1, MOVES.from_notation(f"set {fishing}"))
    position.play(1, position.legal(1)[0])
    position.play(1, position.legal(1)[0])
    assert [MOVES.notation(move) for move in position.legal(1)] == ["sail 1"]
    assert GAME.why_not(position, 1, MOVES.from_notation("skip")) == "F10"
    position.play(1, MOVES.from_notation("sail 1"))
    position.play(NATURE, MOVES.from_notation("token 1-wood1"))
    assert GAME.view(position, 0).players[1].load == ["1-wood1"]


def test_f11_the_first_player_is_drawn_or_named() -> None:
    position = setting_up(3, first_player="random")
    assert [MOVES.notation(move) for move, _ in position.chances()] == [
        "first A",
        "first B",
        "first C",
    ]
    assert Scene(3, first_player="C").turn == "C"
    with pytest.raises(OptionError, match="seat D cannot begin a game for 3"):
        setting_up(3, first_player="D")
