import json

import pytest

from osada.core.snapshot import from_json, key, to_json
from osada.core.table import Table
from osada.games.sardinia import GAME
from osada.text.errors import PositionError


def text(**changes: object) -> str:
    data = json.loads(to_json(GAME, Table(GAME, 3, "snapshot").position))
    data["position"].update(changes)
    return json.dumps(data)


def test_a_position_comes_back_from_json() -> None:
    position = Table(GAME, 4, "snapshot", {"guardian": "alternative"}).position
    assert key(GAME, from_json(GAME, to_json(GAME, position))) == key(GAME, position)


def test_equal_positions_have_equal_keys_and_others_do_not() -> None:
    one, two = Table(GAME, 2, "a").position, Table(GAME, 2, "a").position
    assert key(GAME, one) == key(GAME, two)
    two.play(two.turn(), two.legal(two.turn())[0])
    assert key(GAME, one) != key(GAME, two)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("{", r"\$: "),
        ("[]", r"\$: "),
        ('{"game":' + "[" * 100_000, r"\$: "),
        ("{}", r"\$.game: expected 'sardinia', not null"),
        ('{"game": "sardinia", "revision": 0}', r"\$.revision: expected 1, not 0"),
        ('{"game": "sardinia", "revision": 1}', r"\$.position: expected an object"),
        (
            '{"game": "sardinia", "revision": 1, "content": "x", "position": {}}',
            r"\$.content: this position was made with other data \('x'\)",
        ),
        (text(speed=3), r"\$.position.speed: unknown field"),
        (text(players=9), r"\$.position.players: sardinia is not for 9 players"),
        (text(phase="x"), r"\$.position.phase: expected a whole number, not 'x'"),
        (text(phase=True), r"\$.position.phase: expected a whole number, not True"),
        (text(phase=2**70), r"\$.position.phase: expected a whole number"),
        (text(score=[1, 2]), r"\$.position.score: expected a list of 3 numbers"),
        (text(score=[1, 2, "3"]), r"\$.position.score\[2\]: expected a whole number"),
        (text(unseen=0), r"\$.position: impossible: S4: each of the 26 fort cards"),
    ],
)
def test_a_bad_position_is_refused_by_path_and_reason(broken: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        from_json(GAME, broken)


def test_a_missing_field_is_named() -> None:
    data = json.loads(text())
    del data["position"]["row"]
    with pytest.raises(PositionError, match=r"\$.position.row: missing"):
        from_json(GAME, json.dumps(data))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"game": ' + "[" * 100_000, "nested too deeply"),
        ('{"game": ' + "[" * 900 + "]" * 900 + "}", "expected 'sardinia', not a list"),
        ('{"game": "sardinia", "revision": 1, "content": {"a": 1}}', "other data .an object"),
        ('{"game": "' + "x" * 5000 + '"}', "x{40}"),
        (b'{"game": "\xff"}', r"\$"),
    ],
    ids=["deep", "not so deep", "other content", "long", "not UTF-8"],
)
def test_what_is_no_position_is_told_in_a_short_sentence(text: str | bytes, reason: str) -> None:
    with pytest.raises(PositionError, match=reason) as caught:
        from_json(GAME, text)
    assert len(str(caught.value)) < 200
