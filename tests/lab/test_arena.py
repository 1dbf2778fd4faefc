"""The arena: the same luck for all, every game once, and a report that stands alone."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import msgspec
import pytest

from osada.bots.bot import BotError, Budget
from osada.bots.match import Match, answer
from osada.core.game import Game
from osada.core.position import Position
from osada.games import find
from osada.lab.arena.arena_journal import ArenaJournal
from osada.lab.arena.arena_report import comparison, html, words_of
from osada.lab.arena.game_result import BotFailed, GameResult, play_all, play_pairing
from osada.lab.arena.standings import standings
from osada.lab.arena.tournament import Arena, Pairing, check, line_ups, name_of, pairings
from osada.lab.executors import NoCluster, WorkerKilled
from osada.text.errors import OsadaError

PLAN = Arena("sardinia", 2, ["random", "level1"], 4, "t")


def outcomes(played: list[GameResult]) -> list[tuple[list[int], list[int]]]:
    return [
        (game.scores, game.places) for game in sorted(played, key=lambda game: game.pairing.number)
    ]


@pytest.fixture(scope="module")
def played() -> list[GameResult]:
    return [play_pairing(PLAN, pairing) for pairing in pairings(PLAN)]


def test_line_ups() -> None:
    def of(players: int, bots: str) -> list[str]:
        return ["".join(table) for table in line_ups(Arena("sardinia", players, [*bots], 1, "x"))]

    assert of(2, "ab") == ["ab"]
    assert of(2, "abc") == ["ab", "ac", "bc"]
    assert of(4, "abbb") == ["abbb"]
    assert of(3, "ab") == ["aab", "abb"]


def test_each_deal_is_played_in_every_seat_with_the_same_luck() -> None:
    plan = Arena("sardinia", 3, ["a", "b", "c", "d"], 6, "x")
    games = list(pairings(plan))
    assert len(games) == 6 * 4
    for table in range(4):
        seats = [(game.deal, game.bots[0]) for game in games if game.line_up == table]
        assert len(set(seats)) == 6  # two deals, three bots in the first seat
    assert {game.deal for game in games} == {0, 1}


def test_games_do_not_depend_on_who_plays_them(played: list[GameResult]) -> None:
    assert outcomes(list(play_all(PLAN, list(pairings(PLAN)), jobs=2))) == outcomes(played)


def test_an_arena_can_be_resumed(tmp_path: Path, played: list[GameResult]) -> None:
    journal = ArenaJournal(tmp_path, PLAN)
    journal.add(played[0])
    journal.add(played[1])
    with journal.path.open("ab") as file:
        file.write(b'{"pairing": {"numb')  # the power went out
    again = ArenaJournal(tmp_path, PLAN)
    assert again.items == played[:2]
    again.add(played[2])
    assert ArenaJournal(tmp_path, PLAN).items == played[:3]
    with pytest.raises(OsadaError, match="another arena"):
        ArenaJournal(tmp_path, msgspec.structs.replace(PLAN, seed="u"))


def test_standings_add_up(played: list[GameResult]) -> None:
    result = standings(PLAN, played, "interpreted")
    shares = [row.wins.share * row.games for row in result.rows if row.wins]
    assert sum(shares) == pytest.approx(4)
    assert {pair.bot for pair in result.pairs} == {"random", "level1"}
    one, other = result.pairs
    assert one.ahead.share == pytest.approx(1 - other.ahead.share)
    assert one.lead == -other.lead


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_report_needs_nothing_else(code: str, played: list[GameResult]) -> None:
    page = html(standings(PLAN, played, "interpreted"), words_of(code))
    assert page.count("<svg") == 4
    assert not re.search(r"(src|href)=|https?://|@import", page)
    assert "level1" in page


def alone(bot: str, deal: int, score: int) -> GameResult:
    pairing = Pairing(2 * deal + (bot == "b"), int(bot == "b"), deal, [bot])
    return GameResult(pairing, [score], [1], [3], [0.1], [0.1], [0.1])


def test_games_for_one_are_compared_by_the_points_of_the_same_deal() -> None:
    """Deals differ by a hundred points; what one bot makes more of each is told from that."""
    plan = Arena("settlers", 1, ["a", "b"], 4, "x", {"adventure": "17"})
    games = [alone("a", deal, 100 * deal + 7 + deal % 2) for deal in range(4)]
    games += [alone("b", deal, 100 * deal) for deal in range(3)]  # one is not finished yet
    result = standings(plan, games, "interpreted")
    assert [row.bot for row in result.rows] == ["a", "b"]
    assert [(row.wins, row.rating) for row in result.rows] == [(None, None)] * 2
    pair, other = result.pairs
    assert (pair.bot, pair.games, pair.ahead.share) == ("a", 3, 1)
    assert pair.lead == pytest.approx(7.33)
    assert pair.lead_error == pytest.approx(0.65)
    assert (other.ahead.share, other.lead) == (0, -pair.lead)
    for code in ("en", "pl"):
        page, told = html(result, words_of(code)), comparison(result, pair, words_of(code))
        assert page.count("<svg") == 3, "no ratings"
        assert "+7.3 ± 0.7" in told
        assert told in page


def test_luck_that_is_the_same_makes_no_error() -> None:
    """Two seats in a deal swap a lead of forty points; by deals that is no lead at all, surely."""
    pairings_ = [Pairing(number, 0, number // 2, ["a", "b"]) for number in range(6)]
    games = [
        GameResult(pairing, [50, 10], [1, 2], [1, 1], [0, 0], [0, 0], [0, 0])
        if pairing.number % 2
        else GameResult(pairing, [10, 50], [2, 1], [1, 1], [0, 0], [0, 0], [0, 0])
        for pairing in pairings_
    ]
    pair = standings(PLAN, games, "interpreted").pairs[0]
    assert (pair.games, pair.lead, pair.lead_error) == (6, 0, 0)


class Stumbling:
    """Plays its first moves well and then breaks down."""

    def __init__(self, _game: Game, _seed: int) -> None: ...

    def choose(self, seat: int, position: Position, _budget: Budget) -> int:
        if sum(position.scores()) > 8:
            raise LookupError("where was I?")
        return position.legal(seat)[0]


def test_a_bot_that_fails_is_told_of_with_seed_and_move() -> None:
    plan = msgspec.structs.replace(PLAN, bots=["random", f"{__name__}:Stumbling"])
    with pytest.raises(BotFailed) as found:
        list(play_all(plan, list(pairings(plan)), jobs=2))
    failure = found.value.failure
    assert failure.seed in {"t-0", "t-1"}
    assert failure.pairing.bots[failure.seat].endswith("Stumbling")
    assert "Stumbling failed: LookupError" in failure.reason
    assert 'raise LookupError("where was I?")' in failure.traceback
    match = Match(find("sardinia"), 2, {}, failure.seed)
    with pytest.raises(BotError):
        match.run(lambda d: answer(failure.pairing.bots[d.seat], match.game, d))
    assert len(match.moves) + 1 == failure.move, "it fails again at the same move"


class Suicidal:
    """Ends the process that it plays in, after it has chosen a few times."""

    def __init__(self, _game: Game, _seed: int) -> None: ...

    def choose(self, seat: int, position: Position, _budget: Budget) -> int:
        if sum(position.scores()) > 8:
            os.kill(os.getpid(), signal.SIGKILL)
        return position.legal(seat)[0]


def test_a_process_that_is_killed_is_told_of_after_what_was_finished() -> None:
    plan = msgspec.structs.replace(PLAN, bots=["random", "level1", f"{__name__}:Suicidal"])
    games = sorted(pairings(plan), key=lambda game: f"{__name__}:Suicidal" in game.bots)
    finished: list[GameResult] = []
    with pytest.raises(WorkerKilled):
        finished.extend(play_all(plan, games, jobs=2))
    assert finished


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("auto", "^no node is running$"),
        ("127.0.0.1:1", "refused"),
        ("here:there", "invalid literal"),
    ],
)
def test_a_cluster_that_cannot_be_had_is_told_of_at_once(
    monkeypatch: pytest.MonkeyPatch, address: str, said: str
) -> None:
    class Ray(ModuleType):
        exceptions = SimpleNamespace(RayError=RuntimeError)

        @staticmethod
        def is_initialized() -> bool:
            return False

        @staticmethod
        def init(*, address: str, **_settings: object) -> None:
            assert address == "auto", "Ray itself would try for minutes"
            raise ConnectionError("no node is running\nand a long story")

    monkeypatch.setitem(sys.modules, "ray", Ray("ray"))
    with pytest.raises(NoCluster, match=said):
        list(play_all(PLAN, list(pairings(PLAN)), ray=address))


def test_both_languages_say_the_same() -> None:
    assert words_of("en").keys == words_of("pl").keys


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(OsadaError, match="nobody"):
        check(msgspec.structs.replace(PLAN, bots=["nobody"]))
    with pytest.raises(OsadaError, match="at least one game"):
        check(msgspec.structs.replace(PLAN, games=0))
    with pytest.raises(OsadaError, match="players"):
        check(msgspec.structs.replace(PLAN, players=9))


def test_a_plan_has_a_name_of_its_own() -> None:
    assert name_of(PLAN) != name_of(msgspec.structs.replace(PLAN, seed="u"))
