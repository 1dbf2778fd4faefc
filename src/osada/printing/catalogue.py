"""The printable papers of a game: its own, and a player aid if it has the messages for one."""

from __future__ import annotations

from osada.core.game import Game
from osada.printing.aid import AID, advice, known
from osada.printing.drawing import Paper
from osada.printing.printing import Printing


def names(game: Game) -> list[str]:
    """Everything by name; the aid comes first."""
    aid = [AID] if known(game.text.language("en")) else []
    return [*aid, *(game.printing.papers if game.printing else ())]


def find(game: Game, name: str, code: str) -> Paper:
    """One of them, in a language."""
    language = game.text.language(code)
    if name == AID and known(language):
        aid = advice(language)
        return Paper(aid.title, [aid], "", link=f"/games/{game.name}")
    return (game.printing or Printing({})).paper(name, language)
