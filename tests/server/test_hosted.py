"""A table of the server without a server: its log, and what is judged how often."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from examples.pebbles.game import Pebbles
from examples.pebbles.position import PebblesPosition
from osada.server.platform.identity.schemas import User
from osada.server.platform.instant import Instant
from osada.server.platform.problems import Problem
from osada.server.tables.state import log_entries
from osada.server.tables.state.commands import play_move, seating
from osada.server.tables.state.commands import undo as takeback
from osada.server.tables.state.event_log import append_drafts, apply_entries
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import LogEntry, Occupant, Seated, Started, pack, unpack
from osada.server.tables.state.requests import RequestKey
from osada.server.tables.state.table_setup import ForkOrigin, TableSetup
from osada.server.tables.state.terms import Terms

ADA, BO = (User(f"u_{name}", "guest", name, "en") for name in ("Ada", "Bo"))
MADE = TableSetup(
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
    append_drafts(hosted, [Seated(change="joined", seat=0, occupants=seats)], Instant(1, 1))
    append_drafts(hosted, seating.join(hosted, BO, None), Instant(2, 2))
    append_drafts(hosted, seating.start(hosted, ADA), Instant(3, 3))
    return hosted


def play(hosted: HostedTable, move: str) -> None:
    token = hosted.player().token(0)
    append_drafts(hosted, play_move.play(hosted, RequestKey(ADA), 0, move, token), Instant(4, 4))


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
    apply_entries(again, entries)
    assert game.asked == 3
    assert again.history == written.history
    with pytest.raises(Problem, match=r"entry 7 of this table: add: not allowed \(P2\)"):
        apply_entries(again, [log_entries.Moved(seq=7, at=9, seat=0, move=0)])
    assert again.seq == 6


def test_a_command_changes_nothing() -> None:
    hosted = running(Pebbles())
    play(hosted, "add")
    before = hosted.seq, hosted.player().token(0), list(hosted.history)
    play_move.play(hosted, RequestKey(ADA), 0, "add", hosted.player().token(0))
    takeback.undo(hosted, RequestKey(ADA), 0, 1, None)
    assert (hosted.seq, hosted.player().token(0), hosted.history) == before


EXAMPLES: list[LogEntry] = [
    Seated(seq=1, at=5, user="u", name="Ada", change="left", seat=1, host="", occupants=[]),
    Started(seq=2, at=5, user="u", name="Ada"),
    log_entries.Moved(seq=3, at=5, seat=0, move=7, key="12345678", fingerprint="ab"),
    log_entries.TakenBack(seq=4, at=5, seat=0, moves=2, keep=0),
    log_entries.TakeBackRequested(
        seq=5, at=5, seat=0, moves=2, keep=3, key="12345678", fingerprint="cd"
    ),
    log_entries.TakeBackAnswered(seq=6, at=5, seat=1, answer="no"),
    log_entries.ChatSent(seq=7, at=5, user="u", name="Ada", text="hello"),
    log_entries.Muted(seq=8, at=5, user="u", name="Ada", other="v", muted=False),
    log_entries.RematchCreated(seq=9, at=5, user="u", name="Ada", table="t_next"),
    log_entries.PauseRequested(seq=10, at=5, seat=1, user="v", name="Bo"),
    log_entries.Paused(seq=11, at=5, seat=1, user="v", name="Bo"),
    log_entries.Resumed(seq=12, at=5, seat=0, user="u", name="Ada"),
    log_entries.Ended(seq=13, at=5, reason="abandoned"),
    log_entries.NumberCommitted(seq=14, at=5, seat=0, user="u", name="Ada", seal="ab" * 32),
    log_entries.RevealStarted(seq=15, at=5, user="u", name="Ada", wait_ms=10_000),
    log_entries.NumberRevealed(seq=16, at=5, seat=0, user="u", name="Ada", number="12ab"),
    Started(seq=17, at=5, user="u", name="Ada", tries={"u": 2}),
    log_entries.UserErased(seq=18, at=5, user="u"),
    log_entries.HintTaken(seq=19, at=5, seat=0, user="u", name="Ada", token="12.A.4"),
    Started(seq=20, at=5, user="u", name="Ada", taken=[(-1, 3), (0, 7)]),
]


def test_every_entry_is_read_as_it_was_written() -> None:
    assert {type(entry) for entry in EXAMPLES} == set(get_args(LogEntry))
    assert [unpack(pack(entry)) for entry in EXAMPLES] == EXAMPLES


def test_a_fork_is_read_from_its_log_as_it_was_played() -> None:
    first = running(Pebbles())
    play(first, "add")
    taken = [(entry.seat, entry.move) for entry in first.player().entries]
    origin = ForkOrigin("t", len(taken), 0, first.commitment)
    made = replace(MADE, id="t_fork", seed="other", fork=origin)
    fork = HostedTable(made, Pebbles())
    append_drafts(fork, [Seated(change="joined", seat=0, occupants=first.occupants)], Instant(4, 4))
    append_drafts(fork, [Started(user=ADA.id, name=ADA.name, taken=taken)], Instant(4, 4))
    again = HostedTable(made, Pebbles())
    apply_entries(again, [unpack(pack(each.entry)) for each in fork.history])
    assert again.player().record() == fork.player().record()
    assert fork.player().record().fork == origin.record_fork("other")
    assert again.player().entries[: len(taken)] == first.player().entries


def test_an_entry_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="kind"):
        unpack(b'{"kind":"dance","seq":1}')
