"""Playing: each move is handed on to the rule that it belongs to, group by group."""

from osada.core.events import Event
from osada.core.ints import i64
from osada.games.saltfjord.content.grid import BUILT_TILES, DIRECTIONS, STACK_CRATES
from osada.games.saltfjord.rules import (
    actions,
    activation,
    carts,
    fishing,
    free,
    orders,
    setup,
    technology,
    turns,
    village,
)
from osada.games.saltfjord.rules.frames import kind_of_top, pop
from osada.games.saltfjord.rules.moves import (
    ACTIVATE_CELL,
    AT_PIER,
    BUILD,
    BUY_UPGRADE,
    DISCARD,
    DOWNGRADE,
    DRAW_ABILITY,
    DRAW_CRATE,
    DRAW_SCORING,
    DRAW_START_BUILDING,
    DRAW_START_CRATE,
    DRAW_START_RESOURCES,
    DRAW_TILE,
    DRAW_TOKEN,
    FILL_ORDER,
    FREE,
    GAIN_TECHNOLOGY,
    KEEP_TOKEN,
    LINE,
    MOVE_CART,
    OVERBOARD,
    PASS,
    PICK_SET,
    PLACE,
    RETURN,
    ROLL_DIE,
    SAIL,
    SELL,
    TAKE_ABILITY,
    TAKE_DEAL,
    TAKE_DIE_AT,
    TAKE_FISH,
    TRADE,
    TURN_TO,
    UPGRADE,
    USE_WORKER,
)
from osada.games.saltfjord.rules.state import (
    ACTIVATE,
    MENU,
    PIPS,
    TAVERNS,
    TURN,
    State,
)


def play_turn(state: State, move: i64, events: list[Event] | None) -> None:
    """A die, its line, a tile or a tavern."""
    if move < TAKE_DIE_AT:
        activation.take_die(state, move // PIPS, move % PIPS + 1, events)
    elif move < LINE:
        at = move - TAKE_DIE_AT
        activation.take_die_at(state, at // TAVERNS, at % TAVERNS, events)
    elif move < DISCARD:
        activation.choose_line(state, move - LINE + 1, events)
    elif move == DISCARD:
        activation.discard(state, events)
    elif move < PASS:
        if kind_of_top(state) == TURN:
            turns.build_large(state, move - BUILD, events)
        else:
            actions.build(state, move - BUILD, events)
    else:
        turns.go_to_tavern(state, move - PASS, events)


def play_effect(state: State, move: i64, events: list[Event] | None) -> None:
    """A building or a cart, and what an action does."""
    if move < MOVE_CART:
        activation.activate(state, move - ACTIVATE_CELL, events)
    elif move < UPGRADE:
        at = move - MOVE_CART
        carts.move_cart(state, at // DIRECTIONS, at % DIRECTIONS, events)
    elif move < TAKE_FISH:
        actions.take_upgrade(state, move - UPGRADE, events)
    elif move == TAKE_FISH:
        actions.take_fish(state, events)
    else:
        pop(state)
        _play_action(state, move, events)


def _play_action(state: State, move: i64, events: list[Event] | None) -> None:
    if move < GAIN_TECHNOLOGY:
        orders.fill(state, move - FILL_ORDER, events)
    elif move < SAIL:
        technology.gain_technology(state, move - GAIN_TECHNOLOGY, events)
    elif move < RETURN:
        fishing.sail(state, move - SAIL, events)
    elif move == RETURN:
        fishing.come_home(state, events)
    else:
        orders.take_deal(state, move - TAKE_DEAL, events)


def play_choice(state: State, move: i64, events: list[Event] | None) -> None:
    """Play a move that puts something in hand into its place."""
    if move < TURN_TO:
        village.choose_spot(state, move - PLACE, events)
    elif move < KEEP_TOKEN:
        village.turn_tile(state, move - TURN_TO, events)
    elif move < OVERBOARD:
        fishing.keep(state, move - KEEP_TOKEN, events)
    elif move < AT_PIER:
        if kind_of_top(state) == MENU:
            pop(state)
            fishing.overboard(state, move - OVERBOARD, events)
        else:
            fishing.make_room(state, move - OVERBOARD, events)
    elif move < TAKE_ABILITY:
        orders.put_at_pier(state, move - AT_PIER, events)
    elif move < PICK_SET:
        technology.take_ability(state, move - TAKE_ABILITY, events)
    else:
        setup.pick(state, move - PICK_SET, events)


def play_free(state: State, move: i64, events: list[Event] | None) -> None:
    """The menu of free actions, and what is chosen from it."""
    if move == FREE:
        free.open_menu(state)
    elif move < BUY_UPGRADE:
        free.sell(state, move - SELL + 1, events)
    elif move < DOWNGRADE:
        free.buy_upgrade(state, move - BUY_UPGRADE, events)
    elif move < TRADE:
        free.downgrade(state, move - DOWNGRADE, events)
    elif move < USE_WORKER:
        free.trade(state, move - TRADE, events)
    else:
        free.use_worker(state, move - USE_WORKER, events)


def play_done(state: State, events: list[Event] | None) -> None:
    """The end of an activation, or of the turn."""
    if kind_of_top(state) == ACTIVATE:
        activation.rest_die(state, events)
    else:
        turns.end_turn(state, events)


def play_nature(state: State, move: i64, events: list[Event] | None) -> None:
    """Play nature's rolls, draws and cards turned up."""
    if move < DRAW_TILE:
        setup.roll(state, move - ROLL_DIE, events)
    elif move >= DRAW_TOKEN:
        fishing.draw_token(state, move - DRAW_TOKEN, events)
    elif move >= DRAW_SCORING:
        setup.lay_scoring(state, move - DRAW_SCORING, events)
    elif move >= DRAW_START_RESOURCES:
        setup.lay_start_resources(state, move - DRAW_START_RESOURCES, events)
    elif move >= DRAW_START_BUILDING:
        tile = move - DRAW_START_BUILDING + BUILT_TILES
        setup.lay_start_tile(state, tile, events)
    elif move >= DRAW_ABILITY:
        setup.lay_ability(state, move - DRAW_ABILITY, events)
    elif move >= DRAW_START_CRATE:
        crate = move - DRAW_START_CRATE + STACK_CRATES
        setup.lay_start_crate(state, crate, events)
    elif move >= DRAW_CRATE:
        orders.turn_up_crate(state, move - DRAW_CRATE, events)
    else:
        village.turn_up_tile(state, move - DRAW_TILE, events)
