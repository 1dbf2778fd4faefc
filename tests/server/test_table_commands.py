"""Commands at a table without a server: each refusal, and what is written where one is allowed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from examples.pebbles.game import Pebbles
from osada.core import chance
from osada.server.platform.identity.schemas import User
from osada.server.platform.instant import Instant
from osada.server.platform.problems import Problem
from osada.server.tables.state.commands import chat as talking
from osada.server.tables.state.commands import (
    contributions,
    ending,
    play_move,
    preconditions,
    seating,
    take_hint,
    takeover,
)
from osada.server.tables.state.commands import pause as pausing
from osada.server.tables.state.commands import undo as takeback
from osada.server.tables.state.event_log import append_drafts
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, Ended, Occupant, Seated
from osada.server.tables.state.requests import RequestKey
from osada.server.tables.state.terms import LiveClock, Terms, UndoPolicy
from tests.server.test_hosted import ADA, BO, MADE, play

CY = User("u_Cy", "guest", "Cy", "en")
NUMBER = "12ab" * 16
Command = Callable[[HostedTable], object]


def open_table(terms: Terms | None = None) -> HostedTable:
    """Ada hosts; the second seat is free."""
    hosted = HostedTable(replace(MADE, terms=terms or Terms()), Pebbles())
    seats = [Occupant("person", ADA.id, ADA.name), Occupant("open")]
    entry = Seated(change="joined", seat=0, host=ADA.id, occupants=seats)
    append_drafts(hosted, [entry], Instant(1, 1))
    return hosted


def started(terms: Terms | None = None) -> HostedTable:
    """Ada and Bo play."""
    hosted = open_table(terms)
    append_drafts(hosted, seating.join(hosted, BO, None), Instant(2, 2))
    append_drafts(hosted, seating.start(hosted, ADA), Instant(3, 3))
    return hosted


def write(hosted: HostedTable, drafts: Drafts, at: int = 10) -> HostedTable:
    append_drafts(hosted, drafts, Instant(at, at))
    return hosted


def full() -> HostedTable:
    hosted = open_table()
    return write(hosted, seating.join(hosted, BO, None))


def sealed() -> HostedTable:
    """Ada has sealed a number."""
    hosted = full()
    return write(hosted, contributions.commit(hosted, ADA, chance.commitment(NUMBER)))


def beginning() -> HostedTable:
    """Ada is to tell her number."""
    hosted = sealed()
    return write(hosted, seating.start(hosted, ADA, wait_ms=1000))


def paused() -> HostedTable:
    hosted = started()
    return write(hosted, pausing.pause(hosted, ADA))


def resigned() -> HostedTable:
    hosted = started()
    return write(hosted, seating.leave(hosted, ADA))


def finished() -> HostedTable:
    hosted = started()
    return write(hosted, [Ended(reason="abandoned")])


AT_OPEN: list[tuple[Command, str]] = [
    (lambda t: seating.join(t, ADA, None), "you sit at this table already"),
    (lambda t: seating.join(t, BO, 0), "seat 0 is taken"),
    (lambda t: seating.join(t, BO, 2), "no seat is free"),
    (lambda t: seating.join(t, BO, -1), "no seat is free"),
    (lambda t: seating.leave(t, BO), "you do not sit at this table"),
    (lambda t: seating.set_seat(t, BO, 1, Occupant("open")), "only the host"),
    (lambda t: seating.set_seat(t, ADA, 0, Occupant("open")), "that seat is your own"),
    (lambda t: seating.set_seat(t, ADA, 2, Occupant("open")), "there is no seat 2"),
    (lambda t: seating.set_seat(t, ADA, -1, Occupant("open")), "there is no seat -1"),
    (lambda t: seating.start(t, ADA), "a seat is still open"),
    (lambda t: seating.start(t, BO), "only the host"),
    (lambda t: ending.abandon(t, BO), "only the host"),
    (lambda t: ending.may_play_again(t, ADA), "the table is open, not finished"),
    (lambda t: contributions.commit(t, BO, "ab" * 32), "you do not sit at this table"),
    (lambda t: contributions.reveal(t, ADA, NUMBER), "you have not committed to a number"),
    (lambda t: talking.mute(t, BO, ADA.id, muted=True), "only the host"),
    (lambda t: talking.mute(t, ADA, ADA.id, muted=True), "does not mute themselves"),
    (lambda t: pausing.pause(t, ADA), "the table is open, not running"),
    (lambda t: takeover.come_back(t, ADA), "the table is open, not running"),
    (lambda t: takeover.replace(t, ADA, 0), "the table is open, not running"),
    (lambda t: preconditions.require_playing(t, ADA, 0), "the table is open, not running"),
]
AT_BEGINNING: list[tuple[Command, str]] = [
    (lambda t: seating.leave(t, BO), "about to begin"),
    (lambda t: seating.join(t, CY, None), "about to begin"),
    (lambda t: seating.set_seat(t, ADA, 1, Occupant("open")), "about to begin"),
    (lambda t: seating.start(t, ADA), "about to begin"),
    (lambda t: contributions.commit(t, BO, "ab" * 32), "about to begin"),
    (lambda t: contributions.reveal(t, BO, NUMBER), "you have not committed to a number"),
    (lambda t: contributions.reveal(t, ADA, "34cd" * 16), "it does not match your commitment"),
    (lambda t: contributions.reveal(t, ADA, "?"), "number: "),
]
AT_START: list[tuple[Command, str]] = [
    (lambda t: seating.join(t, CY, None), "the table is running, not open"),
    (lambda t: seating.set_seat(t, ADA, 1, Occupant("open")), "the table is running, not open"),
    (lambda t: seating.start(t, ADA), "the table is running, not open"),
    (lambda t: contributions.commit(t, ADA, "ab" * 32), "the table is running, not open"),
    (lambda t: preconditions.require_playing(t, ADA, 1), "seat 1 is not yours"),
    (lambda t: preconditions.require_playing(t, ADA, 2), "there is no seat 2"),
    (lambda t: play_move.play(t, RequestKey(ADA), 0, "add", "old"), "meant for old"),
    (lambda t: play_move.play(t, RequestKey(ADA), 0, "dance", t.player().token(0)), "move: "),
    (lambda t: play_move.play(t, RequestKey(ADA), 0, 99, t.player().token(0)), "move: "),
    (lambda t: ending.abandon(t, CY), "you do not sit at this table"),
    (lambda t: ending.abandon(t, ADA), "other people play at this table"),
    (lambda t: pausing.pause(t, CY), "you do not sit at this table"),
    (lambda t: pausing.resume(t, ADA), "the table is not paused"),
    (lambda t: takeover.replace(t, CY, 0), "you do not sit at this table"),
    (lambda t: takeover.replace(t, ADA, 2), "there is no seat 2"),
    (lambda t: takeover.replace(t, ADA, 1), "time has not run out"),
    (lambda t: takeover.come_back(t, ADA), "no bot has taken over"),
    (lambda t: takeback.undo(t, RequestKey(ADA), 0, 1, None), "something new"),
    (lambda t: takeback.undo(t, RequestKey(ADA), 0, 1, "old"), "meant for old"),
    (lambda t: takeback.answer(t, ADA, 0, agree=True), "no request to take moves back"),
    (lambda t: take_hint.may(t, ADA, 0, t.player().token(0)), "hint"),
]


REFUSALS: dict[Callable[[], HostedTable], list[tuple[Command, str]]] = {
    open_table: AT_OPEN,
    beginning: AT_BEGINNING,
    started: AT_START,
    full: [
        (lambda t: seating.join(t, CY, None), "no seat is free"),
        (lambda t: seating.start(t, ADA, {ADA.id: 1}), "just now"),
    ],
    sealed: [(lambda t: contributions.reveal(t, ADA, NUMBER), "revealed while the game starts")],
    paused: [
        (lambda t: pausing.pause(t, ADA), "paused already"),
        (lambda t: preconditions.require_playing(t, ADA, 0), "the table is paused"),
    ],
    resigned: [
        (lambda t: preconditions.require_playing(t, ADA, 0), "a bot has taken over your seat")
    ],
    finished: [
        (lambda t: ending.abandon(t, ADA), "closed already"),
        (lambda t: ending.may_play_again(t, ADA), "not finished"),
        (lambda t: pausing.resume(t, ADA), "not running"),
        (lambda t: seating.leave(t, ADA), "not open"),
    ],
}


@pytest.mark.parametrize("table", REFUSALS)
def test_a_command_is_refused_with_its_reason(table: Callable[[], HostedTable]) -> None:
    for command, said in REFUSALS[table]:
        with pytest.raises(Problem, match=said):
            command(table())


def test_a_number_is_sealed_and_told_once() -> None:
    hosted = sealed()
    assert contributions.commit(hosted, ADA, chance.commitment(NUMBER)) == []
    assert write(hosted, seating.start(hosted, ADA, wait_ms=1000)).status == "open"
    assert write(hosted, contributions.reveal(hosted, ADA, NUMBER)).status == "running"
    assert contributions.reveal(hosted, ADA, NUMBER) == []
    with pytest.raises(Problem, match="not before or after"):
        contributions.reveal(hosted, ADA, "34cd" * 16)


def test_a_game_waits_for_numbers_until_its_deadline() -> None:
    hosted = beginning()
    deadline = hosted.deadline()
    assert deadline == 1010
    assert takeover.run_out(hosted, deadline - 1) == []
    write(hosted, takeover.run_out(hosted, deadline))
    assert hosted.status == "running"


def test_the_host_is_passed_on_when_they_leave() -> None:
    hosted = full()
    write(hosted, seating.leave(hosted, ADA))
    assert hosted.host == BO.id
    write(hosted, seating.leave(hosted, BO))
    assert not hosted.host
    write(hosted, seating.join(hosted, CY, 1))
    assert hosted.host == CY.id
    assert [each.user for each in hosted.occupants] == [None, CY.id]


@pytest.mark.parametrize(
    ("occupant", "change"), [(Occupant("open"), "kicked"), (Occupant("bot", bot="x"), "joined")]
)
def test_the_log_says_what_became_of_a_seat(occupant: Occupant, change: str) -> None:
    (entry,) = seating.set_seat(full(), ADA, 1, occupant)
    assert isinstance(entry, Seated)
    assert entry.change == change
    assert entry.occupants[1] == occupant


def test_an_empty_seat_that_is_opened_was_left() -> None:
    (entry,) = seating.set_seat(open_table(), ADA, 1, Occupant("open"))
    assert isinstance(entry, Seated)
    assert entry.change == "left"


def test_a_bot_plays_on_until_its_person_comes_back() -> None:
    hosted = resigned()
    assert hosted.occupants[0].bot == takeover.STAND_IN
    assert hosted.occupants[0].taken_over
    write(hosted, takeover.come_back(hosted, ADA))
    assert hosted.occupants[0] == Occupant("person", ADA.id, ADA.name)


def test_time_that_has_run_out_is_noted_or_a_bot_takes_over() -> None:
    clock = LiveClock(bank_ms=5000)
    hosted = started(Terms(clock=clock))
    assert takeover.run_out(hosted, 5002) == []
    write(hosted, takeover.run_out(hosted, 5003))
    late = [seat for seat, each in enumerate(hosted.occupants) if each.overdue]
    assert late
    write(hosted, takeover.replace(hosted, ADA, late[0]))
    assert hosted.occupants[late[0]].taken_over
    assert not hosted.occupants[late[0]].overdue
    guarded = started(Terms(clock=clock, takeover="level1"))
    write(guarded, takeover.run_out(guarded, 5003))
    assert [guarded.occupants[seat].bot for seat in late] == ["level1"] * len(late)


def test_with_a_clock_all_must_ask_for_a_pause() -> None:
    hosted = started(Terms(clock=LiveClock(bank_ms=5000)))
    write(hosted, pausing.pause(hosted, ADA))
    assert not hosted.paused
    with pytest.raises(Problem, match="asked for a pause already"):
        pausing.pause(hosted, ADA)
    write(hosted, pausing.pause(hosted, BO))
    assert hosted.paused
    assert takeover.run_out(hosted, 99_999) == []


def test_a_mute_is_written_once() -> None:
    hosted = full()
    assert talking.mute(hosted, ADA, BO.id, muted=False) == []
    write(hosted, talking.mute(hosted, ADA, BO.id, muted=True))
    assert talking.mute(hosted, ADA, BO.id, muted=True) == []
    with pytest.raises(Problem, match="muted you"):
        talking.chat(hosted, BO, "hello")


def rolled(undo: UndoPolicy) -> HostedTable:
    """Ada has added and rolled: her moves lie behind something new."""
    hosted = started(Terms(undo=undo))
    for move in ("add", "roll"):
        play(hosted, move)
    return hosted


@pytest.mark.parametrize(
    ("undo", "said"),
    [("none", "at this table nothing"), ("information", "something new"), ("free", "that many")],
)
def test_moves_are_not_taken_back_beyond_the_policy(undo: UndoPolicy, said: str) -> None:
    with pytest.raises(Problem, match=said):
        takeback.undo(rolled(undo), RequestKey(ADA), 0, 9, None)


def test_others_agree_to_a_move_taken_back() -> None:
    hosted = rolled("consent")
    write(hosted, takeback.undo(hosted, RequestKey(ADA), 0, 2, None))
    assert hosted.pending_takeback is not None
    with pytest.raises(Problem, match="still open"):
        takeback.undo(hosted, RequestKey(ADA), 0, 2, None)
    with pytest.raises(Problem, match="no request to take moves back"):
        takeback.answer(hosted, ADA, 0, agree=True)
    moves = len(hosted.player().entries)
    write(hosted, takeback.answer(hosted, BO, 1, agree=True))
    assert hosted.pending_takeback is None
    assert len(hosted.player().entries) < moves
