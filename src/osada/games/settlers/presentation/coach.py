"""Tips for newcomers to Settlers, from the sheets and dice that all can see."""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT, members
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS, MOST_AREAS_OF_SECTION
from osada.games.settlers.content.tables import MIN
from osada.games.settlers.judge import reading
from osada.games.settlers.presentation.closing import RANKS
from osada.games.settlers.rules.moves import (
    BUILD,
    BUILD_IN_VILLAGE,
    CROPS,
    DONE,
    EXPORT,
    GIFT,
    GOLD_FOR,
    HARVEST,
    PICK_DIE,
    REROLL,
    USE,
)
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.scoring import deed, score
from osada.games.settlers.rules.settlements import possible
from osada.games.settlers.rules.state import (
    BRIDGES,
    FAVOURS,
    FRESH,
    GOLD,
    GROWING,
    GROWTH,
    ROUNDS,
    SETTLING,
)
from osada.games.settlers.rules.values import value
from osada.teaching.coach import Advice, Values

_EARLY: Final = 3
"""Up to this round what is built works for most of the game."""
_MIDDLE: Final = 6
"""Up to this round a building still pays for itself."""
_NEAR: Final = 3
"""So many points from the next rank it is worth aiming at."""
_NEXT_TO_LAST: Final = ROUNDS - 1
_BRIDGE_AND_HARVEST: Final = 2
"""So many actions it takes to open a field and to harvest it."""


# What is asked of a position


def _growing(position: SettlersPosition, seat: int) -> bool:
    """Tell whether a seat is free to do what it likes."""
    return position.phase == GROWTH and position.step[seat] in (FRESH, GROWING)


def _moves(position: SettlersPosition, seat: int, first: int, end: int) -> list[int]:
    """Return the open moves of a kind of a growing seat, counted from the first of its kind."""
    if not _growing(position, seat):
        return []
    return [move - first for move in position.legal(seat) if first <= move < end]


