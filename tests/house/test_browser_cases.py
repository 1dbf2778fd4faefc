"""What the browser must find in records: cases that Python writes and the browser's tests read.

`python -m tests.house.test_browser_cases` writes the file anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from examples.pebbles import GAME as PEBBLES
from osada.conformance.random_game import finished_table
from osada.core.chance import Part, commitment, draw, mixed
from osada.core.fork import fork_of
from osada.core.game import Game
from osada.core.record import Record, part_lines, read
from osada.core.table import Table
from osada.games import find
from osada.server.tables.state.views.replay_view import draws

FILE = Path("web/src/features/fairness/cases.json")
Json = dict[str, object]

NUMBERS = ("0f1e2d3c", "ada@home", "never told")
PARTS = {
    0: Part(commitment(NUMBERS[0]), NUMBERS[0]),
    1: Part(commitment(NUMBERS[1]), NUMBERS[1]),
    2: Part(commitment(NUMBERS[2])),
}
KEPT: Json = {
    "commitment": commitment("secret"),
    "number": NUMBERS[0],
    "seal": PARTS[0].seal,
    "seals": [PARTS[seat].seal for seat in range(3)],
}


def pebbles(parts: dict[int, Part]) -> Record:
    """A game of three in which everybody rolls."""
    return played(Table(PEBBLES, 3, "secret", parts=parts))


def played(table: Table) -> Record:
    """Everybody rolls."""
    while not table.over:
        seat = table.position.turn()
        moves = [PEBBLES.moves.notation(move) for move in table.position.legal(seat)]
        table.play(seat, PEBBLES.moves.from_notation("roll" if "roll" in moves else "done"))
    return table.record()


def case(name: str, game: Game, text: str, kept: Json | None, **expected: object) -> Json:
    """A record as somebody has got it, what their browser kept, and what it must say."""
    listed = msgspec.to_builtins(draws(game, read(text)).draws)
    plain = re.sub(r"(?m)^(revision|content) .*$", r"\1 1", text)  # the browser knows no rules
    return {"name": name, "record": plain, "draws": listed, "kept": kept, "expected": expected}


def first_false(record: Record) -> int:
    """The first draw that does not follow from what a record tells."""
    seed = mixed(record.seed or "", part_lines(record.parts))
    listed = draws(PEBBLES, record).draws
    for n, each in enumerate(listed):
        picked = draw(seed, n, list(enumerate(each.weights)))
        if each.notations[picked] != record.moves[each.move - 1].notation:
            return n
    raise AssertionError("every draw follows")


def cases() -> list[Json]:
    whole = {"draws": 9, "own": True, "silent": ["C"], "taken": 0}
    text = pebbles(PARTS).text()
    found = [
        case("a whole record", PEBBLES, text, KEPT, **whole),
        case("a game one only watched", PEBBLES, text, None, **(whole | {"own": False})),
        case("another promise", PEBBLES, text, KEPT | {"commitment": "0" * 64}, fault="exchanged"),
        *_forged(text),
    ]
    plain = pebbles({})
    kept: Json = {"commitment": plain.commitment}
    none = {"draws": 9, "own": False, "silent": [], "taken": 0}
    alone = case("no numbers at all", PEBBLES, plain.text(), kept, **none)
    return [*found, alone, _of_cards(), *_of_studies()]


def _of_studies() -> Iterator[Json]:
    """A game that goes on from another, and one that tells of another deal."""
    taken = Table(PEBBLES, 3, "secret").entries[:2]
    study = fork_of("other", 2, 0, commitment("secret"))
    moves = [(entry.seat, entry.move) for entry in taken]
    record = played(Table(PEBBLES, 3, "other", fork=study, taken=moves))
    draws = sum(move.seat < 0 for move in record.moves[2:])
    right = {"draws": draws, "own": False, "silent": [], "taken": 2}
    yield case("a study", PEBBLES, record.text(), None, **right)
    other = msgspec.structs.replace(study, luck=1)
    false = msgspec.structs.replace(record, fork=other, result=None, places=None).text()
    yield case("a study dealt otherwise", PEBBLES, false, None, fault="study")


def _forged(text: str) -> Iterator[Json]:
    mine, yours = f"part A {NUMBERS[0]}\n", f"part B {NUMBERS[1]}\n"
    other = Part(commitment("another"), "another")
    swapped = text.replace(PARTS[0].seal, other.seal).replace(mine, "part A another\n")
    yield case("another seed", PEBBLES, text.replace("secret", "other"), None, fault="seed")
    false = text.replace(mine, "part A x\n")
    yield case("another number", PEBBLES, false, None, fault="part", seat="A")
    yield case("one's own number and seal exchanged", PEBBLES, swapped, KEPT, fault="seals")
    less = text.replace(mine, "")
    yield case("one's own number left out", PEBBLES, less, KEPT, fault="left-out", seat="A")
    for name, gone in (("another's number", yours), ("a silence", f"seal C {PARTS[2].seal}\n")):
        less = text.replace(gone, "")
        at = first_false(read(less))
        yield case(f"{name} hidden", PEBBLES, less, None, fault="draw", draw=at)


def _of_cards() -> Json:
    """Cards are drawn with unequal weights, and there are many draws."""
    game = find("saltfjord")
    record = finished_table(
        game, next(mode for mode in game.modes() if mode.players == 1), 1
    ).record()
    short = msgspec.structs.replace(record, moves=record.moves[:60], result=None, places=None)
    count = sum(move.seat < 0 for move in short.moves)
    right = {"draws": count, "own": False, "silent": [], "taken": 0}
    return case("weights of all kinds", game, short.text(), None, **right)


def written() -> str:
    return json.dumps(cases(), indent=1, ensure_ascii=False) + "\n"


def test_the_cases_of_the_browser_are_what_python_says() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == cases()


def test_every_fault_that_a_browser_can_find_is_among_them() -> None:
    faults = {each["expected"].get("fault") for each in cases()}  # type: ignore[attr-defined]
    assert faults >= {"exchanged", "seed", "part", "seals", "left-out", "draw", "study"}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
