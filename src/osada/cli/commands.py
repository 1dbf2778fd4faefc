"""The commands, as a person types them; each hands over to the module that does the work.

What `--help` says about them and their parameters is in the language files, as `usage-play`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from osada.cli import content_command as contents
from osada.cli import game_options, games_command, packs, record_commands, rulebook, usage
from osada.cli import play as playing
from osada.cli import position_command as scenes
from osada.cli import print_command as papers
from osada.cli import simulate_command as simulating
from osada.cli.arena_command import arena
from osada.cli.backup_command import backup
from osada.cli.balance_command import balance
from osada.cli.designs_command import designs
from osada.cli.language_choice import choose
from osada.cli.learn_command import learn
from osada.cli.numbers import Whole
from osada.cli.par_command import par
from osada.cli.puzzles_command import make
from osada.cli.review_command import review
from osada.cli.screen import Screen
from osada.cli.serve_command import serve
from osada.cli.train_command import train
from osada.core.game import Game
from osada.lab.simulate import SimulationPlan
from osada.printing.press import Form, Ink, Size
from osada.text.language import Language

Options = Annotated[tuple[str, ...], Parameter(name="--option")]
Coached = Annotated[bool | None, Parameter(negative="--no-coach")]
Bots = Annotated[str, Parameter(name=["--bots", "--bot"])]


def play(
    game: str | None = None,
    /,
    *,
    players: Whole | None = None,
    humans: Whole | None = None,
    bots: Bots = "",
    names: str = "",
    seed: str | None = None,
    mix: bool = False,
    option: Options = (),
    load: Path | None = None,
    content: Path | None = None,
    coach: Coached = None,
    lang: str | None = None,
    **flags: str,
) -> None:
    """Play at this terminal: against bots, with others, or alone."""
    wishes = playing.Wishes(
        game=game,
        players=players,
        humans=humans,
        bots=_list(bots),
        names=_list(names),
        seed=seed,
        mix=mix,
        options=option,
        flags=flags,
        load=load,
        content=content,
        coach=coach,
    )
    playing.run(wishes, choose(lang))


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def replay(
    file: Path,
    /,
    *,
    at: Whole | None = None,
    step: bool = False,
    content: Path | None = None,
    lang: str | None = None,
) -> None:
    """Tell a game in words and show its board."""
    screen = Screen(choose(lang))
    record_commands.replay(
        record_commands.open_file(file, screen.words, content), screen, at=at, step=step
    )


def verify(file: Path, /, *, content: Path | None = None, lang: str | None = None) -> None:
    """Work out every draw of a game again from its seed."""
    screen = Screen(choose(lang))
    record_commands.verify(record_commands.open_file(file, screen.words, content), screen)


def simulate(
    game: str,
    /,
    *,
    games: Whole = 1000,
    players: Whole | None = None,
    jobs: Whole = 1,
    seed: str = "osada",
    option: Options = (),
    content: Path | None = None,
    lang: str | None = None,
    **flags: str,
) -> None:
    """Play many random games and print a table of what they have in common."""
    screen = Screen(choose(lang))
    found = packs.edition(game, content, screen.words)
    options = game_options.chosen_options(found, option, flags, screen.words)
    number = game_options.players(found, players, options, screen.words)
    word, pack = game_options.seed(seed, screen.words), found.pack or None
    plan = SimulationPlan(
        found.name, number, games, word, options, None if content is None else pack
    )
    simulating.run(plan, jobs, screen)


def rules(
    game: str,
    rule: str | None = None,
    /,
    *,
    content: Path | None = None,
    lang: str | None = None,
) -> None:
    """Read the rules of a game, or one rule by its id."""
    screen = Screen(choose(lang))
    found = packs.edition(game, content, screen.words)
    if rule is None:
        rulebook.show_rules(screen, found, screen.words)
    else:
        rulebook.show_rule(screen, found, rule, screen.words)


def almanac(
    name: str | None = None,
    /,
    *,
    game: str | None = None,
    content: Path | None = None,
    lang: str | None = None,
) -> None:
    """Look up a component: a building, a tile, a card."""
    screen = Screen(choose(lang))
    words = screen.words
    games = _games(game, content, words)
    if name is None:
        rulebook.show_almanac(screen, games, words)
    else:
        rulebook.show_article(screen, games, name, words)


def print(  # noqa: A001
    game: str | None = None,
    paper: str | None = None,
    /,
    *,
    size: Size = "a4",
    ink: Ink = "colour",
    server: str = "",
    out: Path | None = None,
    content: Path | None = None,
    lang: str | None = None,
) -> None:
    """Print sheets, player aids, a map, a score pad: as PDF."""
    screen = Screen(choose(lang))
    words = screen.words
    if game is None or paper is None:
        papers.show_papers(screen, _games(game, content, words))
    else:
        form = Form(size=size, ink=ink, server=server)
        papers.print_paper(screen, packs.edition(game, content, words), paper, form, out)


def games(
    name: str | None = None, /, *, content: Path | None = None, lang: str | None = None
) -> None:
    """List the games, their players and their options."""
    screen = Screen(choose(lang))
    games_command.show_games(_games(name, content, screen.words), screen)


def _games(name: str | None, content: Path | None, words: Language) -> list[Game]:
    """One game or all of them; a pack belongs to one."""
    if name is None and content is not None:
        name = contents.owner(content, words)
    return (
        list(game_options.all_games(words))
        if name is None
        else [packs.edition(name, content, words)]
    )


def position(
    file: Path,
    /,
    *,
    play: str = "",
    json: bool = False,
    content: Path | None = None,
    lang: str | None = None,
) -> None:
    """Load a position (JSON, or the last one of a record), play moves, show it."""
    moves = [move.strip() for move in play.split(";") if move.strip()]
    screen = Screen(choose(lang))
    scenes.show(scenes.load(file, screen.words, content), moves, screen, json=json)


def check(path: Path, /, *, game: str | None = None, lang: str | None = None) -> None:
    """Check a data file or a folder of them."""
    contents.check(path, game, Screen(choose(lang)))


ALL: Final = (
    *(play, learn, replay, verify, review, simulate, arena, train, par, games, rules, almanac),
    *(position, print, balance, serve, backup, designs),
)
BELOW: Final[dict[str, usage.Command]] = {"content": check, "puzzles": make}
"""Commands that stand below a word: `osada content check`."""
