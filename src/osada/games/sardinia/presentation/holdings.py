"""Holdings of a seat on Sardinia: provinces that pay it, and ships in harbours."""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT
from osada.games.sardinia.content.components import HARBOURS, PROVINCES
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import score_province
from osada.games.sardinia.rules.state import NOTHING
from osada.teaching.holdings import Holding

_SOON: Final = ("-next", "-after", "")


def holdings(position: SardiniaPosition, seat: int) -> list[Holding]:
    """Return holdings by importance: those scored soon, then those that pay best, then ships."""
    tables, found = position.tables, list[tuple[int, int, Holding]]()
    for province in range(PROVINCES):
        soon, paid = _soon(position, province), _paid(position, province)
        if paid[seat] and soon is not None:
            kind = _kind(paid, seat, int(tables.points[province]))
            told = Holding(kind + _SOON[soon], {"province": province, "points": paid[seat]})
            found.append((soon, -paid[seat], told))
    ships = [i for i in range(HARBOURS) if position.ships[seat] & BIT[i]]
    ordered = sorted(found, key=lambda each: each[:2])
    return [*(told for *_, told in ordered), *(Holding("ship", {"harbour": i}) for i in ships)]


def _soon(position: SardiniaPosition, province: int) -> int | None:
    """0 for what is scored next, 1 for the scoring after it, 2 for later; not at all if never."""
    tables, near = position.tables, BIT[province]
    for soon, site in enumerate((position.left, position.right)):
        if site != NOTHING and tables.provinces_at_site[site] & near:
            return soon
    return 2 if tables.sites_of_province[province] & position.unseen else None


def _paid(position: SardiniaPosition, province: int) -> list[int]:
    """Return the points that the province would pay each seat as things stand (S25 to S28)."""
    after = position.clone()
    score_province(after, province, None)
    return [int(after.score[i] - position.score[i]) for i in range(position.players)]


def _kind(paid: list[int], seat: int, points: int) -> str:
    """Tell whether a seat leads, shares the lead (S26) or is second."""
    if paid[seat] < points:
        return "second"
    return "lead" if paid.count(points) == 1 else "tie"
