"""The table: checks, tokens, undo by information, views, resuming."""

from collections.abc import Sequence

import pytest

from examples.pebbles import GAME as PEBBLES
from examples.pebbles.events import LuckSeen
from osada.core import chance
from osada.core.position import NATURE
from osada.core.record import read
from osada.core.snapshot import key
from osada.core.solo import challenges_of
from osada.core.table import Stale, Table
from osada.games.sardinia import GAME as SARDINIA
from osada.text.errors import NotAllowed, OptionError, OsadaError, RecordError, UndoError

A, B = 0, 1


def play(table: Table, seat: int, *notations: str) -> None:
    for notation in notations:
        table.play(seat, table.game.moves.from_notation(notation))


def sardinia(players: int = 2, **options: str) -> Table:
    chosen = {"first-player": "A"} | {k.replace("_", "-"): v for k, v in options.items()}
    return Table(SARDINIA, players, "table", chosen, ["Ala", "Bo", "Cyd"][:players])


def test_nature_plays_at_once() -> None:
    table = sardinia()
    assert table.position.turn() == A
    assert all(entry.seat == NATURE for entry in table.entries)


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = sardinia()
    before = key(SARDINIA, table.position), len(table.entries)
    with pytest.raises(NotAllowed, match=r"fort 3: not allowed \(S10\)") as caught:
        play(table, A, "fort 3")
    assert caught.value.rule == "S10"
    assert (key(SARDINIA, table.position), len(table.entries)) == before


def test_a_bad_seed_or_option_is_refused() -> None:
    with pytest.raises(OsadaError, match="a seed is a word"):
        Table(SARDINIA, 2, "")
    with pytest.raises(OptionError, match="no option 'speed'"):
        Table(SARDINIA, 2, "x", {"speed": "high"})
    with pytest.raises(OptionError, match="guardian is one of standard, alternative, not 'none'"):
        Table(SARDINIA, 2, "x", {"guardian": "none"})


@pytest.mark.parametrize("names", [["Ala"], ["Ala", " "], ["Ala", "x" * 41], ["A\x1b[2J", "Bo"]])
def test_names_are_short_lines_one_a_seat(names: list[str]) -> None:
    with pytest.raises(OsadaError, match="name"):
        Table(SARDINIA, 2, "names", {}, names)


def test_a_name_cannot_forge_a_line_of_the_record() -> None:
    table = Table(SARDINIA, 2, "names", {}, ["A\nseed q", "Bo"])
    assert table.names == ["A seed q", "Bo"]
    assert read(table.record().text()).seed is None


# Tokens


def test_a_token_of_a_moment_that_has_passed_is_stale() -> None:
    table = sardinia()
    token = table.token(A)
    play(table, A, "card farmer")
    with pytest.raises(Stale, match="was meant for"):
        table.expect(A, token)
    table.expect(A, table.token(A))


def test_in_a_window_nobody_elses_move_makes_a_token_stale() -> None:
    table = Table(PEBBLES, 3, "window")
    token = table.token(A)
    play(table, B, "add", "roll", "add")
    table.expect(A, token)
    table.play(A, 0)
    assert table.token(A) != token


# Undo


def test_moves_are_taken_back_to_the_last_information() -> None:
    table = sardinia()
    start = key(SARDINIA, table.position)
    play(table, A, "card commander", "settler p1")
    assert len(table.undoable(A)) == 2
    table.undo(A)
    assert table.position.legal(A) != []
    table.undo(A)
    assert key(SARDINIA, table.position) == start
    with pytest.raises(UndoError, match="nothing to take back"):
        table.undo(A)


def test_another_seats_move_is_a_barrier() -> None:
    table = sardinia()
    play(table, A, "card farmer", "done")
    assert len(table.undoable(A)) == 2
    play(table, B, "card farmer")
    assert table.undoable(A) == []
    assert len(table.undoable(B)) == 1


def test_a_draw_is_a_barrier() -> None:
    table = sardinia()
    play(table, A, "card farmer", "done")
    play(table, B, "card farmer", "done")
    play(table, A, "card guardian")
    assert table.entries[-1].seat == NATURE
    assert table.undoable(A) == []


def test_in_a_window_each_seat_takes_back_its_own_moves() -> None:
    table = Table(PEBBLES, 2, "undo")
    play(table, A, "add")
    play(table, B, "add", "add")
    play(table, A, "add")
    table.undo(A, moves=2)
    assert table.position.scores() == [0, 2]
    assert len(table.undoable(B)) == 2


def test_in_a_window_ones_own_draw_is_a_barrier_and_anothers_is_not() -> None:
    table = Table(PEBBLES, 2, "undo")
    play(table, A, "add")
    play(table, B, "roll")
    assert len(table.undoable(A)) == 1
    assert table.undoable(B) == []
    bowl = table.position.scores()[B]
    table.undo(A)
    assert table.position.scores() == [0, bowl]


