"""Why a move is not allowed, judged plainly, rule by rule, apart from the generator of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.games.saltfjord import state as st
from osada.games.saltfjord.content import ACTIONS, POWERS, RESOURCES, Goods, Level
from osada.games.saltfjord.moves import MOVES
from osada.games.saltfjord.squares import square_at
from osada.games.saltfjord.state import State
from osada.games.saltfjord.tables import (
    ABILITIES,
    ALL_CRATES,
    BUILDINGS,
    CRATES,
    FJORD,
    TECHNOLOGY,
    TILES,
)

Judge = Callable[..., RuleId | None]

_DEALS: Final = [deal for pier in CRATES.piers for deal in pier.deals]
_DEAL: Final = "deal"
_SNOW: Final = {14, 15, 20, 21}
_STEPS: Final = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
_START: Final = 7

_NATURE: Final[dict[str, RuleId]] = {
    "first": "F11",
    "board": "F8",
    "roll": "F2",
    "tile": "F4",
    "crate": "F6",
    "start-crate": "F6",
    "deal-ability": "F5",
    "start-tile": "F9",
    "start-goods": "F9",
    "scoring": "F7",
    "token": "F3",
}


def why_not(state: State, seat: int, move: int) -> RuleId | None:
    """The rule that a move would break, or `None` if it is legal."""
    family, arguments = MOVES.parts(move)
    if family.name in _NATURE:
        return _NATURE[family.name]
    if state.over:
        return "F1"
    if state.turn() != seat:
        return _not_asked(state, seat)
    kinds, rule, judge = _JUDGES[family.name]
    kind = _kind(state)
    if kind not in kinds:
        return "F36" if kind == st.MENU else rule
    return judge(state, seat, *arguments)


def _not_asked(state: State, seat: int) -> RuleId:
    if state.round == 0:
        return "F9"
    passed = 0 <= seat < state.players and state.marker[seat] >= 0
    return "F35" if passed else "F43"


# Readers of the position


def _kind(state: State) -> int:
    return int(state.stack[state.depth - 1]) & 63


def _details(state: State) -> int:
    return int(state.stack[state.depth - 1]) >> 6


def _goods(state: State, seat: int) -> Goods:
    return {kind: int(state.goods[seat * 8 + i]) for i, kind in enumerate(RESOURCES)}


def _lacks(state: State, seat: int, cost: Goods) -> bool:
    have = _goods(state, seat)
    return any(have[kind] < amount for kind, amount in cost.items())


def _actions(state: State) -> set[str]:
    names = (*ACTIONS, _DEAL)
    return {names[i] for i in members(_details(state))}


def _powers(state: State, seat: int) -> set[str]:
    return {POWERS[i] for i in members(state.powers[seat])}


def _carts(state: State, seat: int) -> dict[int, int]:
    places = {i: int(state.cart[seat * 2 + i]) for i in range(2)}
    return {i: cell for i, cell in places.items() if 0 <= cell < st.WAITING}


def _blocked(state: State, seat: int) -> set[int]:
    """Cells with a die, a worker or a cart, and the one that the die in use came to last."""
    cells = {
        *members(state.white[seat]),
        *members(state.orange[seat]),
        *members(state.working[seat]),
        *_carts(state, seat).values(),
    }
    base = int(state.stack[0])
    if base & 63 == st.ACTIVATE:
        last = (base >> 6) // 128
        cells |= {last - 1} if last else set()
    return cells


def _is_building(state: State, seat: int, cell: int) -> bool:
    square = square_at(state, seat, cell)
    return square is not None and square.building is not None


# The turn


def _die(state: State, seat: int, colour: int, value: int) -> RuleId | None:
    if state.players == 1:
        return "F55"
    if state.dice[colour * 6 + value] == 0:
        return "F15"
    return _too_many(state, seat, colour)


def _die_at(state: State, seat: int, colour: int, tavern: int) -> RuleId | None:
    if state.players > 1:
        return "F15"
    if state.tavern_dice[colour * 5 + tavern] == 0:
        return "F55"
    return _too_many(state, seat, colour)


def _too_many(state: State, seat: int, colour: int) -> RuleId | None:
    limit = (3, state.round)[colour]
    return "F15" if state.taken[seat * 2 + colour] >= limit else None


def _line(state: State, seat: int, value: int) -> RuleId | None:
    free = sum(ABILITIES[i].free_pips for i in members(state.abilities[seat]))
    pips = abs(_details(state) // 2 - (value + 1))
    return "F16" if _lacks(state, seat, {"fish": pips - free}) else None


def _always(_state: State, _seat: int, *_arguments: int) -> RuleId | None:
    return None


def _pass(state: State, _seat: int, tavern: int) -> RuleId | None:
    if state.players == 1:
        return "F55" if state.tavern_dice[tavern] or state.tavern_dice[5 + tavern] else None
    return "F35" if tavern in [int(marker) for marker in state.marker] else None


# Activation


def _activate(state: State, seat: int, cell: int) -> RuleId | None:
    details = _details(state)
    line, passed = details % 16, details // 16 % 8
    row, col = divmod(cell, 6)
    if (col if line < 6 else row + 6) != line:
        return "F17"
    if (row if line < 6 else col) < passed:
        return "F26"
    if not _is_building(state, seat, cell):
        return "F17"
    if cell in _carts(state, seat).values():
        return "F49"
    return "F17" if cell in _blocked(state, seat) else None


def _cart(state: State, seat: int, cart: int, direction: int) -> RuleId | None:
    details = _details(state)
    if cart not in members(details & 3):
        return "F48"
    if direction == 0:
        return None
    is_row, by_technology = bool(details & 4), bool(details & 8)
    if not by_technology and (direction in {1, 2}) != is_row:
        return "F48"
    row, col = divmod(_carts(state, seat)[cart], 6)
    row, col = row + _STEPS[direction][0], col + _STEPS[direction][1]
    if not (0 <= row < 6 and 0 <= col < 6):
        return "F48"
    return "F48" if row * 6 + col in _blocked(state, seat) else None


def _skip(state: State, _seat: int) -> RuleId | None:
    if state.round == 0:
        return "F10"
    return "F13" if "upgrade" in _actions(state) else None


# Actions


def _upgrade(state: State, seat: int, below: int, _above: int) -> RuleId | None:
    if "upgrade" not in _actions(state):
        return "F22"
    return "F13" if state.goods[seat * 8 + below] == 0 else None


def _take_fish(state: State, _seat: int) -> RuleId | None:
    return None if "upgrade" in _actions(state) else "F22"


def _order(state: State, seat: int, stack: int) -> RuleId | None:
    if "order" not in _actions(state):
        return "F22"
    crate = int(state.crate_top[stack])
    return "F23" if crate < 0 or _lacks(state, seat, ALL_CRATES[crate].cost) else None


def _next_level(state: State, seat: int, track: int) -> Level | None:
    level = int(state.levels[seat * 4 + track])
    source = TECHNOLOGY.tracks[track]
    if state.carts and source.id == "logistics":
        source = TECHNOLOGY.carts
    return source.levels[level] if level < len(source.levels) else None


def _technology(state: State, seat: int, track: int) -> RuleId | None:
    if "technology" not in _actions(state):
        return "F22"
    level = _next_level(state, seat, track)
    return "F24" if level is None or _lacks(state, seat, level.cost) else None


def _sail(state: State, seat: int, kind: int) -> RuleId | None:
    if "fish" not in _actions(state):
        return "F22"
    if state.boat[seat] >= len(FJORD.areas):
        return "F30"
    needed = (set(POWERS), {"kind-2", "kind-3"}, {"kind-3"})[kind]
    return "F42" if kind and not needed & _powers(state, seat) else None


def _return(state: State, seat: int) -> RuleId | None:
    if "fish" not in _actions(state):
        return "F22"
    return "F30" if state.boat[seat] == 0 else None


def _deal(state: State, seat: int, deal: int) -> RuleId | None:
    if _DEAL not in _actions(state):
        return "F35"
    return "F35" if _lacks(state, seat, _DEALS[deal].pay) else None


# Tiles


def _build(state: State, seat: int, stack: int) -> RuleId | None:
    shape = BUILDINGS.shapes[stack // 2]
    cost = dict(shape.cost)
    if "cheap-building" in _powers(state, seat):
        cost["wood"] = cost.get("wood", 0) - 1
    if _kind(state) == st.TURN:
        wrong: RuleId | None = None if shape.size == "large" else "F34"
    else:
        actions = _actions(state)
        wrong = None if "build-small" in actions and shape.size == "small" else "F25"
        if "build-one" in actions:
            wrong = None if shape.id == "mono" else "F35"
            cost = {}
    if wrong:
        return wrong
    tile = int(state.tile_top[stack])
    if tile < 0:
        return "F4"
    if _lacks(state, seat, cost):
        return "F34" if shape.size == "large" else "F25"
    empty = _empty(state, seat)
    anywhere = any(_fits(empty, tile, cell, turn) for cell in empty for turn in range(4))
    return None if anywhere else "F25"


def _empty(state: State, seat: int) -> set[int]:
    return set(range(36)) - set(members(state.filled[seat]))


def _fits(room: set[int], tile: int, cell: int, turn: int) -> bool:
    """Whether a tile, its first square on a cell and turned clockwise, lies in some room."""
    for square in TILES[tile].squares:
        row, col = square.row, square.col
        for _ in range(turn):
            row, col = col, -row
        row, col = row + cell // 6, col + cell % 6
        if not (0 <= row < 6 and 0 <= col < 6) or row * 6 + col not in room:
            return False
    return True


def _place(state: State, seat: int, cell: int) -> RuleId | None:
    details = _details(state)
    return _placed(state, seat, details % 128, details // 128, cell, range(4))


def _turn(state: State, seat: int, turn: int) -> RuleId | None:
    details = _details(state)
    cell = details // 1024
    return _placed(state, seat, details % 128, details // 128 % 8, cell, range(turn, turn + 1))


def _placed(
    state: State, seat: int, tile: int, stack: int, cell: int, turns: range
) -> RuleId | None:
    room = _empty(state, seat)
    if stack == _START:
        room &= _SNOW
    if any(_fits(room, tile, cell, turn) for turn in turns):
        return None
    return "F10" if stack == _START else "F25"


# The boat, crates, abilities, start sets


def _overboard(state: State, seat: int, slot: int) -> RuleId | None:
    if slot == 4:
        return None if _kind(state) == st.LOAD else "F31"
    return None if state.load[seat * 4 + slot] else "F31"


def _ability(state: State, _seat: int, ability: int) -> RuleId | None:
    return None if ability in members(state.board_abilities) else "F39"


def _set(state: State, _seat: int, number: int) -> RuleId | None:
    return "F9" if state.set_ability[number] < 0 else None


# Free actions


def _free(state: State, seat: int) -> RuleId | None:
    if state.round == 0:
        return "F36"
    menu = [name for name, (kinds, _, _) in _JUDGES.items() if st.MENU in kinds]
    for name in menu:
        judge = _JUDGES[name][2]
        for entry in MOVES.by_name[name].entries:
            new = name == "overboard" and entry == (4,)
            if not new and judge(state, seat, *entry) is None:
                return None
    return "F36"


def _sell(state: State, seat: int, resource: int) -> RuleId | None:
    return "F36" if state.goods[seat * 8 + resource] == 0 else None


def _uses_left(state: State, seat: int, ability: int) -> bool:
    if ability not in members(state.abilities[seat]):
        return False
    used = int(state.uses[seat]) >> 3 * ability & 7
    return used < ABILITIES[ability].per_round


def _buy(state: State, seat: int, below: int, _above: int) -> RuleId | None:
    prices = [
        ability.upgrade_price
        for i, ability in enumerate(ABILITIES)
        if ability.upgrade_price is not None and _uses_left(state, seat, i)
    ]
    cost: Goods = {"fish": min(prices, default=2)}
    cost[RESOURCES[below]] = cost.get(RESOURCES[below], 0) + 1
    return "F36" if _lacks(state, seat, cost) else None


def _downgrade(state: State, seat: int, above: int, _below: int) -> RuleId | None:
    return "F36" if state.goods[seat * 8 + above] == 0 else None


def _trade(state: State, seat: int, resource: int) -> RuleId | None:
    for i, ability in enumerate(ABILITIES):
        if ability.trade is None or RESOURCES[resource] not in ability.trade.choice:
            continue
        if _uses_left(state, seat, i) and not _lacks(state, seat, ability.trade.pay):
            return None
    return "F36"


def _worker(state: State, seat: int, cell: int) -> RuleId | None:
    if state.workers[seat] == 0 or not _is_building(state, seat, cell):
        return "F36"
    return "F36" if cell in _blocked(state, seat) else None


_FREE_AT: Final = (
    st.TURN,
    st.DIE,
    st.CARTS,
    st.ACTIVATE,
    st.ACT,
    st.END_TURN,
)

# For each family: when it can be played, the rule that a wrong moment breaks, and the judge.
_JUDGES: Final[dict[str, tuple[tuple[int, ...], RuleId, Judge]]] = {
    "die": ((st.TURN,), "F15", _die),
    "die-at": ((st.TURN,), "F15", _die_at),
    "line": ((st.DIE,), "F17", _line),
    "discard": ((st.DIE,), "F19", _always),
    "build": ((st.TURN, st.ACT), "F25", _build),
    "pass": ((st.TURN,), "F35", _pass),
    "activate": ((st.ACTIVATE,), "F17", _activate),
    "cart": ((st.CARTS,), "F48", _cart),
    "upgrade": ((st.ACT,), "F13", _upgrade),
    "take-fish": ((st.ACT,), "F13", _take_fish),
    "order": ((st.ACT,), "F23", _order),
    "technology": ((st.ACT,), "F24", _technology),
    "sail": ((st.ACT,), "F31", _sail),
    "return": ((st.ACT,), "F32", _return),
    "deal": ((st.ACT,), "F35", _deal),
    "place": ((st.SPOT,), "F25", _place),
    "turn": ((st.ROTATE,), "F25", _turn),
    "keep": ((st.KEEP,), "F42", _always),
    "overboard": ((st.LOAD, st.MENU), "F31", _overboard),
    "pier": ((st.PIER,), "F41", _always),
    "ability": ((st.ABILITY,), "F39", _ability),
    "set": ((st.PICK,), "F9", _set),
    "free": (_FREE_AT, "F36", _free),
    "sell": ((st.MENU,), "F36", _sell),
    "buy": ((st.MENU,), "F36", _buy),
    "downgrade": ((st.MENU,), "F36", _downgrade),
    "trade": ((st.MENU,), "F36", _trade),
    "worker": ((st.MENU,), "F36", _worker),
    "done": ((st.ACTIVATE, st.END_TURN), "F18", _always),
    "skip": ((st.ACT,), "F20", _skip),
}
