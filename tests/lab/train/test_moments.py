"""Which moments of a game teach something."""

from __future__ import annotations

from osada.evaluation.ai import ai_of
from osada.games import find
from osada.lab.seeds import Purpose
from osada.lab.train.dataset import moments
from osada.lab.train.selfplay import SelfPlayPlan, play_game


def test_every_turn_of_a_game_for_one_begins_with_a_moment() -> None:
    game = find("saltfjord")
    plan = SelfPlayPlan("saltfjord", 1, ({"side": "plain"},), measured="random")
    log = play_game(plan, (Purpose.CHECK, 1))
    taught = {number for number, _ in moments(game, plan, log)}
    position, clocks = game.new(1, log.options), set[int]()
    for number in range(len(log.moves) // 2):
        seat, move = log.moves[2 * number : 2 * number + 2]
        clock = int(ai_of(game).value.clock(position, 0)) if seat == 0 else 0
        if clock and clock not in clocks:
            assert number in taught
            clocks.add(clock)
        position.play(seat, move)
    assert len(clocks) > 3
