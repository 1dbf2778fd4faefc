"""The kit itself: it passes a sound game, and catches what is planted in an unsound one."""

import msgspec
import pytest

from examples.pebbles.game import Pebbles, View
from examples.pebbles.position import PebblesPosition
from osada.conformance import Fault, kit
from osada.conformance.kit import check_play, check_records, check_secrets, check_words
from osada.conformance.random_game import finished_table, random_game
from osada.conformance.record_checks import check_commutation
from osada.conformance.secret_checks import check_redeal, check_twin
from osada.conformance.worker_task import WorkerTask, run_in_worker
from osada.core.game import Mode, RuleId
from osada.core.record import Record, read
from osada.core.replay import final_position
from osada.core.rng import Rng
from osada.games.sardinia import GAME as SARDINIA
from osada.games.sardinia.game import Sardinia
from osada.games.sardinia.presentation.view import View as SardiniaView
from osada.games.sardinia.rules.moves import DONE
from osada.games.sardinia.rules.position import SardiniaPosition

ALTERNATIVE = Mode(3, {"guardian": "alternative"})
FEW = range(5)

test_pebbles = kit(Pebbles(), games=20)


class Leaky(Sardinia):
    """Shows everybody's kept card to everybody."""

    def view(self, position: SardiniaPosition, seat: int | None) -> SardiniaView:
        players = [super(Leaky, self).view(position, i).players[i] for i in range(3)]
        return msgspec.structs.replace(super().view(position, seat), players=players)


class Peeping(Pebbles):
    """Shows the number of the first seat's luck, but only when it is 3."""

    def view(self, position: PebblesPosition, seat: int | None) -> msgspec.Struct:
        seen = super().view(position, seat)
        mine = super().view(position, 0)
        assert isinstance(seen, View)
        assert isinstance(mine, View)
        return msgspec.structs.replace(seen, round=9) if mine.luck[0] == 3 else seen


class Strict(Sardinia):
    """Refuses to end an action, which is legal."""

    def why_not(self, position: SardiniaPosition, seat: int, move: int) -> RuleId | None:
        return "S11" if move == DONE else super().why_not(position, seat, move)


class Lenient(Sardinia):
    """Allows an illegal move: any end of an action."""

    def why_not(self, position: SardiniaPosition, seat: int, move: int) -> RuleId | None:
        return None if move == DONE else super().why_not(position, seat, move)


class Unlawful(Pebbles):
    """Names a rule that does not exist."""

    def why_not(self, position: PebblesPosition, seat: int, move: int) -> RuleId | None:
        return "P99" if super().why_not(position, seat, move) else None


class Wasteful(Pebbles):
    """Says that something does not hold."""

    def broken(self, position: PebblesPosition) -> list[str]:
        return ["a pebble is missing"] if max(position.scores()) > 3 else []


class Dumb(Pebbles):
    """Has a rule without words."""

    rules = (*Pebbles.rules, "P6")


def test_a_planted_leak_is_caught() -> None:
    with pytest.raises(Fault, match="no leak"):
        check_secrets(Leaky(), ALTERNATIVE, FEW)
    with pytest.raises(Fault, match="no leak"):
        check_secrets(Peeping(), Mode(2), FEW)


def test_the_leak_is_caught_by_twins_alone_and_by_dealing_anew_alone() -> None:
    game = Leaky()
    with pytest.raises(Fault, match="can see"):
        check_twin(finished_table(game, ALTERNATIVE, 0), 0, Rng(1))
    table, rng = next(random_game(game, ALTERNATIVE, 0))
    with pytest.raises(Fault, match="a redeal changes what seat 0 can see"):
        check_redeal(table, rng)


def test_the_checks_of_secrets_are_not_idle() -> None:
    """Twins and dealt-anew positions really differ where something is hidden."""
    table = finished_table(SARDINIA, ALTERNATIVE, 0)
    assert any(check_twin(table, seat, Rng(2)) for seat in (0, 1, 2, None))
    assert any(check_redeal(table, rng) for table, rng in random_game(SARDINIA, ALTERNATIVE, 0))


@pytest.mark.parametrize("game", [Strict(), Lenient(), Unlawful()])
def test_a_planted_disagreement_is_caught(game: Sardinia | Pebbles) -> None:
    with pytest.raises(Fault, match="agreement"):
        check_play(game, Mode(2), FEW)


def test_what_does_not_hold_is_caught() -> None:
    with pytest.raises(Fault, match="conservation: a pebble is missing"):
        check_play(Wasteful(), Mode(2), FEW)


def test_missing_words_are_caught() -> None:
    with pytest.raises(AssertionError, match="no message rule-P6"):
        check_words(Dumb())


def test_windows_are_really_reordered() -> None:
    tables = [finished_table(Pebbles(), Mode(3), seed) for seed in FEW]
    assert all(check_commutation(table, Rng(7)) for table in tables)


def test_a_fault_shows_how_to_see_it_again() -> None:
    with pytest.raises(Fault, match="seed kit-0") as caught:
        check_play(Strict(), Mode(2), FEW)
    assert "game sardinia" in str(caught.value)


def test_another_process_that_fails_says_why() -> None:
    with pytest.raises(AssertionError, match="the other process failed"):
        run_in_worker(Pebbles(), WorkerTask(records=["not a record"]))


def corrupt(record: Record, number: int, notation: str) -> Record:
    lines = list(record.moves)
    lines[number] = msgspec.structs.replace(lines[number], notation=notation)
    return msgspec.structs.replace(record, moves=lines)


@pytest.mark.parametrize("number", [3, 40, -1])
def test_a_corrupted_record_is_refused_with_its_line(number: int) -> None:
    record = read(finished_table(SARDINIA, Mode(2), 3).record().text())
    line = record.moves[number].line
    with pytest.raises(ValueError, match=f"line {line}, column"):
        final_position(SARDINIA, corrupt(record, number, "fort 27"))


def test_records_of_a_sound_game_pass() -> None:
    check_records(SARDINIA, Mode(2), range(2))
