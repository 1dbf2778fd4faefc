"""Game log in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from osada.core.events import Event
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.table import TableMove
from osada.text.language import Language


def paragraphs(
    game: Game,
    entries: Sequence[TableMove],
    seat: int | None,
    names: Sequence[str],
    language: Language,
) -> list[str]:
    """A paragraph for all that a seat did in a row, with what chance made of it.

    What the reader may not know is left out.
    """
    found: list[str] = []
    actor = NATURE
    for i, entry in enumerate(entries):
        seen = [event for event in entry.events if event.seen_by(seat)]
        remarks = "".join(f" ({comment})" for comment in entry.comments)
        text = f"{in_words(game, seen, names, language)}{remarks}".strip()
        if i and entry.seat in (NATURE, actor):
            found[-1] = f"{found[-1]} {text}".strip()
        else:
            found.append(text)
            actor = entry.seat
    return [text for text in found if text]


def in_words(game: Game, events: Iterable[Event], names: Sequence[str], language: Language) -> str:
    """Events as sentences, one after the other."""
    return " ".join(game.text.tell(event, names, language) for event in events)
