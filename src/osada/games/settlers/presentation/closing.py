"""The closing of a finished game of Settlers, and the rank it earned (W19, W29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.games.settlers.content import words
from osada.games.settlers.content.checks import TRACKS
from osada.games.settlers.judge import reading
from osada.games.settlers.rules.scoring import BOXES, box, points_at_end, score
from osada.games.settlers.rules.state import FROM_FAVOUR, SOURCES, State
from osada.text.grid import table
from osada.text.language import Language

_BOXES: Final = (*TRACKS, "settlements", "other")
RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "prince"),
    (55, "castellan"),
    (50, "knight"),
    (45, "squire"),
    (40, "servant"),
    (0, "plebeian"),
)


def rank(points: int) -> str:
    """The message that names the rank for so many points."""
    return next(f"rank-{name}" for least, name in RANKS if points >= least)


def closing(state: State, names: Sequence[str], language: Language) -> str:
    """The scoring sheet, box by box (W19)."""
    say = language.say
    seats = range(state.players)
    rows = [[say("closing-box"), *(names[seat] for seat in seats)]]
    for which in range(BOXES):
        cells = [str(int(box(state, seat, which))) for seat in seats]
        rows.append([say(f"box-{_BOXES[which]}"), *cells])
        if which >= len(TRACKS):
            rows += _details(state, language, settlements=_BOXES[which] == "settlements")
    rows.append([say("closing-total"), *(str(int(score(state, seat))) for seat in seats)])
    return table(rows)


def _details(state: State, language: Language, *, settlements: bool) -> list[list[str]]:
    """Return the sources of a box's points: a line for each building, and the exports."""
    rows = []
    for slot, building in enumerate(reading.village(state)):
        count = getattr(building.effect, "count", "")
        if (count == "settlements_of_this_plan") == settlements:
            points = [_points_of(state, seat, slot) for seat in range(state.players)]
            if any(points):
                rows.append([f"  {words.name(building, language)}", *map(str, points)])
    if not settlements:
        exported = [int(state.points[s * SOURCES + FROM_FAVOUR]) for s in range(state.players)]
        if any(exported):
            rows.append([f"  {language.say('favour-export')}", *map(str, exported)])
    return rows


def _points_of(state: State, seat: int, slot: int) -> int:
    """Return a building's points: those noted, and those of the end if it is complete (W14)."""
    points = int(state.points[seat * SOURCES + slot])
    if reading.village(state)[slot].timing == "final" and reading.is_complete(state, seat, slot):
        points += int(points_at_end(state, seat, slot))
    return points
