"""Who plays the games of an arena: this process, several of them, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from osada.lab.arena.game_result import GameResult, play_pairing
from osada.lab.arena.tournament import Arena, Pairing
from osada.lab.executors import NoCluster, run_all

__all__ = ["NoCluster", "play_all"]


def play_all(
    plan: Arena, games: Sequence[Pairing], jobs: int = 1, ray: str | None = None
) -> Iterator[GameResult]:
    """Play all games; each comes when it is finished."""
    return run_all(play_pairing, plan, games, jobs, ray)
