"""Tips for newcomers to Sardinia, from the open components on the table."""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT, count, members
from osada.games.sardinia.content.components import KINDS
from osada.games.sardinia.rules.farmer import connected
from osada.games.sardinia.rules.moves import (
    ADMIRAL,
    ARCHITECT,
    COMMANDER,
    FARMER,
    GUARDIAN,
    PRIEST,
    QUEEN,
)
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import influence, score_site
from osada.games.sardinia.rules.state import (
    ALL_CARDS,
    ALTERNATIVE,
    ANSWER,
    BOASTING,
    CARD_DECISION,
    FULL,
    NOTHING,
    PLACES,
    RESERVE,
    ROUNDS,
    STANDARD,
    TURN,
)
from osada.games.sardinia.rules.turns import CARDS_BEFORE_GUARDIAN, COPYABLE
from osada.teaching.coach import Advice, Values

_SETTLERS: Final = 5
_LAST: Final = 2
"""With so many scorings left the end is near."""
_FEW: Final = 2
"""With so many cards in hand it is time to think of getting them back."""
_ON_THE_TABLE: Final = 2
"""From so many played cards on the Guardian is worth a thought."""


# What is asked of a position


def _turn(position: SardiniaPosition, card: int | None = None) -> bool:
    """Tell whether a card is to be played, and a certain one is in hand."""
    held = card is None or bool(position.hand[position.actor] & BIT[card])
    return position.phase == TURN and held


def _front(position: SardiniaPosition, seat: int) -> int:
    return int(count(ALL_CARDS & ~position.hand[seat]))


def _scored(position: SardiniaPosition, site: int) -> list[int]:
    """The provinces that touch a site, the most valuable first."""
    points = position.tables.points
    found = members(position.tables.provinces_at_site[site])
    return sorted(found, key=lambda province: -points[province])


def _gains(position: SardiniaPosition) -> list[int]:
    """Return the points that the next scoring would bring to each seat now."""
    after = position.clone()
    score_site(after, after.left, None)
    return [new - old for new, old in zip(after.scores(), position.scores(), strict=True)]


def _lead(position: SardiniaPosition, seat: int, province: int) -> int:
    """A seat's influence less the most that another has."""
    rivals = [influence(position, s, province) for s in range(position.players) if s != seat]
    return int(influence(position, seat, province) - max(rivals))


def _room(position: SardiniaPosition, province: int) -> int:
    return FULL - int(position.crowd[province])


def _on_island(position: SardiniaPosition, seat: int) -> int:
    return _SETTLERS - int(position.settlers[seat * PLACES + RESERVE])


# When each tip is true


def _boast(position: SardiniaPosition, seat: int) -> Values | None:
    return {} if position.phase == BOASTING else None


def _answer(position: SardiniaPosition, seat: int) -> Values | None:
    return {"site": int(position.left)} if position.phase == ANSWER else None


def _turned_up(position: SardiniaPosition, seat: int) -> Values | None:
    decides = position.phase == CARD_DECISION and position.guardian_rule == STANDARD
    return {"site": int(position.right)} if decides else None


def _kept(position: SardiniaPosition, seat: int) -> Values | None:
    decides = position.phase == CARD_DECISION and position.guardian_rule == ALTERNATIVE
    return {"site": int(position.right)} if decides else None


def _first_site(position: SardiniaPosition, seat: int) -> Values | None:
    begins = _turn(position) and not position.scorings and position.hand[seat] == ALL_CARDS
    if not begins:
        return None
    return {"site": int(position.left), "n": len(_scored(position, int(position.left)))}


def _last_scorings(position: SardiniaPosition, seat: int) -> Values | None:
    left = ROUNDS - int(position.scorings)
    return {"n": left} if _turn(position) and left <= _LAST else None


def _call_now(position: SardiniaPosition, seat: int) -> Values | None:
    """A Guardian that nobody may answer, and that pays its player best (S20)."""
    front = _front(position, seat)
    least = CARDS_BEFORE_GUARDIAN if position.guardian_rule == ALTERNATIVE else 1
    if not _turn(position, GUARDIAN) or front < least:
        return None
    gains = _gains(position)
    mine = gains.pop(seat)
    return {"n": mine, "site": int(position.left)} if mine > max(gains) else None


def _behind(position: SardiniaPosition, seat: int) -> Values | None:
    """In a province that is scored next one piece more would take or share the lead."""
    if not _turn(position):
        return None
    for province in _scored(position, int(position.left)):
        if _lead(position, seat, province) == -1 and _room(position, province):
            return {"province": province, "n": int(position.tables.points[province])}
    return None


