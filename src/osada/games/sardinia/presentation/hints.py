"""Hints: the gain of a choice in a position, in a few words.

It is found by trying the move on a copy, so that it is told as it will really be.
"""

from __future__ import annotations

from osada.core.moves import MoveTable
from osada.games.sardinia.content.components import PROVINCES
from osada.games.sardinia.rules.moves import CROP
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import influence
from osada.text.language import Language


def hint(
    moves: MoveTable, position: SardiniaPosition, seat: int, move: int, language: Language
) -> str:
    """Return the purpose of a card; otherwise the influence, the crop and the points of a move."""
    family, arguments = moves.parts(move)
    if family.name in ("card", "copy"):
        return language.say(f"hint-{family.domains['role'].values[arguments[0]]}")
    after = position.clone()
    after.play(seat, move)
    named = arguments[0] if "province" in family.domains else None
    parts = _influence(position, after, seat, named)
    if family.name == "crop":
        parts.append(CROP.label(int(position.crop[arguments[0]]), language))
    if gained := int(after.score[seat] - position.score[seat]):
        parts.append(f"+{language.say('board-has-points', points=gained)}")
    return ", ".join(parts)


def _influence(
    before: SardiniaPosition, after: SardiniaPosition, seat: int, named: int | None
) -> list[str]:
    """Return the change of a seat's influence, as `Nurra 1→2` or without the province."""
    changes = []
    for province in range(PROVINCES):
        old, new = int(influence(before, seat, province)), int(influence(after, seat, province))
        name = "" if province == named else before.tables.island.provinces[province].name
        if old != new:
            changes.append(f"{name} {old}→{new}".strip())
    return changes
