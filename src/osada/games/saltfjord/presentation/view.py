"""The view of a seat: everything but face-down stacks and tokens that others looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from osada.core.bits import members
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.components import ACTIONS, POWERS, Effect, Goods
from osada.games.saltfjord.content.grid import CELLS, COLUMNS, CRATE_STACKS, KINDS, TILE_STACKS
from osada.games.saltfjord.judge import reading
from osada.games.saltfjord.judge.reading import square_at, tile_at
from osada.games.saltfjord.presentation import closing
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.moves import CELL
from osada.games.saltfjord.rules.scoring import final_score, tile_points
from osada.games.saltfjord.rules.state import NOTHING, State

COLOURS: Final = ("white", "orange")
PHASES: Final = {
    st.PICK: "pick",
    st.SPOT: "place",
    st.ROTATE: "turn-tile",
    st.TURN: "turn",
    st.DIE: "die",
    st.CARTS: "carts",
    st.ACTIVATE: "activate",
    st.ACT: "act",
    st.KEEP: "keep",
    st.LOAD: "load",
    st.PIER: "pier",
    st.ABILITY: "ability",
    st.MENU: "free",
    st.END_TURN: "end-turn",
}


class Named(Protocol):
    """A component with an id."""

    @property
    def id(self) -> str:
        """Its name in notations."""


class Cell(msgspec.Struct, frozen=True):
    """A cell of a village board: what is built there and what stands on it."""

    tile: str | None
    building: Effect | None
    promenade: Goods | None
    piece: str | None


class Player(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    score: int
    final: int
    """The points if the game ended now."""
    parts: dict[str, int]
    """The sources of those points, by message."""
    goods: dict[str, int]
    board: str
    cells: list[Cell]
    workers: int
    carts: list[str | None]
    """The cells of the carts, by number."""
    carts_waiting: int
    boat: int
    load: list[str]
    slots: int
    caught: dict[str, int]
    crates: list[list[str]]
    levels: list[int]
    powers: list[str]
    abilities: dict[str, int]
    """The seat's abilities, and how often each was used this round."""
    dice_taken: dict[str, int]
    tavern: int | None


class Stack(msgspec.Struct, frozen=True):
    """A stack with its face-up top, and how many lie face down below it."""

    top: str | None
    left: int


class Tokens(msgspec.Struct, frozen=True):
    """A stack of catch tokens."""

    number: int
    top: str | None
    """The token on top if this seat knows it."""
    under: list[str]


class Area(msgspec.Struct, frozen=True):
    """An area of the fjord."""

    points: int
    stacks: list[Tokens]


