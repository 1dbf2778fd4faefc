"""Who plays the games of an arena: this process, several of them, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from osada.core.errors import OsadaError
from osada.lab.arena.plan import Arena, Pairing
from osada.lab.arena.play import Played, play
from osada.lab.reasons import Reason

_AHEAD: Final = 2
"""Games handed out for each one being played, so that nobody waits."""


def play_all(
    plan: Arena, games: Sequence[Pairing], jobs: int = 1, ray: str | None = None
) -> Iterator[Played]:
    """Play all games; each comes when it is finished."""
    if ray is not None:
        return _on_ray(plan, games, ray)
    if jobs == 1:
        return (play(plan, pairing) for pairing in games)
    return _in_processes(plan, games, jobs)


def _in_processes(plan: Arena, games: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    left = iter(games)
    try:
        waiting: set[Future[Played]] = set()
        while True:
            for pairing in left:
                waiting.add(pool.submit(play, plan, pairing))
                if len(waiting) >= jobs * _AHEAD:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(plan: Arena, games: Sequence[Pairing], address: str) -> Iterator[Played]:
    """The same on a cluster: every node needs this package."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OsadaError(Reason("error-no-ray")) from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        yield from _hand_out(ray, plan, games)
    finally:
        if ours:
            ray.shutdown()  # leaves the cluster as it was


def _hand_out(ray: Any, plan: Arena, games: Sequence[Pairing]) -> Iterator[Played]:
    remote = ray.remote(num_cpus=1)(play)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
    left, waiting = iter(games), []
    while True:
        for pairing in left:
            waiting.append(remote.remote(plan, pairing))
            if len(waiting) >= most:
                break
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
