"""A mistake as a task: what is as good as the best is right, what the review knows and what not."""

from __future__ import annotations

import pytest

from examples.pebbles.game import Pebbles
from osada.analysis.retry import (
    RetryAttempt,
    RetryResult,
    check_retry,
    known_result,
    mistakes,
    retry_turn,
)
from osada.analysis.review import chunks, review
from tests.analysis.review.test_review import played

ADD, ROLL, DONE = 0, 1, 2


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find", lambda _name: Pebbles())


def test_what_is_as_good_as_the_best_is_right() -> None:
    """Stopping at once gives much away; two pebbles before a roll are as good as three."""
    record = played(Pebbles(), 2, "m0")
    found = review(Pebbles(), record)
    first = mistakes(found, [0])[0]
    assert first.played.moves == [DONE]
    _, turn = retry_turn(record.text(), first.number)
    assert known_result(turn, first, [DONE]) == RetryResult(False, first.loss)
    for moves in ([ADD, ADD, ADD, ROLL], [ADD, ADD, ROLL]):
        assert known_result(turn, first, moves) == RetryResult(True, 0.0)


def test_what_the_review_has_not_looked_at_is_judged_as_it_would_have_been() -> None:
    record = played(Pebbles(), 2, "m0")
    found = review(Pebbles(), record)
    first = mistakes(found, [0])[0]
    _, turn = retry_turn(record.text(), first.number)
    assert known_result(turn, first, [ADD, DONE]) is None
    options = [each.moves for each in first.options]

    def judged(moves: list[int]) -> RetryResult:
        return check_retry(
            RetryAttempt(record.text(), first.number, options, moves, found.thresholds)
        )

    between = judged([ADD, DONE])
    assert not between.right
    assert 0 < between.loss < first.loss
    assert judged(options[0]) == RetryResult(True, 0.0)
