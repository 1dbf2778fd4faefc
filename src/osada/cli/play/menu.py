"""The moves that a person can choose from, numbered and grouped by kind."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Final

import msgspec
from rich.text import Text

from osada.cli.screen import Screen
from osada.core.game import Game
from osada.core.game_text import Way
from osada.core.moves import Domain, Family
from osada.core.position import Position
from osada.teaching.teaching import teaching_of
from osada.text.errors import MoveError
from osada.text.language import Language

_MANY: Final = 4
"""So many moves of one kind stand under a heading, in columns."""


class MenuChoice(msgspec.Struct, frozen=True):
    """A menu item: a move, or several that the game offers as one."""

    moves: tuple[int, ...]
    sentence: str
    notation: str
    short: str = ""
    """Label that tells it from others of its kind."""
    hint: str = ""
    """Costs and gains."""
    caution: str = ""
    """Warning about what it gives away."""

    def words(self) -> set[str]:
        """Return every word that is shown of this choice, and its notation."""
        return set(_words(f"{self.sentence} {self.notation} {self.short} {self.hint}"))


class MenuGroup(msgspec.Struct, frozen=True):
    """Choices that stand together; those without a heading are told in full."""

    heading: str
    choices: list[MenuChoice]


class Menu:
    """Everything that a seat can choose now, in the order of its numbers."""

    def __init__(
        self, game: Game, position: Position, seat: int, language: Language, *, warns: bool = True
    ) -> None:
        self.game = game
        self.language = language
        choices = [_choice(game, position, seat, move, language) for move in position.legal(seat)]
        if not warns:
            choices = [msgspec.structs.replace(choice, caution="") for choice in choices]
        self.groups = list(_groups(game, choices, language))
        if ways := game.text.ways(position, seat, language):
            told = [_way(game, position, seat, way, language) for way in ways]
            self.groups.append(MenuGroup("", told))
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
                cells.append(_cell(choice, in_full=not group.heading))
                if not group.heading:
                    screen.item(cells[-1], f"  {number:>{digits}} ", "cyan")
            if group.heading:
                first = number - len(cells) + 1
                screen.columns(_numbered(cells, first, digits))
                _show_cautions(group.choices, first, screen)

    def find(self, text: str) -> MenuChoice | None:
        """The choice that a number, a notation, a sentence or a label means."""
        if text.isdecimal():
            number = int(text) if len(text) < 10 else 0
            return self.choices[number - 1] if 0 < number <= len(self.choices) else None
        wanted = _plain(text)
        for choice in self.choices:
            if wanted in (_plain(choice.notation), _plain(choice.sentence)):
                return choice
        labelled = [choice for choice in self.choices if wanted and wanted == _plain(choice.short)]
        return labelled[0] if len(labelled) == 1 else None

    def like(self, text: str) -> list[MenuChoice]:
        """The choices that have every word of a text, or else words that begin so."""
        wanted = _words(text)
        if not wanted:
            return []
        exact = [choice for choice in self.choices if set(wanted) <= choice.words()]
        return exact or [choice for choice in self.choices if _begun(wanted, choice.words())]

    def any_move(self, text: str) -> int | None:
        """The move of the table, offered or not, that a notation or a sentence names."""
        try:
            return self.game.moves.from_notation(text)
        except MoveError:
            return _by_sentence(self.game, self.language).get(_plain(text))


@cache
def _by_sentence(game: Game, language: Language) -> dict[str, int]:
    """Every move of the table by its sentence."""
    moves = game.moves
    return {_plain(moves.sentence(move, language)): move for move in range(moves.size)}


def _plain(text: str) -> str:
    """A text as it is compared: in small letters, without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    bare = "".join(c for c in letters if not unicodedata.combining(c))
    return " ".join(bare.split()).rstrip(".")


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", _plain(text))


def _begun(wanted: list[str], words: set[str]) -> bool:
    """Check that each word is there, or is the beginning of one; one letter is not enough."""
    return all(
        begin in words or (len(begin) > 1 and any(word.startswith(begin) for word in words))
        for begin in wanted
    )


def _cell(choice: MenuChoice, *, in_full: bool) -> Text:
    cell = Text(choice.sentence if in_full else choice.short)
    if choice.hint:
        cell.append(f"  {choice.hint}", style="green")
    if choice.caution:  # in columns there is room for the mark only
        cell.append(f"  ! {choice.caution}" if in_full else " !", style="yellow")
    return cell


def _show_cautions(choices: list[MenuChoice], first: int, screen: Screen) -> None:
    """Show the cautions of the marked choices, each sentence once with their numbers."""
    told: dict[str, list[int]] = {}
    for number, choice in enumerate(choices, first):
        if choice.caution:
            told.setdefault(choice.caution, []).append(number)
    for caution, numbers in told.items():
        listed = ", ".join(map(str, numbers))
        screen.item(Text(f"{listed}: {caution}", style="yellow"), "  ! ", "yellow")


def _numbered(cells: list[Text], first: int, digits: int) -> list[Text]:
    return [
        Text(f"{number:>{digits}} ", style="cyan").append_text(cell)
        for number, cell in enumerate(cells, first)
    ]


def _groups(game: Game, choices: list[MenuChoice], language: Language) -> Iterator[MenuGroup]:
    """Long lists of one kind first, then what is left."""
    rest: list[MenuChoice] = []
    for family, alike in groupby(choices, key=lambda choice: game.moves.parts(choice.moves[0])[0]):
        group = list(alike)
        if len(group) < _MANY:
            rest += group
        else:
            yield MenuGroup(blank_sentence(family, language), group)
    if rest:
        yield MenuGroup("", rest)


def _choice(game: Game, position: Position, seat: int, move: int, language: Language) -> MenuChoice:
    return MenuChoice(
        moves=(move,),
        sentence=game.moves.sentence(move, language),
        notation=game.moves.notation(move),
        short=short_label(*game.moves.parts(move), language),
        hint=game.text.hint(position, seat, move, language),
        caution=teaching_of(game).warning(position, seat, move, language),
    )


def _way(game: Game, position: Position, seat: int, way: Way, language: Language) -> MenuChoice:
    """A way with the hint of its last move, for which the others are only the price."""
    after = position.clone()
    for move in way.moves[:-1]:
        after.play(seat, move)
    legal = after.turn() == seat and way.moves[-1] in after.legal(seat)
    return MenuChoice(
        moves=way.moves,
        sentence=way.sentence,
        notation="; ".join(game.moves.notation(move) for move in way.moves),
        hint=game.text.hint(after, seat, way.moves[-1], language) if legal else "",
    )


def short_label(family: Family, arguments: tuple[int, ...], language: Language) -> str:
    """Label a move to tell it from others of its kind."""
    pairs = zip(family.domains.values(), arguments, strict=True)
    return " → ".join(_name(domain, value, language) for domain, value in pairs)


def _name(domain: Domain, value: int, language: Language) -> str:
    """A value in words; a proper name with the short id that boards and notations use."""
    word, code = domain.label(value, language), domain.values[value]
    named = domain.proper_names is not None and type(domain).label is Domain.label
    return f"{code} {word}" if named and not word.startswith(code) else word


def blank_sentence(family: Family, language: Language) -> str:
    """A kind of move in words, with gaps: `Place a settler in …`."""
    return language.say(f"move-{family.name}", **dict.fromkeys(family.domains, "…"))
