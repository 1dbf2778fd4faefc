"""`osada balance`: what games say about a design, until somebody has seen enough."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from osada.analysis.balance.balance_text import BalanceWriter
from osada.analysis.balance.design_trials import TrialOutcome, TrialSetup, run_trials
from osada.analysis.balance.trial_plan import FIRST, FULL, BalanceEffort, trials
from osada.analysis.balance.verdict import BalanceJudge, Judgement
from osada.cli import game_options, packs
from osada.cli.failures import WRONG, Failure
from osada.cli.language_choice import choose
from osada.cli.numbers import Whole
from osada.cli.screen import Screen
from osada.cli.simulate_command import Bar
from osada.core.design import Design, designs_of
from osada.core.game import Game
from osada.lab.executors import WorkerKilled, workers


def balance(
    file: Path | None = None,
    /,
    *,
    game: str | None = None,
    first: bool = False,
    jobs: Whole | None = None,
    seed: str = "balance",
    json: bool = False,
    option: tuple[str, ...] = (),
    lang: str | None = None,
    **flags: str,
) -> None:
    """Say what a sheet is worth, and each of its buildings."""
    screen = Screen(choose(lang))
    words = screen.words
    name = game or next(each.name for each in game_options.all_games(words) if each.designs)
    found = packs.edition(name, file, words)
    designs = designs_of(found)
    wished = flags if file is None else {**designs.own, **flags}
    options = game_options.chosen_options(found, option, wished, words)
    design = designs.design(options)
    if design is None:
        raise Failure(words.say("balance-no-design", game=found.name))
    bench = TrialSetup(options, found.name, dict(found.pack))
    word, most = game_options.seed(seed, words), jobs or os.cpu_count() or 1
    outcomes = _play(bench, design, FIRST if first else FULL, word, most, screen)
    if not outcomes:
        raise Failure(words.say("balance-nothing"))
    verdict = BalanceJudge(design, designs.printed()).verdict(outcomes)
    if json:
        screen.show(msgspec.json.encode(verdict).decode())
    else:
        _show(verdict, design, found, screen)


def _play(
    bench: TrialSetup, design: Design, effort: BalanceEffort, seed: str, jobs: int, screen: Screen
) -> list[TrialOutcome]:
    """Play, for as long as nobody stops it."""
    outcomes: list[TrialOutcome] = []
    parts = len(design.parts)
    try:
        with Bar(effort.games(parts)) as bar, workers(jobs) as pool:
            for outcome in run_trials(bench, trials(effort, parts, seed), pool, jobs):
                outcomes.append(outcome)
                bar.show(len(outcomes))
    except WorkerKilled:
        raise Failure(screen.words.say("balance-killed"), WRONG) from None
    except KeyboardInterrupt:
        screen.say("balance-stopped", games=len(outcomes))
    return outcomes


def _show(verdict: Judgement, design: Design, game: Game, screen: Screen) -> None:
    told = BalanceWriter(verdict, design, game, screen.words.code)
    screen.heading(verdict.design)
    screen.paragraph(" ".join(filter(None, (told.summary(), told.beside(), told.half()))))
    screen.show()
    screen.show(_grid(told))
    screen.show()
    findings = list(told.findings())
    for finding in findings or [told.fine()]:
        screen.paragraph(finding, "bold" if findings else "green")
    if unclear := told.unclear():
        screen.paragraph(unclear)
    screen.paragraph(told.sources())


def _grid(told: BalanceWriter) -> Table:
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for i, heading in enumerate(told.headings()):
        grid.add_column(heading, justify="right" if i else "left", no_wrap=True)
    for number in range(len(told.verdict.parts)):
        grid.add_row(*told.cells(number))
    return grid
