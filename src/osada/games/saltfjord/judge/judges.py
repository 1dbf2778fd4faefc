"""The judges of moves but free actions: each says which rule a move breaks, or `None`."""

from __future__ import annotations

from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.games.saltfjord.content.components import POWERS, Level, Square
from osada.games.saltfjord.content.grid import CELLS, COLUMNS, SNOW_CELLS, STACKS_EACH, WAYS
from osada.games.saltfjord.judge.reading import (
    DEAL,
    actions_of,
    blocked_cells,
    carts_called,
    carts_of,
    details_of,
    die_in_hand,
    die_on_line,
    is_building,
    kind_of,
    lacks,
    powers_of,
    tile_in_hand,
)
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.state import State

_STEPS: Final = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
_START: Final = 7

# The turn


def die(state: State, seat: int, colour: int, value: int) -> RuleId | None:
    """Take a die from an area."""
    if state.players == 1:
        return "F55"
    if state.dice[colour * st.PIPS + value] == 0:
        return "F15"
    return _too_many(state, seat, colour)


def die_at(state: State, seat: int, colour: int, tavern: int) -> RuleId | None:
    """Take a die from a tavern."""
    if state.players > 1:
        return "F15"
    if state.tavern_dice[colour * st.TAVERNS + tavern] == 0:
        return "F55"
    return _too_many(state, seat, colour)


def _too_many(state: State, seat: int, colour: int) -> RuleId | None:
    limit = (3, state.round)[colour]
    return "F15" if state.taken[seat * st.COLOURS + colour] >= limit else None


def line(state: State, seat: int, value: int) -> RuleId | None:
    """Put the die at a line."""
    free = sum(state.tables.box.abilities[i].free_pips for i in members(state.abilities[seat]))
    _, shown = die_in_hand(details_of(state))
    pips = abs(shown - (value + 1))
    return "F16" if lacks(state, seat, {"fish": pips - free}) else None


def always(_state: State, _seat: int, *_arguments: int) -> RuleId | None:
    """Allow any move of a kind that is on offer."""
    return None


def pass_to(state: State, _seat: int, tavern: int) -> RuleId | None:
    """Pass to a tavern."""
    if state.players == 1:
        dice = state.tavern_dice[tavern :: st.TAVERNS]
        return "F55" if any(dice) else None
    return "F35" if tavern in [int(marker) for marker in state.marker] else None


# Activation


def activate(state: State, seat: int, cell: int) -> RuleId | None:
    """Activate a building with the die."""
    line, passed, _ = die_on_line(details_of(state))
    row, col = divmod(cell, COLUMNS)
    if (col if line < COLUMNS else row + COLUMNS) != line:
        return "F17"
    if (row if line < COLUMNS else col) < passed:
        return "F26"
    if not is_building(state, seat, cell):
        return "F17"
    if cell in carts_of(state, seat).values():
        return "F49"
    return "F17" if cell in blocked_cells(state, seat) else None


def cart(state: State, seat: int, cart: int, direction: int) -> RuleId | None:
    """Move a cart, or let it stay."""
    called, by_row, by_technology = carts_called(details_of(state))
    if cart not in called:
        return "F48"
    if direction == 0:
        return None
    if not by_technology and (direction in {1, 2}) != by_row:
        return "F48"
    row, col = divmod(carts_of(state, seat)[cart], COLUMNS)
    row, col = row + _STEPS[direction][0], col + _STEPS[direction][1]
    if not (0 <= row < COLUMNS and 0 <= col < COLUMNS):
        return "F48"
    return "F48" if row * COLUMNS + col in blocked_cells(state, seat) else None


def skip(state: State, _seat: int) -> RuleId | None:
    """Do without an effect."""
    if state.round == 0:
        return "F10"
    return "F13" if "upgrade" in actions_of(state) else None


# Actions


def upgrade(state: State, seat: int, below: int, _above: int) -> RuleId | None:
    """Upgrade a resource by an effect."""
    if "upgrade" not in actions_of(state):
        return "F22"
    return "F13" if state.goods[seat * st.GOODS + below] == 0 else None


def take_fish(state: State, _seat: int) -> RuleId | None:
    """Take a fish instead of an upgrade."""
    return None if "upgrade" in actions_of(state) else "F22"


def order(state: State, seat: int, stack: int) -> RuleId | None:
    """Fill an order."""
    if "order" not in actions_of(state):
        return "F22"
    crate = int(state.crate_top[stack])
    crates = state.tables.box.all_crates
    return "F23" if crate < 0 or lacks(state, seat, crates[crate].cost) else None


def _next_level(state: State, seat: int, track: int) -> Level | None:
    level = int(state.levels[seat * st.TRACKS + track])
    technology = state.tables.box.technology
    source = technology.tracks[track]
    if state.carts and source.id == "logistics":
        source = technology.carts
    return source.levels[level] if level < len(source.levels) else None


