"""Puzzles: turns and their ends, the test that finds a best one, the search, what is shipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from _pytest.mark import ParameterSet

from osada.analysis.puzzles.answer_check import compare_turns, known_answer
from osada.analysis.puzzles.end_rollout import EndRollout
from osada.analysis.puzzles.generate import PuzzlePlan, SearchedGame, promising
from osada.analysis.puzzles.proof import LEAD, SequentialTest, net_agrees
from osada.analysis.puzzles.puzzle import Puzzle, shipped
from osada.analysis.puzzles.puzzle_journal import PuzzleJournal, save_puzzles
from osada.analysis.turn import Turn, TurnEnd
from osada.cli.entry_point import main
from osada.core.game import Game
from osada.core.options import settle
from osada.core.position import NATURE, Position
from osada.core.rng import Rng
from osada.games import every, find
from osada.text.errors import OsadaError

SHIPPED = [puzzle for game in every() for puzzle in shipped(game)]
EVERYDAY = 15
"""Puzzles of each game that an ordinary day looks at; the others are long."""
ROUNDED = 0.011
"""What values of two places may be off together."""


def after_setup(game: Game, players: int, **options: str) -> Position:
    """A game up to its first turn with something to choose, played at random before."""
    position: Position = game.new(players, settle(game.options, options))
    rng = Rng(5)
    while True:
        seat = int(position.turn())
        if seat != NATURE and len(position.legal(seat)) > 3:
            return position
        moves = [m for m, _ in position.chances()] if seat == NATURE else position.legal(seat)
        position.play(seat, moves[rng.below(len(moves))])


# A turn


def test_a_turn_ends_where_somebody_else_has_a_say() -> None:
    sardinia = find("sardinia")
    position = after_setup(sardinia, 2)
    turn = Turn(sardinia, position, int(position.turn()))
    for end in turn.planned(beam=8, keep=6):
        assert not turn.goes_on(end.position)
        for made in range(1, len(end.moves)):
            assert turn.goes_on(turn.after(end.moves[:made]).position)


def test_moves_in_another_order_are_the_same_answer() -> None:
    sardinia = find("sardinia")
    position = after_setup(sardinia, 2)
    turn = Turn(sardinia, position, int(position.turn()))
    ends = turn.every(400)
    assert len({end.key for end in ends}) == len(ends)
    assert turn.after(ends[0].moves).key == ends[0].key


def test_a_hidden_thing_makes_no_other_answer() -> None:
    """Two positions that are alike to the seat have turns with the same keys."""
    sardinia = find("sardinia")
    position = after_setup(sardinia, 2)
    seat = int(position.turn())
    other = position.clone()
    other.reshuffle(seat, Rng(9))
    keys = [{e.key for e in Turn(sardinia, p, seat).planned(4, 4)} for p in (position, other)]
    assert keys[0] == keys[1]


# The test of a best turn


class Rigged(EndRollout):
    """Turns that come to what they are said to come to, more or less."""

    def __init__(self, results: list[Callable[[int], float]]) -> None:
        self._rigged = results

    def play(self, end: TurnEnd, luck: int) -> float:
        return self._rigged[end.moves[0]](luck)


def verdict(*results: Callable[[int], float]) -> tuple[list[int], int] | None:
    position = find("sardinia").new(2)
    ends = [TurnEnd([i], position, str(i)) for i in range(len(results))]
    proof = SequentialTest(Rigged(list(results)), ends, 0, luck=1).verdict()
    return None if proof is None else (proof.best, proof.second)


def swing(luck: int) -> float:
    """The same luck for all: it cancels out."""
    return luck % 41 - 20


def noise(luck: int) -> float:
    """Independent luck, some 6 points up or down."""
    return luck % 13 - 6


def test_a_clear_lead_is_found_however_much_luck_there_is() -> None:
    behind = swing, lambda luck: swing(luck) - 4, lambda luck: swing(luck) - 9
    assert verdict(*behind) == ([0], 1)


def test_a_lead_of_less_than_three_points_makes_no_puzzle() -> None:
    assert verdict(swing, lambda luck: swing(luck) - LEAD + 0.5) is None


def test_a_lead_that_may_be_luck_makes_no_puzzle() -> None:
    assert verdict(swing, lambda luck: swing(luck) - 3.3 + noise(luck)) is None


def test_equally_good_turns_are_all_accepted() -> None:
    result = verdict(swing, lambda luck: swing(luck) - 0.2, lambda luck: swing(luck) - 5)
    assert result == ([0, 1], 2)


def test_where_all_are_equally_good_there_is_nothing_to_find() -> None:
    assert verdict(swing, swing) is None


def test_a_quick_look_wants_a_gap_below_the_best() -> None:
    assert promising([10, 9.5, 4, 3])
    assert not promising([10, 8.5, 7, 5.5])
    assert not promising([10])


# The search


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = PuzzlePlan(game="sardinia", players=2, options={}, seed="x")
    journal = PuzzleJournal(tmp_path / "found.jsonl", plan)
    journal.add(SearchedGame(0, [], 30, 1))
    with journal.path.open("ab") as file:
        file.write(b'{"number": 1, "puz')  # a crash
    again = PuzzleJournal(journal.path, plan)
    assert [found.number for found in again.items] == [0]
    assert next(again.left()) == 1
    with pytest.raises(OsadaError, match="another search"):
        PuzzleJournal(journal.path, msgspec.structs.replace(plan, seed="y"))


def test_the_command_looks_for_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without any time it only begins, and says where it would go on."""
    monkeypatch.chdir(tmp_path)
    command = "puzzles make settlers --players 1 --adventure 1 --bot random --count 1"
    assert main([*command.split(), "--hours", "1e-12", "--lang", "en"]) == 0
    assert "0 puzzles in 0 games" in capsys.readouterr().out.replace("\n", " ")
    assert main([*command.split(), "--hours", "0", "--lang", "en"]) == 2


