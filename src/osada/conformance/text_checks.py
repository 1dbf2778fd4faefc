"""Checks of messages: everything a player can meet has a sentence in every language."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import get_type_hints

from fluent.syntax import FluentParser, ast

from osada.core.events import Event
from osada.core.game import Game
from osada.text.language import LANGUAGES


def text_faults(game: Game) -> list[str]:
    """List messages that are missing or ambiguous."""
    faults = [*_different_files(game)]
    for code in LANGUAGES:
        faults += _missing(game, code)
        faults += _bad_sentences(game, code)
        faults += _bad_events(game, code)
    return faults


def _missing(game: Game, code: str) -> list[str]:
    language = game.text.language(code)
    wanted = ["rules-title", "rules-about", "rules-provenance"]
    wanted += [f"rule-{rule}{part}" for rule in game.rules for part in ("", ".text", ".why")]
    wanted += [f"option-{option.name}" for option in game.options]
    wanted += [f"option-{o.name}-{value}" for o in game.options for value in o.values]
    wanted += [f"event-{event.kind()}" for event in game.events]
    return [f"{code}: no message {key}" for key in wanted if not language.knows(key)]


def _bad_sentences(game: Game, code: str) -> list[str]:
    language, moves = game.text.language(code), game.moves
    sentences = Counter(moves.sentence(move, language) for move in range(moves.size))
    return [f"{code}: {n} moves read {text!r}" for text, n in sentences.items() if n > 1]


def _bad_events(game: Game, code: str) -> list[str]:
    """Tell an event of every kind, with numbers of 0 in it."""
    names = [f"Player {seat}" for seat in range(game.players[-1])]
    language, faults = game.text.language(code), []
    for kind in game.events:
        try:
            game.text.tell(example(kind), names, language)
        except ValueError as error:
            faults.append(f"{code}: {error}")
    return faults


def example(kind: type[Event]) -> Event:
    """An event of a kind, its numbers 0 and its texts empty."""
    hints = get_type_hints(kind)
    return kind(*(hints[field]() for field in kind.__struct_fields__ if field != "audience"))


def _different_files(game: Game) -> list[str]:
    first, *others = (shape(game, code) for code in LANGUAGES)
    return [
        f"{key}: the languages differ in its parts or blanks"
        for other in others
        for key in sorted(set(first) | set(other))
        if first.get(key) != other.get(key)
    ]


def shape(game: Game, code: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language with the blanks it has."""
    folder = files(game.package) / "locale"
    found: dict[str, frozenset[str]] = {}
    for file in folder.iterdir():
        if file.name.endswith(f".{code}.ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    found[f"{file.name}: {str(entry.content)[:40]!r}"] = frozenset({code})
                if isinstance(entry, ast.Message):
                    found |= _parts(entry)
    return found


def _parts(message: ast.Message) -> dict[str, frozenset[str]]:
    parts = {f"{message.id.name}.{a.id.name}": _blanks(a.value) for a in message.attributes}
    if message.value is not None:
        parts[message.id.name] = _blanks(message.value)
    return parts


def _blanks(node: object) -> frozenset[str]:
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node
    if not isinstance(children, type({}.values()) | list):
        return frozenset()
    return frozenset().union(*(_blanks(child) for child in children))