def technology(state: State, seat: int, track: int) -> RuleId | None:
    """Gain a technology."""
    if "technology" not in actions_of(state):
        return "F22"
    level = _next_level(state, seat, track)
    return "F24" if level is None or lacks(state, seat, level.cost) else None


def sail(state: State, seat: int, kind: int) -> RuleId | None:
    """Move the boat on."""
    if "fish" not in actions_of(state):
        return "F22"
    if state.boat[seat] >= len(state.tables.box.fjord.areas):
        return "F30"
    needed = (set(POWERS), {"kind-2", "kind-3"}, {"kind-3"})[kind]
    return "F42" if kind and not needed & powers_of(state, seat) else None


def return_home(state: State, seat: int) -> RuleId | None:
    """Return to the harbour."""
    if "fish" not in actions_of(state):
        return "F22"
    return "F30" if state.boat[seat] == 0 else None


def deal(state: State, seat: int, deal: int) -> RuleId | None:
    """Use a deal of a pier."""
    if DEAL not in actions_of(state):
        return "F35"
    return "F35" if lacks(state, seat, state.tables.box.deals[deal].pay) else None


# Tiles


def build(state: State, seat: int, stack: int) -> RuleId | None:
    """Build the top tile of a stack."""
    shape = state.tables.box.buildings.shapes[stack // STACKS_EACH]
    cost = dict(shape.cost)
    if "cheap-building" in powers_of(state, seat):
        cost["wood"] = cost.get("wood", 0) - 1
    if kind_of(state) == st.TURN:
        wrong: RuleId | None = None if shape.size == "large" else "F34"
    else:
        actions = actions_of(state)
        wrong = None if "build-small" in actions and shape.size == "small" else "F25"
        if "build-one" in actions:
            wrong = None if shape.id == "mono" else "F35"
            cost = {}
    if wrong:
        return wrong
    tile = int(state.tile_top[stack])
    if tile < 0:
        return "F4"
    empty = _empty(state, seat)
    squares = state.tables.box.tiles[tile].squares
    anywhere = any(_fits(empty, squares, cell, turn) for cell in empty for turn in range(WAYS))
    return rule_of(state, stack) if lacks(state, seat, cost) or not anywhere else None


def rule_of(state: State, stack: int) -> RuleId:
    """The rule by which the tiles of a stack are paid for and laid."""
    if stack == _START:
        return "F10"
    shape = state.tables.box.buildings.shapes[stack // STACKS_EACH]
    return "F34" if shape.size == "large" else "F25"


def _empty(state: State, seat: int) -> set[int]:
    return set(range(CELLS)) - set(members(state.filled[seat]))


def _fits(room: set[int], squares: list[Square], cell: int, turn: int) -> bool:
    """Tell whether a tile, its first square on a cell and turned clockwise, lies in some room."""
    for square in squares:
        row, col = square.row, square.col
        for _ in range(turn):
            row, col = col, -row
        row, col = row + cell // COLUMNS, col + cell % COLUMNS
        inside = 0 <= row < COLUMNS and 0 <= col < COLUMNS
        if not inside or row * COLUMNS + col not in room:
            return False
    return True


def place(state: State, seat: int, cell: int) -> RuleId | None:
    """Choose the cell of a tile."""
    tile, stack, _ = tile_in_hand(details_of(state))
    return _placed(state, seat, tile, stack, cell, range(WAYS))


def turn(state: State, seat: int, turn: int) -> RuleId | None:
    """Choose the turn of a tile."""
    tile, stack, cell = tile_in_hand(details_of(state))
    return _placed(state, seat, tile, stack, cell, range(turn, turn + 1))


def _placed(
    state: State, seat: int, tile: int, stack: int, cell: int, turns: range
) -> RuleId | None:
    room = _empty(state, seat)
    if stack == _START:
        room &= set(SNOW_CELLS)
    squares = state.tables.box.tiles[tile].squares
    fits = any(_fits(room, squares, cell, turn) for turn in turns)
    return None if fits else rule_of(state, stack)


# The boat, crates, abilities, start sets


def overboard(state: State, seat: int, slot: int) -> RuleId | None:
    """Throw a token overboard."""
    if slot == 4:
        return None if kind_of(state) == st.LOAD else "F31"
    return None if state.load[seat * st.HOLD + slot] else "F31"


def ability(state: State, _seat: int, ability: int) -> RuleId | None:
    """Take an ability tile."""
    return None if ability in members(state.board_abilities) else "F39"


def start_set(state: State, _seat: int, number: int) -> RuleId | None:
    """Pick a start set."""
    return "F9" if state.set_ability[number] < 0 else None
