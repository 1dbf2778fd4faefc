"""Message of the players for the dice: asked for when the seed is set and its seal is shown."""

from __future__ import annotations

from collections.abc import Sequence

from osada.cli.screen import Screen
from osada.core import chance
from osada.core.chance import Part
from osada.text.errors import OsadaError


def ask_parts(people: Sequence[int], names: Sequence[str], screen: Screen) -> dict[int, Part]:
    """Ask each person for a contribution; an empty line adds nothing."""
    parts: dict[int, Part] = {}
    for seat in people:
        word = _ask(names[seat], screen)
        if word:
            parts[seat] = Part(chance.commitment(word), word)
    return parts


def _ask(name: str, screen: Screen) -> str:
    while word := screen.ask(screen.words.say("word-for-dice", name=name) + " "):
        try:
            return chance.check_number(word)
        except OsadaError as error:
            screen.paragraph(error.say(screen.words.code), style="red")
    return ""
