"""`osada train`: values of a game, learnt by self-play."""

from __future__ import annotations

import shlex
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from osada.cli import game_options
from osada.cli.failures import WRONG, Failure, write_text
from osada.cli.language_choice import choose
from osada.cli.numbers import Whole
from osada.cli.screen import Screen
from osada.cli.simulate_command import Bar
from osada.lab.executors import NoCluster, WorkerKilled

if TYPE_CHECKING:
    from osada.lab.train.loop import TrainingLoop

_MOST: Final = 64
"""Hidden units of a net."""


def train(
    game: str,
    /,
    *,
    hours: float = 1.0,
    players: Whole | None = None,
    bots: str = "level3",
    hidden: Whole = 48,
    fade: float = 0.003,
    games: Whole = 200,
    jobs: Whole = 1,
    ray: str | None = None,
    resume: bool = False,
    keep: bool = False,
    out: Path | None = None,
    option: tuple[str, ...] = (),
    lang: str | None = None,
    **flags: str,
) -> None:
    """Let bots play, and teach a small net what positions came to."""
    screen = Screen(choose(lang))
    if find_spec("numpy") is None:
        raise Failure(screen.words.say("train-no-numpy"))
    if hours <= 0 or min(jobs, games) < 1 or fade < 0 or not 1 <= hidden <= _MOST:
        raise Failure(screen.words.say("train-numbers", most=_MOST))
    from osada.lab.train import loop as loops  # noqa: PLC0415 - it needs numpy
    from osada.lab.train.fit import Hyperparameters  # noqa: PLC0415
    from osada.lab.train.run_dir import RunDir  # noqa: PLC0415

    found = game_options.game_named(game, screen.words)
    options = game_options.chosen_options(found, option, flags, screen.words)
    number = game_options.players(found, players, options, screen.words)
    named = options if option or flags else {}
    plan = loops.selfplay_plan(found, number, named, tuple(bots.split(",")))
    kind = loops.net_kind(plan)
    folder = RunDir(out or Path("training") / f"{game}-{kind}", plan, resume=resume)
    config = loops.TrainConfig(
        seconds=3600 * hours,
        jobs=jobs,
        ray=ray,
        hidden=hidden,
        first=games,
        tune=max(2, games // 2),
        hyperparameters=Hyperparameters(fade=fade),
        command=shlex.join(["osada", *sys.argv[1:]]),
    )
    loop = loops.TrainingLoop(plan, config, folder)
    _run(loop, screen)
    if keep and folder.steps:
        place = loops.save_net(loop.net(), Path(str(files(found.package))))
        screen.say("train-kept", path=str(place))


def _run(loop: TrainingLoop, screen: Screen) -> None:
    from osada.lab.arena.arena_report import words_of  # noqa: PLC0415
    from osada.lab.train.train_report import html  # noqa: PLC0415

    screen.say("train-begins", game=loop.game.name, kind=loop.kind)
    try:
        with Bar(loop.config.most) as bar:
            for step in loop.run(lambda done, _of: bar.show(done)):
                numbers = {"error": f"{step.points:.2f}", "brier": f"{step.brier:.3f}"}
                screen.say("train-step", games=step.games, moments=step.moments, **numbers)
    except KeyboardInterrupt:
        screen.say("train-stopped")
    except WorkerKilled:
        raise Failure(screen.words.say("train-killed"), WRONG) from None
    except NoCluster as error:
        address = loop.config.ray or ""
        text = screen.words.say("arena-no-cluster", address=address, reason=str(error))
        raise Failure(text) from None
    if loop.run_dir.steps:
        page = loop.run_dir.path / "report.html"
        write_text(page, html(loop, words_of(screen.words.code)), screen.words)
        screen.say("train-report", path=str(page))
