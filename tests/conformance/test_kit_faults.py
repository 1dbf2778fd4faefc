"""Each check of the kit catches the fault that it is for."""

from __future__ import annotations

import pytest

from examples.pebbles.game import Pebbles
from examples.pebbles.position import ADD, PebblesPosition
from osada.conformance import Fault
from osada.conformance.kit import check_compiled, check_play, check_words
from osada.conformance.random_game import finished_table, new_table, random_game
from osada.conformance.record_checks import (
    check_commutation,
    check_corrupted,
    check_record,
    check_undo,
)
from osada.conformance.rule_checks import check_agreement, check_clone, check_end, check_turn_order
from osada.conformance.secret_checks import check_redeal
from osada.core.events import Event
from osada.core.game import Mode
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.core.table import Table

TWO = Mode(2)
GAME = Pebbles()
Patch = pytest.MonkeyPatch


def patch(monkeypatch: Patch, **methods: object) -> None:
    for name, method in methods.items():
        monkeypatch.setattr(PebblesPosition, name, method)


def test_nobody_is_offered_a_move(monkeypatch: Patch) -> None:
    table = new_table(GAME, TWO, 0)
    patch(monkeypatch, legal_into=lambda *_: 0)
    with pytest.raises(Fault, match=r"open is True, but legal is \[\]"):
        check_agreement(table, Rng(0))


def test_moves_out_of_order(monkeypatch: Patch) -> None:
    def backwards(self: PebblesPosition, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0], buffer[1], buffer[2] = 2, 1, 0
        return 3

    table = new_table(GAME, TWO, 0)
    patch(monkeypatch, legal_into=backwards)
    with pytest.raises(Fault, match="out of order or twice"):
        check_agreement(table, Rng(0))


def test_a_game_that_does_not_end(monkeypatch: Patch) -> None:
    def for_ever(self: PebblesPosition, seat: i64, move: i64, events: object = None) -> None:
        self.dealt += 1
        self.round = 1 if self.dealt >= self.players else 0

    patch(monkeypatch, play=for_ever)
    with pytest.raises(Fault, match="did not end within"):
        finished_table(GAME, TWO, 0)


def test_a_generated_move_that_is_refused(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Pebbles, "why_not", lambda *_: "P1")
    with pytest.raises(Fault, match="a generated move was refused"):
        finished_table(GAME, TWO, 0)


def test_turns_that_do_not_fit_the_open_seats(monkeypatch: Patch) -> None:
    table = new_table(GAME, TWO, 0)
    patch(monkeypatch, turn=lambda _: 1)
    with pytest.raises(Fault, match=r"turn is 1, but the open seats are \[0, 1\]"):
        check_turn_order(table)
    patch(monkeypatch, turn=lambda _: NATURE)
    with pytest.raises(Fault, match="nature has a move"):
        check_turn_order(table)
    patch(monkeypatch, turn=lambda _: OVER)
    with pytest.raises(Fault, match="over, but somebody may act"):
        check_turn_order(table)


def test_clones_that_differ_or_share(monkeypatch: Patch) -> None:
    table, clone = new_table(GAME, TWO, 0), PebblesPosition.clone

    def richer(self: PebblesPosition) -> PebblesPosition:
        copy = clone(self)
        copy.pebbles[0] += 1
        return copy

    def shared(self: PebblesPosition) -> PebblesPosition:
        copy = clone(self)
        copy.pebbles = self.pebbles
        return copy

    patch(monkeypatch, clone=richer)
    with pytest.raises(Fault, match="a clone differs"):
        check_clone(table, Rng(0))
    patch(monkeypatch, clone=shared)
    with pytest.raises(Fault, match="changed its original"):
        check_clone(table, Rng(0))


def test_a_clone_of_a_finished_game_is_fine() -> None:
    check_clone(finished_table(GAME, TWO, 0), Rng(0))


def test_places_that_do_not_fit_the_scores(monkeypatch: Patch) -> None:
    table = finished_table(GAME, TWO, 4)
    assert table.position.scores()[0] != table.position.scores()[1]
    places = table.position.places()
    patch(monkeypatch, places=lambda _: places[::-1])
    with pytest.raises(Fault, match="but places"):
        check_end(table)
    patch(monkeypatch, places=lambda _: [2, 2])
    with pytest.raises(Fault, match="of 2 seats"):
        check_end(table)


def test_a_reshuffle_that_breaks_the_position(monkeypatch: Patch) -> None:
    def spoil(self: PebblesPosition, seat: i64, rng: Rng) -> None:
        self.added[0] = 9

    table = new_table(GAME, TWO, 0)
    patch(monkeypatch, reshuffle=spoil)
    with pytest.raises(Fault, match="a redeal for seat 0 broke the position"):
        check_redeal(table, Rng(0))


