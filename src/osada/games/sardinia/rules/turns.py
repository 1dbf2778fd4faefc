"""The course of the game: cards, the Queen, the Guardian, the end (S10 to S22, S30, S31)."""

from typing import Final

from osada.core.bits import BIT, count, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.rules import commander, priest
from osada.games.sardinia.rules.events import (
    ActionEnded,
    AnswerDeclined,
    Boasted,
    CardPlayed,
    CardsTakenBack,
    GameEnded,
    RoleCopied,
    ScoringBegan,
    StayedModest,
    TiedForWin,
)
from osada.games.sardinia.rules.forts import put_scored_under
from osada.games.sardinia.rules.moves import (
    BOAST,
    COPY,
    DECLINE,
    DONE,
    GUARDIAN,
    PLAY_CARD,
    QUEEN,
    STAY_MODEST,
)
from osada.games.sardinia.rules.scoring import score_site, tied_for_win
from osada.games.sardinia.rules.state import (
    ADMIRAL_ACTS,
    ALL_CARDS,
    ALTERNATIVE,
    ANSWER,
    BOASTING,
    COMMANDER_ACTS,
    END,
    NOBODY,
    NOTHING,
    PRIEST_ACTS,
    ROUNDS,
    TURN,
    State,
)

COPYABLE: Final = 31  # S19: every role but the Queen and the Guardian
CARDS_BEFORE_GUARDIAN: Final = 3


def cards_into(state: State, buffer: vec[i64]) -> i64:
    """Play any card of one's hand (S10); the variant's Guardian must wait (S33)."""
    hand = state.hand[state.actor]
    if state.guardian_rule == ALTERNATIVE and count(ALL_CARDS & ~hand) < CARDS_BEFORE_GUARDIAN:
        hand &= ~BIT[GUARDIAN]
    return members_into(hand, PLAY_CARD, buffer, 0)


def answers_into(state: State, buffer: vec[i64]) -> i64:
    """Play a card that is not a Guardian, or none, before an early Guardian's scoring (S20)."""
    n = members_into(state.hand[state.actor] & ~BIT[GUARDIAN], PLAY_CARD, buffer, 0)
    buffer[n] = DECLINE
    return n + 1


def copies_into(state: State, buffer: vec[i64]) -> i64:
    """Copy any card in front of the Queen's player, or none (S19)."""
    n = members_into(COPYABLE & ~state.hand[state.actor], COPY, buffer, 0)
    buffer[n] = DONE
    return n + 1


def boasts_into(state: State, buffer: vec[i64]) -> i64:
    """The first to boast wins (S31)."""
    buffer[0] = BOAST
    buffer[1] = STAY_MODEST
    return 2


def play_card(state: State, role: i64, events: list[Event] | None) -> None:
    """Lay a card down and begin its action (S10)."""
    seat = state.actor
    state.hand[seat] &= ~BIT[role]
    if events is not None:
        events.append(CardPlayed(seat, role))
    if role == GUARDIAN:
        _call_guardian(state, events)
    elif role == QUEEN and COPYABLE & ~state.hand[seat] == 0:
        end_action(state, events)  # S19: with no card before her the Queen does nothing
    else:
        _begin(state, role)


def _begin(state: State, role: i64) -> None:
    state.phase = ADMIRAL_ACTS + role
    if state.phase == COMMANDER_ACTS:
        state.points = commander.STEPS
    elif state.phase == PRIEST_ACTS:
        state.points = priest.STEPS


def copy_role(state: State, role: i64, events: list[Event] | None) -> None:
    """The Queen does another card's action (S19)."""
    if events is not None:
        events.append(RoleCopied(state.actor, role))
    _begin(state, role)


def decline_action(state: State, events: list[Event] | None) -> None:
    """Every action is optional, and may be cut short (S10, S11)."""
    if events is not None:
        events.append(ActionEnded(state.actor))
    end_action(state, events)


def decline_answer(state: State, events: list[Event] | None) -> None:
    """Play no card before an early Guardian's scoring (S20)."""
    if events is not None:
        events.append(AnswerDeclined(state.actor))
    end_action(state, events)


def end_action(state: State, events: list[Event] | None) -> None:
    """The next player's turn, or the next answer to an early Guardian (S5, S20)."""
    state.points = 0
    state.sailed = NOTHING
    state.actor = _next(state, state.actor)
    if state.caller == NOBODY:
        state.phase = TURN
    elif state.actor == state.caller:
        _score(state, events)
    else:
        state.phase = ANSWER


def _next(state: State, seat: i64) -> i64:
    """Return the seat to the left."""
    seat += 1
    if seat == state.players:
        return 0
    return seat


def _call_guardian(state: State, events: list[Event] | None) -> None:
    """A Guardian triggers a scoring; as a first card, after the others' answers (S20)."""
    seat = state.actor
    state.caller = seat
    first = count(ALL_CARDS & ~state.hand[seat]) == 1
    if first and state.guardian_rule != ALTERNATIVE:  # S35: cannot be first in the variant
        end_action(state, events)
    else:
        _score(state, events)


def _score(state: State, events: list[Event] | None) -> None:
    """Score the leftmost open fort card (S23), then see to the row (S21) and to the end (S30)."""
    state.scorings += 1
    if events is not None:
        events.append(ScoringBegan(state.caller, state.left, state.scorings))
    score_site(state, state.left, events)
    card_is_left = put_scored_under(state, events)
    if state.scorings == ROUNDS:
        _finish(state, events)
    elif not card_is_left:
        take_cards_back(state, events)


def take_cards_back(state: State, events: list[Event] | None) -> None:
    """All cards return to hand, and the player after the Guardian's has a turn (S22)."""
    for seat in range(state.players):
        state.hand[seat] = ALL_CARDS
    state.actor = _next(state, state.caller)
    state.caller = NOBODY
    state.phase = TURN
    if events is not None:
        events.append(CardsTakenBack())


def _finish(state: State, events: list[Event] | None) -> None:
    """After eleven scorings most points win; on a full tie there is boasting (S30, S31)."""
    tied = tied_for_win(state)
    state.caller = NOBODY
    state.phase = END
    if count(tied) > 1 and state.boasting:
        state.phase = BOASTING
        if events is not None:
            events.append(TiedForWin())
    elif events is not None:
        events.append(GameEnded())


def boast(state: State, seat: i64, events: list[Event] | None) -> None:
    """The first tied player to boast wins (S31)."""
    state.boaster = seat
    state.phase = END
    if events is not None:
        events.append(Boasted(seat))
        events.append(GameEnded())


def stay_modest(state: State, seat: i64, events: list[Event] | None) -> None:
    """Leave the boasting to others; if all do, the victory is shared (S31)."""
    state.modest |= BIT[seat]
    if events is not None:
        events.append(StayedModest(seat))
    if tied_for_win(state) & ~state.modest == 0:
        state.phase = END
        if events is not None:
            events.append(GameEnded())
