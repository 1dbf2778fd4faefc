"""Hints: the subject, the cost and the immediate gain of a choice, in a few words.

Goods and points are found by trying the move on a copy, so that discounts and abilities are told as
they will really be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from osada.core.moves import MoveTable
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import POINTS, RESOURCES, Goods
from osada.games.saltfjord.judge.reading import goods_of
from osada.games.saltfjord.presentation import almanac
from osada.games.saltfjord.presentation.terminal_board import step
from osada.games.saltfjord.presentation.view import cell_of, decision_of, load_of, start_sets
from osada.games.saltfjord.rules import moves
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.state import NOTHING, TAVERNS, TRACKS
from osada.text.language import Language

_PLAIN: Final = ("discard", "take-fish", "deal")
"""Moves whose sentence tells all that they cost and give."""


class _Choice(NamedTuple):
    """A move's arguments, and where and by whom it may be chosen."""

    at: int
    """The first argument."""
    to: int
    """The last one."""
    state: SaltfjordPosition
    seat: int
    box: Box
    language: Language


def hint(
    table: MoveTable, position: SaltfjordPosition, seat: int, move: int, language: Language
) -> str:
    """Return the subject, the price and the gain of a move; empty where the move says it all."""
    family, arguments = table.parts(move)
    about = ""
    if family.name in _TELLERS:
        at, to, box = arguments[0], arguments[-1], position.tables.box
        choice = _Choice(at, to, position, seat, box, language)
        about = _TELLERS[family.name](choice)
    if family.name in _PLAIN:
        return ""
    pairs = zip(family.domains.values(), arguments, strict=True)
    named = {RESOURCES[i] for domain, i in pairs if domain is moves.RESOURCE}
    if family.name == "buy":
        named.discard("fish")  # the price is paid in it too
    return " · ".join(filter(None, [about, _changes(position, seat, move, named, language)]))


def _changes(
    position: SaltfjordPosition, seat: int, move: int, named: set[str], language: Language
) -> str:
    """Return the immediate cost and gain besides those the move names: `−2 fish, +1 point`."""
    after = position.clone()
    after.play(seat, move)
    old, new = _possessions(position, seat), _possessions(after, seat)
    return ", ".join(
        f"{'+' if new[kind] > n else '−'}{language.say(f'goods-{kind}', n=abs(new[kind] - n))}"
        for kind, n in old.items()
        if new[kind] != n and kind not in named
    )


def _possessions(position: SaltfjordPosition, seat: int) -> Goods:
    return {**goods_of(position, seat), POINTS: int(position.score[seat])}


# Dice and buildings


def _die(choice: _Choice) -> str:
    return _line(choice, choice.at, choice.to)


def _die_at(choice: _Choice) -> str:
    value = int(choice.state.tavern_dice[choice.at * TAVERNS + choice.to])
    line = _line(choice, choice.at, value - 1)
    return choice.language.say("hint-die-shows", value=value, line=line or "–")


def _use(choice: _Choice) -> str:
    die = decision_of(choice.state, choice.seat).die
    return _line(choice, moves.COLOUR.index[die[0]], choice.at) if die else ""


def _line(choice: _Choice, colour: int, line: int) -> str:
    """The free buildings of a column, for a white die, or of a row (F17)."""
    first, stride = (line, 6) if colour == 0 else (line * 6, 1)
    numbers = range(first, first + 6 * stride, stride)
    cells = [cell_of(choice.state, choice.seat, cell) for cell in numbers]
    free = [cell.building for cell in cells if cell.building is not None and cell.piece is None]
    return ", ".join(words.effect(building, choice.language) for building in free)


def _cell(choice: _Choice) -> str:
    """The actions of a building; what it produces is told as a gain."""
    building = cell_of(choice.state, choice.seat, choice.at).building
    return words.effect(building, choice.language) if building and building.actions else ""


def _tavern(choice: _Choice) -> str:
    tavern = choice.box.technology.taverns[choice.at]
    times = f" ×{tavern.times}" if tavern.times > 1 else ""
    return choice.language.say(f"action-{tavern.action}") + times


# Tiles, crates, tracks, the fjord


def _tile(choice: _Choice) -> str:
    top = choice.state.tile_top[choice.at]
    return words.squares(choice.box.tiles[top], choice.language) if top != NOTHING else ""


def _order(choice: _Choice) -> str:
    top = choice.state.crate_top[choice.at]
    if top == NOTHING:
        return ""
    points = words.reward(choice.box.all_crates[top], choice.language)
    return f"{points}, {choice.language.say(f'pier-{choice.box.crates.piers[choice.at].id}')}"


def _technology(choice: _Choice) -> str:
    carts = choice.state.carts and choice.at == 2
    technology = choice.box.technology
    track = technology.carts if carts else technology.tracks[choice.at]
    level = choice.state.levels[choice.seat * TRACKS + choice.at]
    return step(track.levels[level], choice.language) if level < len(track.levels) else ""


def _sail(choice: _Choice) -> str:
    area = int(choice.state.boat[choice.seat])
    points = choice.language.say("goods-points", n=choice.box.fjord.areas[area].points)
    return choice.language.say("hint-area", area=area + 1, points=points)


def _token(choice: _Choice) -> str:
    """The token that would be kept, or thrown overboard."""
    tokens = decision_of(choice.state, choice.seat).tokens
    faces = tokens if len(tokens) > 1 else [*load_of(choice.state, choice.seat), *tokens]
    index = min(choice.at, len(faces) - 1)
    return words.token(choice.box.token_by_id[faces[index]], choice.language) if faces else ""


def _pier(choice: _Choice) -> str:
    return choice.language.say(f"pier-{choice.box.crates.piers[choice.at].id}")


def _ability(choice: _Choice) -> str:
    return almanac.ability_text(choice.box.abilities[choice.at], choice.language)


def _set(choice: _Choice) -> str:
    each = next(each for each in start_sets(choice.state) if each.number == choice.at + 1)
    return choice.language.say(f"ability-{each.ability}")


_TELLERS: Final[dict[str, Callable[[_Choice], str]]] = {
    "die": _die,
    "die-at": _die_at,
    "line": _use,
    "activate": _cell,
    "worker": _cell,
    "pass": _tavern,
    "build": _tile,
    "order": _order,
    "technology": _technology,
    "sail": _sail,
    "keep": _token,
    "overboard": _token,
    "pier": _pier,
    "ability": _ability,
    "set": _set,
}
