"""Choices of a passive ability, judged plainly: a kind, or to do without it (W35).

Where declining can make no difference later in the round it is not among the choices. Revision 1 of
the rules never offered it.
"""

from __future__ import annotations

from typing import Final

from osada.core.bits import members
from osada.games.settlers.content import costs, effects
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS
from osada.games.settlers.content.tables import AREAS_EACH, KINDS, RESOURCES
from osada.games.settlers.judge import reading
from osada.games.settlers.rules.moves import ALLY, CROPS
from osada.games.settlers.rules.state import (
    BONUS,
    BRIDGES,
    FRAME,
    GOLD,
    LEFT,
    SAVING,
    SUBJECT,
    TAKEN,
    TAKING,
    UNITS,
    State,
)

NOTHING: Final = -1
"""The choice to do without."""
_ENDLESS: Final = 99


def offered(state: State, seat: int) -> int | None:
    """The slot of the building whose discount or bonus is offered now; none if nothing is."""
    if state.tables.revision == 1:
        return None
    if state.step[seat] == SAVING:
        return _asked(state, seat)[1][0]
    subject = int(state.frame[seat * FRAME + SUBJECT])
    return members(subject % BONUS)[0] if state.step[seat] == TAKING and subject else None


# Discounts


def savings(state: State, seat: int) -> list[int]:
    """The kinds that the discount in question can save, and NOTHING if it may be declined."""
    area, pending, cost = _asked(state, seat)
    slot, *rest = pending
    kinds = [
        k for k, less in _cheaper(state, seat, slot, cost) if _payable(state, seat, rest, less)
    ]
    declines = [NOTHING] if _payable(state, seat, rest, cost) else []
    if _pays_to_spend(state, seat, kinds):
        return [*kinds, *declines]
    if _discount(state, slot).resource != "any":
        return kinds
    in_gold = [kind for kind in kinds if reading.pool(state, seat)[kind] < cost[kind]]
    if in_gold:
        return in_gold[:1]
    enough = _uses_left(state, seat, slot, "times") > _areas_ahead(state, seat, area, kinds)
    return kinds if enough else [*kinds, *declines]


def _asked(state: State, seat: int) -> tuple[int, list[int], list[int]]:
    """The area that is built, the discounts to see to, the next one first, and what it costs."""
    at = seat * FRAME
    slots = members(state.frame[at + LEFT])
    slots.sort(key=lambda slot: (_discount(state, slot).resource == "any", slot))
    return int(state.frame[at + SUBJECT]), slots, list(costs.ALL[state.frame[at + UNITS] % TAKEN])


def _discount(state: State, slot: int) -> effects.Discount:
    effect = reading.village(state)[slot].effect
    assert isinstance(effect, effects.Discount)
    return effect


def _uses_left(state: State, seat: int, slot: int, name: str) -> int:
    return reading.number(state, seat, slot, name) - reading.used(state, seat, slot)


def _cheaper(state: State, seat: int, slot: int, cost: list[int]) -> list[tuple[int, list[int]]]:
    """Each kind that a discount can save, with what is left to pay."""
    if _uses_left(state, seat, slot, "times") <= 0:
        return []
    saved = _discount(state, slot).resource
    return [
        (kind, [*cost[:kind], cost[kind] - 1, *cost[kind + 1 :]])
        for kind, name in enumerate(KINDS)
        if saved in (name, "any") and cost[kind]
    ]


def _payable(state: State, seat: int, slots: list[int], cost: list[int]) -> bool:
    """Tell whether a cost can be paid with some of these discounts."""
    if reading.can_pay(state, seat, cost):
        return True
    return any(
        _payable(state, seat, slots[i + 1 :], less)
        for i, slot in enumerate(slots)
        for _, less in _cheaper(state, seat, slot, cost)
    )


def _pays_to_spend(state: State, seat: int, kinds: list[int]) -> bool:
    """Tell whether points can still be had for spending more of some kinds, or gold."""
    spent = dict(zip(RESOURCES, reading.deeds(state, seat).spent, strict=True))
    for slot, effect in reading.abilities(state, seat):
        for kind in (*kinds, GOLD):
            name, stat = RESOURCES[kind], f"{RESOURCES[kind]}_spent"
            match effect:
                case effects.PointsIf() if effect.cond.stat == stat:
                    if spent[name] < effect.cond.min:
                        return True
                case effects.PointsPer() if effect.stat == stat:
                    points = spent[name] * reading.number(state, seat, slot, "vp")
                    if points < reading.number(state, seat, slot, "max"):
                        return True
    return False


