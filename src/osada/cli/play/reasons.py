"""Why a move is not offered, by the number of the rule."""

from __future__ import annotations

from collections import Counter

from osada.cli.play.choices import blank_sentence
from osada.core.game import Game, RuleId
from osada.core.language import Language
from osada.core.moves import Family
from osada.core.position import NATURE, Position
from osada.core.table import Table


def reason(game: Game, rule: RuleId, words: Language) -> str:
    """Why a rule forbids: its id and a clause of the game's own words."""
    language = game.language(words.code)
    why = f"rule-{rule}.why"
    return f"{rule}, {language.say(why)}" if language.knows(why) else rule


def kinds_not_offered(table: Table, seat: int, words: Language) -> dict[RuleId, list[str]]:
    """By rule: the kinds of moves of which none can be played now."""
    position, moves = table.position, table.game.moves
    offered = {moves.parts(move)[0].name for move in position.legal(seat)}
    drawn = {moves.parts(entry.move)[0].name for entry in table.entries if entry.seat == NATURE}
    found: dict[RuleId, list[str]] = {}
    for family in moves.families:
        if family.nature or family.name in offered | drawn:
            continue
        rule = _usual_rule(table.game, position, seat, family)
        if rule is not None:
            language = table.game.language(words.code)
            found.setdefault(rule, []).append(blank_sentence(family, language))
    return found


def _usual_rule(game: Game, position: Position, seat: int, family: Family) -> RuleId | None:
    """The rule that forbids most moves of a kind."""
    moves = range(family.first, family.first + len(family))
    rules = Counter(game.why_not(position, seat, move) for move in moves)
    return rules.most_common(1)[0][0] if rules else None
