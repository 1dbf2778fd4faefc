from hypothesis import given
from hypothesis import strategies as st

from osada.core.bits import BIT, count, lowest, members, members_into, nth, zeros

SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_a_set_is_a_mask_and_comes_back(things: set[int]) -> None:
    mask = sum(BIT[i] for i in things)
    assert members(mask) == sorted(things)
    assert count(mask) == len(things)


@given(SETS.filter(bool))
def test_the_lowest_thing(things: set[int]) -> None:
    assert lowest(sum(BIT[i] for i in things)) == min(things)


@given(SETS.filter(bool), st.data())
def test_the_nth_thing(things: set[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(things) - 1))
    assert nth(sum(BIT[i] for i in things), n) == sorted(things)[n]


@given(SETS)
def test_a_set_is_written_out_from_a_number_and_a_place_on(things: set[int]) -> None:
    buffer = zeros(70)
    end = members_into(sum(BIT[i] for i in things), 100, buffer, 3)
    assert [buffer[i] for i in range(3, end)] == [100 + thing for thing in sorted(things)]


def test_zeros_are_new_each_time() -> None:
    one = zeros(5)
    one[2] = 1
    assert list(zeros(5)) == [0] * 5
    assert len(zeros(5000)) == 5000