def _tied(position: SardiniaPosition, seat: int) -> Values | None:
    """A tie of two that pays neither (S28)."""
    if not _turn(position) or position.players != 2:
        return None
    for province in _scored(position, int(position.left)):
        if influence(position, seat, province) and not _lead(position, seat, province):
            return {"province": province}
    return None


def _crop(position: SardiniaPosition, seat: int) -> Values | None:
    """The crop that brings most (S17)."""
    if not _turn(position, FARMER):
        return None
    found = members(connected(position, seat) & position.crops)
    worth = {p: int(position.taken[seat * KINDS + position.crop[p]]) + 1 for p in found}
    if not worth:
        return None
    best = max(worth, key=lambda province: worth[province])
    return {"province": best, "n": worth[best]}


def _village(position: SardiniaPosition, seat: int) -> Values | None:
    """Crop tokens allow more villages than there are (S18)."""
    tokens = sum(position.taken[seat * KINDS : (seat + 1) * KINDS])
    left = int(position.villages[seat * PLACES + RESERVE])
    built = sum(position.villages[seat * PLACES : seat * PLACES + RESERVE])
    more = min(int(tokens - built), left)
    return {"n": more} if _turn(position, ARCHITECT) and more > 0 else None


def _no_ship(position: SardiniaPosition, seat: int) -> Values | None:
    lacks = not position.ships[seat] and _on_island(position, seat) > 0
    return {} if _turn(position, ADMIRAL) and lacks else None


def _no_settler(position: SardiniaPosition, seat: int) -> Values | None:
    return {} if _turn(position, COMMANDER) and not _on_island(position, seat) else None


def _shield(position: SardiniaPosition, seat: int) -> Values | None:
    """A priest could keep a narrow lead where it counts next (S15)."""
    if not _turn(position, PRIEST):
        return None
    for province in _scored(position, int(position.left)):
        priests = any(position.priest[s] & BIT[province] for s in range(position.players))
        if _lead(position, seat, province) == 1 and not priests and _room(position, province):
            return {"province": province}
    return None


def _queen(position: SardiniaPosition, seat: int) -> Values | None:
    ready = COPYABLE & ~position.hand[seat]
    if not _turn(position, QUEEN) or count(ready) < _ON_THE_TABLE:
        return None
    return {"n": int(count(ready))}


def _last_place(position: SardiniaPosition, seat: int) -> Values | None:
    """Room for one piece in a province that is scored soon (S6)."""
    if not _turn(position):
        return None
    for site in (int(position.left), int(position.right)):
        for province in _scored(position, site) if site != NOTHING else ():
            if _room(position, province) == 1:
                return {"province": province, "site": site}
    return None


def _twice(position: SardiniaPosition, seat: int) -> Values | None:
    """A province that both open fort cards score."""
    if not _turn(position) or position.right == NOTHING:
        return None
    second = _scored(position, int(position.right))
    both = [p for p in _scored(position, int(position.left)) if p in second]
    return {"province": both[0]} if both else None


def _guardian(position: SardiniaPosition, seat: int) -> Values | None:
    ready = _turn(position, GUARDIAN) and position.guardian_rule == STANDARD
    return {} if ready and _front(position, seat) >= _ON_THE_TABLE else None


def _cards_back(position: SardiniaPosition, seat: int) -> Values | None:
    left = int(count(position.hand[seat]))
    return {"n": left} if _turn(position) and left <= _FEW else None


def _guardian_waits(position: SardiniaPosition, seat: int) -> Values | None:
    """The variant's Guardian needs three other cards before its player (S33)."""
    missing = CARDS_BEFORE_GUARDIAN - _front(position, seat)
    waits = _turn(position, GUARDIAN) and position.guardian_rule == ALTERNATIVE
    return {"n": missing} if waits and missing > 0 else None


ADVICE: Final = (
    Advice("boast", "S31", _boast),
    Advice("answer", "S20", _answer),
    Advice("turned-up", "S21", _turned_up),
    Advice("kept-card", "S34", _kept),
    Advice("first-site", "S23", _first_site),
    Advice("last-scorings", "S30", _last_scorings),
    Advice("call-now", "S20", _call_now),
    Advice("tied-for-two", "S28", _tied),
    Advice("one-short", "S25", _behind),
    Advice("crop-ready", "S17", _crop),
    Advice("village-allowed", "S18", _village),
    Advice("no-settler", "S13", _no_settler),
    Advice("no-ship", "S16", _no_ship),
    Advice("last-place", "S6", _last_place),
    Advice("shield", "S15", _shield),
    Advice("guardian-waits", "S33", _guardian_waits),
    Advice("cards-back", "S22", _cards_back),
    Advice("guardian-in-hand", "S20", _guardian),
    Advice("scored-twice", "S23", _twice),
    Advice("queen-copies", "S19", _queen),
)
"""The worthiest first."""
