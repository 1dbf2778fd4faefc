"""Bots are asked in a fair order, and short questions do not wait for long ones."""

from __future__ import annotations

import asyncio

from osada.server.tables.fair_queue import CostModel, FairQueue, ThinkSlots

LONG, QUICK = 2.0, 0.05


def order_of(queue: FairQueue, *, short: bool = False) -> list[str]:
    order = []
    while (ticket := queue.next(short=short)) is not None:
        order.append(ticket.person)
    return order


def test_many_tables_of_one_person_are_as_one_to_the_next() -> None:
    queue = FairQueue()
    for person in ["Eve"] * 50 + ["Ada"] * 2:
        queue.join(person, LONG)
    order = order_of(queue)
    assert order[:4] == ["Eve", "Ada", "Eve", "Ada"]
    assert len(order) == 52


def test_a_short_question_goes_before_the_long_ones_of_twenty_people() -> None:
    queue = FairQueue()
    for _table in range(10):
        for person in range(20):
            queue.join(f"P{person}", LONG)
    for _ in range(30):
        queue.next()
    queue.join("Ada", QUICK)
    assert order_of(queue)[0] == "Ada"


def test_long_questions_do_not_wait_for_ever_behind_short_ones() -> None:
    queue = FairQueue()
    queue.join("Ada", LONG)
    order = []
    while "Ada" not in order:
        queue.join("Eve", QUICK)
        ticket = queue.next()
        assert ticket is not None
        order.append(ticket.person)
    assert len(order) <= LONG / QUICK + 2


def test_nobody_saves_up_by_waiting() -> None:
    queue = FairQueue()
    for _ in range(100):
        queue.join("Ada", LONG)
        queue.next()
    for _ in range(5):
        queue.join("Bo", LONG)
        queue.join("Ada", LONG)
    assert order_of(queue)[:4].count("Ada") >= 1


def test_nothing_is_kept_of_people_who_want_nothing() -> None:
    queue = FairQueue()
    for number in range(500):
        queue.join(f"P{number}", QUICK)
    order_of(queue)
    assert not queue._charged


def test_the_short_way_takes_only_short_questions() -> None:
    queue = FairQueue()
    queue.join("Eve", LONG)
    queue.join("Ada", QUICK)
    assert order_of(queue, short=True) == ["Ada"]
    assert order_of(queue) == ["Eve"]


def test_a_short_question_is_called_while_every_thinker_is_busy() -> None:
    async def scene() -> None:
        slots, done = ThinkSlots(1), asyncio.Event()
        called: list[tuple[str, bool]] = []

        async def ask(person: str, cost: float) -> None:
            async with slots.acquire(person, cost) as quick:
                called.append((person, quick))
                if cost == LONG:
                    await done.wait()

        asking = [asyncio.create_task(ask(f"P{number}", LONG)) for number in range(20)]
        await asyncio.sleep(0)
        await ask("Ada", QUICK)
        assert called == [("P0", False), ("Ada", True)]
        asking[1].cancel()
        done.set()
        await asyncio.gather(*asking, return_exceptions=True)
        assert len(called) == 20  # all but the one that was given up
        assert not slots._granted

    asyncio.run(scene())


def test_what_is_short_is_learned() -> None:
    costs = CostModel(longest=5)
    assert costs.expected("sardinia", "somebody's own") == 5
    costs.observe("sardinia", "level1", 3)  # its process had to start
    assert costs.expected("sardinia", "level1") < 0.1
    for _ in range(10):
        costs.observe("sardinia", "somebody's own", 0.01)
        costs.observe("sardinia", "level1", 0.6)
    assert costs.expected("sardinia", "somebody's own") < 0.1
    assert costs.expected("sardinia", "level1") > 0.5
    assert costs.expected("settlers", "level1") < 0.1
