"""Invariants of the progress of a game of Sardinia: moments, hands, cards, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import count, members
from osada.core.record import LETTERS
from osada.games.sardinia.content.components import SITES
from osada.games.sardinia.judge import reading
from osada.games.sardinia.rules.commander import STEPS as MARCHES
from osada.games.sardinia.rules.harbours import SHIPS
from osada.games.sardinia.rules.moves import ADMIRAL, GUARDIAN, QUEEN, ROLES
from osada.games.sardinia.rules.priest import STEPS as WALKS
from osada.games.sardinia.rules.state import (
    ADMIRAL_ACTS,
    ALL_CARDS,
    ALTERNATIVE,
    ANSWER,
    BOASTING,
    CARD_DECISION,
    COMMANDER_ACTS,
    DEAL_CROPS,
    DEAL_KEPT,
    DRAW_FIRST_PLAYER,
    DRAW_KEPT,
    DRAW_REPLACEMENT,
    DRAW_SECOND,
    END,
    KEPT_DECISION,
    NOBODY,
    NOTHING,
    OPEN_ROW,
    PRIEST_ACTS,
    QUEEN_ACTS,
    ROUNDS,
    TURN,
    TURN_UP,
    State,
)

ACTIONS: Final = range(ADMIRAL_ACTS, QUEEN_ACTS + 1)
SETTLING: Final = (CARD_DECISION, KEPT_DECISION, DRAW_REPLACEMENT, DRAW_SECOND, DRAW_KEPT)
"""A card was turned up after a scoring, and it is seen to."""
VARIANT: Final = (DEAL_KEPT, KEPT_DECISION, DRAW_SECOND, DRAW_KEPT)
OVER: Final = (BOASTING, END)


def scored(state: State) -> bool:
    """Tell whether the cards of the last scoring still lie in front of the players."""
    return state.phase in SETTLING or state.phase in OVER or state.phase == TURN_UP


# The moment: who acts, and what an action has begun


def wrong_moment(state: State) -> Iterator[str]:
    """Check that the decision at hand fits the moves before it."""
    yield from _wrong_seat(state)
    yield from _wrong_action(state)
    if (state.phase in OVER) != (state.scorings == ROUNDS):
        yield "S30: the game ends with its eleventh scoring"
    if state.guardian_rule != ALTERNATIVE and state.phase in VARIANT:
        yield "S34: cards are kept in the variant only"
    if (state.drawn != NOTHING) != (state.phase == KEPT_DECISION):
        yield "S34: a second card is compared with the kept one"
    if state.phase <= DEAL_KEPT and state.scorings:
        yield "S5: a scoring before the first turn"
    dealt = int(state.players) if state.guardian_rule == ALTERNATIVE else 0
    most = {DEAL_CROPS: len(state.crop) - 1, DEAL_KEPT: dealt - 1}
    if state.phase in most:
        if state.dealt > most[int(state.phase)]:
            yield "S4: more was dealt than there is"
    elif state.dealt != (dealt if state.phase >= TURN else 0):
        yield "S32: each player has drawn a card, in the variant only"


def _wrong_seat(state: State) -> Iterator[str]:
    first = int(state.first_seat)
    if state.phase <= DRAW_FIRST_PLAYER and state.actor != 0:
        yield "S5: somebody acts before the first player is known"
    if state.phase == DRAW_FIRST_PLAYER and first != NOBODY:
        yield "S5: the first player is named, and drawn all the same"
    if state.phase in (OPEN_ROW, DEAL_KEPT) and first not in (NOBODY, state.actor):
        yield "S5: another player than the one named begins"
    if state.phase == TURN or state.phase <= DEAL_KEPT or state.phase in OVER:
        if state.caller != NOBODY:
            yield "S20: a Guardian is being resolved during a turn"
    elif state.phase in SETTLING or state.phase == TURN_UP:
        if state.caller != state.actor:
            yield "S21: whoever played the Guardian sees to the fort cards"
    elif state.caller == state.actor:
        yield "S20: only the other players answer a Guardian"
    elif state.phase == ANSWER and state.caller == NOBODY:
        yield "S20: an answer, but nobody has played a Guardian"


def _wrong_action(state: State) -> Iterator[str]:
    """S7, S12 to S14, S19: moves left, a piece that is passing through, a ship that has sailed."""
    most = {COMMANDER_ACTS: MARCHES, PRIEST_ACTS: WALKS}.get(int(state.phase), 0)
    if not bool(most) <= state.points <= most:
        yield f"S13: {state.points} moves are left of {most}"
    if state.phase in ACTIONS:
        role = int(state.phase) - ADMIRAL_ACTS
        front = members(ALL_CARDS & ~state.hand[state.actor])
        if role not in front or (role == QUEEN and not _copyable(front)):
            yield f"S10: the {ROLES[role]} acts, but the card was not played"
    yield from _wrong_passing(state, most)
    sailed = state.sailed != NOTHING
    if sailed and state.phase != ADMIRAL_ACTS:
        yield "S12: a ship has sailed, but nobody plays the Admiral"
    ships = members(state.ships[state.actor])
    if sailed and (len(ships) < SHIPS or state.sailed not in ships):
        yield "S12: the ship that has sailed is not in that harbour, or it is the only one"


def _copyable(front: list[int]) -> bool:
    return any(ADMIRAL <= role < QUEEN for role in front)


def _wrong_passing(state: State, most: int) -> Iterator[str]:
    at, seat = int(state.transit), int(state.actor)
    if state.phase == PRIEST_ACTS and not state.priest[seat] and state.points < most:
        yield "S14: a priest in the reserve has moved"
    marched = state.phase == COMMANDER_ACTS and state.points < most
    if marched and not state.settled[seat] and at == NOTHING:
        yield "S13: a settler has moved, but there is none"
    if at == NOTHING:
        return
    if not most or state.points == most or not state.crowded >> at & 1:
        yield "S7: a piece passes through a province that is not full"
    if state.phase == PRIEST_ACTS and state.priest[seat] != 1 << at:
        yield "S7: the priest passes through a province where it is not"
    if state.phase == COMMANDER_ACTS and reading.foreign_priest(state, seat, at):
        yield "S15: a settler passes through a province with a foreign priest"


# Hands: a card a turn, and the Guardian last


def wrong_hands(state: State) -> Iterator[str]:
    """S10, S20, S22, S33: who can have played how many cards since the last scoring."""
    front = [count(ALL_CARDS & ~hand) for hand in state.hand]
    guardian = _guardian(state)
    for seat, hand in enumerate(state.hand):
        if bool(hand >> GUARDIAN & 1) != (seat != guardian):
            yield f"S22: the Guardian of seat {LETTERS[seat]} must be in hand until it is played"
    if state.phase < TURN and any(front):
        yield "S10: a card was played before the first turn"
    elif not _in_turn(state, front, guardian):
        yield "S10: players take turns, one card each"
    if guardian != NOBODY and state.guardian_rule == ALTERNATIVE and front[guardian] < 4:
        yield "S33: the Guardian comes after three other cards"


def _guardian(state: State) -> int:
    """Return the seats whose Guardian lies in front of them."""
    if state.phase in OVER:
        return int(state.actor)
    return int(state.caller)


def _in_turn(state: State, front: list[int], guardian: int) -> bool:
    """Tell whether turns in order can have led to these numbers of cards laid out."""
    seats = [(state.actor + i) % state.players for i in range(state.players)]
    if guardian == NOBODY:
        if state.phase == TURN:
            return _row_of_turns([front[seat] for seat in seats]) and _begun_by_first(state, front)
        before = [front[seat] - (seat == state.actor) for seat in seats]
        return state.phase < TURN or (_row_of_turns(before) and _begun_by_first(state, before))
    seats = [(guardian + i) % state.players for i in range(state.players)]
    played = [front[seat] - (seat == guardian) for seat in seats]
    if played[0]:
        return scored(state) and _row_of_turns(played)
    answered = state.players if scored(state) else (state.actor - guardian) % state.players
    return _answers_fit(played, answered, acting=state.phase in ACTIONS)


def _row_of_turns(cards: list[int]) -> bool:
    """From the player to act on: each has played as many cards, or those before have one more."""
    return cards == sorted(cards) and cards[-1] - cards[0] <= 1


def _begun_by_first(state: State, front: list[int]) -> bool:
    """S5: until the first scoring the turns can be counted from a first player who was named."""
    if state.scorings or state.first_seat == NOBODY:
        return True
    return bool((state.first_seat + sum(front)) % state.players == state.actor)


def _answers_fit(played: list[int], answered: int, *, acting: bool) -> bool:
    """S20: before an early Guardian a card or none each, then an answer or none."""
    least = 0
    for i, cards in enumerate(played):
        if 0 < i < answered:
            least = max(least, cards - 1)
        else:
            least = max(least, cards - (acting and i == answered and i > 0))
        if not least <= min(cards, 1):
            return False
    return True


# Fort cards


def wrong_cards(state: State) -> Iterator[str]:
    """S4, S21, S34: 26 different fort cards, each somewhere, and as many turned up as scored."""
    places = [*members(state.unseen), *members(state.under)]
    places += [int(card) for card in (state.left, state.right, state.drawn) if card != NOTHING]
    places += [int(card) for card in state.kept if card != NOTHING]
    places += [card for buried in state.buried for card in members(buried)]
    if sorted(places) != list(range(SITES)):
        yield "S4: each of the 26 fort cards must be in one place"
    if count(state.unseen) < state.row:
        yield "S4: the deck has run out"
    yield from _wrong_row(state)
    yield from _wrong_kept(state)
    yield from _wrong_under(state)


def _wrong_row(state: State) -> Iterator[str]:
    """S4, S21: the two next cards lie open, and each scoring turns up one."""
    opened = (state.left != NOTHING) + (state.right != NOTHING)
    if state.right != NOTHING and state.left == NOTHING:
        yield "S4: the row is opened from the left"
    if state.phase <= OPEN_ROW:
        if state.row + opened != ROUNDS or opened > (state.phase == OPEN_ROW):
            yield "S4: eleven fort cards make the row"
        return
    gone = state.scorings - (1 if state.phase == TURN_UP else 0)
    if state.row != max(ROUNDS - 2 - gone, 0) or (state.phase == TURN_UP and not state.row):
        yield "S21: every scoring turns up one card of the row"
    if state.phase in SETTLING and not 0 < state.scorings <= ROUNDS - 2:
        yield "S21: a card is seen to, but none was turned up"
    waiting = state.phase in (TURN_UP, DRAW_REPLACEMENT)
    if opened != min(ROUNDS - state.scorings, 1 if waiting else 2):
        yield "S21: the next two fort cards lie open, while there are any"


def _wrong_kept(state: State) -> Iterator[str]:
    """S32: in the variant every player keeps a card, dealt from the first player on."""
    keepers: set[int] = set()
    if state.guardian_rule == ALTERNATIVE and state.phase >= DEAL_KEPT:
        dealt = int(state.dealt)
        keepers = {int(state.actor + i) % int(state.players) for i in range(dealt)}
    if state.phase == DRAW_KEPT:
        keepers -= {int(state.actor)}
    for seat, card in enumerate(state.kept):
        if (card != NOTHING) != (seat in keepers):
            yield f"S32: seat {LETTERS[seat]} must keep a fort card in the variant, and only then"


def _wrong_under(state: State) -> Iterator[str]:
    """S21, S34: each scoring puts a card under the deck, and each card turned up perhaps one."""
    seen_to = state.scorings if state.phase <= OPEN_ROW else ROUNDS - 2 - state.row
    seen_to -= state.phase in SETTLING
    replaced = count(state.under) - state.scorings
    replaced -= state.phase in (DRAW_REPLACEMENT, DRAW_KEPT)
    buried = sum(count(cards) for cards in state.buried)
    if state.guardian_rule == ALTERNATIVE:
        fits = replaced >= 0 and replaced + buried == seen_to
    else:
        fits = 0 <= replaced <= seen_to and not buried
    if not fits:
        yield "S21: cards under the deck that were neither scored nor put there"


# The end


def wrong_end(state: State) -> Iterator[str]:
    """S31: boasting on a full tie, where the table wants it."""
    modest = set(members(state.modest))
    boaster = int(state.boaster)
    if state.phase not in OVER:
        if modest or boaster != NOBODY:
            yield "S31: somebody has boasted, or was modest, before the end"
        return
    tied = _tied(state) if state.boasting else set()
    if len(tied) < 2:
        tied = set()
    if not modest <= tied or (boaster != NOBODY and boaster not in tied - modest):
        yield "S31: only players who are tied for the win can boast"
    if state.phase == BOASTING and (boaster != NOBODY or modest == tied):
        yield "S31: there is nobody left to boast"
    if state.phase == END and boaster == NOBODY and modest != tied:
        yield "S31: a tied player has neither boasted nor been modest"


def _tied(state: State) -> set[int]:
    standings = [(int(n), reading.reserve(state, seat)) for seat, n in enumerate(state.score)]
    return {seat for seat, mine in enumerate(standings) if mine == max(standings)}
