"""`osada simulate`: many random games, and what they have in common."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from time import perf_counter
from types import TracebackType
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from osada.cli.build_info import build_name
from osada.cli.failures import WRONG, Failure
from osada.cli.screen import Screen
from osada.core.record import LETTERS
from osada.games import find
from osada.lab.executors import WorkerKilled
from osada.lab.simulate import (
    NumberSummary,
    SimulatedGame,
    SimulationPlan,
    SimulationReport,
    report,
    simulate,
)
from osada.text.language import Language

_PATIENCE: Final = 2.0
"""Seconds before a bar is shown."""


class Bar(AbstractContextManager["Bar"]):
    """A progress bar on standard error that appears only when the work takes long."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._began = perf_counter()
        self._progress: Progress | None = None

    def show(self, done: int) -> None:
        """Tell how much is done."""
        if self._progress is None and perf_counter() - self._began > _PATIENCE:
            self._progress = self._start()
        if self._progress is not None:
            self._progress.update(self._progress.task_ids[0], completed=done)

    def _start(self) -> Progress:
        console = Console(file=sys.stderr)
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        progress = Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        )
        progress.add_task("", total=self._total)
        progress.start()
        return progress

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        if self._progress is not None:
            self._progress.stop()


def run(plan: SimulationPlan, jobs: int, screen: Screen) -> None:
    """Play a plan and print the table."""
    if plan.games < 1 or jobs < 1:
        raise Failure(screen.words.say("positive", games=plan.games, jobs=jobs))
    began = perf_counter()
    outcomes: list[SimulatedGame] = []
    try:
        with Bar(plan.games) as bar:
            for batch in simulate(plan, jobs):
                outcomes += batch
                bar.show(len(outcomes))
    except WorkerKilled:
        raise Failure(screen.words.say("simulate-killed", done=len(outcomes)), WRONG) from None
    seconds = perf_counter() - began
    result = report(outcomes)
    _show_game(result, screen)
    _show_seats(result, screen)
    build = build_name(find(plan.game).edition(plan.pack), screen.words)
    _show_speed(result, seconds, jobs, build, screen)


def _show_game(result: SimulationReport, screen: Screen) -> None:
    say = screen.words.say
    grid = _grid("", screen.words)
    _add(grid, say("row-decisions"), result.decisions)
    grid.add_row(say("row-branching"), _number(result.branching))
    _add(grid, say("row-chances"), result.chances)
    screen.heading(say("simulated", games=result.games))
    screen.show(grid)
    screen.show()


def _show_seats(result: SimulationReport, screen: Screen) -> None:
    say = screen.words.say
    grid = _grid(say("column-score"), screen.words)
    grid.add_column(say("column-wins"), justify="right")
    for seat, (score, wins) in enumerate(zip(result.scores, result.wins, strict=True)):
        _add(grid, say("row-seat", seat=LETTERS[seat]), score, f"{100 * wins:.1f} %")
    screen.show(grid)
    screen.show()


def _show_speed(
    result: SimulationReport, seconds: float, jobs: int, build: str, screen: Screen
) -> None:
    games = result.games / seconds
    screen.say(
        "speed",
        games=round(games),
        decisions=round(games * result.decisions.mean),
        jobs=jobs,
        build=build,
    )


def _grid(first: str, words: Language) -> Table:
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(first)
    for name in ("mean", "least", "most", "deviation"):
        grid.add_column(words.say(f"column-{name}"), justify="right")
    return grid


def _add(grid: Table, name: str, spread: NumberSummary, *more: str) -> None:
    numbers = (spread.mean, spread.least, spread.most, spread.deviation)
    grid.add_row(name, *(_number(number) for number in numbers), *more)


def _number(number: float) -> str:
    return str(number) if isinstance(number, int) else f"{number:.1f}"
