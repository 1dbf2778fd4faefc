"""Checks of `reshuffle`: it depends on what the seat knows, and on the chance it is given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.conformance.seat_view import seat_view
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.snapshot import values

_DEALS: Final = 3
"""So often twins are dealt anew by the same chance."""
_TRIES: Final = 400
"""Deals after which an unchanged field counts as never dealt."""


def redealt(position: Position, seat: int | None, rng: Rng) -> Position:
    """A position with all that a seat cannot know dealt anew."""
    copy = position.clone()
    copy.reshuffle(-1 if seat is None else seat, rng)
    return copy


def differing(game: Game, one: Position, other: Position) -> list[str]:
    """The names of the fields in which two positions differ: `round`, `hand[2]`."""
    ours, theirs = values(game, one), values(game, other)
    if ours == theirs:
        return []
    return [field for name in ours for field in _differing(name, ours[name], theirs[name])]


def _differing(name: str, mine: int | list[int], its: int | list[int]) -> list[str]:
    if isinstance(mine, list) and isinstance(its, list) and len(mine) == len(its):
        return [f"{name}[{i}]" for i in range(len(mine)) if mine[i] != its[i]]
    return [name] if mine != its else []


def parted(
    game: Game, one: Position, other: Position, seat: int | None, rng: Rng, deals: int = 1
) -> list[str]:
    """The fields in which the same chance deals differently from two positions."""
    for _ in range(deals):
        seed = rng.below(1 << 30)
        if found := differing(game, *(redealt(p, seat, Rng(seed)) for p in (one, other))):
            return found
    return []


def faults(game: Game, one: Position, twin: Position, seat: int | None, rng: Rng) -> Iterator[str]:
    """List the faults in redeals of two positions that look alike to a seat."""
    deal = redealt(one, seat, rng)
    if reasons := game.broken(deal):
        yield f"a redeal for seat {seat} broke the position: {reasons[0]}"
    if seat_view(game, one, seat) != seat_view(game, deal, seat):
        yield f"a redeal changes what seat {seat} can see"
    if parted(game, one, one, seat, rng):
        yield f"a redeal for seat {seat} depends on more than the chance it is given"
    if kept := parted(game, one, twin, seat, rng, _DEALS):
        yield f"a redeal depends on what seat {seat} cannot know: {', '.join(kept)}"
    if fixed := _undealt(game, one, seat, differing(game, one, twin), rng):
        yield f"a redeal never changes what seat {seat} cannot know: {', '.join(fixed)}"


def _undealt(
    game: Game, one: Position, seat: int | None, unknown: list[str], rng: Rng
) -> list[str]:
    """Those of some unknown fields that come out the same in every deal."""
    left = set(unknown)
    first = redealt(one, seat, rng)
    for _ in range(_TRIES):
        if not left:
            break
        left -= set(differing(game, first, redealt(one, seat, rng)))
    return [field for field in unknown if field in left]
