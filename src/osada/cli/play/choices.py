"""The moves that a person can choose from, numbered and grouped by kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

import msgspec
from rich.text import Text

from osada.cli.screen import Screen
from osada.core.errors import MoveError
from osada.core.game import Game, Way
from osada.core.language import Language
from osada.core.moves import Domain, Family
from osada.core.position import Position

_MANY: Final = 4
"""So many moves of one kind stand under a heading, in columns."""

_FEW: Final = 8
"""So many choices told in full stand one under the other."""


class Choice(msgspec.Struct, frozen=True):
    """What a person chooses at once: a move, or several that the game offers as one."""

    moves: tuple[int, ...]
    sentence: str
    notation: str
    short: str = ""
    """What tells it from others of its kind."""
    hint: str = ""
    """What it costs and gives."""


class Group(msgspec.Struct, frozen=True):
    """Choices that stand together; those without a heading are told in full."""

    heading: str
    choices: list[Choice]


class Offer:
    """Everything that a seat can choose now, in the order of its numbers."""

    def __init__(self, game: Game, position: Position, seat: int, language: Language) -> None:
        self.game = game
        self.language = language
        choices = [_choice(game, position, seat, move, language) for move in position.legal(seat)]
        self.groups = list(_groups(game, choices, language))
        if ways := game.ways(position, seat, language):
            self.groups.append(Group("", [_way(game, way) for way in ways]))
        self.choices = [choice for group in self.groups for choice in group.choices]

    def show(self, screen: Screen) -> None:
        """Print the choices with their numbers."""
        number = 0
        digits = len(str(len(self.choices)))
        for group in self.groups:
            if group.heading:
                screen.show(Text(group.heading, style="bold"))
            cells = []
            for choice in group.choices:
                number += 1
                cells.append(_cell(number, digits, choice, in_full=not group.heading))
            screen.columns(cells, across=0 if group.heading or len(cells) > _FEW else 1)

    def find(self, text: str) -> Choice | None:
        """The choice that a number, a notation, or a sentence or the start of one means."""
        if text.isdecimal():
            number = int(text)
            return self.choices[number - 1] if 0 < number <= len(self.choices) else None
        plain = _plain(text)
        for choice in self.choices:
            if plain in (_plain(choice.notation), _plain(choice.sentence)):
                return choice
        begun = [choice for choice in self.choices if _plain(choice.sentence).startswith(plain)]
        return begun[0] if plain and len(begun) == 1 else None

    def any_move(self, text: str) -> int | None:
        """The move of the table, offered or not, that a notation or a sentence names."""
        moves = self.game.moves
        try:
            return moves.from_notation(text)
        except MoveError:
            wanted = _plain(text)
        sentences = (moves.sentence(move, self.language) for move in range(moves.size))
        return next((i for i, sentence in enumerate(sentences) if _plain(sentence) == wanted), None)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".")


def _cell(number: int, digits: int, choice: Choice, *, in_full: bool) -> Text:
    cell = Text(f"{number:>{digits}} ", style="cyan")
    cell.append(choice.sentence if in_full else choice.short, style="default")
    if choice.hint:
        cell.append(f"  {choice.hint}", style="green")
    return cell.append(f"  {choice.notation}", style="dim") if in_full else cell


def _groups(game: Game, choices: list[Choice], language: Language) -> Iterator[Group]:
    """Long lists of one kind first, then what is left."""
    rest: list[Choice] = []
    for family, alike in groupby(choices, key=lambda choice: game.moves.parts(choice.moves[0])[0]):
        group = list(alike)
        if len(group) < _MANY:
            rest += group
        else:
            yield Group(blank_sentence(family, language), group)
    if rest:
        yield Group("", rest)


def _choice(game: Game, position: Position, seat: int, move: int, language: Language) -> Choice:
    return Choice(
        moves=(move,),
        sentence=game.moves.sentence(move, language),
        notation=game.moves.notation(move),
        short=_short(*game.moves.parts(move), language),
        hint=game.hint(position, seat, move, language),
    )


def _way(game: Game, way: Way) -> Choice:
    notation = "; ".join(game.moves.notation(move) for move in way.moves)
    return Choice(moves=way.moves, sentence=way.sentence, notation=notation)


def _short(family: Family, arguments: tuple[int, ...], language: Language) -> str:
    pairs = zip(family.domains.values(), arguments, strict=True)
    return " → ".join(_name(domain, value, language) for domain, value in pairs)


def _name(domain: Domain, value: int, language: Language) -> str:
    """A value in words; a proper name with the short id that boards and notations use."""
    word, code = domain.label(value, language), domain.values[value]
    return f"{code} {word}" if domain.proper_names is not None and word != code else word


def blank_sentence(family: Family, language: Language) -> str:
    """A kind of move in words, with gaps: `Place a settler in …`."""
    return language.say(f"move-{family.name}", **dict.fromkeys(family.domains, "…"))
