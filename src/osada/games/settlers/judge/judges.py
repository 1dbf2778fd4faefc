"""The judges: for each kind of move in the growth phase, the rule that forbids it, if one does.

They read the data plainly and share nothing with the generator of moves.
"""

from __future__ import annotations

from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.games.settlers.content import effects
from osada.games.settlers.content.checks import TRACKS
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS, ROWS
from osada.games.settlers.content.tables import AREAS_EACH, KINDS, RESOURCES, WORKER_DIE
from osada.games.settlers.judge import declining, reading
from osada.games.settlers.rules.moves import EXPORT
from osada.games.settlers.rules.state import (
    CHOICES,
    FRAME,
    FROM_FAVOUR,
    GOLD,
    LEFT,
    NAMING_CROP,
    SAVING,
    SECTIONS,
    SUBJECT,
    State,
)

SCOPES: Final = (*TRACKS, "village")

# Actions


def _has_action(state: State, seat: int, scope: str) -> bool:
    """Tell whether the seat has a worker, or a building that needs none for this scope."""
    if reading.workers(state, seat):
        return True
    return any(
        isinstance(effect, effects.FreeArea)
        and effect.scope == scope
        and reading.used(state, seat, slot) < reading.number(state, seat, slot, "n")
        for slot, effect in reading.abilities(state, seat)
    )


# Areas of the empire sheet