def test_puzzles_are_laid_beside_those_that_are_there(tmp_path: Path) -> None:
    if not SHIPPED:
        pytest.skip("no puzzles are shipped")
    save_puzzles(SHIPPED[:1], tmp_path)
    path = save_puzzles(SHIPPED[:2], tmp_path)
    assert len(path.read_bytes().splitlines()) == len(SHIPPED[:2])


# What is shipped


def each() -> Iterator[ParameterSet]:
    for game in every():
        for number, puzzle in enumerate(shipped(game)):
            marks = () if number < EVERYDAY else pytest.mark.long
            yield pytest.param(puzzle, id=puzzle.id, marks=marks)


@pytest.mark.parametrize("puzzle", list(each()))
def test_a_shipped_puzzle_can_be_played(puzzle: Puzzle) -> None:
    game = find(puzzle.game)
    turn = puzzle.turn(game)
    assert game.broken(turn.begin) == []
    assert turn.goes_on(turn.begin)
    for answer in [*puzzle.answers, puzzle.second]:
        position = turn.begin.clone()
        for number, move in enumerate(answer.moves):
            assert number == 0 or turn.goes_on(position)
            assert game.why_not(position, turn.seat, move) is None
            position.play(turn.seat, move)
        assert not turn.goes_on(position)
    judged = [
        known_answer(turn, puzzle, turn.after(a.moves)) for a in (puzzle.answers[0], puzzle.second)
    ]
    assert [each.right for each in judged if each is not None] == [True, False]
    lead = puzzle.answers[0].value - puzzle.second.value
    assert lead + ROUNDED >= puzzle.margin >= LEAD


def test_whoever_plays_by_a_net_must_see_the_lead_as_well() -> None:
    puzzle = next(puzzle for puzzle in SHIPPED if puzzle.game == "settlers")
    turn = puzzle.turn(find("settlers"))
    best, second = puzzle.answers[0].moves, puzzle.second.moves
    assert net_agrees(turn, best, second, luck=7)
    assert not net_agrees(turn, second, best, luck=7)


def test_every_puzzle_is_another() -> None:
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)


def test_a_turn_that_nobody_looked_at_is_rehearsed() -> None:
    if not SHIPPED:
        pytest.skip("no puzzles are shipped")
    puzzle = max(SHIPPED, key=lambda each: len(each.moves))
    game = find(puzzle.game)
    turn, best = puzzle.turn(game), puzzle.answers[0].moves
    assert compare_turns(game, turn, best, best).right
    assert not compare_turns(game, turn, best, puzzle.second.moves).right
