"""The commands, as a person types them; each hands over to the module that does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from osada.cli import content, library, records, rulebook, shelf
from osada.cli import play as playing
from osada.cli import position as scenes
from osada.cli import simulate as simulating
from osada.cli.screen import Screen
from osada.cli.words import choose
from osada.lab.simulate import Plan

Lang = Annotated[
    str | None, Parameter(help="Language, en or pl; else OSADA_LANG, else that of the system.")
]
Options = Annotated[
    tuple[str, ...],
    Parameter(name="--option", negative=(), help="An option of the game, name=value; repeatable."),
]
Flags = Annotated[str, Parameter(help="The same as a flag: --name value (see osada games).")]
Names = Annotated[str, Parameter(help="Names of the players in order, with commas.")]
Bots = Annotated[
    str,
    Parameter(
        name=["--bots", "--bot"],
        help="Bots for the other seats, with commas: random, package:Class; the last fills up.",
    ),
]


def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    humans: int | None = None,
    bots: Bots = "",
    names: Names = "",
    seed: str | None = None,
    option: Options = (),
    load: Path | None = None,
    lang: Lang = None,
    **flags: Flags,
) -> None:
    """Play at this terminal: against bots, with others, or alone.

    Parameters
    ----------
    game
        Which game; asked for if left out.
    players
        How many play: two unless said otherwise.
    humans
        How many of them are people, in the first seats: one unless said otherwise.
    seed
        A word that all chance follows from; drawn if left out.
    load
        Go on with a saved game.
    """
    wishes = playing.Wishes(
        game=game,
        players=players,
        humans=humans,
        bots=_list(bots),
        names=_list(names),
        seed=seed,
        options=option,
        flags=flags,
        load=load,
    )
    playing.run(wishes, choose(lang))


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


File = Annotated[Path, Parameter(help="A saved or finished game.")]
Play = Annotated[str, Parameter(help="Moves in the notation, with semicolons; nature's too.")]


def replay(file: File, /, *, at: int | None = None, step: bool = False, lang: Lang = None) -> None:
    """Tell a game in words and show its board.

    Parameters
    ----------
    at
        Stop after this move.
    step
        Wait for Enter after each move.
    """
    records.replay(file, Screen(choose(lang)), at=at, step=step)


def verify(file: File, /, *, lang: Lang = None) -> None:
    """Work out every draw of a game again from its seed."""
    records.verify(file, Screen(choose(lang)))


def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    players: int | None = None,
    jobs: int = 1,
    seed: str = "osada",
    option: Options = (),
    lang: Lang = None,
    **flags: Flags,
) -> None:
    """Play many random games and print a table of what they have in common.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    players
        How many players: two unless said otherwise.
    jobs
        How many processes; the results do not depend on it.
    seed
        A word that all games follow from.
    """
    screen = Screen(choose(lang))
    found = library.game_named(game, screen.words)
    options = library.chosen_options(found, option, flags, screen.words)
    number = library.players(found, players, options, screen.words)
    simulating.run(Plan(found.name, number, games, seed, options), jobs, screen)


def rules(game: str, rule: str | None = None, /, *, lang: Lang = None) -> None:
    """Read the rules of a game, or one rule by its id.

    Parameters
    ----------
    game
        Which game.
    rule
        A rule's id, such as S15.
    """
    screen = Screen(choose(lang))
    found = library.game_named(game, screen.words)
    if rule is None:
        rulebook.show_rules(screen, found, screen.words)
    else:
        rulebook.show_rule(screen, found, rule, screen.words)


def almanac(name: str | None = None, /, *, game: str | None = None, lang: Lang = None) -> None:
    """Look up a component: a building, a tile, a card.

    Parameters
    ----------
    name
        Its title or the beginning of it; all titles if left out.
    game
        Of which game; of all if left out.
    """
    screen = Screen(choose(lang))
    words = screen.words
    games = [library.game_named(game, words)] if game else list(library.all_games(words))
    if name is None:
        rulebook.show_almanac(screen, games, words)
    else:
        rulebook.show_article(screen, games, name, words)


def games(name: str | None = None, /, *, lang: Lang = None) -> None:
    """List the games, their players and their options.

    Parameters
    ----------
    name
        One game only.
    """
    screen = Screen(choose(lang))
    words = screen.words
    found = [library.game_named(name, words)] if name else list(library.all_games(words))
    shelf.show_games(found, screen)


def position(file: Path, /, *, play: Play = "", json: bool = False, lang: Lang = None) -> None:
    """Load a position (JSON, or the last one of a record), play moves, show it.

    Parameters
    ----------
    file
        A position or a record.
    json
        Print JSON instead of the board.
    """
    moves = [move.strip() for move in play.split(";") if move.strip()]
    scenes.show(file, moves, Screen(choose(lang)), json=json)


def check(path: Path, /, *, game: str | None = None, lang: Lang = None) -> None:
    """Check a data file or a folder of them.

    Parameters
    ----------
    path
        A file, or a folder with files.
    game
        Whose data it is; found out from the folder or the file's name if left out.
    """
    content.check(path, game, Screen(choose(lang)))


ALL: Final = (play, replay, verify, simulate, games, rules, almanac, position)
