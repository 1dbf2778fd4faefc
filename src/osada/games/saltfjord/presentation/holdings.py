"""Holdings of a seat: each tile of its village and its place, and the crates at its piers."""

from __future__ import annotations

from osada.core.bits import members
from osada.games.saltfjord.content.grid import CELLS
from osada.games.saltfjord.judge.reading import tile_at
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.state import PIERS
from osada.teaching.holdings import Holding


def holdings(position: SaltfjordPosition, seat: int) -> list[Holding]:
    """Tiles before crates."""
    piles = position.crates[seat * PIERS : (seat + 1) * PIERS]
    crates = [Holding("crate", {"crate": crate}) for pile in piles for crate in members(pile)]
    return [*_tiles(position, seat), *crates]


def _tiles(position: SaltfjordPosition, seat: int) -> list[Holding]:
    """The tiles of a village, each by the first cell that it covers; large ones first."""
    covered: dict[str, list[int]] = {}
    for cell in range(CELLS):
        tile = tile_at(position, seat, cell)
        if tile is not None:
            covered.setdefault(tile, []).append(cell)
    numbers = {tile.id: i for i, tile in enumerate(position.tables.box.tiles)}
    ordered = sorted(covered.items(), key=lambda each: -len(each[1]))
    return [Holding("tile", {"tile": numbers[tile], "cell": cells[0]}) for tile, cells in ordered]
