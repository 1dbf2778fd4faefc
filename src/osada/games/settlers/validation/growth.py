"""Invariants of a seat's growth phase in Settlers: its step, and the things it has used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from osada.core.bits import members
from osada.games.settlers.content import costs, effects
from osada.games.settlers.content.components import COLUMNS, SLOTS
from osada.games.settlers.content.tables import (
    AREAS_EACH,
    BASIC,
    KINDS,
    RESOURCES,
    WORKER_DIE,
)
from osada.games.settlers.judge import declining, judges, reading
from osada.games.settlers.rules.dice import FROM_CROPS
from osada.games.settlers.rules.moves import CROPS, EXPORT, GIFT
from osada.games.settlers.rules.offers import DECLINED
from osada.games.settlers.rules.state import (
    BONUS,
    DEEDS,
    EXPORTING,
    FRAME,
    FRESH,
    FROM_FAVOUR,
    GIVING,
    GOLD,
    KEEPING,
    NAMING_CROP,
    PICKING_DIE,
    PLACING,
    ROUNDS,
    SAVING,
    SECTIONS,
    SETTLING,
    SOURCES,
    TAKEN,
    TAKING,
    TURNING_DIE,
    State,
)
from osada.games.settlers.validation.gains import aside, room
from osada.games.settlers.validation.progress import in_growth


def wrong_step(state: State, seat: int) -> Iterator[str]:
    """W8: a decision that has begun is about something that the seat can do."""
    if not in_growth(state):
        return
    yield from _wrong_uses(state, seat)
    if state.crops[seat] and not _favour_used(state, seat, CROPS):
        yield "W17: Crops named a kind, but was not used"
    step = int(state.step[seat])
    if step == FRESH and not _is_fresh(state, seat):
        yield "W28: something was done already"
    frame = [int(n) for n in state.frame[seat * FRAME : (seat + 1) * FRAME]]
    fits = _STEPS.get(step)
    if not (fits(state, seat, *frame) if fits else not any(frame)):
        yield "W8: what is being decided is nothing that the seat can do"


def _is_fresh(state: State, seat: int) -> bool:
    """Tell whether nothing was done yet but rolling dice again (W28)."""
    rerolls = [isinstance(building.effect, effects.Reroll) for building in reading.village(state)]
    uses = any(reading.used(state, seat, slot) for slot in range(SLOTS) if not rerolls[slot])
    waiting = state.favour[seat] in (GIFT, CROPS, EXPORT) and not state.unused[seat]
    done = any(state.done[seat * DEEDS : (seat + 1) * DEEDS])
    return not (uses or waiting or done or state.crops[seat] or any(reading.pledged(state, seat)))


# Uses of abilities


def _wrong_uses(state: State, seat: int) -> Iterator[str]:
    """W15: a building that works is used as often as it says, and others not at all."""
    works = dict(reading.abilities(state, seat))
    for slot in range(SLOTS):
        used = reading.used(state, seat, slot)
        if used and not _may_be_used(state, seat, slot, works.get(slot)):
            yield f"W15: {reading.village(state)[slot].name_en} was used too often"


def _may_be_used(state: State, seat: int, slot: int, effect: effects.AnyEffect | None) -> bool:
    used, done = reading.used(state, seat, slot), reading.deeds(state, seat)
    match effect:
        case effects.CopyDie() | effects.SetDie():
            dice = members(used)
            return max(dice) < WORKER_DIE and len(dice) <= reading.number(state, seat, slot, "n")
        case effects.Gain(per=effects.Per()) | effects.GainChoice():
            return used == 1
        case effects.SecondFavour():
            return len(members(used)) <= reading.number(state, seat, slot, "n")
        case effects.Reroll():
            return used <= reading.number(state, seat, slot, "n")
        case effects.FreeArea():
            areas = [*done.areas, done.village][judges.SCOPES.index(effect.scope)]
            return used <= min(reading.number(state, seat, slot, "n"), areas)
        case effects.FreeHarvest():
            return used <= min(reading.number(state, seat, slot, "n"), done.harvests)
        case effects.HarvestBonus():
            return used <= min(reading.number(state, seat, slot, "times"), done.harvests)
        case effects.Discount():
            areas = done.areas[judges.SCOPES.index(effect.track)]
            return used <= min(reading.number(state, seat, slot, "times"), areas)
        case (
            effects.ActionForResource()
            | effects.Exchange()
            | effects.SpendForPoints()
            | effects.SpendForAction()
        ):
            return used <= reading.number(state, seat, slot, "times")
    return False


def _favour_used(state: State, seat: int, favour: int) -> bool:
    """Tell whether a seat has used a favour: its own, or one in the middle."""
    if state.favour[seat] == favour:
        return not state.unused[seat]
    lent = any(
        isinstance(effect, effects.SecondFavour) and reading.used(state, seat, slot)
        for slot, effect in reading.abilities(state, seat)
    )
    return lent and favour in members(state.middle)


def _effect(state: State, seat: int, slot: int) -> effects.AnyEffect | None:
    """Return the effect of a building that works."""
    return dict(reading.abilities(state, seat)).get(slot)


# Decisions that have begun: subject, left, units, choices


def _picking(state: State, seat: int, subject: int, *rest: int) -> bool:
    if any(rest):
        return False
    if subject in (FROM_FAVOUR, FROM_CROPS):
        return _favour_used(state, seat, GIFT if subject == FROM_FAVOUR else CROPS)
    effect = _effect(state, seat, subject)
    if not isinstance(effect, effects.CopyDie | effects.SetDie):
        return False
    return any(judges.die(state, seat, die) is None for die in range(WORKER_DIE))


def _turning(state: State, seat: int, slot: int, die: int, units: int, choices: int) -> bool:
    if not isinstance(_effect(state, seat, slot), effects.SetDie) or units:
        return False
    if die not in members(reading.used(state, seat, slot)):
        return False
    shown = reading.dice(state, seat)[die]
    others = [kind for kind in range(BASIC) if kind != shown]
    return reading.pool(state, seat)[shown] > 0 and members(choices) == others


def _naming(state: State, seat: int, subject: int, left: int, units: int, choices: int) -> bool:
    if (subject, left, units) != (FROM_CROPS, 0, 0) or not _favour_used(state, seat, CROPS):
        return False
    return GOLD in reading.dice(state, seat)[:WORKER_DIE] and members(choices) == [0, 1, 2]


def _giving(state: State, seat: int, slot: int, left: int, *rest: int) -> bool:
    effect, pool = _effect(state, seat, slot), reading.pool(state, seat)
    if not isinstance(
        effect, effects.Exchange | effects.SpendForPoints | effects.SpendForAction
    ) or any(rest):
        return False
    several = sum(bool(amount) for amount in pool) > 1
    return 0 < left <= effect.give.any and several and left <= sum(pool)


def _taking(state: State, seat: int, subject: int, left: int, units: int, choices: int) -> bool:
    if left < 1 or units < 1 or len(members(choices)) < 2:
        return False
    if subject:
        return _bonus(state, seat, subject, left, units, choices)
    bonus = 0
    for slot, effect in reading.abilities(state, seat):
        if not reading.used(state, seat, slot):
            continue
        match effect:
            case effects.GainChoice() | effects.ActionForResource():
                sources = [r for r, name in enumerate(RESOURCES) if name in effect.sources]
                each = reading.number(state, seat, slot, "n")
                if (left, units, members(choices)) == (1, each, sources):
                    return True
            case effects.Exchange():
                if left <= effect.get.any and units == 1 and members(choices) == [0, 1, 2]:
                    return True
            case effects.HarvestBonus():
                bonus += reading.number(state, seat, slot, "n")
    kinds = [int(state.tables.kinds_of_harvest[area]) for area in members(state.harvested[seat])]
    return left == 1 and units <= bonus and choices in kinds


def _bonus(state: State, seat: int, subject: int, left: int, units: int, choices: int) -> bool:
    """More of a harvest of this round, which may be declined (W35)."""
    area, slots = divmod(subject, BONUS)
    known = [s for s, e in reading.abilities(state, seat) if isinstance(e, effects.HarvestBonus)]
    if state.tables.revision == 1 or not slots or set(members(slots)) - set(known):
        return False
    slot = members(slots)[0]
    if area not in members(state.harvested[seat]) or not reading.deeds(state, seat).harvests:
        return False
    left_over = reading.used(state, seat, slot) < reading.number(state, seat, slot, "times")
    if not left_over or (left, units) != (1, reading.number(state, seat, slot, "n")):
        return False
    return _chosen(choices) == sorted(declining.bonuses(state, seat))


def _exporting(state: State, seat: int, subject: int, sold: int, units: int, choices: int) -> bool:
    """Kinds in the order stone, wood, food; those that were passed over are gone."""
    if subject or units or not choices or not _favour_used(state, seat, EXPORT):
        return False
    pool = reading.pool(state, seat)
    payable = [kind for kind in range(BASIC) if pool[kind] or pool[GOLD]]
    if sold == 0:
        return members(choices) == payable
    later = [[kind for kind in payable if kind > last] for last in range(BASIC)]
    points = state.points[seat * SOURCES + FROM_FAVOUR]
    return sold == 1 and points > 0 and members(choices) in later


def _saving(state: State, seat: int, area: int, left: int, units: int, choices: int) -> bool:
    section, place = divmod(area, AREAS_EACH)
    if section >= SECTIONS or judges.build(state, seat, section, place):
        return False
    if state.tables.revision > 1:
        return _offered(state, seat, area, left, units, choices)
    if left or units:
        return False
    kinds = [kind for kind in range(len(KINDS)) if judges.save(state, seat, kind) is None]
    return len(kinds) > 1 and members(choices) == kinds


def _offered(state: State, seat: int, area: int, left: int, units: int, choices: int) -> bool:
    """A discount that may be declined: for a cost that others have made cheaper (W35)."""
    section, place = divmod(area, AREAS_EACH)
    track = state.tables.box.empire.tracks[section // COLUMNS]
    full = reading.kinds(track.sections[section % COLUMNS].areas[place])
    slots, taken, cost = set(members(left)), set(members(units // TAKEN)), units % TAKEN
    known = {
        slot
        for slot, effect in reading.abilities(state, seat)
        if isinstance(effect, effects.Discount) and effect.track == track.id
    }
    if cost >= len(costs.ALL) or not slots or slots & taken or (slots | taken) - known:
        return False
    saved = [before - now for before, now in zip(full, costs.ALL[cost], strict=True)]
    if min(saved) < 0 or sum(saved) != len(taken):
        return False
    return _chosen(choices) == sorted(declining.savings(state, seat)) and len(_chosen(choices)) > 1


def _chosen(choices: int) -> list[int]:
    """Kinds that can be chosen, and NOTHING if that can be."""
    nothing = [declining.NOTHING] if choices & DECLINED else []
    return [*nothing, *members(choices & ~DECLINED)]


def _settling(state: State, seat: int, subject: int, left: int, units: int, choices: int) -> bool:
    plans = [slot for slot in range(SLOTS) if judges.found(state, seat, slot) is None]
    return bool(state.advanced and plans and members(choices) == plans) and not (
        subject or left or units
    )


def _placing(state: State, seat: int, slot: int, left: int, units: int, choices: int) -> bool:
    if not state.advanced or slot >= SLOTS or left or units:
        return False
    places = [s for s in range(SECTIONS) if judges.place(state, seat, s) is None]
    return bool(places) and members(choices) == places


def _keeping(state: State, seat: int, subject: int, left: int, units: int, choices: int) -> bool:
    pool = reading.pool(state, seat)
    several = sum(bool(amount) for amount in pool) > 1
    if subject or choices or state.round == ROUNDS or not several:
        return False
    fits = 0 < left < sum(pool) and units < 2**32
    return fits and aside(state, seat) + left == room(state, seat)


_STEPS: Final[dict[int, Callable[..., bool]]] = {
    PICKING_DIE: _picking,
    TURNING_DIE: _turning,
    GIVING: _giving,
    TAKING: _taking,
    NAMING_CROP: _naming,
    EXPORTING: _exporting,
    SAVING: _saving,
    SETTLING: _settling,
    PLACING: _placing,
    KEEPING: _keeping,
}