def reorder_twenty_games() -> None:
    for seed in range(20):
        check_commutation(finished_table(GAME, TWO, seed), Rng(seed))


def test_a_window_whose_moves_do_not_commute(monkeypatch: Patch) -> None:
    play = PebblesPosition.play

    def jealous(
        self: PebblesPosition, seat: i64, move: i64, events: list[Event] | None = None
    ) -> None:
        play(self, seat, move, events)
        if move == ADD:
            self.pebbles[seat] += self.pebbles[0]

    patch(monkeypatch, play=jealous)
    with pytest.raises(Fault, match="in another order led elsewhere"):
        reorder_twenty_games()


def test_a_window_in_which_a_move_shuts_anothers_out(monkeypatch: Patch) -> None:
    legal_into = PebblesPosition.legal_into

    def greedy(self: PebblesPosition, seat: i64, buffer: vec[i64]) -> i64:
        n = legal_into(self, seat, buffer)
        if seat == 1 and self.pebbles[0] > 0 and n > 1:
            buffer[0] = buffer[n - 1]
            return 1
        return n

    monkeypatch.setattr(Pebbles, "why_not", lambda *_: None)
    patch(monkeypatch, legal_into=greedy)
    with pytest.raises(Fault, match="in another order seat 1 cannot"):
        reorder_twenty_games()


def test_a_game_without_windows_has_nothing_to_reorder() -> None:
    assert not check_commutation(finished_table(GAME, Mode(1), 0), Rng(0))


def test_an_undo_that_loses_something(monkeypatch: Patch) -> None:
    table = new_table(GAME, TWO, 0)
    table.play(0, ADD)
    monkeypatch.setattr(Table, "undo", lambda self, seat, moves: None)
    with pytest.raises(Fault, match="were taken back, but others are gone too"):
        check_undo(table, 0, Rng(0))


def test_an_undo_that_leads_elsewhere(monkeypatch: Patch) -> None:
    table = new_table(GAME, TWO, 0)
    table.play(0, ADD)
    undo = Table.undo

    def careless(self: Table, seat: int, moves: int = 1) -> None:
        undo(self, seat, moves)
        assert isinstance(self.position, PebblesPosition)
        self.position.pebbles[1] += 1

    monkeypatch.setattr(Table, "undo", careless)
    with pytest.raises(Fault, match="led elsewhere"):
        check_undo(table, 0, Rng(0))


def test_records_that_are_wrong(monkeypatch: Patch) -> None:
    table = finished_table(GAME, TWO, 0)
    with monkeypatch.context() as patched:
        patched.setattr("osada.conformance.record_checks.final_position", lambda *_: GAME.new(2))
        with pytest.raises(Fault, match="replays to another position"):
            check_record(table)
    with monkeypatch.context() as patched:
        patched.setattr("osada.conformance.record_checks.verify", lambda *_: 0)
        with pytest.raises(Fault, match="the draws are miscounted"):
            check_record(table)
    with monkeypatch.context() as patched:
        patched.setattr("osada.conformance.record_checks._replays", lambda *_: True)
        with pytest.raises(Fault, match="a corrupted record was accepted"):
            check_corrupted(table)


def test_a_record_of_a_longer_table_is_not_the_same(monkeypatch: Patch) -> None:
    table, other = finished_table(GAME, TWO, 0), finished_table(GAME, TWO, 1)
    monkeypatch.setattr(Table, "resume", lambda *_: other)
    with pytest.raises(Fault, match="resumed from the record has another record"):
        check_record(table)


def test_words_that_differ_between_languages(monkeypatch: Patch) -> None:
    monkeypatch.setattr(
        "osada.conformance.text_checks.shape", lambda _game, code: {"hello": frozenset({code})}
    )
    with pytest.raises(AssertionError, match="hello: the languages differ"):
        check_words(GAME)


def test_the_compiled_build_must_really_run() -> None:
    with pytest.raises(AssertionError, match="the compiled copy did not run"):
        check_compiled(GAME, [(TWO, range(1))], ".")


class Wasteful(Pebbles):
    """Says that something does not hold, but not in the first games."""

    def broken(self, position: Position) -> list[str]:
        return ["a pebble is missing"] if max(position.scores()) > 12 else []


def test_the_many_games_of_another_process_are_looked_at() -> None:
    check_play(Wasteful(), TWO, range(3))
    with pytest.raises(AssertionError, match="conservation: a pebble is missing"):
        check_compiled(Wasteful(), [(TWO, range(200))], ".")


def test_every_position_of_a_sound_game_passes() -> None:
    check_play(GAME, TWO, range(3))
    assert all(table.players == 2 for table, _ in random_game(GAME, TWO, 0))
