"""The arena on a Ray cluster of two nodes on this machine; needs the extra `cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from osada.bots import Budget
from osada.core.game import Game
from osada.core.position import Position
from osada.lab.arena.game_result import BotFailed, play_all, play_pairing
from osada.lab.arena.tournament import Arena, pairings

ray = pytest.importorskip("ray", reason="the extra 'cluster' is not installed")

PLAN = Arena("sardinia", 2, ["random", "level1"], 6, "t")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes of one processor each, taken down again by themselves."""
    utils: Any = pytest.importorskip("ray.cluster_utils")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield str(cluster.address)
    cluster.shutdown()


class Broken:
    """Never gets anywhere."""

    def __init__(self, _game: Game, _seed: int) -> None: ...

    def choose(self, _seat: int, _position: Position, _budget: Budget) -> int:
        raise LookupError("where was I?")


@pytest.mark.filterwarnings("ignore")
def test_a_bot_that_fails_there_is_told_of_here(address: str) -> None:
    plan = msgspec.structs.replace(PLAN, bots=["random", f"{__name__}:Broken"])
    with pytest.raises(BotFailed) as found:
        list(play_all(plan, list(pairings(plan)), ray=address))
    assert 'raise LookupError("where was I?")' in found.value.failure.traceback


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(address: str) -> None:
    games = list(pairings(PLAN))
    there = {game.pairing.number: game.scores for game in play_all(PLAN, games, ray=address)}
    here = {game.number: play_pairing(PLAN, game).scores for game in games}
    assert there == here
