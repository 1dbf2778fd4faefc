"""The arena: the same luck for all, every game once, and a report that stands alone."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from osada.core.errors import OsadaError
from osada.lab.arena.hands import play_all
from osada.lab.arena.journal import Journal
from osada.lab.arena.plan import Arena, check, line_ups, name_of, pairings
from osada.lab.arena.play import Played, play
from osada.lab.arena.report import html, words_of
from osada.lab.arena.standings import standings

PLAN = Arena("sardinia", 2, ["random", "level1"], 4, "t")


def outcomes(played: list[Played]) -> list[tuple[list[int], list[int]]]:
    return [
        (game.scores, game.places) for game in sorted(played, key=lambda game: game.pairing.number)
    ]


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [play(PLAN, pairing) for pairing in pairings(PLAN)]


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


def test_games_do_not_depend_on_who_plays_them(played: list[Played]) -> None:
    assert outcomes(list(play_all(PLAN, list(pairings(PLAN)), jobs=2))) == outcomes(played)


def test_an_arena_can_be_resumed(tmp_path: Path, played: list[Played]) -> None:
    journal = Journal(tmp_path, PLAN)
    journal.add(played[0])
    journal.add(played[1])
    with journal.path.open("ab") as file:
        file.write(b'{"pairing": {"numb')  # the power went out
    again = Journal(tmp_path, PLAN)
    assert again.played == played[:2]
    again.add(played[2])
    assert Journal(tmp_path, PLAN).played == played[:3]
    with pytest.raises(OsadaError, match="another arena"):
        Journal(tmp_path, msgspec.structs.replace(PLAN, seed="u"))


def test_standings_add_up(played: list[Played]) -> None:
    result = standings(PLAN, played, "interpreted")
    assert sum(row.wins.share * row.games for row in result.rows) == pytest.approx(4)
    assert {pair.bot for pair in result.pairs} == {"random", "level1"}
    one, other = result.pairs
    assert one.ahead.share == pytest.approx(1 - other.ahead.share)
    assert one.lead == -other.lead


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_report_needs_nothing_else(code: str, played: list[Played]) -> None:
    page = html(standings(PLAN, played, "interpreted"), words_of(code))
    assert page.count("<svg") == 4
    assert not re.search(r"(src|href)=|https?://|@import", page)
    assert "level1" in page


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
