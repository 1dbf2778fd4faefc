"""A review adds up, looks at nothing hidden, and finds what was given away."""

from __future__ import annotations

import msgspec
import pytest

from examples.pebbles.game import Pebbles
from osada.analysis.review import review
from osada.analysis.review.evaluator import Evaluator
from osada.analysis.review.labels import label_of, thresholds
from osada.analysis.review.model import Review, Unfinished
from osada.analysis.review.segments import segments
from osada.bots.player import Player
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.record import Record, read
from osada.core.table import Table
from osada.games import find

NAMES = ("Ala", "Bo", "Cy")


def played(game: Game, players: int, seed: str, bot: str = "random") -> Record:
    """A game between bots, to its end."""
    table = Table(game, players, seed, names=NAMES[:players])
    seats = [Player(bot, table, seat, seed) for seat in range(players)]
    while not table.over:
        seat = int(table.position.turn())
        table.play(seat, seats[seat].move())
    return table.record()


def adds_up(found: Review) -> None:
    for seat in found.seats:
        parts = (seat.start, seat.luck, seat.skill, seat.others)
        assert sum(parts) == pytest.approx(seat.result, abs=0.005)
        lost = sum(each.loss for each in found.decisions if each.seat == seat.seat)
        assert seat.lost == pytest.approx(-lost, abs=0.005)
        assert seat.found + seat.lost == pytest.approx(seat.skill, abs=0.005)
        luck = sum(draw.luck[seat.seat] for draw in found.draws)
        assert seat.luck == pytest.approx(luck, abs=0.01 * len(found.draws))


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("number", range(3))
def test_the_ledger_adds_up(players: int, number: int) -> None:
    found = review(Pebbles(), played(Pebbles(), players, f"sum-{players}-{number}"))
    adds_up(found)
    points = found.scores
    others = [max(points[:seat] + points[seat + 1 :], default=0) for seat in range(players)]
    assert [seat.result for seat in found.seats] == [
        mine - best for mine, best in zip(points, others, strict=True)
    ]


def test_every_move_is_part_of_one_stretch() -> None:
    record = played(Pebbles(), 3, "parts")
    parts = segments(Pebbles(), record)
    assert sorted(number for part in parts for number in part.numbers) == list(
        range(1, len(record.moves) + 1)
    )
    assert all(record.moves[n - 1].seat == part.seat for part in parts for n in part.numbers)


def test_a_window_is_judged_seat_by_seat_however_people_took_turns() -> None:
    """Moves of a window commute: whose click came first changes nothing of what is judged."""
    game = Pebbles()
    table = Table(game, 2, "window")
    moves = game.moves
    add, done = moves.from_notation("add"), moves.from_notation("done")
    for _ in range(20):
        if table.over:
            break
        for seat, move in ((0, add), (1, add), (0, add), (1, add), (0, done), (1, done)):
            table.play(seat, move)
    parts = [part for part in segments(game, table.record()) if part.seat != NATURE]
    assert {len(part.moves) for part in parts} == {3}


def test_nothing_hidden_is_looked_at() -> None:
    """The other's lucky number is dealt otherwise: no turn of the first is judged otherwise."""
    record = played(Pebbles(), 2, "hidden")
    lucks = [i for i, move in enumerate(record.moves) if move.notation.startswith("luck")]
    assert len(lucks) == 2
    told = []
    for face in "123":
        moves = list(record.moves)
        moves[lucks[1]] = msgspec.structs.replace(moves[lucks[1]], notation=f"luck {face}")
        other = msgspec.structs.replace(record, moves=moves, result=None, places=None, seed=None)
        found = review(Pebbles(), other)
        told.append([(d.moves, d.label, d.loss) for d in found.decisions if d.seat == 0])
    assert told[0] == told[1] == told[2]


def test_pebbles_that_were_left_lying_are_found() -> None:
    game = Pebbles()
    table = Table(game, 1, "lazy")
    while not table.over:
        table.play(0, game.moves.from_notation("done"))
    found = review(game, table.record())
    assert found.seats[0].error > 1
    assert {each.label for each in found.decisions} <= {"mistake", "blunder"}
    assert all(each.options[0].notations != ["done"] for each in found.decisions)


def test_a_game_that_goes_on_has_no_review() -> None:
    record = read(Table(Pebbles(), 2, "begun").record().text())
    with pytest.raises(Unfinished, match="over"):
        review(Pebbles(), record)


def test_the_same_seed_gives_the_same_review() -> None:
    record = played(Pebbles(), 2, "again")
    one, two = (review(Pebbles(), record, "x") for _ in range(2))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def test_a_loss_is_named_by_its_share_of_the_spread() -> None:
    marks = thresholds(10.0)
    names = [label_of(loss, marks) for loss in (0.0, 0.9, 1.0, 2.0, 4.0)]
    assert names == ["best", "good", "inaccuracy", "mistake", "blunder"]


def test_a_set_up_of_many_ways_is_sampled_as_often_as_asked() -> None:
    game = find("saltfjord")
    sight, start = Evaluator(game, 1), game.new(1, {"side": "plain"})
    few, more = sight.evaluate(start, 1, 16), sight.evaluate(start, 1, 48)
    assert (few.ways, more.ways, more.sampled) == (16, 48, True)
    assert more == sight.evaluate(start, 1, 48)  # always alike
    assert few.points != more.points
