"""One game of an arena."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter

import msgspec

from osada.bots.bot import Bot, ask
from osada.bots.find import make
from osada.core import chance
from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games import find as find_game
from osada.lab.arena.plan import Arena, Pairing


class Played(msgspec.Struct, frozen=True):
    """A finished game; all lists are by seat."""

    pairing: Pairing
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    """What all decisions of a seat took together."""
    slowest: list[float]
    median: list[float]


def play(plan: Arena, pairing: Pairing) -> Played:
    """Play a game to its end; nature draws from the deal's own stream."""
    game = find_game(plan.game)
    position = game.new(plan.players, plan.options)
    bots = [_bot(plan, pairing, seat) for seat in range(plan.players)]
    times: list[list[float]] = [[] for _ in bots]
    stream, draws = f"{plan.seed}-{pairing.deal}", 0
    rng = Rng(_number(f"{stream} dealer"))
    while (seat := position.turn()) != OVER:
        if seat == NATURE:
            position.play(seat, chance.draw(stream, draws, position.chances()))
            draws += 1
            continue
        began = perf_counter()
        move = ask(bots[seat], seat, position, rng)
        times[seat].append(perf_counter() - began)
        position.play(seat, move)
    return _played(pairing, position.scores(), position.places(), times)


def _bot(plan: Arena, pairing: Pairing, seat: int) -> Bot:
    name = pairing.bots[seat]
    seed = _number(f"{plan.seed} {pairing.deal} {name} {pairing.bots[:seat].count(name)}")
    return make(name, find_game(plan.game), seed)


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:4])


def _played(
    pairing: Pairing, scores: list[int], places: list[int], times: list[list[float]]
) -> Played:
    return Played(
        pairing,
        scores,
        places,
        decisions=[len(all_times) for all_times in times],
        seconds=[round(sum(all_times), 4) for all_times in times],
        slowest=[round(max(all_times, default=0), 4) for all_times in times],
        median=[round(_median(all_times), 5) for all_times in times],
    )


def _median(times: list[float]) -> float:
    """Of the decisions that took any thought: a forced move says nothing about a bot."""
    thought = sorted(time for time in times if time > 0.001) or sorted(times) or [0.0]
    return thought[len(thought) // 2]