# What can follow in the round


def _more_actions(state: State, seat: int) -> int:
    """Actions that can still be gained, endless if any."""
    for slot, effect in reading.abilities(state, seat):
        if (
            isinstance(effect, effects.SpendForAction)
            and _uses_left(state, seat, slot, "times") > 0
        ):
            return _ENDLESS
    return _ENDLESS if reading.can_borrow(state, seat, ALLY) else 0


def _free(state: State, seat: int, kind: type[effects.Effect], scope: str | None = None) -> int:
    """Actions that buildings of a kind still save."""
    return sum(
        _uses_left(state, seat, slot, "n")
        for slot, effect in reading.abilities(state, seat)
        if isinstance(effect, kind) and getattr(effect, "scope", None) == scope
    )


def _actions(state: State, seat: int, track: int) -> int:
    """Count how many areas of a track can be crossed out in this round, at most."""
    scope = state.tables.box.empire.tracks[track].id
    free = _free(state, seat, effects.FreeArea, scope)
    return reading.workers(state, seat) + free + _more_actions(state, seat)


def _areas_ahead(state: State, seat: int, area: int, kinds: list[int]) -> int:
    """After an area, how many could follow on its track in this round that ask for other kinds."""
    section, place = divmod(area, AREAS_EACH)
    track, column = divmod(section, COLUMNS)
    ahead = _actions(state, seat, track) - 1
    sections = [s.areas for s in state.tables.box.empire.tracks[track].sections[column:]]
    crossed = {*reading.part(state, seat, track), place}
    sections[0] = [cost for a, cost in enumerate(sections[0]) if a not in crossed]
    found = before = 0
    for areas in sections:
        if before >= ahead:
            break
        before += len(areas)
        found += sum(_asks_for_others(reading.kinds(cost), kinds) for cost in areas)
    return min(found, ahead)


def _asks_for_others(amounts: list[int], kinds: list[int]) -> bool:
    return any(amount and kind not in kinds for kind, amount in enumerate(amounts))


# Bonuses of harvests


def bonuses(state: State, seat: int) -> list[int]:
    """The kinds of which the bonus in question gives more, and NOTHING if it may be declined."""
    area, slots = divmod(int(state.frame[seat * FRAME + SUBJECT]), BONUS)
    slot = members(slots)[0]
    kinds = members(state.tables.kinds_of_harvest[area])
    if GOLD in kinds and not _pays_to_spend(state, seat, kinds):
        return [GOLD]
    enough = _uses_left(state, seat, slot, "times") > _harvests_ahead(state, seat, kinds)
    return kinds if enough else [*kinds, NOTHING]


def _harvests_ahead(state: State, seat: int, kinds: list[int]) -> int:
    """Count how many harvests could follow in this round that hold other kinds."""
    ahead = reading.workers(state, seat) + _free(state, seat, effects.FreeHarvest)
    ahead += _more_actions(state, seat)
    crops = CROPS in members(state.unused[seat]) or reading.can_borrow(state, seat, CROPS)
    if crops or state.crops[seat]:
        ahead += _ENDLESS
    harvested = members(state.harvested[seat])
    found = 0
    for field in _open_in_time(state, seat):
        for a, goods in enumerate(state.tables.box.empire.fields[field].areas):
            amounts = [getattr(goods, name) for name in RESOURCES]
            if field * MOST_AREAS + a not in harvested and _asks_for_others(amounts, kinds):
                found += 1
    return min(found, ahead)


def _open_in_time(state: State, seat: int) -> list[int]:
    """The fields that are open, or to which the bridge can be built in this round."""
    empire = state.tables.box.empire
    built, actions = reading.built(state, seat, BRIDGES), _actions(state, seat, BRIDGES)
    left = [len(section.areas) for section in empire.tracks[BRIDGES].sections[built:]]
    if left:
        left[0] -= len(reading.part(state, seat, BRIDGES))
    reach = built + max(n for n in range(len(left) + 1) if sum(left[:n]) <= actions)
    names = [bridge.unlocks for bridge in empire.bridges if max(bridge.sections) <= reach]
    return [f for f, field in enumerate(empire.fields) if field.id in names]
