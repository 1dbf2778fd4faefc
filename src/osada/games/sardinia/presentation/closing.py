"""The closing of a finished game of Sardinia, as text."""

from __future__ import annotations

from collections.abc import Sequence

from osada.games.sardinia.content.components import KINDS
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import reserve
from osada.games.sardinia.rules.state import NOBODY
from osada.text.grid import table
from osada.text.language import Language

HEADS = ("place", "player", "points", "provinces", "crops", "reserve")


def closing(position: SardiniaPosition, names: Sequence[str], language: Language) -> str:
    """The final order with where the points came from, and a boast to share (S31)."""
    places = position.places()
    order = sorted(range(position.players), key=lambda seat: places[seat])
    rows = [[language.say(f"closing-{head}") for head in HEADS]]
    rows += [_row(position, seat, places[seat], names[seat]) for seat in order]
    parts = [table(rows)]
    if places.count(1) > 1:
        parts.append(language.say("closing-shared"))
    if position.boaster != NOBODY:
        parts.append(share_card(position, names, language))
    return "\n\n".join(parts)


def _row(position: SardiniaPosition, seat: int, place: int, name: str) -> list[str]:
    points, crops = int(position.score[seat]), crop_points(position, seat)
    figures = (points, points - crops, crops, int(reserve(position, seat)))
    return [str(place), name, *map(str, figures)]


def crop_points(position: SardiniaPosition, seat: int) -> int:
    """Return the points of a seat's crop tokens: 1, 2, 3, 4 for those of a kind (S17)."""
    counts = [int(position.taken[seat * KINDS + kind]) for kind in range(KINDS)]
    return sum(n * (n + 1) // 2 for n in counts)


def share_card(position: SardiniaPosition, names: Sequence[str], language: Language) -> str:
    """The winner's boast, in a frame, ready to be passed on (S31)."""
    scores = [int(score) for score in position.score]
    best = scores.pop(position.boaster)
    score = " : ".join(map(str, [best, *sorted(scores, reverse=True)]))
    text = language.say("closing-card", name=names[position.boaster], score=score)
    line = "─" * (len(text) + 2)
    return f"┌{line}┐\n│ {text} │\n└{line}┘"
