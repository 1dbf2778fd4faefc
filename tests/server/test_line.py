"""Bots are asked in a fair order, and short questions do not wait for long ones."""

from __future__ import annotations

import asyncio

from osada.server.tables.fair_queue import CostModel, FairQueue, ThinkSlots

LONG, QUICK = 2.0, 0.05


def order_of(line: FairQueue, *, short: bool = False) -> list[str]:
    order = []
    while (ticket := line.next(short=short)) is not None:
        order.append(ticket.person)
    return order


def test_many_tables_of_one_person_are_as_one_to_the_next() -> None:
    line = FairQueue()
    for person in ["Eve"] * 50 + ["Ada"] * 2:
        line.join(person, LONG)
    order = order_of(line)
    assert order[:4] == ["Eve", "Ada", "Eve", "Ada"]
    assert len(order) == 52


def test_a_short_question_goes_before_the_long_ones_of_twenty_people() -> None:
    line = FairQueue()
    for _table in range(10):
        for person in range(20):
            line.join(f"P{person}", LONG)
    for _ in range(30):
        line.next()
    line.join("Ada", QUICK)
    assert order_of(line)[0] == "Ada"


def test_long_questions_do_not_wait_for_ever_behind_short_ones() -> None:
    line = FairQueue()
    line.join("Ada", LONG)
    order = []
    while "Ada" not in order:
        line.join("Eve", QUICK)
        ticket = line.next()
        assert ticket is not None
        order.append(ticket.person)
    assert len(order) <= LONG / QUICK + 2


def test_nobody_saves_up_by_waiting() -> None:
    line = FairQueue()
    for _ in range(100):
        line.join("Ada", LONG)
        line.next()
    for _ in range(5):
        line.join("Bo", LONG)
        line.join("Ada", LONG)
    assert order_of(line)[:4].count("Ada") >= 1


def test_nothing_is_kept_of_people_who_want_nothing() -> None:
    line = FairQueue()
    for number in range(500):
        line.join(f"P{number}", QUICK)
    order_of(line)
    assert not line._had


def test_the_short_way_takes_only_short_questions() -> None:
    line = FairQueue()
    line.join("Eve", LONG)
    line.join("Ada", QUICK)
    assert order_of(line, short=True) == ["Ada"]
    assert order_of(line) == ["Eve"]


def test_a_short_question_is_called_while_every_thinker_is_busy() -> None:
    async def scene() -> None:
        turns, done = ThinkSlots(1), asyncio.Event()
        called: list[tuple[str, bool]] = []

        async def ask(person: str, cost: float) -> None:
            async with turns.of(person, cost) as aside:
                called.append((person, aside))
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
        assert not turns._called

    asyncio.run(scene())


def test_what_is_short_is_learned() -> None:
    costs = CostModel(longest=5)
    assert costs.of("sardinia", "somebody's own") == 5
    costs.learn("sardinia", "level1", 3)  # its process had to start
    assert costs.of("sardinia", "level1") < 0.1
    for _ in range(10):
        costs.learn("sardinia", "somebody's own", 0.01)
        costs.learn("sardinia", "level1", 0.6)
    assert costs.of("sardinia", "somebody's own") < 0.1
    assert costs.of("sardinia", "level1") > 0.5
    assert costs.of("settlers", "level1") < 0.1
