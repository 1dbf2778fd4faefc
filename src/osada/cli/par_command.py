"""`osada par`: a yardstick for a game for one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from osada.analysis import par as pars
from osada.bots.levels import STRONGEST
from osada.cli import game_options, packs
from osada.cli.failures import Failure
from osada.cli.language_choice import choose
from osada.cli.screen import Screen


def par(
    game: str,
    /,
    *,
    seed: str,
    bot: str = STRONGEST,
    option: tuple[str, ...] = (),
    content: Path | None = None,
    lang: str | None = None,
    **flags: str,
) -> None:
    """Say what the strongest bot makes of a game for one."""
    screen = Screen(choose(lang))
    found = packs.edition(game, content, screen.words)
    options = game_options.chosen_options(found, option, flags, screen.words)
    if 1 not in found.players:
        raise Failure(screen.words.say("par-not-alone", game=found.name))
    word = game_options.seed(seed, screen.words)
    with Console(stderr=True).status(screen.words.say("par-thinking")):
        result = pars.par(found, options, word, bot=bot)
    screen.say("par-score", bot=result.bot, score=result.score)
    screen.say("par-known", score=result.known)
