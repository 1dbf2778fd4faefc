from collections import Counter

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.core.chance import check_seed, commitment, draw
from osada.core.record import read
from osada.core.rng import Rng
from osada.core.table import Table
from osada.text.errors import OsadaError


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    expected = "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049"
    assert commitment("42") == expected


def test_a_draw_depends_on_the_seed_and_its_number_alone() -> None:
    chances = [(10, 1), (11, 1), (12, 1)]
    first = [draw("a-seed", n, chances) for n in range(20)]
    assert first == [draw("a-seed", n, chances) for n in range(20)]
    assert first != [draw("another", n, chances) for n in range(20)]


def test_draws_are_the_same_in_every_version_for_ever() -> None:
    """A change here makes every old record unverifiable."""
    assert [draw("osada", n, [(i, 1) for i in range(100)]) for n in range(6)] == FIRST_DRAWS


FIRST_DRAWS = [59, 84, 46, 85, 30, 81]


def test_draws_follow_the_weights() -> None:
    drawn = Counter(draw("weights", n, [(0, 1), (1, 0), (2, 3)]) for n in range(4000))
    assert drawn[1] == 0
    assert 2800 < drawn[2] < 3200


@pytest.mark.parametrize("seed", ["", "two words", "line\nbreak", "x" * 201])
def test_a_seed_is_one_word(seed: str) -> None:
    with pytest.raises(OsadaError, match="a word without spaces"):
        check_seed(seed)


@pytest.mark.parametrize("seed", ["a\x01b", "\x1b[2J", "not\udcffUTF-8", "\u202eturned"])
def test_a_seed_is_a_word_that_a_record_can_hold(seed: str) -> None:
    with pytest.raises(OsadaError, match="printable characters only"):
        check_seed(seed)


@pytest.mark.parametrize("seed", ["1", "zażółć", "👨‍👩‍👧", "x" * 200, "#;*"])
def test_any_other_word_is_a_seed_that_comes_back_from_a_record(seed: str) -> None:
    assert read(Table(PEBBLES, 1, seed).record(with_seed=True).text()).seed == seed


def test_the_playout_generator_is_the_same_for_ever_and_even() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(6)] == FIRST_NUMBERS
    counted = Counter(rng.below(6) for _ in range(6000))
    assert all(850 < n < 1150 for n in counted.values())


FIRST_NUMBERS = [355, 482, 205, 318, 602, 216]
