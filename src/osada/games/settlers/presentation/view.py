"""The view of a seat: everything, since nothing is hidden in this game."""

from __future__ import annotations

import msgspec

from osada.core.bits import members
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import MOST_AREAS, ROWS, SLOTS
from osada.games.settlers.content.tables import FIELDS, KINDS, RESOURCES
from osada.games.settlers.judge import declining, reading
from osada.games.settlers.rules.dice import FROM_CROPS
from osada.games.settlers.rules.moves import CROPS, FAVOURS, GIFT, SECTION
from osada.games.settlers.rules.scoring import BOXES, box, score
from osada.games.settlers.rules.state import (
    END,
    FAVOUR_DRAW,
    FIRST_DRAW,
    FRAME,
    FROM_FAVOUR,
    GROWTH,
    NOTHING,
    PICKING_DIE,
    PLACING,
    REROLLING,
    ROLL,
    ROUNDS,
    SHEET_DRAW,
    SOURCES,
    SUBJECT,
    State,
)
from osada.games.settlers.rules.state import FAVOURS as TAKING_FAVOURS

PHASES = {
    SHEET_DRAW: "sheet",
    FAVOUR_DRAW: "favours-drawn",
    FIRST_DRAW: "first-player",
    ROLL: "roll",
    TAKING_FAVOURS: "favours",
    GROWTH: "growth",
    REROLLING: "reroll",
    END: "end",
}
STEPS = (
    "fresh",
    "growing",
    "pick-die",
    "turn-die",
    "give",
    "take",
    "name-crop",
    "export",
    "save",
    "settle",
    "place",
    "keep",
    "finished",
)


class Settlement(msgspec.Struct, frozen=True):
    """A founded settlement: whose plan, when, and which sections."""

    building: str
    round: int
    sections: list[str]


class Building(msgspec.Struct, frozen=True):
    """A building on a seat's village sheet."""

    id: str
    crossed: list[int]
    complete: bool
    works: bool
    """True if its ability works in this round."""
    used: int
    """The number of times it was used in this round."""
    used_on: list[int]
    """On which dice, or for which favours of the middle, where each can be had once."""
    raised: int
    points: int
    """Points noted for it so far."""


class Player(msgspec.Struct, frozen=True):
    """A seat's two sheets, pool and dice."""

    score: int
    boxes: list[int]
    step: str
    workers: int
    pool: dict[str, int]
    gold_for: dict[str, int]
    dice: list[str]
    favour: str | None
    unused: list[str]
    crops: list[str]
    complete_sections: list[int]
    crossed_in_next: list[list[int]]
    open_fields: list[int]
    harvested: list[int]
    buildings: list[Building]
    settlements: list[Settlement]
    founding: str | None
    """The building whose plan is about to be placed."""
    offer: str | None
    """The building whose discount or bonus is taken now or left for later (W35)."""
    picking: str | None
    """The favour or building that a die is about to be picked for."""
    exported: int


class View(msgspec.Struct, frozen=True):
    """A position as anybody sees it."""

    phase: str
    seat: int | None
    round: int
    active: int
    open_seats: list[int]
    advanced: bool
    sheet: int | None
    favours: list[str]
    middle: list[str]
    players: list[Player]


def view(state: State, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator."""
    known = state.sheet != NOTHING
    return View(
        phase=PHASES[int(state.phase)],
        seat=seat,
        round=int(state.round),
        active=int(state.active),
        open_seats=members(state.open_seats()),
        advanced=bool(state.advanced),
        sheet=int(state.sheet) if known else None,
        favours=[FAVOURS[i] for i in members(state.tokens)],
        middle=[FAVOURS[i] for i in members(state.middle)],
        players=[_player(state, i) for i in range(state.players)] if known else [],
    )


def _player(state: State, seat: int) -> Player:
    pool = reading.pool(state, seat)
    favour = int(state.favour[seat])
    return Player(
        score=int(score(state, seat)),
        boxes=[int(box(state, seat, which)) for which in range(BOXES)],
        step=STEPS[int(state.step[seat])],
        workers=reading.workers(state, seat),
        pool=dict(zip(RESOURCES, pool, strict=True)),
        gold_for=dict(zip(KINDS, reading.pledged(state, seat), strict=True)),
        dice=_dice(state, seat),
        favour=FAVOURS[favour] if favour != NOTHING else None,
        unused=[FAVOURS[i] for i in members(state.unused[seat])],
        crops=[KINDS[i] for i in members(state.crops[seat])],
        complete_sections=[reading.built(state, seat, track) for track in range(ROWS)],
        crossed_in_next=[reading.part(state, seat, track) for track in range(ROWS)],
        open_fields=[field for field in range(FIELDS) if reading.is_open(state, seat, field)],
        harvested=members(state.harvested[seat]),
        buildings=[_building(state, seat, slot) for slot in range(SLOTS)],
        settlements=settlements(state, seat),
        founding=_founding(state, seat),
        offer=_offer(state, seat),
        picking=_picking(state, seat),
        exported=int(state.points[seat * SOURCES + FROM_FAVOUR]),
    )


def _dice(state: State, seat: int) -> list[str]:
    faces = reading.dice(state, seat)
    return [*(RESOURCES[face] for face in faces[:3]), str(faces[3])]


def _building(state: State, seat: int, slot: int) -> Building:
    building = reading.village(state)[slot]
    areas = range(len(building.areas))
    used, chosen = reading.used(state, seat, slot), _used_on(state, seat, slot)
    return Building(
        id=building.id,
        crossed=[a for a in areas if state.crossed[seat] >> (slot * MOST_AREAS + a) & 1],
        complete=reading.is_complete(state, seat, slot) and _counts(state, slot),
        works=bool(state.ready[seat] >> slot & 1),
        used=len(chosen) if chosen else used,
        used_on=chosen,
        raised=reading.level(state, seat, slot),
        points=int(state.points[seat * SOURCES + slot]),
    )


def _founding(state: State, seat: int) -> str | None:
    if state.step[seat] != PLACING:
        return None
    return reading.village(state)[state.frame[seat * FRAME + SUBJECT]].id


def _offer(state: State, seat: int) -> str | None:
    slot = declining.offered(state, seat)
    return None if slot is None else reading.village(state)[slot].id


def _picking(state: State, seat: int) -> str | None:
    if state.step[seat] != PICKING_DIE:
        return None
    subject = int(state.frame[seat * FRAME + SUBJECT])
    if subject < FROM_FAVOUR:
        return reading.village(state)[subject].id
    return FAVOURS[CROPS if subject == FROM_CROPS else GIFT]


def _used_on(state: State, seat: int, slot: int) -> list[int]:
    """Dice that were copied or turned, favours that were lent; other uses are only counted."""
    kinds = (effects.CopyDie, effects.SetDie, effects.SecondFavour)
    if not isinstance(reading.village(state)[slot].effect, kinds):
        return []
    return members(reading.used(state, seat, slot))


def settlements(state: State, seat: int) -> list[Settlement]:
    """A seat's settlements in the order they were founded."""
    found = []
    for number in range(ROUNDS):
        settlement = int(state.settlements[seat * ROUNDS + number])
        if settlement != NOTHING:
            slot, section = divmod(settlement, 36)
            village = state.tables.villages[state.sheet]
            covered = [SECTION.values[section + i] for i in members(village.plan[slot])]
            found.append(Settlement(village.buildings[slot].id, number + 1, covered))
    return found


def _counts(state: State, slot: int) -> bool:
    """The basic game ignores buildings of the advanced one (W22)."""
    return bool(state.advanced) or not reading.village(state)[slot].advanced_only