def test_done_can_be_taken_back_until_the_window_closes() -> None:
    table = Table(PEBBLES, 2, "undo")
    play(table, A, "add", "done")
    table.undo(A)
    play(table, A, "done")
    play(table, B, "done")
    assert table.position.window() == 2
    assert table.undoable(A) == []
    assert table.undoable(B) == []


def test_a_look_at_something_hidden_is_a_barrier() -> None:
    """The seat that peeked at a card cannot pretend it did not."""
    table = sardinia(guardian="alternative")
    for role in ("farmer", "priest", "admiral"):
        play(table, A, f"card {role}", "done")
        play(table, B, f"card {role}", "done")
    play(table, A, "card guardian", "leave")
    assert not table.entries[-1].events[0].seen_by(B)
    assert table.undoable(A) == []


@pytest.mark.parametrize("moves", [0, -1, 3])
def test_no_more_is_taken_back_than_there_is(moves: int) -> None:
    table = sardinia()
    play(table, A, "card farmer", "done")
    with pytest.raises(UndoError):
        table.undo(A, moves=moves)
    assert len(table.undoable(A)) == 2


# What can be seen


def test_events_reach_their_audience() -> None:
    table = Table(PEBBLES, 2, "events")
    assert [e.seat for e in table.events(A) if isinstance(e, LuckSeen)] == [A]
    assert not [e for e in table.events(None) if isinstance(e, LuckSeen)]
    play(table, A, "add")
    assert len(table.events(B, since=len(table.entries) - 1)) == 1


def test_a_view_is_what_the_game_shows() -> None:
    table = sardinia(guardian="alternative")
    assert table.view(A) != table.view(B)


# Records and resuming


def test_the_seed_is_shown_when_the_game_is_over_or_when_asked_for() -> None:
    table = sardinia()
    assert table.record().seed is None
    assert table.record(with_seed=True).seed == "table"
    assert table.record().commitment == table.commitment


def test_the_commitment_is_announced_before_nature_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    drawn = chance.draw

    def draw(seed: str, n: int, chances: Sequence[tuple[int, int]]) -> int:
        told.append(f"draw {n}")
        return drawn(seed, n, chances)

    monkeypatch.setattr(chance, "draw", draw)
    table = Table(SARDINIA, 2, "table", announce=told.append)
    assert told[:2] == [table.commitment, "draw 0"]
    assert table.commitment == chance.commitment("table")


def test_a_saved_game_goes_on_as_if_nothing_had_happened() -> None:
    table = sardinia(players=3)
    play(table, A, "card commander")
    table.comment("thinking  of\nthe south")
    table.notes.append("no talking")
    saved = table.record(with_seed=True).text()
    again = Table.resume(SARDINIA, read(saved))
    assert again.record(with_seed=True).text() == saved
    assert again.names == ["Ala", "Bo", "Cyd"]
    assert again.entries[-1].comments == ("thinking of the south",)
    for one in (table, again):
        play(one, A, "settler p1")
    assert key(SARDINIA, table.position) == key(SARDINIA, again.position)
    again.undo(A, moves=2)


def test_a_record_without_a_seed_cannot_go_on() -> None:
    with pytest.raises(OsadaError, match="no seed"):
        Table.resume(SARDINIA, sardinia().record())


def test_a_record_with_another_seed_than_promised_cannot_go_on() -> None:
    text = sardinia().record(with_seed=True).text().replace("seed table", "seed chair")
    with pytest.raises(RecordError, match="line 13, column 1: the seed is not the one"):
        Table.resume(SARDINIA, read(text))


def test_comments_survive_an_undo() -> None:
    table = sardinia()
    play(table, A, "card farmer")
    table.comment("good")
    play(table, A, "done")
    table.undo(A)
    assert table.entries[-1].comments == ("good",)


def test_a_table_goes_back_whatever_has_been_seen_when_nobody_minds() -> None:
    table = Table(PEBBLES, 2, "table")
    length, before = len(table.entries), key(PEBBLES, table.position)
    table.play(A, table.position.legal(A)[0])
    after = key(PEBBLES, table.position)
    table.rewind(length)
    assert key(PEBBLES, table.position) == before
    table.play(A, table.position.legal(A)[0])
    assert key(PEBBLES, table.position) == after  # the same draws again
    with pytest.raises(UndoError, match="to go back through"):
        table.rewind(99)


def test_a_daily_challenge_is_a_game_for_one_whose_bests_are_kept() -> None:
    assert challenges_of(SARDINIA) == ()
