"""`osada arena`: bots against each other, until all is played or somebody has seen enough."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from osada.cli import game_options, packs
from osada.cli.build_info import build_name
from osada.cli.failures import WRONG, Failure, write_text
from osada.cli.language_choice import choose
from osada.cli.numbers import Whole
from osada.cli.screen import Screen
from osada.cli.simulate_command import Bar
from osada.core.record import LETTERS
from osada.games import find
from osada.lab.arena import game_result
from osada.lab.arena import tournament as plans
from osada.lab.arena.arena_journal import ArenaJournal
from osada.lab.arena.arena_report import cells, comparison, headings, html, leading, words_of
from osada.lab.arena.game_result import BotFailed, play_all
from osada.lab.arena.standings import Standings, standings
from osada.lab.executors import NoCluster, WorkerKilled

Ended = BotFailed | WorkerKilled | NoCluster | KeyboardInterrupt | None
"""Why an arena was not played to its end, if it was not."""


def arena(
    game: str,
    /,
    *,
    bots: str,
    players: Whole | None = None,
    games: Whole = 200,
    jobs: Whole = 1,
    seed: str = "osada",
    ray: str | None = None,
    out: Path | None = None,
    option: tuple[str, ...] = (),
    content: Path | None = None,
    lang: str | None = None,
    **flags: str,
) -> None:
    """Let bots play each other and rate them."""
    screen = Screen(choose(lang))
    found = packs.edition(game, content, screen.words)
    options = game_options.chosen_options(found, option, flags, screen.words)
    number = game_options.players(found, players, options, screen.words)
    named = [name.strip() for name in bots.split(",") if name.strip()]
    word = game_options.seed(seed, screen.words)
    pack = None if content is None else found.pack or None
    wish = plans.Arena(found.name, number, named, games, word, options, pack)
    if games < 1 or jobs < 1:
        raise Failure(screen.words.say("positive", games=games, jobs=jobs))
    plans.check(wish)
    run(wish, jobs, ray, out or Path("arena") / plans.name_of(wish), screen)


def run(wish: plans.Arena, jobs: int, ray: str | None, folder: Path, screen: Screen) -> None:
    """Play what has not been played yet, then write the report and print the table."""
    journal = ArenaJournal(folder, wish)
    finished = {game.pairing.number for game in journal.items}
    everything = list(plans.pairings(wish))
    left = [pairing for pairing in everything if pairing.number not in finished]
    if finished:
        screen.say("arena-resumed", done=len(finished), games=len(everything))
    ended = _play(wish, journal, left, jobs, ray)
    if journal.items:
        build = build_name(find(wish.game).edition(wish.pack), screen.words)
        result = standings(wish, journal.items, build)
        _write(result, folder, screen)
        _show(result, folder, screen)
    elif isinstance(ended, KeyboardInterrupt):
        raise Failure(screen.words.say("arena-nothing"))
    _tell_end(ended, len(everything) - len(journal.items), ray, screen)


def _play(
    wish: plans.Arena, journal: ArenaJournal, left: list[plans.Pairing], jobs: int, ray: str | None
) -> Ended:
    """Play, and return the reason of an early end; finished games are kept in any case."""
    begun = len(journal.items)
    try:
        with Bar(len(left)) as bar:
            for game in play_all(wish, left, jobs, ray):
                journal.add(game)
                bar.show(len(journal.items) - begun)
    except (BotFailed, WorkerKilled, NoCluster, KeyboardInterrupt) as reason:
        return reason
    return None


def _tell_end(ended: Ended, left: int, ray: str | None, screen: Screen) -> None:
    say = screen.words.say
    match ended:
        case BotFailed(failure=failure):
            print(failure.traceback, file=sys.stderr)
            raise Failure(_failure(failure, screen), WRONG)
        case WorkerKilled():
            raise Failure(say("arena-killed", left=left), WRONG)
        case NoCluster():
            raise Failure(say("arena-no-cluster", address=ray or "", reason=str(ended)))
        case KeyboardInterrupt():
            screen.say("arena-stopped", left=left)


def _failure(failed: game_result.BotFailure, screen: Screen) -> str:
    return screen.words.say(
        "arena-failed",
        bot=failed.pairing.bots[failed.seat],
        seat=LETTERS[failed.seat],
        move=failed.move,
        seed=failed.seed,
        number=failed.pairing.number,
        reason=failed.reason,
    )


def _write(result: Standings, folder: Path, screen: Screen) -> None:
    data = msgspec.json.format(msgspec.json.encode(result), indent=1).decode()
    write_text(folder / "report.json", data + "\n", screen.words)
    write_text(folder / "report.html", html(result, words_of(screen.words.code)), screen.words)


def _show(result: Standings, folder: Path, screen: Screen) -> None:
    words = words_of(screen.words.code)
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for i, heading in enumerate(headings(result, words)):
        grid.add_column(heading, justify="right" if i else "left", no_wrap=True)
    for row in result.rows:
        grid.add_row(*cells(row))
    screen.show(grid)
    screen.show()
    for pair in leading(result):
        screen.show(comparison(result, pair, words))
    screen.say("arena-report", path=str(folder / "report.html"))
