"""The growth phase is one simultaneous window (W8, W38)."""

import pytest

from osada.conformance.random_game import pick, random_game
from osada.core.bits import members
from osada.core.game import Mode
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.core.table import Table
from osada.games.settlers import GAME
from osada.games.settlers.rules.moves import DONE
from osada.text.errors import UndoError
from tests.games.settlers.scene import Scene

TOGETHER = Mode(3, {"mode": "advanced", "adventure": "drawn"})


def growing(seed: str = "together", **options: str) -> Table:
    """A table whose growth phase has just opened."""
    table = Table(GAME, 3, seed, options)
    while not table.position.window():
        table.play(int(table.position.turn()), table.position.legal(table.position.turn())[0])
    return table


def test_w8_everybody_acts_at_the_same_time() -> None:
    scene = Scene(3)
    assert members(scene.position.open_seats()) == [0, 1, 2]
    scene.play("C: village 1 a", "A: village 1 a", "B: done")
    assert members(scene.position.open_seats()) == [0, 2]
    assert scene.position.window() == 1


def test_w8_each_round_opens_a_window_of_its_own() -> None:
    scene = Scene()
    for number in range(1, 10):
        assert scene.position.window() == number
        scene.finish_round()


def test_w38_nobody_elses_move_makes_mine_stale() -> None:
    table = growing()
    token = table.token(1)
    table.play(0, table.position.legal(0)[0])
    table.play(2, DONE)
    table.expect(1, token)
    table.play(1, table.position.legal(1)[0])


def test_w8_each_undoes_within_their_own_sheets() -> None:
    table = growing(mode="advanced")
    before = [GAME.view(table.position, 0).players[seat] for seat in range(3)]
    for seat in (0, 1, 0, 2, 1):
        table.play(seat, table.position.legal(seat)[0])
    table.undo(0, 2)
    assert GAME.view(table.position, 0).players[0] == before[0]
    assert len(table.undoable(1)) == 2
    assert GAME.view(table.position, 0).players[1] != before[1]
    with pytest.raises(UndoError):
        table.undo(0)


def test_w8_who_is_done_can_take_that_back_while_others_are_busy() -> None:
    table = growing()
    table.play(0, DONE)
    table.undo(0)
    assert 0 in members(table.position.open_seats())


def test_w8_moves_of_different_seats_commute() -> None:
    """Play a window in many orders, with moves taken back and made again: one result."""
    for seed in range(12):
        lanes = _lanes(seed)
        keys = {_interleaved(seed, lanes, Rng(order)) for order in range(6)}
        assert len(keys) == 1


def _start(seed: int) -> Table:
    for table, _rng in random_game(GAME, TOGETHER, seed):
        if table.position.window() == 6:
            return table
    raise AssertionError("there is a sixth round")


def _lanes(seed: int) -> dict[int, list[int]]:
    """Each seat's moves in round 6, without dice rolled again: those are drawn in order."""
    table, rng = _start(seed), Rng(seed)
    lanes: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for seat, lane in lanes.items():
        for _ in range(4):
            moves = [m for m in table.position.legal(seat) if not _rerolls(m) and m != DONE]
            if moves:
                lane.append(pick(moves, rng))
                table.play(seat, lane[-1])
    return lanes


def _rerolls(move: int) -> bool:
    return GAME.moves.parts(move)[0].name in ("reroll", "found-nothing", "place", "keep")


def _interleaved(seed: int, lanes: dict[int, list[int]], rng: Rng) -> str:
    table = _start(seed)
    left = {seat: list(moves) for seat, moves in lanes.items()}
    while any(left.values()):
        seat = pick([seat for seat, moves in left.items() if moves], rng)
        table.play(seat, left[seat].pop(0))
        if rng.below(3) == 0:
            again = table.entries[-1].move
            table.undo(seat)
            table.play(seat, again)
    return key(GAME, table.position)
