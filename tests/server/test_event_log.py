"""Entries of a table's log, and what each changes about the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from examples.pebbles.game import Pebbles
from osada.core.events import EVERYONE
from osada.server.platform.instant import Instant
from osada.server.platform.problems import Problem
from osada.server.tables.state import log_entries
from osada.server.tables.state.commands import play_move, seating, take_hint, takeover
from osada.server.tables.state.commands import undo as takeback
from osada.server.tables.state.event_log import append_drafts
from osada.server.tables.state.hosted_table import HostedTable, WireEvent
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.requests import RequestKey
from osada.server.tables.state.terms import LiveClock, Terms
from osada.server.tables.state.views.table_info import hints_refusal, info
from tests.server.test_hosted import ADA, BO, MADE, play
from tests.server.test_table_commands import CY, beginning, full, open_table, started, write


def test_a_hint_is_counted_once_for_a_moment() -> None:
    hosted = started(Terms(hints=True))
    token = hosted.player().token(0)
    write(hosted, take_hint.take(hosted, ADA, 0, token))
    assert hosted.hints == [1, 0]
    assert take_hint.take(hosted, ADA, 0, token) == []
    assert hosted.player().notes == ["hints 1 0"]


def test_hints_are_for_one_person_or_by_agreement() -> None:
    hosted = started()
    assert hints_refusal(hosted) == "the people at this table have not agreed on hints"
    hosted.occupants = [Occupant("person", ADA.id, "Ada"), Occupant("bot", bot="level1")]
    assert hints_refusal(hosted) is None
    hosted.occupants = [Occupant("person", ADA.id, "Ada"), Occupant("open")]
    assert hints_refusal(hosted) is not None
    hosted.setup = replace(hosted.setup, stream="s", terms=Terms(hints=True))
    assert hints_refusal(hosted) == "hints are not allowed where others play with the same dice"


def test_a_bot_that_moves_for_a_person_is_remembered() -> None:
    hosted = started()
    write(hosted, seating.leave(hosted, ADA))
    assert hosted.bots_due() == [0]
    assert play_move.play_as_bot(hosted, 1, 0, hosted.player().token(1)) == []
    assert play_move.play_as_bot(hosted, 0, 0, "old") == []
    write(hosted, play_move.play_as_bot(hosted, 0, 0, hosted.player().token(0)))
    assert hosted.helped == {0}


def test_a_move_ends_a_wish_and_being_overdue() -> None:
    hosted = started(Terms(undo="consent", clock=LiveClock(bank_ms=5000)))
    play(hosted, "add")
    play(hosted, "roll")
    write(hosted, takeback.undo(hosted, RequestKey(ADA), 0, 2, None))
    write(hosted, takeback.answer(hosted, BO, 1, agree=False))
    assert hosted.pending_takeback is None
    mover = hosted.player().position.turn()
    user = (ADA, BO)[mover]
    write(hosted, takeover.run_out(hosted, 99_999), 99_999)
    assert hosted.occupants[mover].overdue
    token = hosted.player().token(mover)
    write(hosted, play_move.play(hosted, RequestKey(user), mover, "add", token), 99_999)
    assert not hosted.occupants[mover].overdue


def test_who_comes_back_gets_some_time() -> None:
    hosted = started(Terms(clock=LiveClock(bank_ms=8000), takeover="level1"))
    write(hosted, takeover.run_out(hosted, 8003), 8003)
    write(hosted, takeover.come_back(hosted, ADA), 8003)
    assert hosted.clocks.left[0] == 2000
    assert hosted.deadline() == 10_003


def test_a_key_is_remembered_with_its_request() -> None:
    hosted = started()
    token = hosted.player().token(0)
    write(hosted, play_move.play(hosted, RequestKey(ADA, "key-1", "print"), 0, "add", token))
    assert hosted.keys == {(ADA.id, "key-1"): (hosted.seq, "print")}


def test_a_person_who_is_forgotten_has_no_name() -> None:
    hosted = started()
    play(hosted, "add")
    write(hosted, [log_entries.UserErased(user=ADA.id)])
    assert "Ada" not in [each.name for each in hosted.occupants]
    assert hosted.occupants[1].name == "Bo"
    assert "Ada" not in hosted.player().names
    assert all(happened.entry.name != "Ada" for happened in hosted.history)


def test_the_latest_of_many_tries_is_the_tables() -> None:
    hosted = full()
    write(hosted, [log_entries.Started(user=ADA.id, name="Ada", tries={ADA.id: 2, BO.id: 5})])
    assert hosted.attempt == 5


def test_an_event_is_seen_by_its_audience() -> None:
    body = started().history[0].events
    assert body == ()
    secret, public = (WireEvent(audience, b"") for audience in (0b10, EVERYONE))  # type: ignore[arg-type]
    assert [secret.seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert [public.seen_by(seat) for seat in (None, 0, 1)] == [True, True, True]


def test_what_is_shown_of_a_table() -> None:
    shown = info(started(), BO.id, {BO.id})
    assert (shown.my_seats, shown.hot_seat, shown.solo) == ([1], False, False)
    assert [seat.connected for seat in shown.seats] == [False, True]
    assert info(started(), None).my_seats == []
    assert info(beginning(), ADA.id).parts.until is not None
    assert info(started(), ADA.id).parts.until is None
    alone = HostedTable(MADE, Pebbles())
    both = [Occupant("person", ADA.id, "Ada")] * 2
    append_drafts(
        alone, [log_entries.Seated(change="joined", seat=0, occupants=both)], Instant(1, 1)
    )
    assert info(alone, ADA.id).hot_seat


def test_under_other_rules_nothing_is_played() -> None:
    hosted = HostedTable(MADE, Pebbles(), "other rules")
    hosted.occupants = full().occupants
    with pytest.raises(Problem, match="other rules"):
        seating.start(hosted, ADA)
    hosted.apply(log_entries.Started(seq=1, at=1))
    hosted.apply(log_entries.Moved(seq=2, at=2, seat=0, move=0, user=ADA.id, key="key-2"))
    assert (hosted.status, hosted.seq) == ("running", 2)
    assert (ADA.id, "key-2") in hosted.keys
    with pytest.raises(Problem, match="other rules"):
        hosted.player()


def test_on_a_stream_for_one_everybody_has_their_own_table() -> None:
    hosted = open_table()
    hosted.setup = replace(hosted.setup, stream="s")
    write(hosted, seating.join(hosted, BO, None, "ab" * 32))
    assert hosted.player_commitments == {}
    single = HostedTable(replace(MADE, stream="s", players=1), Pebbles())
    with pytest.raises(Problem, match="their own table"):
        seating.join(single, CY, None)
    sealed = open_table()
    write(sealed, seating.join(sealed, BO, None, "ab" * 32))
    assert sealed.player_commitments == {1: "ab" * 32}
    write(sealed, seating.leave(sealed, BO))
    assert sealed.player_commitments == {}
