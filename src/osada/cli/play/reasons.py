"""Why a move is not offered, by the number of the rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from osada.cli.play.menu import blank_sentence, short_label
from osada.core.game import Game, RuleId
from osada.core.moves import Family
from osada.core.options import Choices
from osada.core.position import OVER, Position
from osada.core.rng import Rng
from osada.core.table import Table
from osada.text.language import Language

_SHOWN: Final = 4
"""So many moves that one rule forbids are named."""
_TRIED: Final = 3000
"""So many decisions of random games show what is possible, and what goes together."""


class Refused(msgspec.Struct, frozen=True):
    """Moves that one rule forbids now."""

    what: str
    """A kind of moves with some of them, or several kinds of which nothing is allowed."""
    rule: RuleId


def reason(game: Game, rule: RuleId, words: Language) -> str:
    """Why a rule forbids: its id and a clause of the game's own words."""
    language = game.text.language(words.code)
    why = f"rule-{rule}.why"
    return f"{rule}, {language.say(why)}" if language.knows(why) else rule


def refused(table: Table, seat: int, words: Language) -> list[Refused]:
    """List what could be asked for at a moment like this and is not allowed now."""
    game, position = table.game, table.position
    legal = set(position.legal(seat))
    offered = {game.moves.parts(move)[0].name for move in legal}
    seen = _seen(game, table.players, tuple(table.options.items()))
    related = set.intersection(*(seen.beside[name] | {name} for name in offered))
    found: list[Refused] = []
    kinds: dict[RuleId, list[str]] = defaultdict(list)
    for family in (family for family in game.moves.families if family.name in related):
        asked = [move for move in seen.moves if move not in legal and _of(family, move)]
        rules = _rules(game, position, seat, asked)
        if family.name in offered:
            found += _some(game, family, rules, words)
        elif rules:
            usual = max(rules, key=lambda rule: len(rules[rule]))
            kinds[usual].append(blank_sentence(family, game.text.language(words.code)))
    return [*found, *(Refused(" · ".join(told), rule) for rule, told in kinds.items())]


def _of(family: Family, move: int) -> bool:
    return family.first <= move < family.first + len(family)


def _rules(game: Game, position: Position, seat: int, moves: list[int]) -> dict[RuleId, list[int]]:
    """By rule: the moves that it forbids."""
    found: dict[RuleId, list[int]] = defaultdict(list)
    for move in moves:
        if (rule := game.why_not(position, seat, move)) is not None:
            found[rule].append(move)
    return found


def _some(
    game: Game, family: Family, rules: dict[RuleId, list[int]], words: Language
) -> list[Refused]:
    """The moves of a kind that others of the kind make one think of, by rule."""
    language = game.text.language(words.code)
    found = []
    for rule, moves in rules.items():
        labels = [short_label(*game.moves.parts(move), language) for move in moves[:_SHOWN]]
        labels += ["…"] if len(moves) > _SHOWN else []
        found.append(Refused(_filled(family, ", ".join(labels), language), rule))
    return found


def _filled(family: Family, labels: str, language: Language) -> str:
    """A kind of moves with some of them: in its gap, or after it if there are several gaps."""
    blank = blank_sentence(family, language)
    return blank.replace("…", labels) if blank.count("…") == 1 else f"{blank}: {labels}"


# What goes together


class Seen(msgspec.Struct, frozen=True):
    """Moves and kinds of moves seen in random games."""

    beside: dict[str, set[str]]
    """By kind of move: the kinds that can be allowed at the same moment."""
    moves: list[int]
    """Every move that was ever allowed, in the order of the table."""


@cache
def _seen(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Seen:
    beside: dict[str, set[str]] = defaultdict(set)
    allowed: set[int] = set()
    for moves in _decisions(game, players, dict(options)):
        allowed.update(moves)
        kinds = {game.moves.parts(move)[0].name for move in moves}
        for kind in kinds:
            beside[kind] |= kinds
    return Seen(beside, sorted(allowed))


def _decisions(game: Game, players: int, options: Choices) -> Iterator[list[int]]:
    """Yield the legal moves of each decision of some random games."""
    rng, left = Rng(1), _TRIED
    while left:
        position = game.new(players, options)
        while (seat := int(position.turn())) != OVER and left:
            moves = position.legal(seat) if seat >= 0 else [move for move, _ in position.chances()]
            if seat >= 0:
                left -= 1
                yield moves
            position.play(seat, moves[rng.below(len(moves))])
