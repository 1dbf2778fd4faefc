"""`osada puzzles make`: positions with one best turn, found in games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import takewhile
from pathlib import Path
from time import monotonic

from osada.analysis.puzzles.generate import PuzzlePlan, SearchedGame, search_game
from osada.analysis.puzzles.puzzle_journal import PuzzleJournal, save_puzzles
from osada.bots.levels import STRONGEST
from osada.cli import game_options
from osada.cli.failures import WRONG, Failure
from osada.cli.language_choice import choose
from osada.cli.numbers import Whole
from osada.cli.screen import Screen
from osada.cli.simulate_command import Bar
from osada.lab.executors import WorkerKilled, run_all


def make(
    game: str,
    /,
    *,
    count: Whole = 200,
    hours: float = 8.0,
    jobs: Whole = 1,
    players: Whole | None = None,
    bot: str = STRONGEST,
    seed: str = "puzzle",
    out: Path | None = None,
    beside: bool = False,
    option: tuple[str, ...] = (),
    lang: str | None = None,
    **flags: str,
) -> None:
    """Look for puzzles until there are enough of them, or the time is up."""
    screen = Screen(choose(lang))
    words = screen.words
    if hours <= 0 or min(jobs, count) < 1:
        raise Failure(words.say("puzzles-numbers"))
    found = game_options.game_named(game, words)
    options = game_options.chosen_options(found, option, flags, words)
    number = game_options.players(found, players, options, words)
    word = game_options.seed(f"{seed}-{found.name}-{number}", words)
    plan = PuzzlePlan(game=found.name, players=number, options=options, seed=word, bot=bot)
    journal = PuzzleJournal(out or Path("puzzles") / f"{found.name}-{number}.jsonl", plan)
    _search(plan, journal, count, hours, jobs, screen)
    screen.say("puzzles-found", puzzles=len(journal.puzzles), games=len(journal.items))
    if beside:
        place = save_puzzles(journal.puzzles[:count], Path(str(files(found.package))))
        screen.say("puzzles-kept", path=str(place))


def _search(
    plan: PuzzlePlan, journal: PuzzleJournal, count: int, hours: float, jobs: int, screen: Screen
) -> None:
    end = monotonic() + 3600 * hours

    def wanted() -> Iterator[int]:
        return takewhile(
            lambda _: len(journal.puzzles) < count and monotonic() < end, journal.left()
        )

    screen.say("puzzles-begin", game=plan.game, path=str(journal.path))
    try:
        with Bar(count) as bar:
            for found in run_all(search_game, plan, wanted(), jobs):
                _note(found, journal, bar, count)
    except KeyboardInterrupt:
        screen.say("puzzles-stopped")
    except WorkerKilled:
        raise Failure(screen.words.say("puzzles-killed"), WRONG) from None


def _note(found: SearchedGame, journal: PuzzleJournal, bar: Bar, count: int) -> None:
    journal.add(found)
    bar.show(min(count, len(journal.puzzles)))
