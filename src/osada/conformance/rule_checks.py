"""Checks of the rules: the two formulations agree, and the invariants hold."""

from __future__ import annotations

from osada.conformance.random_game import Fault
from osada.core.bits import members
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.core.snapshot import from_json, key, to_json
from osada.core.table import Table


def check_agreement(table: Table, rng: Rng) -> None:
    """`legal()` and `why_not()` agree on every move of the table.

    For the seats that are open in every position; for the others, who may do nothing, in one
    position of sixteen.
    """
    open_seats = members(table.position.open_seats())
    everybody = rng.below(16) == 0
    for seat in range(table.players) if everybody else open_seats:
        _check_seat(table, seat, open_to_it=seat in open_seats)


def _check_seat(table: Table, seat: int, *, open_to_it: bool) -> None:
    game, position = table.game, table.position
    legal = position.legal(seat)
    if bool(legal) != open_to_it:
        raise Fault("agreement", table, f"seat {seat}: open is {open_to_it}, but legal is {legal}")
    if legal != sorted(set(legal)):
        raise Fault("agreement", table, f"seat {seat}: moves out of order or twice: {legal}")
    allowed = set(legal)
    for move in range(game.moves.size):
        rule = game.why_not(position, seat, move)
        if (rule is None) != (move in allowed):
            name = game.moves.notation(move)
            reason = (
                f"legal() has it, why_not() says {rule}" if rule else "only why_not() allows it"
            )
            raise Fault("agreement", table, f"seat {seat}, {name}: {reason}")
        if rule is not None and rule not in game.rules:
            raise Fault("agreement", table, f"{rule!r} is not a rule of {game.name}")


def check_conservation(table: Table) -> None:
    """Check the invariants of the rules."""
    for reason in table.game.broken(table.position):
        raise Fault("conservation", table, reason)


def check_turn_order(table: Table) -> None:
    """`turn` and `open_seats` fit together, and nature is never left waiting."""
    position = table.position
    turn = position.turn()
    open_seats = members(position.open_seats())
    if turn == NATURE:
        raise Fault("turn order", table, "nature has a move, but the table did not draw it")
    if turn == OVER and (open_seats or position.window()):
        raise Fault("turn order", table, "the game is over, but somebody may act")
    if turn >= 0 and turn != min(open_seats, default=-1):
        raise Fault("turn order", table, f"turn is {turn}, but the open seats are {open_seats}")


def check_clone(table: Table, rng: Rng) -> None:
    """A clone is equal, and what is played on it does not touch the original."""
    game, position = table.game, table.position
    before = key(game, position)
    copy = position.clone()
    if key(game, copy) != before:
        raise Fault("clone", table, "a clone differs from its original")
    for _ in range(8):
        seat = copy.turn()
        if seat == OVER:
            break
        moves = copy.legal(seat) if seat >= 0 else [move for move, _ in copy.chances()]
        copy.play(seat, moves[rng.below(len(moves))])
    if key(game, position) != before:
        raise Fault("clone", table, "playing on a clone changed its original")


def check_snapshot(table: Table) -> None:
    """A position goes to JSON and comes back the same."""
    game = table.game
    back = from_json(game, to_json(game, table.position))
    if key(game, back) != key(game, table.position):
        raise Fault("codecs", table, "the position came back from JSON changed")


def check_end(table: Table) -> None:
    """Places fit the scores, and somebody is first."""
    scores, places = table.position.scores(), table.position.places()
    if len(scores) != table.players or min(places) != 1 or len(places) != table.players:
        raise Fault("end", table, f"scores {scores} and places {places} of {table.players} seats")
    for mine, my_place in zip(scores, places, strict=True):
        for theirs, their_place in zip(scores, places, strict=True):
            if mine > theirs and my_place > their_place:
                raise Fault("end", table, f"scores {scores}, but places {places}")