class StartSet(msgspec.Struct, frozen=True):
    """A start set that nobody has picked."""

    number: int
    ability: str
    building: str
    resources: str


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The decision at hand, with the things in hand."""

    phase: str
    die: tuple[str, int] | None = None
    line: tuple[str, int] | None = None
    actions: list[str] = []
    tile: str | None = None
    cell: str | None = None
    tokens: list[str] = []
    crate: str | None = None


class View(msgspec.Struct, frozen=True):
    """A position as one seat, or a spectator, sees it."""

    seat: int | None
    open_seats: list[int]
    round: int
    starter: int
    actor: int
    carts: bool
    decision: Decision
    dice: dict[str, list[int]]
    tavern_dice: dict[str, list[int]]
    tiles: list[Stack]
    crates: list[Stack]
    abilities: list[str]
    scoring: list[str | None]
    special: list[str]
    special_points: list[int]
    """The points that the special scoring tiles would give now."""
    medal: str | None
    """Of a game for one that is over and won; `none` is a win without a medal."""
    sets: list[StartSet]
    fjord: list[Area]
    players: list[Player]


def view(state: State, seat: int | None) -> View:
    """Return the view of a seat, or of a spectator."""
    box = state.tables.box
    return View(
        seat=seat,
        open_seats=members(state.open_seats()),
        round=int(state.round),
        starter=int(state.starter),
        actor=int(state.actor),
        carts=bool(state.carts),
        decision=decision_of(state, seat),
        dice=_by_colour(state.dice, st.PIPS),
        tavern_dice=_by_colour(state.tavern_dice, st.TAVERNS),
        tiles=[
            Stack(_id(box.tiles, state.tile_top[i]), int(state.tile_left[i]))
            for i in range(TILE_STACKS)
        ],
        crates=[
            Stack(_id(box.all_crates, state.crate_top[i]), int(state.crate_left[i]))
            for i in range(CRATE_STACKS)
        ],
        abilities=[box.abilities[i].id for i in members(state.board_abilities)],
        scoring=[_id(box.scoring.tiles, tile) for tile in state.scoring],
        special=[box.scoring.tiles[t].id for t in state.special if t != NOTHING],
        special_points=[int(tile_points(state, 0, t)) for t in state.special if t != NOTHING],
        medal=closing.medal(state) if state.over and state.players == 1 else None,
        sets=start_sets(state),
        fjord=[_area(state, area, seat) for area in range(state.tables.areas)],
        players=[_player(state, i) for i in range(state.players)],
    )


def _by_colour(numbers: vec[i64], places: int) -> dict[str, list[int]]:
    return {
        colour: [int(n) for n in numbers[i * places : (i + 1) * places]]
        for i, colour in enumerate(COLOURS)
    }


def _id(things: Sequence[Named], number: int) -> str | None:
    return None if number == NOTHING else things[number].id


def start_sets(state: State) -> list[StartSet]:
    """Start sets are there to see until all have picked."""
    if state.round or NOTHING in (*state.scoring, *state.tile_top):
        return []
    box = state.tables.box
    return [
        StartSet(
            i + 1,
            box.abilities[state.set_ability[i]].id,
            box.tiles[state.set_building[i]].id,
            box.start_sets[state.set_resources[i]].id,
        )
        for i in range(st.SETS)
        if state.set_ability[i] != NOTHING
    ]


def _area(state: State, area: int, seat: int | None) -> Area:
    stacks = range(area * KINDS, (area + 1) * KINDS)
    points = state.tables.box.fjord.areas[area].points
    return Area(points, [_tokens(state, stack, seat) for stack in stacks])


def _tokens(state: State, stack: int, seat: int | None) -> Tokens:
    known = int(state.token_known[stack])
    mine = known & st.PUBLIC or (seat is not None and known >> seat & 1)
    top = int(state.token_top[stack])
    faces = state.tables.box.faces
    under = [faces[face] for at, face in reading.tokens_under(state) if at == stack]
    return Tokens(
        number=int(state.token_left[stack]) + bool(top) + len(under),
        top=faces[top - 1] if top and mine else None,
        under=under,
    )


# The decision


def decision_of(state: State, seat: int | None) -> Decision:
    """Return the decision at hand, as far as a seat knows."""
    if state.over:
        return Decision("end")
    box = state.tables.box
    frames = reading.frames(state)
    kind, details = frames[-1]
    phase = PHASES.get(kind, "nature")
    line = _line(frames[0][1]) if frames[0][0] == st.ACTIVATE else None
    if kind == st.DIE:
        colour, value = reading.die_in_hand(details)
        return Decision(phase, die=(COLOURS[colour], value))
    if kind == st.ACT:
        return Decision(phase, line=line, actions=_actions(details))
    if kind in {st.SPOT, st.ROTATE}:
        tile, _, cell = reading.tile_in_hand(details)
        chosen = CELL.values[cell] if kind == st.ROTATE else None
        return Decision(phase, line=line, tile=box.tiles[tile].id, cell=chosen)
    if kind == st.KEEP and seat == state.actor:
        tokens = [box.faces[face] for face in reading.tokens_in_hand(details)]
        return Decision(phase, line=line, tokens=tokens)
    if kind == st.LOAD:
        return Decision(phase, line=line, tokens=[box.faces[details]])
    if kind == st.PIER:
        crate = box.all_crates[state.crate_top[details]].id
        return Decision(phase, line=line, crate=crate)
    return Decision(phase, line=line)


def _line(details: int) -> tuple[str, int]:
    line = reading.die_on_line(details)[0]
    return ("column" if line < COLUMNS else "row", line % COLUMNS + 1)


def _actions(mask: int) -> list[str]:
    return [(*ACTIONS, "deal")[i] for i in members(mask)]


# Players


def _player(state: State, seat: int) -> Player:
    box = state.tables.box
    carts = state.cart[seat * st.CARTS_EACH : (seat + 1) * st.CARTS_EACH]
    better = POWERS.index("better-boat") in members(state.powers[seat])
    return Player(
        score=int(state.score[seat]),
        final=int(final_score(state, seat)) if _laid_out(state) else 0,
        parts=dict(closing.parts(state, seat)) if _laid_out(state) else {},
        goods=reading.goods_of(state, seat),
        board=box.boards[state.board[seat]].id,
        cells=[cell_of(state, seat, cell) for cell in range(CELLS)],
        workers=int(state.workers[seat]),
        carts=[_place(cell) for cell in carts],
        carts_waiting=sum(cell == st.WAITING for cell in carts),
        boat=int(state.boat[seat]),
        load=load_of(state, seat),
        slots=box.fjord.better_slots if better else box.fjord.slots,
        caught={
            name: int(state.caught[seat * len(box.faces) + face])
            for face, name in enumerate(box.faces)
            if state.caught[seat * len(box.faces) + face]
        },
        crates=[
            [box.all_crates[i].id for i in members(pile)]
            for pile in state.crates[seat * st.PIERS : (seat + 1) * st.PIERS]
        ],
        levels=[int(n) for n in state.levels[seat * st.TRACKS : (seat + 1) * st.TRACKS]],
        powers=[POWERS[i] for i in members(state.powers[seat])],
        abilities={
            box.abilities[i].id: reading.uses_of(state, seat, i)
            for i in members(state.abilities[seat])
        },
        dice_taken={c: int(state.taken[seat * st.COLOURS + i]) for i, c in enumerate(COLOURS)},
        tavern=int(state.marker[seat]) + 1 if state.marker[seat] >= 0 else None,
    )


def load_of(state: State, seat: int) -> list[str]:
    """The faces of the tokens on a seat's boat tile."""
    faces, slots = state.tables.box.faces, state.load[seat * st.HOLD : (seat + 1) * st.HOLD]
    return [faces[token - 1] for token in slots if token]


def _place(cell: int) -> str | None:
    """The cell of a cart; `None` if it is not on the grid."""
    return CELL.values[cell] if 0 <= cell < CELLS else None


def _laid_out(state: State) -> bool:
    """Tell whether every track has its scoring tile, so that points can be counted."""
    return NOTHING not in list(state.scoring)


def cell_of(state: State, seat: int, cell: int) -> Cell:
    """Return the square, the dice and the workers on a cell of a seat's village."""
    square = square_at(state, seat, cell)
    return Cell(
        tile=tile_at(state, seat, cell),
        building=square.building if square else None,
        promenade=square.promenade if square else None,
        piece=_piece(state, seat, cell),
    )


def _piece(state: State, seat: int, cell: int) -> str | None:
    for name, cells in (
        ("white", state.white[seat]),
        ("orange", state.orange[seat]),
        ("worker", state.working[seat]),
    ):
        if cells >> cell & 1:
            return name
    return "cart" if cell in reading.carts_of(state, seat).values() else None
