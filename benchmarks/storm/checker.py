"""The checker: is there one history that explains all that everybody was told?

python -m benchmarks.storm.checker FILE checks a history that was saved.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.storm.history import Answered, Denied, Line, Log, Note, Read, Sent, Told, load


def check(history: Sequence[Note]) -> list[str]:
    """What is wrong, each thing in a sentence; nothing if all is well."""
    return [
        *_backwards(history),
        *_different(history),
        *_broken_sockets(history),
        *_logs(history),
        *_moves(history),
    ]


def _backwards(history: Sequence[Note]) -> Iterator[str]:
    """Nobody is told of an earlier moment than they were told of before, wherever they ask."""
    known: defaultdict[tuple[str, str], int] = defaultdict(int)
    for note in history:
        if isinstance(note, Read | Answered):
            who = (note.client, note.table)
            if isinstance(note, Read) and note.seq < known[who]:
                yield (
                    f"stale: {note.client} had been told entry {known[who]} of {note.table}"
                    f" and then read the table at entry {note.seq}"
                )
            known[who] = max(known[who], note.seq)


def _different(history: Sequence[Note]) -> Iterator[str]:
    """An entry is the same entry to everybody, and a position the same to each seat."""
    entries: dict[tuple[str, int], str] = {}
    states: dict[tuple[str, int, int | None], str] = {}
    for note in history:
        if isinstance(note, Read):
            if states.setdefault((note.table, note.seq, note.seat), note.shown) != note.shown:
                yield f"two stories: the state of {note.table} after entry {note.seq}"
            continue
        told = [Line(note.seq, note.entry)] if isinstance(note, Told) else []
        for line in note.lines if isinstance(note, Log) else told:
            if entries.setdefault((note.table, line.seq), line.entry) != line.entry:
                yield f"two stories: entry {line.seq} of {note.table}"


def _broken_sockets(history: Sequence[Note]) -> Iterator[str]:
    """Sockets tell every entry once, in order, over all breaks."""
    last: defaultdict[tuple[str, str], int] = defaultdict(int)
    for note in history:
        if isinstance(note, Told):
            who = (note.client, note.table)
            if note.seq != last[who] + 1:
                what = "told twice" if note.seq <= last[who] else "left out"
                got = f"{note.client} got entry {note.seq} of {note.table}"
                yield f"{what}: {got} after {last[who]}"
            last[who] = note.seq


def _logs(history: Sequence[Note]) -> Iterator[str]:
    """At the end all nodes have one log of each table, whole, with all that was ever told."""
    lengths: dict[str, int] = {}
    for note in history:
        if isinstance(note, Log):
            if [line.seq for line in note.lines] != list(range(1, len(note.lines) + 1)):
                yield f"a gap: the log of {note.table} at {note.node}"
            if lengths.setdefault(note.table, len(note.lines)) != len(note.lines):
                yield f"two stories: the length of {note.table} at {note.node}"
    for note in history:
        if isinstance(note, Read | Told | Answered) and note.seq > lengths.get(note.table, 0):
            yield f"lost: entry {note.seq} of {note.table}, which {note.client} was told"


def _moves(history: Sequence[Note]) -> Iterator[str]:
    """Each move that was answered is there once and where it was said; no other move is there."""
    sent = {note.key: note for note in history if isinstance(note, Sent)}
    answers: defaultdict[str, set[int]] = defaultdict(set)
    denied = {note.key for note in history if isinstance(note, Denied)}
    for note in history:
        if isinstance(note, Answered):
            answers[note.key].add(note.seq)
    made = _made(history)
    for key, seqs in answers.items():
        order = sent[key]
        if len(seqs) > 1:
            yield f"doubled: {order.client}'s move {key} was answered as entries {sorted(seqs)}"
        for seq in seqs:
            if made.get((order.table, seq)) != (order.client, order.seat, order.move):
                yield f"lost: {order.client}'s move {key}, which was entry {seq} of {order.table}"
    yield from _unasked(made, sent, answers, denied)


def _made(history: Sequence[Note]) -> dict[tuple[str, int], tuple[str, int | None, int]]:
    """The moves in the logs: who, from which seat, what."""
    return {
        (note.table, line.seq): (note.client, line.seat, line.move)
        for note in history
        if isinstance(note, Log)
        for line in note.lines
        if line.move is not None
    }


def _unasked(
    made: dict[tuple[str, int], tuple[str, int | None, int]],
    sent: dict[str, Sent],
    answers: dict[str, set[int]],
    denied: set[str],
) -> Iterator[str]:
    """Moves in the logs that nobody was answered: each needs an order whose answer never came."""
    explained = {(sent[key].table, seq) for key, seqs in answers.items() for seq in seqs}
    open_orders = Counter(
        (order.table, order.client, order.seat, order.move)
        for key, order in sent.items()
        if key not in answers and key not in denied
    )
    for (table, seq), (client, seat, move) in made.items():
        if (table, seq) in explained:
            continue
        order = (table, client, seat or 0, move)
        open_orders[order] -= 1
        if open_orders[order] < 0:
            yield f"doubled: entry {seq} of {table} is a move of {client} that nobody sent"


def main() -> None:
    problems = check(load(Path(sys.argv[1])))
    print(*problems or ["One history explains all of it."], sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
