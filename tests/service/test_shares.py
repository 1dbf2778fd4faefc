"""Nobody's bots wait for all the bots of somebody else."""

from __future__ import annotations

import asyncio

from osada.service.play.shares import ThinkingShares


async def think(order: list[str], people: list[str], at_once: int) -> None:
    """Everybody's questions come at the same time; the thinkers take them as they come."""
    shares, thinkers = ThinkingShares(at_once), asyncio.Semaphore(at_once)

    async def ask(person: str) -> None:
        async with shares.of(person), thinkers:
            order.append(person)
            await asyncio.sleep(0)

    await asyncio.gather(*(ask(person) for person in people))
    assert not len(shares._of)  # nothing is kept of people who wait for nothing


def test_many_tables_of_one_person_do_not_keep_others_waiting() -> None:
    for at_once in (1, 2, 3):
        order: list[str] = []
        asyncio.run(think(order, ["Eve"] * 50 + ["Ada"], at_once))
        assert len(order) == 51
        assert order.index("Ada") <= 2 * at_once
