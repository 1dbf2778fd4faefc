from hypothesis import given
from hypothesis import strategies as st

from osada.core.bits import BIT, count, lowest, members

SETS = st.sets(st.integers(0, 61))


@given(SETS)
def test_a_set_is_a_mask_and_comes_back(things: set[int]) -> None:
    mask = sum(BIT[i] for i in things)
    assert members(mask) == sorted(things)
    assert count(mask) == len(things)


@given(SETS.filter(bool))
def test_the_lowest_thing(things: set[int]) -> None:
    assert lowest(sum(BIT[i] for i in things)) == min(things)
