"""Invariants of a seat of Settlers: its deeds, goods and points have a source."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import members
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import COLUMNS
from osada.games.settlers.content.tables import RESOURCES, WITH_GOLD
from osada.games.settlers.judge import reading
from osada.games.settlers.rules.moves import ALLY, COIN, EXPORT, GIFT
from osada.games.settlers.rules.state import (
    END,
    FINISHED,
    FRAME,
    FRESH,
    FROM_FAVOUR,
    GIVING,
    GOLD,
    KEEPING,
    NOTHING,
    PICKING_DIE,
    ROUNDS,
    SOURCES,
    SUBJECT,
    TAKING,
    UNITS,
    State,
)
from osada.games.settlers.validation.progress import in_growth

# Deeds of a round


def wrong_deeds(state: State, seat: int) -> Iterator[str]:
    """W8: what was done in the round is on the sheets, and the first round began with nothing."""
    done = reading.deeds(state, seat)
    before = [_areas(state, seat, track) - areas for track, areas in enumerate(done.areas)]
    for track, sections in enumerate(done.sections):
        if not _could_be(state, track, reading.built(state, seat, track) - sections, before[track]):
            yield "W12: more was built in this round than there is on the track"
    before.append(len(members(state.crossed[seat])) - done.village)
    harvested = len(members(state.harvested[seat])) - done.harvests
    if min(*before, harvested) < 0 or (state.round == 1 and harvested):
        yield "W8: the areas of this round are miscounted"
    rounds = int(state.round) - (0 if state.phase == END else 1)
    if sum(before) > max(rounds, 0) * _most_areas(state, seat):
        yield "W9: more areas are crossed out than there were actions"
    if in_growth(state):
        founded = state.settlements[seat * ROUNDS + state.round - 1] != NOTHING
        if done.settlements != founded or (founded and state.step[seat] < KEEPING):
            yield "W23: one settlement a round, after growth"


def _areas(state: State, seat: int, track: int) -> int:
    """Areas of a track that are crossed out."""
    complete = reading.built(state, seat, track)
    return _lengths(state, track)[complete] + len(reading.part(state, seat, track))


def _lengths(state: State, track: int) -> list[int]:
    """Return the areas of the first sections of a track, for every number of sections."""
    areas = [len(section.areas) for section in state.tables.box.empire.tracks[track].sections]
    return [sum(areas[:n]) for n in range(COLUMNS + 1)]


def _could_be(state: State, track: int, sections: int, areas: int) -> bool:
    """Tell whether a track can have so many complete sections and areas."""
    if not 0 <= sections <= COLUMNS:
        return False
    lengths = _lengths(state, track)
    lengths.append(lengths[-1] + 1)
    return lengths[sections] <= areas < lengths[sections + 1]


def _most_areas(state: State, seat: int) -> int:
    """Count how many areas of tracks and village a seat can have crossed out in one round."""
    most = max(state.tables.box.dice.worker_die) + 1  # W17: an Ally
    for kind in (effects.ExtraAction, effects.SecondFavour, effects.FreeArea):
        most += _sum(state, seat, kind)
    for slot, effect in reading.abilities(state, seat):
        if isinstance(effect, effects.SpendForAction):
            times = reading.number(state, seat, slot, "times")
            most += times * reading.number(state, seat, slot, "actions")
    return most


# Resources and workers


def wrong_pool(state: State, seat: int) -> Iterator[str]:
    """W5, W6, W8: resources and workers come from dice, fields, favours and buildings."""
    pool, workers = reading.pool(state, seat), reading.workers(state, seat)
    pledged = reading.pledged(state, seat)
    if sum(pledged) > (pool[GOLD] if _counts_gold(state, seat) else 0):
        yield "W6: more gold is pledged than there is"
    kept = room(state, seat) if state.round > 1 else 0
    if not in_growth(state) or state.step[seat] == FINISHED:
        last = state.phase == END or (state.round == ROUNDS and in_growth(state))
        if sum(pool) > (0 if last else room(state, seat)) or workers or any(pledged):
            yield "W8: what is left in the pool was not kept"
        return
    given = _given(state, seat)
    if state.step[seat] == FRESH:
        more = [have - known for have, known in zip(pool, given, strict=True)]
        fits = min(more) >= 0 and sum(more) <= kept and workers == _workers(state, seat)
    else:
        total = sum(pool) + sum(reading.deeds(state, seat).spent)
        total += aside(state, seat) if state.step[seat] == KEEPING else 0
        fits = total <= kept + sum(given) + _gained(state, seat)
        fits = fits and workers <= _workers(state, seat) - _acted(state, seat)
    if not fits:
        yield "W8: resources or workers that come from nowhere"


def _counts_gold(state: State, seat: int) -> bool:
    for _, effect in reading.abilities(state, seat):
        match effect:
            case effects.PointsIf(cond=effects.Condition(stat="gold_spent")):
                return True
            case effects.PointsPer(stat="gold_spent"):
                return True
    return False


def room(state: State, seat: int) -> int:
    """Count how many resources can be carried over to the next round."""
    return _sum(state, seat, effects.Keep)


def _sum(state: State, seat: int, kind: type[effects.Effect]) -> int:
    """The numbers of all buildings of a kind that work, together."""
    return sum(
        reading.number(state, seat, slot, "n")
        for slot, effect in reading.abilities(state, seat)
        if isinstance(effect, kind)
    )


def aside(state: State, seat: int) -> int:
    """Resources that were set aside for the next round."""
    units = int(state.frame[seat * FRAME + UNITS])
    return sum(units.to_bytes(8, "little"))


def _given(state: State, seat: int) -> list[int]:
    """Return a seat's goods at the start of growth: dice, the Lucky coin, automatic buildings."""
    *faces, _ = reading.dice(state, seat)
    given = [faces.count(resource) for resource in range(WITH_GOLD)]
    given[GOLD] += state.favour[seat] == COIN
    for slot, effect in reading.abilities(state, seat):
        if isinstance(effect, effects.Gain) and effect.per is None:
            given[RESOURCES.index(effect.resource)] += reading.number(state, seat, slot, "n")
            for resource, name in enumerate(RESOURCES):
                given[resource] += getattr(effect.also, name)
    return given


