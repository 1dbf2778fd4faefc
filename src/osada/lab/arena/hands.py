"""Who plays the games of an arena: this process, several of them, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from osada.lab.arena.plan import Arena, Pairing
from osada.lab.arena.play import Played, play
from osada.lab.hands import NoCluster, do_all

__all__ = ["NoCluster", "play_all"]


def play_all(
    plan: Arena, games: Sequence[Pairing], jobs: int = 1, ray: str | None = None
) -> Iterator[Played]:
    """Play all games; each comes when it is finished."""
    return do_all(play, plan, games, jobs, ray)
