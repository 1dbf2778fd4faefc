"""What a seat sees: everything but face-down stacks and tokens that others looked at."""

from __future__ import annotations

from typing import Final

import msgspec

from osada.core.bits import members
from osada.games.saltfjord.content.components import ACTIONS, POWERS, RESOURCES, Effect, Goods
from osada.games.saltfjord.content.tables import ABILITIES, FACES, FJORD
from osada.games.saltfjord.law import moves
from osada.games.saltfjord.law import state as st
from osada.games.saltfjord.law.reading import square_at, tile_at
from osada.games.saltfjord.law.scoring import final_score, tile_points
from osada.games.saltfjord.law.state import NOTHING, State
from osada.games.saltfjord.telling import closing

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
    """What the game would give if it ended now."""
    parts: dict[str, int]
    """Where those points come from, by message."""
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
    """What is being decided, with what is in hand."""

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
    """What the special scoring tiles would give now."""
    medal: str | None
    """Of a game for one that is over and won; `none` is a win without a medal."""
    sets: list[StartSet]
    fjord: list[Area]
    players: list[Player]


def view(state: State, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    return View(
        seat=seat,
        open_seats=members(state.open_seats()),
        round=int(state.round),
        starter=int(state.starter),
        actor=int(state.actor),
        carts=bool(state.carts),
        decision=_decision(state, seat),
        dice={c: [int(state.dice[i * 6 + v]) for v in range(6)] for i, c in enumerate(COLOURS)},
        tavern_dice={
            c: [int(state.tavern_dice[i * 5 + t]) for t in range(5)] for i, c in enumerate(COLOURS)
        },
        tiles=[
            Stack(_name(moves.TILE.values, state.tile_top[i]), int(state.tile_left[i]))
            for i in range(6)
        ],
        crates=[
            Stack(_name(moves.CRATE.values, state.crate_top[i]), int(state.crate_left[i]))
            for i in range(4)
        ],
        abilities=[ABILITIES[i].id for i in members(state.board_abilities)],
        scoring=[_name(moves.SCORING_TILE.values, tile) for tile in state.scoring],
        special=[moves.SCORING_TILE.values[tile] for tile in state.special if tile != NOTHING],
        special_points=[int(tile_points(state, 0, t)) for t in state.special if t != NOTHING],
        medal=closing.medal(state) if state.over and state.players == 1 else None,
        sets=_sets(state),
        fjord=[_area(state, area, seat) for area in range(len(FJORD.areas))],
        players=[_player(state, i) for i in range(state.players)],
    )


def _name(values: tuple[str, ...], value: int) -> str | None:
    return None if value == NOTHING else values[value]


def _sets(state: State) -> list[StartSet]:
    """Start sets are there to see until all have picked."""
    if state.round or NOTHING in (*state.scoring, *state.tile_top):
        return []
    return [
        StartSet(
            i + 1,
            ABILITIES[state.set_ability[i]].id,
            moves.TILE.values[state.set_building[i]],
            moves.START_RESOURCES.values[state.set_resources[i]],
        )
        for i in range(4)
        if state.set_ability[i] != NOTHING
    ]


def _area(state: State, area: int, seat: int | None) -> Area:
    return Area(
        FJORD.areas[area].points, [_tokens(state, area * 3 + kind, seat) for kind in range(3)]
    )


def _tokens(state: State, stack: int, seat: int | None) -> Tokens:
    known = int(state.token_known[stack])
    mine = known & st.PUBLIC or (seat is not None and known >> seat & 1)
    top = int(state.token_top[stack])
    under = [
        moves.TOKEN.values[state.under[i] >> 6]
        for i in range(state.under_count)
        if state.under[i] & 63 == stack
    ]
    return Tokens(
        number=int(state.token_left[stack]) + bool(top) + len(under),
        top=moves.TOKEN.values[top - 1] if top and mine else None,
        under=under,
    )


# The decision


def _decision(state: State, seat: int | None) -> Decision:
    if state.over:
        return Decision("end")
    frame = int(state.stack[state.depth - 1])
    kind, details = frame & 63, frame >> 6
    phase = PHASES.get(kind, "nature")
    base = int(state.stack[0])
    line = _line((base >> 6) % 16) if base & 63 == st.ACTIVATE else None
    if kind == st.DIE:
        return Decision(phase, die=(COLOURS[details & 1], details >> 1))
    if kind == st.ACT:
        return Decision(phase, line=line, actions=_actions(details))
    if kind in {st.SPOT, st.ROTATE}:
        cell = moves.CELL.values[details >> 10] if kind == st.ROTATE else None
        return Decision(phase, line=line, tile=moves.TILE.values[details & 127], cell=cell)
    if kind == st.KEEP and seat == state.actor:
        faces = [(details >> 8 & 63) - 1, (details >> 20 & 63) - 1]
        return Decision(phase, line=line, tokens=[moves.TOKEN.values[face] for face in faces])
    if kind == st.LOAD:
        return Decision(phase, line=line, tokens=[moves.TOKEN.values[details]])
    if kind == st.PIER:
        crate = moves.CRATE.values[state.crate_top[details]]
        return Decision(phase, line=line, crate=crate)
    return Decision(phase, line=line)


def _line(line: int) -> tuple[str, int]:
    return ("column" if line < 6 else "row", line % 6 + 1)


def _actions(mask: int) -> list[str]:
    return [(*ACTIONS, "deal")[i] for i in members(mask)]


# Players


def _player(state: State, seat: int) -> Player:
    load = [int(token) for token in state.load[seat * 4 : seat * 4 + 4] if token]
    used = int(state.uses[seat])
    better = POWERS.index("better-boat") in members(state.powers[seat])
    return Player(
        score=int(state.score[seat]),
        final=int(final_score(state, seat)) if _laid_out(state) else 0,
        parts=dict(closing.parts(state, seat)) if _laid_out(state) else {},
        goods={kind: int(state.goods[seat * 8 + i]) for i, kind in enumerate(RESOURCES)},
        board=moves.BOARD.values[state.board[seat]],
        cells=[_cell(state, seat, cell) for cell in range(st.CELLS)],
        workers=int(state.workers[seat]),
        carts=[_place(state, seat * 2 + i) for i in range(2)],
        carts_waiting=sum(state.cart[seat * 2 + i] == st.WAITING for i in range(2)),
        boat=int(state.boat[seat]),
        load=[moves.TOKEN.values[token - 1] for token in load],
        slots=FJORD.better_slots if better else FJORD.slots,
        caught={
            moves.TOKEN.values[face]: int(state.caught[seat * FACES + face])
            for face in range(FACES)
            if state.caught[seat * FACES + face]
        },
        crates=[
            [moves.CRATE.values[i] for i in members(state.crates[seat * 4 + pier])]
            for pier in range(4)
        ],
        levels=[int(state.levels[seat * 4 + track]) for track in range(4)],
        powers=[POWERS[i] for i in members(state.powers[seat])],
        abilities={ABILITIES[i].id: used >> 3 * i & 7 for i in members(state.abilities[seat])},
        dice_taken={c: int(state.taken[seat * 2 + i]) for i, c in enumerate(COLOURS)},
        tavern=int(state.marker[seat]) + 1 if state.marker[seat] >= 0 else None,
    )


def _place(state: State, cart: int) -> str | None:
    """The cell of a cart; `None` if it is not on the grid."""
    cell = int(state.cart[cart])
    return moves.CELL.values[cell] if 0 <= cell < st.CELLS else None


def _laid_out(state: State) -> bool:
    """Whether every track has its scoring tile, so that points can be counted."""
    return NOTHING not in list(state.scoring)


def _cell(state: State, seat: int, cell: int) -> Cell:
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
    if cell in [int(state.cart[seat * 2 + i]) for i in range(2)]:
        return "cart"
    return None
