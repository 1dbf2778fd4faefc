"""Compiled rules that come later: the thinkers change over to them, and no game notices."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import dev
from osada.server.platform.worker_pool import WorkerPool
from tests.server.client import Client
from tests.server.node import Node
from tests.waiting import wait_for

WHERE = "__import__('osada').__file__"
NAP = "__import__('time').sleep(1) or __import__('osada').__file__"


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """Where a compiled copy is going to be."""
    return tmp_path / "later"


def arrive(later: Path, *, compiled: bool) -> None:
    """A copy of the package comes, one that says of itself that it is compiled, or not."""
    fresh = later.with_suffix(".new")
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(dev.ROOT / "src/osada", fresh / "osada", ignore=ignored)
    said = f"def compiled() -> bool:\n    return {compiled}\n"
    (fresh / "osada/core/build.py").write_text(said)
    (fresh / ".made").touch()
    fresh.rename(later)


def with_pool(later: Path, work: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = WorkerPool(1, later=str(later))
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


async def changed(pool: WorkerPool) -> None:
    """Wait until the change is over, one way or the other."""
    assert pool._changing is not None
    await pool._changing


def test_thinkers_change_over_when_compiled_rules_have_come(later: Path) -> None:
    async def work(pool: WorkerPool) -> None:
        assert Path(await pool.run(eval, WHERE)).is_relative_to(dev.ROOT)
        assert pool._changing is None
        arrive(later, compiled=True)
        begun = asyncio.create_task(pool.run(eval, NAP))
        await asyncio.sleep(0)
        await changed(pool)
        assert Path(await pool.run(eval, WHERE)).is_relative_to(later)
        assert Path(await begun).is_relative_to(dev.ROOT)  # and was not cut short

    with_pool(later, work)


def test_a_thinker_that_dies_after_the_change_is_replaced_by_a_compiled_one(later: Path) -> None:
    async def work(pool: WorkerPool) -> None:
        arrive(later, compiled=True)
        await pool.run(eval, WHERE)
        await changed(pool)
        assert pool._workers is not None
        for process in (pool._workers._processes or {}).values():
            process.kill()
        assert Path(await pool.run(eval, WHERE)).is_relative_to(later)

    with_pool(later, work)


@pytest.mark.parametrize("broken", ["interpreted", "unreadable"])
def test_what_does_not_run_compiled_is_left_alone(later: Path, broken: str) -> None:
    async def work(pool: WorkerPool) -> None:
        arrive(later, compiled=broken != "interpreted")
        if broken == "unreadable":
            (later / "osada/__init__.py").write_text("raise ImportError('for another machine')")
        await pool.run(eval, WHERE)
        await changed(pool)
        assert Path(await pool.run(eval, WHERE)).is_relative_to(dev.ROOT)

    with_pool(later, work)


@pytest.mark.long
def test_no_game_notices(folder: Path, later: Path) -> None:
    settings = {"compiled_later": str(later), "log_level": "info"}
    with (
        Node(folder, f"sqlite:///{folder}/osada.db", **settings) as node,
        Client(node.url) as ada,
    ):
        table, rng = ada.table("pebbles", "me", "bot:greedy", start=True), random.Random(3)
        ada.play_any(table, rng)
        arrive(later, compiled=True)

        def status() -> str:
            ada.play_any(table, rng)
            return str(ada.info(table)["status"])

        wait_for(status, lambda found: found == "finished")
        assert ada.get(f"/api/tables/{table}/verify")["ok"]
        wait_for(
            node.log.read_text, lambda said: "workers switched to the compiled package" in said
        )
