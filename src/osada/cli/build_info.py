"""Build information: which games run compiled rules."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.build import compiled
from osada.core.game import Game
from osada.games import find, names
from osada.text.language import Language


def build_name(game: Game, words: Language) -> str:
    """Say whether the rules of a game are compiled."""
    return words.say("build-compiled" if compiled(game) else "build-interpreted")


def all_builds(words: Language) -> str:
    """Say whether the rules are compiled, by game if that is not the same for all."""
    found = list(_builds())
    fast = [name for name, quick in found if quick]
    slow = [name for name, quick in found if not quick]
    if fast and slow:
        return words.say("build-mixed", compiled=", ".join(fast), interpreted=", ".join(slow))
    return words.say("build-compiled" if fast else "build-interpreted")


def _builds() -> Iterator[tuple[str, bool]]:
    for name in names():
        try:
            build = compiled(find(name))
        except Exception:  # a broken game of another package must not hide the version
            continue
        yield name, build
