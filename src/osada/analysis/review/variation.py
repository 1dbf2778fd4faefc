"""Expected continuation of a turn, until nature acts."""

from __future__ import annotations

from typing import Final

from osada.analysis.review.model import Reply
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.bots.tree.control import seat_to_act

_LONGEST: Final = 24
"""Moves of a line."""


def expected_variation(analyzer: TurnAnalyzer, candidate: Candidate, seat: int) -> list[Reply]:
    """A turn, and what others are expected to answer."""
    notation = analyzer.game.moves.notation
    line = [Reply(seat, move, notation(move)) for move in candidate.moves]
    walker, planner = candidate.end.clone(), analyzer.rollouts.policy
    while len(line) < _LONGEST and (actor := int(seat_to_act(walker, seat))) >= 0:
        if actor == seat:
            break
        planner.think(walker, actor)
        reply = analyzer.candidate(walker, actor, planner.moves(0))
        line += [Reply(actor, move, notation(move)) for move in reply.moves]
        walker = reply.end
    return line
