"""The payment helper: the cheapest free actions that make something affordable (F14, F36).

A way is a row of legal moves, `free` and a conversion by turns; `conversion.py` finds the cheapest.
"""

from __future__ import annotations

from typing import Final

from osada.core.game_text import Way
from osada.core.moves import MoveTable
from osada.games.saltfjord.content.components import Goods
from osada.games.saltfjord.content.words import goods
from osada.games.saltfjord.judge.reading import goods_of
from osada.games.saltfjord.presentation.conversion import cheapest_for
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.activation import price
from osada.games.saltfjord.rules.moves import FREE
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.state import State
from osada.text.language import Language

_PAYABLE: Final = ("line", "build", "order", "technology", "deal")


def ways(moves: MoveTable, position: SaltfjordPosition, seat: int, language: Language) -> list[Way]:
    """Return payments that need free actions first, each as one choice."""
    if position.turn() != seat or FREE not in position.legal(seat):
        return []
    legal = set(position.legal(seat))
    found = []
    for name in _PAYABLE:
        family = moves.by_name[name]
        for move in range(family.first, family.first + len(family)):
            steps = () if move in legal else cheapest(moves, position, seat, move)
            if steps:
                given, gained = (goods(it, language) for it in _exchange(position, seat, steps))
                paid = moves.sentence(move, language)
                told = language.say("way-payment", move=paid, given=given, gained=gained)
                found.append(Way((*steps, move), told))
    return found


def _exchange(
    position: SaltfjordPosition, seat: int, steps: tuple[int, ...]
) -> tuple[Goods, Goods]:
    """Return the goods that some free actions take and bring, all in all."""
    after = position.clone()
    for step in steps:
        after.play(seat, step)
    had, has = goods_of(position, seat), goods_of(after, seat)
    given = {kind: n - has[kind] for kind, n in had.items() if has[kind] < n}
    return given, {kind: n - had[kind] for kind, n in has.items() if had[kind] < n}


def cheapest(
    moves: MoveTable, position: SaltfjordPosition, seat: int, move: int
) -> tuple[int, ...] | None:
    """The free actions after which a move is legal; `()` if it is now, `None` if none help."""
    if move in position.legal(seat):
        return ()
    cost = cost_of(moves, position, seat, move)
    if cost is None:
        return None
    steps = cheapest_for(position, seat, cost)
    if steps is None:
        return None
    after = position.clone()
    for step in steps:
        if step not in after.legal(seat):
            return None
        after.play(seat, step)
    return steps if move in after.legal(seat) else None


def cost_of(moves: MoveTable, state: State, seat: int, move: int) -> Goods | None:
    """Return the cost of a move that is on offer now; `None` if it is not on offer."""
    family, arguments = moves.parts(move)
    frame = int(state.stack[state.depth - 1])
    kind, details = frame & 63, frame >> 6
    if family.name == "line" and kind == st.DIE:
        return {"fish": int(price(state, details >> 1, arguments[0] + 1))}
    if family.name == "build" and kind == st.TURN:
        return _tile_cost(state, seat, arguments[0]) if arguments[0] >= 4 else None
    return _action_cost(state, seat, family.name, arguments[0], details) if kind == st.ACT else None


def _action_cost(state: State, seat: int, name: str, at: int, actions: int) -> Goods | None:
    box = state.tables.box
    if name == "order" and actions & st.ORDER_ACTION and state.crate_top[at] >= 0:
        return box.all_crates[state.crate_top[at]].cost
    if name == "technology" and actions & st.TECHNOLOGY_ACTION:
        level = int(state.levels[seat * 4 + at])
        technology = box.technology
        track = technology.carts if state.carts and at == 2 else technology.tracks[at]
        return track.levels[level].cost if level < 3 else None
    if name == "build" and actions & st.SMALL_ACTION:
        return _tile_cost(state, seat, at) if at < 4 else None
    if name == "deal" and actions & st.DEAL_ACTION:
        return box.deals[at].pay
    return None


def _tile_cost(state: State, seat: int, stack: int) -> Goods:
    cost = dict(state.tables.box.buildings.shapes[stack // 2].cost)
    if state.powers[seat] & st.CHEAP_BUILDING:
        cost["wood"] = max(cost.get("wood", 0) - 1, 0)
    return cost
