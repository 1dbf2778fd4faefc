"""Hints: the cost and the gain of a choice in a position, in a few words.

Costs are found by trying the move on a copy, so that discounts, free actions and gold are told as
they will really be.
"""

from __future__ import annotations

from typing import Final

from osada.games.settlers.content import words
from osada.games.settlers.content.tables import RESOURCES
from osada.games.settlers.judge import declining, reading
from osada.games.settlers.rules.moves import FAVOURS, MOVES
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.state import SAVING
from osada.text.language import Language

DICE: Final = 4
"""Dice of a seat."""
_TRIED: Final = ("build", "village", "harvest")
_NAMED: Final = ("village", "use", "reroll", "found")


def hint(position: SettlersPosition, seat: int, move: int, language: Language) -> str:
    """A legal move's building, its price and what it brings; empty where the move says it all."""
    family, arguments = MOVES.parts(move)
    parts = _about(position, seat, family.name, arguments[0] if arguments else 0, language)
    if family.name in _NAMED:
        building = reading.village(position)[arguments[0]]
        parts.append(subject(position, move, language))
        if family.name == "reroll":
            parts.append(_face(position, seat, arguments[1], language))
        if family.name == "use":
            raised = int(position.level[seat * 6 + arguments[0]])
            parts.append(words.effect(building, language, raised))
    if family.name in _TRIED:
        after = position.clone()
        after.play(seat, move)
        if after.step[seat] == SAVING:  # W9: the price depends on what a discount is used for
            saving = after.legal(seat)
            after.play(seat, saving[0])
        parts += _price(position, after, seat, language, gives=family.name == "harvest")
        if family.name == "build":
            parts.append(_track(after, seat, arguments[0] // 9, language))
        elif family.name == "village" and reading.is_complete(after, seat, arguments[0]):
            parts.append(language.say("hint-completes"))
    return " · ".join(part for part in parts if part)


def subject(position: SettlersPosition, move: int, language: Language) -> str:
    """The name of the building that a move is about, on the sheet that is played."""
    family, arguments = MOVES.parts(move)
    if family.name not in _NAMED:
        return ""
    return words.name(reading.village(position)[arguments[0]], language)


def _about(
    position: SettlersPosition, seat: int, name: str, at: int, language: Language
) -> list[str]:
    """Return the effect of a favour, the face of a die, or the amount of a resource."""
    if name in ("favour", "use-favour"):
        return [language.say(f"hint-{FAVOURS[at]}")]
    if name == "die":
        return [_face(position, seat, at, language)]
    if name in ("give", "keep", "sell"):
        points = [language.say("hint-point")] if name == "sell" else []
        return [*points, language.say("hint-have", n=reading.pool(position, seat)[at])]
    if name == "decline" and (slot := declining.offered(position, seat)) is not None:
        return [words.name(reading.village(position)[slot], language)]
    return []


def _face(position: SettlersPosition, seat: int, die: int, language: Language) -> str:
    """Return the face of a die in words."""
    face = int(position.dice[seat * DICE + die])
    shown = str(face) if die == DICE - 1 else language.say(f"resource-{RESOURCES[face]}")
    return language.say("hint-shows", face=shown)


def _price(
    before: SettlersPosition, after: SettlersPosition, seat: int, language: Language, *, gives: bool
) -> list[str]:
    """The difference of two pools, as goods for a harvest and as a cost otherwise."""
    old, new = reading.pool(before, seat), reading.pool(after, seat)
    goods = ", ".join(
        words.amount(abs(a - b), name, language)
        for name, a, b in zip(RESOURCES, old, new, strict=True)
        if a != b
    )
    free = reading.workers(before, seat) == reading.workers(after, seat)
    if gives:
        action = "" if not free else language.say("hint-free")
        return [language.say("hint-gives", goods=goods), action] if goods else [action]
    if goods:
        return [language.say("hint-cost-free" if free else "hint-cost", cost=goods)]
    return [language.say("hint-free" if free else "hint-action")]


def _track(after: SettlersPosition, seat: int, track: int, language: Language) -> str:
    """Return the points of the track after building, if a section was completed."""
    built = reading.built(after, seat, track)
    if after.part[seat * 4 + track] or built == 0:
        return language.say("hint-begins") if after.part[seat * 4 + track] else ""
    points = after.tables.box.empire.tracks[track].sections[built - 1].points
    return language.say("hint-track", points=points)
