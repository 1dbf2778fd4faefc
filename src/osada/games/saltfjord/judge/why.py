"""Why a move is not allowed, judged plainly, rule by rule, apart from the generator of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.core.moves import MoveTable
from osada.games.saltfjord.content.components import RESOURCES, Goods
from osada.games.saltfjord.judge import judges
from osada.games.saltfjord.judge.reading import (
    blocked_cells,
    details_of,
    is_building,
    kind_of,
    lacks,
    tile_in_hand,
    uses_of,
)
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.moves import BY_NAME
from osada.games.saltfjord.rules.state import State

Judge = Callable[..., RuleId | None]

# What is in hand finds its place before anything else.
_IN_HAND: Final[dict[int, RuleId]] = {
    st.PICK: "F9",
    st.KEEP: "F42",
    st.LOAD: "F31",
    st.PIER: "F41",
    st.ABILITY: "F39",
}
_TILE_IN_HAND: Final = (st.SPOT, st.ROTATE)
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


def why_not(moves: MoveTable, state: State, seat: int, move: int) -> RuleId | None:
    """The rule that a move would break, or `None` if it is legal."""
    family, arguments = moves.parts(move)
    if family.name in _NATURE:
        return _NATURE[family.name]
    if state.over:
        return "F1"
    if state.turn() != seat:
        return _not_asked(state, seat)
    kinds, _, judge = _JUDGES[family.name]
    kind = kind_of(state)
    if kind in kinds:
        return judge(state, seat, *arguments)
    if st.MENU in kinds:
        return judge(state, seat, *arguments) or _before_a_free_action(state, kind)
    return "F36" if kind == st.MENU else _untimely(state, kind, family.name, arguments)


def _untimely(state: State, kind: int, name: str, arguments: tuple[int, ...]) -> RuleId:
    """The rule that a move breaks by its moment; of a tile, the rule of its size."""
    if name == "build":
        return judges.rule_of(state, arguments[0])
    if name in {"place", "turn"} and kind in _TILE_IN_HAND:
        return _rule_in_hand(state)
    return _JUDGES[name][1]


def _rule_in_hand(state: State) -> RuleId:
    _, stack, _ = tile_in_hand(details_of(state))
    return judges.rule_of(state, stack)


def _before_a_free_action(state: State, kind: int) -> RuleId:
    """The rule that wants an answer first; else that free actions are asked for."""
    if kind in _TILE_IN_HAND:
        return _rule_in_hand(state)
    return _IN_HAND.get(kind, "F36")


def _not_asked(state: State, seat: int) -> RuleId:
    if state.round == 0:
        return "F9"
    passed = 0 <= seat < state.players and state.marker[seat] >= 0
    return "F35" if passed else "F43"


# Free actions


def _free(state: State, seat: int) -> RuleId | None:
    if state.round == 0:
        return "F36"
    menu = [name for name, (kinds, _, _) in _JUDGES.items() if st.MENU in kinds]
    for name in menu:
        judge = _JUDGES[name][2]
        for entry in BY_NAME[name].entries:
            new = name == "overboard" and entry == (4,)
            if not new and judge(state, seat, *entry) is None:
                return None
    return "F36"


def _sell(state: State, seat: int, resource: int) -> RuleId | None:
    return "F12" if state.goods[seat * st.GOODS + resource] == 0 else None


def _uses_left(state: State, seat: int, ability: int) -> bool:
    if ability not in members(state.abilities[seat]):
        return False
    return uses_of(state, seat, ability) < state.tables.box.abilities[ability].per_round


def _buy(state: State, seat: int, below: int, _above: int) -> RuleId | None:
    prices = [
        ability.upgrade_price
        for i, ability in enumerate(state.tables.box.abilities)
        if ability.upgrade_price is not None and _uses_left(state, seat, i)
    ]
    cost: Goods = {"fish": min(prices, default=2)}
    cost[RESOURCES[below]] = cost.get(RESOURCES[below], 0) + 1
    return "F13" if lacks(state, seat, cost) else None


def _downgrade(state: State, seat: int, above: int, _below: int) -> RuleId | None:
    return "F12" if state.goods[seat * st.GOODS + above] == 0 else None


def _trade(state: State, seat: int, resource: int) -> RuleId | None:
    for i, ability in enumerate(state.tables.box.abilities):
        if ability.trade is None or RESOURCES[resource] not in ability.trade.choice:
            continue
        if _uses_left(state, seat, i) and not lacks(state, seat, ability.trade.pay):
            return None
    return "F36"


def _worker(state: State, seat: int, cell: int) -> RuleId | None:
    if state.workers[seat] == 0 or not is_building(state, seat, cell):
        return "F36"
    return "F36" if cell in blocked_cells(state, seat) else None


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
    "die": ((st.TURN,), "F15", judges.die),
    "die-at": ((st.TURN,), "F15", judges.die_at),
    "line": ((st.DIE,), "F17", judges.line),
    "discard": ((st.DIE,), "F19", judges.always),
    "build": ((st.TURN, st.ACT), "F25", judges.build),
    "pass": ((st.TURN,), "F35", judges.pass_to),
    "activate": ((st.ACTIVATE,), "F17", judges.activate),
    "cart": ((st.CARTS,), "F48", judges.cart),
    "upgrade": ((st.ACT,), "F13", judges.upgrade),
    "take-fish": ((st.ACT,), "F13", judges.take_fish),
    "order": ((st.ACT,), "F23", judges.order),
    "technology": ((st.ACT,), "F24", judges.technology),
    "sail": ((st.ACT,), "F31", judges.sail),
    "return": ((st.ACT,), "F32", judges.return_home),
    "deal": ((st.ACT,), "F35", judges.deal),
    "place": ((st.SPOT,), "F25", judges.place),
    "turn": ((st.ROTATE,), "F25", judges.turn),
    "keep": ((st.KEEP,), "F42", judges.always),
    "overboard": ((st.LOAD, st.MENU), "F31", judges.overboard),
    "pier": ((st.PIER,), "F41", judges.always),
    "ability": ((st.ABILITY,), "F39", judges.ability),
    "set": ((st.PICK,), "F9", judges.start_set),
    "free": (_FREE_AT, "F36", _free),
    "sell": ((st.MENU,), "F36", _sell),
    "buy": ((st.MENU,), "F36", _buy),
    "downgrade": ((st.MENU,), "F36", _downgrade),
    "trade": ((st.MENU,), "F36", _trade),
    "worker": ((st.MENU,), "F36", _worker),
    "done": ((st.ACTIVATE, st.END_TURN), "F18", judges.always),
    "skip": ((st.ACT,), "F20", judges.skip),
}
