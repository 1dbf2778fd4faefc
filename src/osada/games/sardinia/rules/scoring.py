"""Points of influence (S23 to S28), and the winner (S30, S31)."""

from osada.core.bits import BIT, count, lowest
from osada.core.events import Event
from osada.core.ints import i64
from osada.games.sardinia.rules.architect import FORTS
from osada.games.sardinia.rules.events import InfluenceScored, NobodyInfluential, ProvinceScored
from osada.games.sardinia.rules.harbours import SHIPS
from osada.games.sardinia.rules.state import PLACES, RESERVE, State


def influence(state: State, seat: i64, province: i64) -> i64:
    """A seat's influence in a province (S24)."""
    at = seat * PLACES + province
    total = state.settlers[at] + 2 * state.villages[at]
    if state.priest[seat] & BIT[province]:
        total += 1
    if state.ships[seat] & state.tables.harbours_of_province[province]:
        total += 1
    return total + count(state.forts[seat] & state.tables.sites_of_province[province])


def score_site(state: State, site: i64, events: list[Event] | None) -> None:
    """Score each province that touches a site, one after another (S23)."""
    provinces = state.tables.provinces_at_site[site]
    while provinces:
        score_province(state, lowest(provinces), events)
        provinces &= provinces - 1


def score_province(state: State, province: i64, events: list[Event] | None) -> None:
    """Give a province's points to its most influential players (S25 to S28; S29 has examples)."""
    points = state.tables.points[province]
    most: i64 = 0
    second: i64 = 0
    leaders: i64 = 0
    counted: i64 = 0  # the influence of each seat, eight bits a seat
    for seat in range(state.players):
        mine = influence(state, seat, province)
        counted |= mine << (8 * seat)
        if mine > most:
            second = most
            most = mine
            leaders = 1
        elif mine == most:
            leaders += 1
        elif mine > second:
            second = mine
    if events is not None:
        scored = ProvinceScored(province, points)
        events.append(scored if most > 0 else NobodyInfluential(province))
    if most == 0:
        return
    for seat in range(state.players):
        mine = (counted >> (8 * seat)) & 255
        if mine > 0:
            won = _share(state, points, mine, most, second, leaders)
            state.score[seat] += won
            if events is not None:
                events.append(InfluenceScored(seat, province, mine, won))


def _share(state: State, points: i64, mine: i64, most: i64, second: i64, leaders: i64) -> i64:
    """Return the points of a seat with some influence."""
    if leaders > 1:
        if mine < most or state.players == 2:
            return 0  # S26: nobody is second after a tie; S28: two players tied get nothing
        return points
    if mine == most:
        return points
    if mine < second or (state.players == 2 and not state.second_pays):
        return 0
    return points // 2  # S25; S27: also to each of several seconds


def reserve(state: State, seat: i64) -> i64:
    """Pieces left in a seat's reserve (S31)."""
    left = state.settlers[seat * PLACES + RESERVE] + state.villages[seat * PLACES + RESERVE]
    if not state.priest[seat]:
        left += 1
    return left + SHIPS + FORTS - count(state.ships[seat]) - count(state.forts[seat])


def standing(state: State, seat: i64) -> i64:
    """One number that orders the seats: points, then reserve, then a boast (S30, S31)."""
    return (state.score[seat] * 16 + reserve(state, seat)) * 2 + (1 if seat == state.boaster else 0)


def tied_for_win(state: State) -> i64:
    """The seats that share the best standing."""
    best: i64 = -1
    tied: i64 = 0
    for seat in range(state.players):
        mine = standing(state, seat)
        if mine > best:
            best = mine
            tied = 0
        if mine == best:
            tied |= BIT[seat]
    return tied
