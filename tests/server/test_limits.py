"""How often somebody may ask: windows that fade, and those who are forgotten."""

from __future__ import annotations

import asyncio

import pytest

from osada.server.platform.identity.rate_limits import RateLimits, Window
from osada.server.platform.problems import Problem


def test_a_stretch_of_time_has_room_for_so_many() -> None:
    window = Window(10)
    assert [window.hit(3, 101.0) for _ in range(3)] == [0.0] * 3
    assert window.hit(3, 104.0) == pytest.approx(6.0)  # until the next stretch begins
    assert window.hit(3, 104.0) == pytest.approx(6.0), "what was refused does not count"


def test_the_stretch_before_fades() -> None:
    window = Window(10)
    for _ in range(4):
        window.hit(4, 109.0)
    assert window.hit(4, 111.0) > 0  # nine tenths of the four are still there
    assert window.hit(4, 117.6) == 0.0


def test_a_stretch_long_ago_is_forgotten() -> None:
    window = Window(10)
    for _ in range(4):
        window.hit(4, 101.0)
    assert not window.over(119.0)
    assert window.over(121.0)
    assert window.hit(4, 121.0) == 0.0


def test_kinds_and_people_are_counted_apart_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("osada.server.platform.identity.rate_limits.time.monotonic", lambda: now)
    it = RateLimits(0.1)  # three proofs a minute

    async def scene() -> None:
        nonlocal now
        for _ in range(3):
            await it.spend("proof", "a")
        with pytest.raises(Problem, match="wait"):
            await it.spend("proof", "a")
        await it.spend("proof", "b")
        await it.spend("record", "a")
        now += 200
        await it.spend("proof", "c")
        assert set(it._windows) == {("proof", "c")}

    asyncio.run(scene())
