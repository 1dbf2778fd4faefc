"""The clocks of a table, by exact milliseconds."""

from __future__ import annotations

from osada.server.platform.clock import end_of_day
from osada.server.platform.instant import Instant
from osada.server.platform.timestamps import DAY_MS
from osada.server.tables.state.clocks import Clocks
from osada.server.tables.state.terms import DaysClock, LiveClock, NoClock

FIRST, SECOND, BOTH = 0b01, 0b10, 0b11


def test_time_runs_for_the_seat_that_is_waited_for() -> None:
    clocks = Clocks(LiveClock(bank_ms=10_000, increment_ms=500), 2)
    clocks.turn(FIRST, 100)
    assert clocks.deadline() == 10_100
    clocks.turn(SECOND, 3_100, mover=0)
    assert clocks.left == [7_500, 10_000]
    assert clocks.deadline() == 13_100
    clocks.turn(SECOND, 4_100, mover=1)  # the turn goes on: no increment yet
    assert clocks.left == [7_500, 9_000]
    clocks.turn(SECOND, 4_000, mover=1)  # no time is given back
    assert clocks.left == [7_500, 9_000]
    assert clocks.deadline() == 13_100
    clocks.turn(0, 5_100, mover=1)
    assert clocks.left == [7_500, 8_500]
    assert clocks.deadline() is None


def test_time_never_falls_below_nothing() -> None:
    clocks = Clocks(LiveClock(bank_ms=1_000), 1)
    clocks.turn(FIRST, 0)
    assert clocks.run_out(999) == []
    assert clocks.run_out(1_000) == [0]
    clocks.pause(0, 5_000)
    assert clocks.left == [0]


def test_a_pause_stops_the_clock_without_an_increment() -> None:
    clocks = Clocks(LiveClock(bank_ms=1_000, increment_ms=500), 2)
    clocks.turn(BOTH, 0)
    clocks.pause(0, 300)
    assert clocks.left == [700, 700]
    clocks.pause(BOTH, 90_000)
    assert clocks.deadline() == 90_700


def test_days_are_whole_again_after_each_move() -> None:
    clocks = Clocks(DaysClock(days=2), 2)
    clocks.turn(FIRST, 0)
    clocks.turn(FIRST, DAY_MS, mover=0)
    assert clocks.left == [2 * DAY_MS, 2 * DAY_MS]
    clocks.turn(BOTH, DAY_MS + 5)
    assert clocks.left == [2 * DAY_MS - 5, 2 * DAY_MS]


def test_who_comes_back_has_a_quarter_of_the_time() -> None:
    clocks = Clocks(LiveClock(bank_ms=4_000), 2)
    clocks.left = [10, 3_000]
    clocks.refill(0)
    clocks.refill(1)
    assert clocks.left == [1_000, 3_000]


def test_the_state_tells_when_time_is_up_on_the_wall() -> None:
    clocks = Clocks(LiveClock(bank_ms=4_000), 2)
    clocks.turn(FIRST, 1_000)
    state = clocks.state(Instant(50_000, 2_500))
    assert (state.kind, state.left_ms, state.running) == ("live", [2_500, 4_000], [0])
    assert state.deadlines[1] is None
    assert state.deadlines[0] is not None
    assert state.deadlines[0] > state.now
    late = clocks.state(Instant(50_000, 99_000))
    assert late.left_ms == [0, 4_000]
    early = clocks.state(Instant(50_000, 500))
    assert early.left_ms == [4_000, 4_000]


def test_a_table_without_a_clock_has_no_time_to_show() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.turn(FIRST, 0)
    assert clocks.deadline() is None
    state = clocks.state(Instant(5, 5))
    assert (state.kind, state.left_ms, state.running) == ("none", [None, None], [])
    assert Clocks(DaysClock(days=1), 1).state(Instant(5, 5)).kind == "days"


def test_a_day_ends_at_midnight_in_utc() -> None:
    assert end_of_day("1970-01-02") == 2 * DAY_MS
