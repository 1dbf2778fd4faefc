"""A table of the server without a server: its log, and what is judged how often."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from examples.pebbles.game import Pebbles
from examples.pebbles.position import PebblesPosition
from osada.service.instant import Instant
from osada.service.problems import Problem
from osada.service.table import log
from osada.service.table.asking import Asked
from osada.service.table.commands import moving, seating, takeback
from osada.service.table.folding import add, follow
from osada.service.table.hosted import HostedTable, Made
from osada.service.table.log import LogEntry, Occupant, Seated, Started, pack, unpack
from osada.service.table.studies import Origin
from osada.service.wire.people import User
from osada.service.wire.terms import Terms

ADA, BO = (User(f"u_{name}", "guest", name, "en") for name in ("Ada", "Bo"))
MADE = Made(
    id="t", game="pebbles", players=2, options={}, seed="x", revision=1, content="",
    terms=Terms(), stream=None, attempt=1, previous=None, created_at=0, maker=ADA.id,
)  # fmt: skip


class Judged(Pebbles):
    """Pebbles that count how often a move was judged."""

    asked = 0

    def why_not(self, position: PebblesPosition, seat: int, move: int) -> str | None:
        self.asked += 1
        return super().why_not(position, seat, move)


def running(game: Pebbles) -> HostedTable:
    """Ada and Bo have sat down and begun."""
    hosted = HostedTable(MADE, game)
    seats = [Occupant("person", ADA.id, ADA.name), Occupant("open")]
    add(hosted, [Seated(change="joined", seat=0, occupants=seats)], Instant(1, 1))
    add(hosted, seating.join(hosted, BO, None), Instant(2, 2))
    add(hosted, seating.start(hosted, ADA), Instant(3, 3))
    return hosted


def play(hosted: HostedTable, move: str) -> None:
    token = hosted.player().token(0)
    add(hosted, moving.play(hosted, Asked(ADA), 0, move, token), Instant(4, 4))


def test_a_move_is_judged_once() -> None:
    hosted = running(game := Judged())
    play(hosted, "add")
    play(hosted, "roll")
    assert game.asked == 2
    assert len(hosted.origins) == len(hosted.player().entries)


def test_what_others_have_written_is_judged_too() -> None:
    written = running(Judged())
    for _ in range(3):
        play(written, "add")
    entries = [happened.entry for happened in written.history]
    again = HostedTable(MADE, game := Judged())
    follow(again, entries)
    assert game.asked == 3
    assert again.history == written.history
    with pytest.raises(Problem, match=r"entry 7 of this table: add: not allowed \(P2\)"):
        follow(again, [log.Moved(seq=7, at=9, seat=0, move=0)])
    assert again.seq == 6


def test_a_command_changes_nothing() -> None:
    hosted = running(Pebbles())
    play(hosted, "add")
    before = hosted.seq, hosted.player().token(0), list(hosted.history)
    moving.play(hosted, Asked(ADA), 0, "add", hosted.player().token(0))
    takeback.undo(hosted, Asked(ADA), 0, 1, None)
    assert (hosted.seq, hosted.player().token(0), hosted.history) == before


EXAMPLES: list[LogEntry] = [
    Seated(seq=1, at=5, user="u", name="Ada", change="left", seat=1, host="", occupants=[]),
    Started(seq=2, at=5, user="u", name="Ada"),
    log.Moved(seq=3, at=5, seat=0, move=7, key="12345678", fingerprint="ab"),
    log.TakenBack(seq=4, at=5, seat=0, moves=2, keep=0),
    log.TakeBackAsked(seq=5, at=5, seat=0, moves=2, keep=3, key="12345678", fingerprint="cd"),
    log.TakeBackAnswered(seq=6, at=5, seat=1, answer="no"),
    log.Said(seq=7, at=5, user="u", name="Ada", text="hello"),
    log.Muted(seq=8, at=5, user="u", name="Ada", other="v", muted=False),
    log.RematchMade(seq=9, at=5, user="u", name="Ada", table="t_next"),
    log.PauseAsked(seq=10, at=5, seat=1, user="v", name="Bo"),
    log.Paused(seq=11, at=5, seat=1, user="v", name="Bo"),
    log.Resumed(seq=12, at=5, seat=0, user="u", name="Ada"),
    log.Ended(seq=13, at=5, reason="abandoned"),
    log.Sealed(seq=14, at=5, seat=0, user="u", name="Ada", seal="ab" * 32),
    log.Beginning(seq=15, at=5, user="u", name="Ada", wait_ms=10_000),
    log.Told(seq=16, at=5, seat=0, user="u", name="Ada", number="12ab"),
    Started(seq=17, at=5, user="u", name="Ada", tries={"u": 2}),
    log.Forgotten(seq=18, at=5, user="u"),
    log.Hinted(seq=19, at=5, seat=0, user="u", name="Ada", token="12.A.4"),
    Started(seq=20, at=5, user="u", name="Ada", taken=[(-1, 3), (0, 7)]),
]


def test_every_entry_is_read_as_it_was_written() -> None:
    assert {type(entry) for entry in EXAMPLES} == set(get_args(LogEntry))
    assert [unpack(pack(entry)) for entry in EXAMPLES] == EXAMPLES


def test_a_study_is_read_from_its_log_as_it_was_played() -> None:
    first = running(Pebbles())
    play(first, "add")
    taken = [(entry.seat, entry.move) for entry in first.player().entries]
    origin = Origin("t", len(taken), 0, first.commitment)
    made = replace(MADE, id="t_study", seed="other", study=origin)
    study = HostedTable(made, Pebbles())
    add(study, [Seated(change="joined", seat=0, occupants=first.occupants)], Instant(4, 4))
    add(study, [Started(user=ADA.id, name=ADA.name, taken=taken)], Instant(4, 4))
    again = HostedTable(made, Pebbles())
    follow(again, [unpack(pack(each.entry)) for each in study.history])
    assert again.player().record() == study.player().record()
    assert study.player().record().fork == origin.study("other")
    assert again.player().entries[: len(taken)] == first.player().entries


def test_an_entry_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="kind"):
        unpack(b'{"kind":"dance","seq":1}')