def build(state: State, seat: int, section: int, place: int) -> RuleId | None:
    """An area of a track: W2, W12, W32, W9, W11."""
    track = state.tables.box.empire.tracks[section // COLUMNS]
    row, column = divmod(section, COLUMNS)
    areas = track.sections[column].areas
    if place >= len(areas):
        return "W2"
    if column != reading.built(state, seat, row):
        return "W12"
    if place in reading.part(state, seat, row):
        return "W32"
    if not _has_action(state, seat, track.id):
        return "W9"
    cost = reading.kinds(areas[place])
    return None if _cheapest(state, seat, track.id, cost) else "W11"


def _discounts(state: State, seat: int, track: str) -> list[str]:
    """Return the discounts on the next area of a track, a resource or `any` each."""
    return [
        effect.resource
        for slot, effect in reading.abilities(state, seat)
        if isinstance(effect, effects.Discount)
        and effect.track == track
        and reading.used(state, seat, slot) < reading.number(state, seat, slot, "times")
    ]


def _with_fixed_discounts(state: State, seat: int, track: str, cost: list[int]) -> list[int]:
    left = list(cost)
    for saved in _discounts(state, seat, track):
        if saved != "any":
            kind = KINDS.index(saved)
            left[kind] = max(left[kind] - 1, 0)
    return left


def _savings(state: State, seat: int, track: str, cost: list[int]) -> list[int]:
    """The kinds of which one may be saved so that the rest can be paid."""
    left = _with_fixed_discounts(state, seat, track, cost)
    if "any" not in _discounts(state, seat, track):
        return []
    return [
        kind
        for kind in range(len(KINDS))
        if left[kind]
        and reading.can_pay(state, seat, [*left[:kind], left[kind] - 1, *left[kind + 1 :]])
    ]


def _cheapest(state: State, seat: int, track: str, cost: list[int]) -> bool:
    left = _with_fixed_discounts(state, seat, track, cost)
    return reading.can_pay(state, seat, left) or bool(_savings(state, seat, track, cost))


def save(state: State, seat: int, kind: int) -> RuleId | None:
    """Judge a discount: it saves something in the cost, so that the rest can be paid."""
    if state.tables.revision > 1:
        return None if kind in declining.savings(state, seat) else "W11"
    section, place = divmod(int(state.frame[seat * FRAME + SUBJECT]), AREAS_EACH)
    track = state.tables.box.empire.tracks[section // COLUMNS]
    cost = reading.kinds(track.sections[section % COLUMNS].areas[place])
    return None if kind in _savings(state, seat, track.id, cost) else "W11"


def decline(state: State, seat: int) -> RuleId | None:
    """To do without a passive ability, where it was offered so (W35)."""
    if state.tables.revision == 1:
        return "W35"
    if state.step[seat] == SAVING:
        return None if declining.NOTHING in declining.savings(state, seat) else "W35"
    if not state.frame[seat * FRAME + SUBJECT]:
        return "W35"
    return None if declining.NOTHING in declining.bonuses(state, seat) else "W35"


# Areas of the village sheet and of the fields


def village(state: State, seat: int, slot: int, place: int) -> RuleId | None:
    """An area of a building: W2, W11, W9."""
    areas = reading.village(state)[slot].areas
    if place >= len(areas):
        return "W2"
    if slot * MOST_AREAS + place in members(state.crossed[seat]):
        return "W11"
    if not _has_action(state, seat, "village"):
        return "W9"
    return None if reading.can_pay(state, seat, reading.kinds(areas[place])) else "W11"


def harvest(state: State, seat: int, field: int, place: int) -> RuleId | None:
    """A harvest area: W2, W16, W10, W9."""
    areas = state.tables.box.empire.fields[field].areas
    if place >= len(areas):
        return "W2"
    if not reading.is_open(state, seat, field):
        return "W16"
    if field * MOST_AREAS + place in members(state.harvested[seat]):
        return "W10"
    return None if _harvest_action(state, seat, areas[place]) else "W9"


def _harvest_action(state: State, seat: int, area: effects.Goods) -> bool:
    if reading.workers(state, seat):
        return True
    inside = {name for name in RESOURCES if getattr(area, name)}
    if any(inside == {KINDS[kind]} for kind in members(state.crops[seat])):
        return True
    return any(
        isinstance(effect, effects.FreeHarvest)
        and reading.used(state, seat, slot) < reading.number(state, seat, slot, "n")
        for slot, effect in reading.abilities(state, seat)
    )


# Abilities


def _asleep(state: State, seat: int, slot: int) -> RuleId | None:
    """Why a building does not work in this round, if it does not."""
    if reading.village(state)[slot].advanced_only and not state.advanced:
        return "W22"
    return None if slot in members(state.ready[seat]) else "W13"


def use(state: State, seat: int, slot: int) -> RuleId | None:
    """A building that a move uses: it works, it has uses left, and what it takes is there."""
    effect = reading.village(state)[slot].effect
    used = reading.used(state, seat, slot)
    asleep = _asleep(state, seat, slot)
    if asleep:
        return asleep
    match effect:
        case effects.Gain(per=None):
            return "W35"
        case effects.Gain():
            return None if not used and reading.gains(state, seat, slot) else "W15"
        case effects.GainChoice():
            return "W15" if used else None
        case effects.CopyDie() | effects.SetDie():
            return None if _dice_left(state, seat, slot) else "W15"
        case effects.ActionForResource():
            if used >= reading.number(state, seat, slot, "times"):
                return "W15"
            return None if reading.workers(state, seat) else "W9"
        case effects.Exchange() | effects.SpendForPoints() | effects.SpendForAction():
            if used >= reading.number(state, seat, slot, "times"):
                return "W15"
            return None if _can_give(state, seat, effect.give) else "W34"
        case effects.Reroll():
            return "W28"
        case effects.FinalPer() | effects.FinalIf():
            return "W14"
    return "W35"


def _can_give(state: State, seat: int, bundle: effects.Bundle) -> bool:
    pool = reading.pool(state, seat)
    fixed = reading.kinds(bundle)
    if sum(pool) < sum(fixed) + bundle.gold + bundle.any:
        return False
    return reading.gold_needed(state, seat, fixed) + bundle.gold <= pool[GOLD]


def _dice_left(state: State, seat: int, slot: int) -> list[int]:
    """The dice that a building can still copy or turn."""
    effect = reading.village(state)[slot].effect
    used = members(reading.used(state, seat, slot))
    if len(used) >= reading.number(state, seat, slot, "n"):
        return []
    dice = [die for die in range(WORKER_DIE) if die not in used]
    if isinstance(effect, effects.SetDie):
        pool, shown = reading.pool(state, seat), reading.dice(state, seat)
        dice = [die for die in dice if pool[shown[die]] > 0]
    return dice


def reroll(state: State, seat: int, slot: int, die: int) -> RuleId | None:
    """A die rolled again: by a building that works, on a die that it names (W28)."""
    effect = reading.village(state)[slot].effect
    if not isinstance(effect, effects.Reroll):
        return "W28"
    asleep = _asleep(state, seat, slot)
    if asleep:
        return asleep
    if effect.dice == ("resource" if die == WORKER_DIE else "worker"):
        return "W28"
    if reading.used(state, seat, slot) >= reading.number(state, seat, slot, "n"):
        return "W15"
    return None


def die(state: State, seat: int, die: int) -> RuleId | None:
    """A die picked for a building or a favour."""
    subject = int(state.frame[seat * FRAME + SUBJECT])
    if subject >= FROM_FAVOUR:
        return None  # a favour takes any die
    return None if die in _dice_left(state, seat, subject) else "W15"


def give(state: State, seat: int, resource: int) -> RuleId | None:
    """A resource of one’s choice to give: it must be there."""
    return None if reading.pool(state, seat)[resource] else "W34"


def take(state: State, seat: int, resource: int) -> RuleId | None:
    """A resource of one’s choice to gain."""
    if resource in members(state.frame[seat * FRAME + CHOICES]):
        return None
    return "W33" if state.step[seat] == NAMING_CROP else "W34"


def gold_for(state: State, seat: int, _kind: int) -> RuleId | None:
    """Gold is spent last unless a building that works counts it (W6)."""
    counts = any(
        (isinstance(effect, effects.PointsIf) and effect.cond.stat == "gold_spent")
        or (isinstance(effect, effects.PointsPer) and effect.stat == "gold_spent")
        for _, effect in reading.abilities(state, seat)
    )
    pledged = sum(reading.pledged(state, seat))
    return None if counts and pledged < reading.pool(state, seat)[GOLD] else "W6"


# Favours


def use_favour(state: State, seat: int, favour: int) -> RuleId | None:
    """A favour: the seat's, or one in the middle with a building that allows it (W17)."""
    if favour not in members(state.unused[seat]) and not reading.can_borrow(state, seat, favour):
        return "W17"
    return "W33" if favour == EXPORT and not sum(reading.pool(state, seat)) else None


def sell(state: State, seat: int, kind: int) -> RuleId | None:
    """A kind to export: not passed over, and paid by itself or by gold (W33)."""
    if kind not in members(state.frame[seat * FRAME + CHOICES]):
        return "W17"
    return (
        None if reading.can_pay(state, seat, [int(k == kind) for k in range(len(KINDS))]) else "W33"
    )


def stop(state: State, seat: int) -> RuleId | None:
    """The end of an export: after at least one kind."""
    return None if state.frame[seat * FRAME + LEFT] else "W17"


# After growth


def keep(state: State, seat: int, resource: int) -> RuleId | None:
    """A resource to keep: it must be there."""
    return None if reading.pool(state, seat)[resource] else "W8"


def found(state: State, seat: int, slot: int) -> RuleId | None:
    """A plan: it must fit somewhere (W24)."""
    fits = any(not _place_plan(state, seat, slot, section) for section in range(SECTIONS))
    return None if fits else "W24"


def place(state: State, seat: int, section: int) -> RuleId | None:
    """The place of the plan that was chosen (W24)."""
    return _place_plan(state, seat, int(state.frame[seat * FRAME + SUBJECT]), section)


def _place_plan(state: State, seat: int, slot: int, section: int) -> RuleId | None:
    """W24: complete sections, exactly the shape of the plan, none in another settlement."""
    plan = reading.village(state)[slot].plan
    if plan is None:
        return "W24"
    taken = members(state.settled[seat])
    row, column = divmod(section, COLUMNS)
    for down, right in plan.cells:
        r, c = row + down, column + right
        if r >= ROWS or c >= reading.built(state, seat, r) or r * COLUMNS + c in taken:
            return "W24"
    return None
