"""`osada train`: values of a game, learnt by self-play."""

from __future__ import annotations

import shlex
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from osada.cli import library
from osada.cli.numbers import Whole
from osada.cli.problems import Failure, write_text
from osada.cli.screen import Screen
from osada.cli.simulate import Bar
from osada.cli.words import choose

if TYPE_CHECKING:
    from osada.lab.train.school import School


def train(
    game: str,
    /,
    *,
    hours: float = 1.0,
    players: Whole | None = None,
    bots: str = "level3",
    hidden: Whole = 48,
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
    if hours <= 0 or jobs < 1 or not 1 <= hidden <= _MOST:
        raise Failure(screen.words.say("train-numbers", most=_MOST))
    from osada.lab.train import school as schools  # noqa: PLC0415 - it needs numpy
    from osada.lab.train.journal import Folder  # noqa: PLC0415

    found = library.game_named(game, screen.words)
    options = library.chosen_options(found, option, flags, screen.words)
    number = library.players(found, players, options, screen.words)
    named = options if option or flags else {}
    course = schools.course_of(found, number, named, tuple(bots.split(",")))
    kind = schools.kind_of(course)
    folder = Folder(out or Path("training") / f"{game}-{kind}", course, resume=resume)
    wish = schools.Wish(3600 * hours, jobs, ray, hidden, command=_command())
    _run(schools.School(course, wish, folder), screen)
    if keep:
        place = schools.keep(schools.School(course, wish, folder).net(), _home(found.package))
        screen.say("train-kept", path=str(place))


_MOST = 64


def _command() -> str:
    return shlex.join(["osada", *sys.argv[1:]])


def _home(package: str) -> Path:
    return Path(str(files(package)))


def _run(school: School, screen: Screen) -> None:
    from osada.lab.arena.report import words_of  # noqa: PLC0415
    from osada.lab.train.report import html  # noqa: PLC0415

    screen.say("train-begins", game=school.game.name, kind=school.kind)
    try:
        with Bar(school.wish.most) as bar:
            for step in school.run(lambda done, _of: bar.show(done)):
                numbers = {"error": f"{step.points:.2f}", "brier": f"{step.brier:.3f}"}
                screen.say("train-step", games=step.games, moments=step.moments, **numbers)
    except KeyboardInterrupt:
        screen.say("train-stopped")
    if school.folder.steps:
        page = school.folder.path / "report.html"
        write_text(page, html(school, words_of(screen.words.code)), screen.words)
        screen.say("train-report", path=str(page))
