"""Lookup of games and their options, with a sentence for everything that is not there."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from osada.cli.failures import WRONG, Failure, warn
from osada.core.chance import LONGEST_SEED, check_seed
from osada.core.game import Game
from osada.core.options import Choices, Option, settle
from osada.games import find, names
from osada.text.errors import ContentError, OsadaError
from osada.text.foreign_errors import of_code
from osada.text.language import Language


def game_named(name: str, words: Language) -> Game:
    """Return a game; one that cannot be loaded is reported in a sentence."""
    if name not in names():
        raise Failure(words.say("no-such-game", name=name, games=", ".join(names())))
    try:
        return find(name)
    except ContentError as error:
        folder = os.environ.get("OSADA_CONTENT", "")
        text = words.say("content-broken", name=name, reason=str(error), folder=folder)
        raise Failure(text, WRONG) from None
    except Exception as error:
        reason = of_code(error).say(words.code)
        raise Failure(words.say("game-broken", name=name, reason=reason)) from error


def all_games(words: Language) -> Iterator[Game]:
    """Every game that can be loaded and has a title; a broken one is named and left out."""
    for name in names():
        try:
            game = game_named(name, words)
            title(game, words.code)
        except (Failure, OsadaError) as error:
            warn(str(error))
            continue
        yield game


def seed(text: str, words: Language) -> str:
    """A seed as it was typed; one that no record can hold is refused."""
    try:
        return check_seed(text)
    except OsadaError:
        raise Failure(words.say("wrong-seed", seed=text, most=LONGEST_SEED)) from None


def title(game: Game, code: str) -> str:
    """Return the title of a game."""
    return game.text.language(code).say("rules-title")


def chosen_options(
    game: Game, pairs: Sequence[str], flags: Mapping[str, str], words: Language
) -> dict[str, str]:
    """The options given as `name=value` and as flags of their own."""
    chosen = {name.replace("_", "-"): value for name, value in flags.items()}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Failure(words.say("option-shape", text=pair))
        chosen[name] = value
    known = {option.name: option for option in game.options}
    for name, value in chosen.items():
        _check(game, known, name, value, words)
    return {**settle(game.options, chosen)}


def _check(game: Game, known: Mapping[str, Option], name: str, value: str, words: Language) -> None:
    if name not in known:
        names = ", ".join(known) or "–"
        raise Failure(words.say("no-such-option", game=game.name, name=name, options=names))
    if value not in known[name].values:
        values = some(known[name].values)
        raise Failure(words.say("no-such-value", name=name, value=value, values=values))


def options_in_words(game: Game, options: Choices, code: str, *, changed: bool) -> list[str]:
    """Options as people call them; all, or those that differ from the usual."""
    language, usual = game.text.language(code), settle(game.options, {})
    return [
        f"{language.say(f'option-{name}')}: {language.say(f'option-{name}-{value}')}"
        for name, value in options.items()
        if language.knows(f"option-{name}") and language.knows(f"option-{name}-{value}")
        if not changed or usual.get(name) != value
    ]


def some(values: Sequence[str], most: int = 12) -> str:
    """A list of values, the middle of a long one left out."""
    if len(values) <= most:
        return ", ".join(values)
    return f"{', '.join(values[: most - 2])}, …, {values[-1]}"


def players(
    game: Game, asked: int | None, options: Choices, words: Language, *, seated: int = 0
) -> int:
    """Return the number of players: as asked for, else as seated, else the usual number."""
    number = asked if asked is not None else seated or _usual_players(game, options)
    if number not in game.players:
        first, last = game.players[0], game.players[-1]
        text = words.say("wrong-players", game=game.name, first=first, last=last, players=number)
        raise Failure(text)
    return number


def _usual_players(game: Game, options: Choices) -> int:
    """Two, unless what was chosen is a mode for another number."""
    defaults = settle(game.options, {})
    changed = options.items() - defaults.items()
    modes = [mode for mode in game.modes() if changed and changed <= mode.options.items()]
    plainest = min((len(mode.options) for mode in modes), default=0)
    fitting = [mode.players for mode in modes if len(mode.options) == plainest]
    numbers = fitting or list(game.players)
    return 2 if 2 in numbers else numbers[0]