def _gained(state: State, seat: int) -> int:
    """Return the most that a seat can have gained since then."""
    gift = state.favour[seat] == GIFT and not state.unused[seat]
    gained = gift + _lent(state, seat) - _to_come(state, seat)
    goods = state.tables.goods
    harvests = [sum(goods[a * WITH_GOLD : (a + 1) * WITH_GOLD]) for a in _harvested(state, seat)]
    gained += sum(sorted(map(int, harvests), reverse=True)[: reading.deeds(state, seat).harvests])
    for slot, effect in reading.abilities(state, seat):
        used = reading.used(state, seat, slot)
        match effect:
            case effects.Gain(per=effects.Per()):
                gained += used * reading.gains(state, seat, slot)
            case effects.GainChoice() | effects.ActionForResource() | effects.HarvestBonus():
                gained += used * reading.number(state, seat, slot, "n")
            case effects.Exchange():
                gained += used * sum(reading.bundle(effect.get))
            case effects.CopyDie():
                gained += len(members(used))
    return gained


def _lent(state: State, seat: int) -> int:
    """Favours of the middle that a seat has used, at most."""
    return sum(
        len(members(reading.used(state, seat, slot)))
        for slot, effect in reading.abilities(state, seat)
        if isinstance(effect, effects.SecondFavour)
    )


def _to_come(state: State, seat: int) -> int:
    """Return the gain of a decision that has begun."""
    subject, left, units, _ = (int(n) for n in state.frame[seat * FRAME : (seat + 1) * FRAME])
    if state.step[seat] == TAKING:
        return 0 if subject else left * units  # a bonus that is offered is not yet used
    if state.step[seat] == PICKING_DIE:
        return int(subject == FROM_FAVOUR)
    effect = dict(reading.abilities(state, seat)).get(subject)
    if state.step[seat] == GIVING and isinstance(effect, effects.Exchange):
        return sum(reading.bundle(effect.get))
    return 0


def _harvested(state: State, seat: int) -> list[int]:
    return members(state.harvested[seat])


def _workers(state: State, seat: int) -> int:
    """All actions that a seat can have had in this round."""
    workers = reading.dice(state, seat)[-1] + (state.favour[seat] == ALLY)
    workers += _sum(state, seat, effects.ExtraAction)
    if state.step[seat] == FRESH:
        return int(workers)
    workers += _lent(state, seat)
    giving = state.frame[seat * FRAME + SUBJECT] if state.step[seat] == GIVING else NOTHING
    for slot, effect in reading.abilities(state, seat):
        if isinstance(effect, effects.SpendForAction):
            times = reading.used(state, seat, slot) - (slot == giving)
            workers += times * reading.number(state, seat, slot, "actions")
    return int(workers)


def _acted(state: State, seat: int) -> int:
    """Actions that a seat has spent at least."""
    done = reading.deeds(state, seat)
    areas = sum(done.areas) + done.village + (0 if state.crops[seat] else done.harvests)
    spent = 0
    for slot, effect in reading.abilities(state, seat):
        if isinstance(effect, effects.FreeArea | effects.FreeHarvest):
            areas -= reading.used(state, seat, slot)
        elif isinstance(effect, effects.ActionForResource):
            spent += reading.used(state, seat, slot)
    return max(areas, 0) + spent


# Points


def wrong_points(state: State, seat: int) -> Iterator[str]:
    """W15, W17, W19: points noted by buildings that work, and by Export."""
    over = state.phase == END or (in_growth(state) and state.step[seat] == FINISHED)
    rounds = int(state.round) - (0 if over else 1)
    noted = [int(n) for n in state.points[seat * SOURCES : (seat + 1) * SOURCES]]
    for slot, building in enumerate(reading.village(state)):
        times = max(rounds - (0 if building.prebuilt else 1), 0)
        if noted[slot] > _most_points(state, seat, slot, times):
            yield f"W15: {building.name_en} cannot have brought {noted[slot]} points"
    begun = max(int(state.round) - (0 if in_growth(state) or over else 1), 0)
    exports = begun * (1 + _sum(state, seat, effects.SecondFavour))
    if noted[FROM_FAVOUR] > 3 * exports * (EXPORT in members(state.tokens)):
        yield f"W17: Export cannot have brought {noted[FROM_FAVOUR]} points"


def _most_points(state: State, seat: int, slot: int, rounds: int) -> int:
    """Return the points that a building can have noted in some rounds and in this one."""
    effect = dict(reading.abilities(state, seat)).get(slot)
    match effect:
        case effects.PointsIf():
            return rounds * reading.number(state, seat, slot, "vp")
        case effects.PointsPer():
            return rounds * reading.number(state, seat, slot, "max")
        case effects.SpendForPoints():
            times = rounds * reading.number(state, seat, slot, "times")
            now = reading.used(state, seat, slot) if in_growth(state) else 0
            return (times + now) * reading.number(state, seat, slot, "vp")
    return 0