def _sections(position: SettlersPosition, seat: int) -> list[int]:
    """The sections in which a seat can build now."""
    areas = _moves(position, seat, BUILD, BUILD_IN_VILLAGE)
    return sorted({area // MOST_AREAS_OF_SECTION for area in areas})


def _slots(position: SettlersPosition, seat: int) -> list[int]:
    """The buildings of the village in which a seat can build now."""
    areas = _moves(position, seat, BUILD_IN_VILLAGE, HARVEST)
    return sorted({area // MOST_AREAS for area in areas})


def _building(position: SettlersPosition, slot: int) -> Values:
    return {"building": int(position.tables.villages[position.sheet].building[slot])}


def _goods(position: SettlersPosition, seat: int) -> int:
    return sum(reading.pool(position, seat))


def _open_fields(position: SettlersPosition, seat: int) -> list[int]:
    fields = range(len(position.tables.box.empire.fields))
    return [field for field in fields if reading.is_open(position, seat, field)]


def _missing(position: SettlersPosition, seat: int, slot: int) -> int:
    """Areas of a building that are not crossed out yet."""
    areas = range(len(reading.village(position)[slot].areas))
    crossed = position.crossed[seat]
    return sum(not crossed & BIT[slot * MOST_AREAS + area] for area in areas)


# When each tip is true


def _reroll(position: SettlersPosition, seat: int) -> Values | None:
    return {} if _moves(position, seat, REROLL, PICK_DIE) else None


def _choose_favour(position: SettlersPosition, seat: int) -> Values | None:
    return {} if position.phase == FAVOURS and position.round == 1 else None


def _no_crops(position: SettlersPosition, seat: int) -> Values | None:
    """Crops is on offer, but there is nothing to harvest (W17)."""
    offered = position.phase == FAVOURS and position.middle & BIT[CROPS]
    return {} if offered and not _open_fields(position, seat) else None


def _gift(position: SettlersPosition, seat: int) -> Values | None:
    return {} if _growing(position, seat) and position.unused[seat] & BIT[GIFT] else None


def _crops(position: SettlersPosition, seat: int) -> Values | None:
    """Crops is in hand, and there is a field to harvest (W17)."""
    holds = _growing(position, seat) and position.unused[seat] & BIT[CROPS]
    return {} if holds and _open_fields(position, seat) else None


def _export_later(position: SettlersPosition, seat: int) -> Values | None:
    """Export is best when nothing else can be paid any more (W17)."""
    holds = _growing(position, seat) and position.unused[seat] & BIT[EXPORT]
    return {} if holds and reading.workers(position, seat) else None


def _found(position: SettlersPosition, seat: int) -> Values | None:
    settling = position.phase == GROWTH and position.step[seat] == SETTLING
    return {} if settling else None


def _first_growth(position: SettlersPosition, seat: int) -> Values | None:
    begins = _growing(position, seat) and position.round == 1 and position.step[seat] == FRESH
    return {"n": reading.workers(position, seat)} if begins else None


def _last_round(position: SettlersPosition, seat: int) -> Values | None:
    return {} if _growing(position, seat) and position.round == ROUNDS else None


def _half_section(position: SettlersPosition, seat: int) -> Values | None:
    """A section begun that will score nothing as it is (W19)."""
    if position.round < _NEXT_TO_LAST:
        return None
    begun = [s for s in _sections(position, seat) if reading.part(position, seat, s // COLUMNS)]
    return {"section": begun[0]} if begun else None


def _export(position: SettlersPosition, seat: int) -> Values | None:
    """No action is left to spend anything on, but Export turns it into points (W17)."""
    holds = position.unused[seat] & BIT[EXPORT] and _goods(position, seat)
    idle = _growing(position, seat) and not reading.workers(position, seat)
    return {"n": _goods(position, seat)} if idle and holds else None


def _condition(position: SettlersPosition, seat: int) -> Values | None:
    """One deed more and a building notes points for this round (W15)."""
    village = position.tables.villages[position.sheet]
    if not reading.workers(position, seat) or not _growing(position, seat):
        return None
    for slot, effect in reading.abilities(position, seat):
        least = value(position, seat, slot, MIN)
        done = deed(position, seat, village.stat[slot])
        if isinstance(effect, effects.PointsIf) and done == least - 1:
            return _building(position, slot)
    return None


def _one_area(position: SettlersPosition, seat: int) -> Values | None:
    """A building that one area completes, while there are rounds left for it to work (W13)."""
    if position.round >= ROUNDS:
        return None
    last = [s for s in _slots(position, seat) if _missing(position, seat, s) == 1]
    return _building(position, last[0]) if last else None


def _opens_field(position: SettlersPosition, seat: int) -> Values | None:
    """The next section is the last of its bridge, and an action is left to harvest with (W16)."""
    built = reading.built(position, seat, BRIDGES)
    if BRIDGES * COLUMNS + built not in _sections(position, seat):
        return None
    if reading.workers(position, seat) < _BRIDGE_AND_HARVEST:
        return None
    empire = position.tables.box.empire
    for bridge in empire.bridges:
        if max(bridge.sections) == built + 1:
            return {"field": [field.id for field in empire.fields].index(bridge.unlocks)}
    return None


def _harvest(position: SettlersPosition, seat: int) -> Values | None:
    """The first harvest is possible (W10)."""
    areas = _moves(position, seat, HARVEST, USE)
    if not areas or position.harvested[seat] or _harvest_wasted(position, seat) is not None:
        return None
    return {"field": areas[0] // MOST_AREAS}


def _harvest_wasted(position: SettlersPosition, seat: int) -> Values | None:
    """Warn that nothing could be done with the goods of a harvest by the last action (W8)."""
    areas = _moves(position, seat, HARVEST, USE)
    keeps = any(isinstance(it, effects.Keep) for _, it in reading.abilities(position, seat))
    wasted = areas and not keeps and all(_idle_after(position, seat, area) for area in areas)
    return {} if wasted else None


def _idle_after(position: SettlersPosition, seat: int, area: int) -> bool:
    """Tell whether a harvest leaves a seat with nothing to do but to end its growth."""
    later = position.clone()
    later.play(seat, HARVEST + area)
    return [move for move in later.legal(seat) if not GOLD_FOR <= move < DONE] == [DONE]


def _goods_left(position: SettlersPosition, seat: int) -> Values | None:
    """The last action can still pay for a section: what is not spent is lost (W8)."""
    last = reading.workers(position, seat) == 1 and _goods(position, seat)
    sections = _sections(position, seat) if last else []
    return {"section": sections[0]} if sections else None


def _no_goods(position: SettlersPosition, seat: int) -> Values | None:
    """Actions without resources: an area that costs nothing else can still be built (W11)."""
    idle = reading.workers(position, seat) and not _goods(position, seat)
    return {"n": reading.workers(position, seat)} if idle and _slots(position, seat) else None


def _settlement_soon(position: SettlersPosition, seat: int) -> Values | None:
    """Point out that complete sections fit a plan, so the round can end with a settlement (W24)."""
    if not position.advanced or not _growing(position, seat) or position.round >= ROUNDS:
        return None
    slots = members(possible(position, seat))
    return _building(position, slots[0]) if slots else None


def _bridges_early(position: SettlersPosition, seat: int) -> Values | None:
    early = position.round <= _EARLY and not reading.built(position, seat, BRIDGES)
    return {} if early and BRIDGES * COLUMNS in _sections(position, seat) else None


def _building_early(position: SettlersPosition, seat: int) -> Values | None:
    """Point out that no building of the seat works yet, and there is time for one to pay."""
    slots = _slots(position, seat) if position.round <= _MIDDLE else []
    complete = any(
        reading.is_complete(position, seat, slot) and building.areas
        for slot, building in enumerate(reading.village(position))
    )
    return {"n": ROUNDS - int(position.round)} if slots and not complete else None


def _gold(position: SettlersPosition, seat: int) -> Values | None:
    gold = reading.pool(position, seat)[GOLD]
    return {"n": gold} if _growing(position, seat) and gold else None


def _rank(position: SettlersPosition, seat: int) -> Values | None:
    """Alone, a few points from the next rank near the end (W29)."""
    if position.players > 1 or position.round < _NEXT_TO_LAST or not _growing(position, seat):
        return None
    points = int(score(position, seat))
    higher = [least - points for least, _ in RANKS if least > points]
    return {"n": min(higher)} if higher and min(higher) <= _NEAR else None


ADVICE: Final = (
    Advice("reroll-first", "W28", _reroll),
    Advice("found", "W25", _found),
    Advice("first-growth", "W9", _first_growth),
    Advice("last-round", "W19", _last_round),
    Advice("half-section", "W19", _half_section),
    Advice("choose-favour", "W7", _choose_favour),
    Advice("no-crops-yet", "W17", _no_crops),
    Advice("export-left", "W17", _export),
    Advice("gift-waits", "W17", _gift),
    Advice("crops-waits", "W17", _crops),
    Advice("export-waits", "W17", _export_later),
    Advice("condition-near", "W15", _condition),
    Advice("rank-near", "W29", _rank),
    Advice("opens-field", "W16", _opens_field),
    Advice("harvest-wasted", "W8", _harvest_wasted),
    Advice("first-harvest", "W10", _harvest),
    Advice("one-area-left", "W13", _one_area),
    Advice("goods-left", "W8", _goods_left),
    Advice("no-goods", "W11", _no_goods),
    Advice("settlement-soon", "W24", _settlement_soon),
    Advice("bridges-early", "W16", _bridges_early),
    Advice("building-early", "W13", _building_early),
    Advice("gold-pays", "W6", _gold),
)
"""The worthiest first."""
