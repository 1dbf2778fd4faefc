"""The fort cards: the row, the deck, what is turned up and what is put under (S4, S21, S34)."""

from osada.core.bits import BIT, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.rules.events import (
    CardKept,
    CardLeft,
    CardPutBack,
    CardReplaced,
    CardSwapped,
    KeptCardSeen,
    SecondCardSeen,
    SitePutUnder,
    SiteTurnedUp,
)
from osada.games.sardinia.rules.moves import (
    DRAW_SITE,
    KEEP_NEW,
    KEEP_OLD,
    LEAVE_CARD,
    REPLACE_CARD,
    SWAP_CARD,
)
from osada.games.sardinia.rules.state import (
    ALTERNATIVE,
    CARD_DECISION,
    DRAW_KEPT,
    DRAW_REPLACEMENT,
    DRAW_SECOND,
    KEPT_DECISION,
    NOTHING,
    TURN_UP,
    State,
)


def sites_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """Any card that nobody has seen can be the next one, of the row or of the deck (S4)."""
    n = members_into(state.unseen, DRAW_SITE, moves, 0)
    for i in range(n):
        weights[i] = 1
    return n


def turn_up(state: State, site: i64, events: list[Event] | None) -> None:
    """Turn up the next face-down card of the row (S21)."""
    state.unseen &= ~BIT[site]
    state.row -= 1
    if state.left == NOTHING:
        state.left = site
    else:
        state.right = site
    if events is not None:
        events.append(SiteTurnedUp(site))


def deal_kept(state: State, seat: i64, site: i64, events: list[Event] | None) -> None:
    """A seat draws the deck's top card and keeps it face down (S32, S34)."""
    state.unseen &= ~BIT[site]
    state.kept[seat] = site
    if events is not None:
        events.append(CardKept(seat))
        events.append(KeptCardSeen(seat, site, audience=BIT[seat]))


def put_scored_under(state: State, events: list[Event] | None) -> bool:
    """The scored card goes under the deck; whether a card is left in the row to turn up (S21)."""
    state.under |= BIT[state.left]
    if events is not None:
        events.append(SitePutUnder(state.left))
    state.left = state.right
    state.right = NOTHING
    if state.row == 0:
        return False  # nothing is turned up after the tenth scoring, so nothing is decided
    state.phase = TURN_UP
    return True


def turn_up_next(state: State, site: i64, events: list[Event] | None) -> None:
    """The next card is turned up; the Guardian's player decides about it (S21, S34)."""
    turn_up(state, site, events)
    state.actor = state.caller
    state.phase = CARD_DECISION


def decisions_into(state: State, buffer: vec[i64]) -> i64:
    """Leave the card, replace it, or, in the variant, swap it for the kept one (S21, S34)."""
    buffer[0] = LEAVE_CARD
    buffer[1] = REPLACE_CARD
    if state.guardian_rule != ALTERNATIVE:
        return 2
    buffer[2] = SWAP_CARD
    return 3


def kept_decisions_into(state: State, buffer: vec[i64]) -> i64:
    """Keep the old card or the new one (S34 a)."""
    buffer[0] = KEEP_OLD
    buffer[1] = KEEP_NEW
    return 2


def leave_card(state: State, events: list[Event] | None) -> bool:
    """The card stays; whether all is settled (S21), or a second card is drawn first (S34 a)."""
    if events is not None:
        events.append(CardLeft(state.actor, state.right))
    if state.guardian_rule != ALTERNATIVE:
        return True
    state.phase = DRAW_SECOND
    return False


def replace_card(state: State, events: list[Event] | None) -> None:
    """The card goes under the deck, the deck's top card will come (S21, S34 b)."""
    if events is not None:
        events.append(CardReplaced(state.actor, state.right))
    state.under |= BIT[state.right]
    state.right = NOTHING
    state.phase = DRAW_REPLACEMENT


def lay_replacement(state: State, site: i64, events: list[Event] | None) -> None:
    """The deck's top card comes into the row, face up (S21, S34 b)."""
    state.unseen &= ~BIT[site]
    state.right = site
    if events is not None:
        events.append(SiteTurnedUp(site))


def swap_card(state: State, events: list[Event] | None) -> None:
    """The card goes under the deck, the kept card comes, a new one will be drawn (S34 c)."""
    seat = state.actor
    if events is not None:
        events.append(CardSwapped(seat, state.right, state.kept[seat]))
    state.under |= BIT[state.right]
    state.right = state.kept[seat]
    state.kept[seat] = NOTHING
    state.phase = DRAW_KEPT


def draw_second(state: State, site: i64, events: list[Event] | None) -> None:
    """A second card, for its drawer's eyes only (S34 a)."""
    state.unseen &= ~BIT[site]
    state.drawn = site
    state.phase = KEPT_DECISION
    if events is not None:
        events.append(SecondCardSeen(state.actor, site, audience=BIT[state.actor]))


def keep(state: State, *, new: bool, events: list[Event] | None) -> None:
    """One of the two cards is kept, the other goes under the deck, unseen (S34 a)."""
    seat = state.actor
    rejected = state.drawn
    if new:
        rejected = state.kept[seat]
        state.kept[seat] = state.drawn
    state.buried[seat] |= BIT[rejected]
    state.drawn = NOTHING
    if events is not None:
        events.append(CardPutBack(seat))
