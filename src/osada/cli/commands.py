"""The commands, as a person types them; each hands over to the module that does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from osada.cli import play as playing
from osada.cli.words import choose

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


def check() -> None:
    """Check."""


ALL: Final = (play,)
