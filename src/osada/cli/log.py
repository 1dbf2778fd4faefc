"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from osada.core.events import Event
from osada.core.game import Game
from osada.core.language import Language
from osada.core.position import NATURE
from osada.core.table import Entry


def paragraphs(
    game: Game,
    entries: Sequence[Entry],
    seat: int | None,
    names: Sequence[str],
    language: Language,
) -> list[str]:
    """A paragraph a move, with all that chance made of it; what a seat may not know is left out."""
    found: list[str] = []
    for i, entry in enumerate(entries):
        seen = [event for event in entry.events if event.seen_by(seat)]
        text = in_words(game, seen, names, language)
        remarks = "".join(f" ({comment})" for comment in entry.comments)
        if entry.seat == NATURE and i and found:
            found[-1] = f"{found[-1]} {text}{remarks}".strip()
        else:
            found.append(f"{text}{remarks}".strip())
    return [text for text in found if text]


def in_words(game: Game, events: Iterable[Event], names: Sequence[str], language: Language) -> str:
    """Events as sentences, one after the other."""
    return " ".join(game.tell(event, names, language) for event in events)
