"""Records spoiled at random: refused at a line and a column, or else they mean something."""

from __future__ import annotations

import random
from functools import cache

from osada.conformance.random_game import finished_table
from osada.core.record import Record, read
from osada.core.replay import replay, verify
from osada.core.table import Table
from osada.games import find, names
from osada.text.errors import OsadaError, RecordError
from tests.fuzz.budget import tries
from tests.fuzz.mutate import TEXTS

ODD = ("\0", "\x1b", "\t", "\u2028", "\u00a0", "\r", "\ufeff", " ", ";", "*", "A", "0", "9", "ł")


@cache
def records(name: str) -> list[str]:
    """Some records of a game, finished and not."""
    game = find(name)
    found = []
    for number, mode in enumerate(game.modes()[:4]):
        record = finished_table(game, mode, number).record()
        found.append(record.text())
        record.moves, record.result, record.places = record.moves[:25], None, None
        found.append(record.text())
    return found


def spoil(text: str, rng: random.Random) -> str:
    """A record in which a line or a character or two are not as they were."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(min(len(lines), rng.choice((15, len(lines)))))
        kind = rng.randrange(7)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, rng.choice(lines or [""]))
        elif kind == 2:
            lines[at] = lines[at] + rng.choice(ODD)
        elif kind == 3:
            place = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + rng.choice(ODD) + lines[at][place:]
        elif kind == 4:
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = rng.choice((*TEXTS, "999999999", "-1", "é"))
            lines[at] = " ".join(words)
        elif kind == 5:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        lines = lines or [""]
    return "\n".join(lines)


def blamed(text: str, error: RecordError) -> None:
    """An error stands at a line of the text, and is short."""
    assert 1 <= error.line <= text.count("\n") + 1
    assert error.column >= 1
    assert len(str(error)) < 500


def test_a_spoiled_record_is_refused_at_a_line_or_means_something() -> None:
    understood = 0
    for rng in tries(120):
        text = spoil(rng.choice(records(rng.choice(names()))), rng)
        try:
            record = read(text)
        except RecordError as error:
            blamed(text, error)
            continue
        assert read(record.text()).text() == record.text()
        understood += check_replay(text, record)
    assert understood


def check_replay(text: str, record: Record) -> bool:
    """Whether a record that can be read can be replayed, verified and played on."""
    if record.game not in names():
        return False
    game = find(record.game)
    try:
        position = game.new(2, {}) if not record.moves else list(replay(game, record))[-1].position
        assert game.broken(position) == []
        verify(game, record)
    except RecordError as error:
        blamed(text, error)
        return False
    except OsadaError:
        assert not record.moves
        return False
    table = Table.resume(game, record)
    assert read(table.record(with_seed=True).text()).seed == record.seed
    return True
