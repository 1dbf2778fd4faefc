"""The papers by name."""

from __future__ import annotations

from typing import Final

from osada.games.settlers.content.components import Box, DesignedSheet
from osada.games.settlers.presentation.printing import empire, village
from osada.printing.drawing import Drawing, Paper
from osada.text.errors import OsadaError
from osada.text.language import Language

EMPIRE: Final = "empire"
COMPETITION: Final = "competition"
DESIGNED: Final = "own"
BOOKLET: Final = "booklet"
_SHEET: Final = "sheet-"


def names(box: Box) -> tuple[str, ...]:
    """Return the names of the papers."""
    sheets = (f"{_SHEET}{number}" for number in box.numbers())
    return (EMPIRE, COMPETITION, *([DESIGNED] if box.designed else []), BOOKLET, *sheets)


def paper(box: Box, name: str, language: Language, content: str) -> Paper:
    """One of them; a sheet of somebody's own leads to where its content, by hash, is shown."""
    say, link = language.say, "/almanac/settlers"
    if name == EMPIRE:
        title, pages = say("paper-title-empire"), [empire.sheet(box.empire, language)]
    elif name == COMPETITION:
        title, pages = say("paper-title-competition"), [_village(box, 0, language)]
    elif name == BOOKLET:
        printed = box.numbers()
        title, link = say("paper-title-booklet", n=len(printed)), "/solo/settlers"
        pages = [empire.sheet(box.empire, language), *(_village(box, n, language) for n in printed)]
    elif name == DESIGNED and box.designed:
        return _own(box.designed, language, f"/workshop/{content}")
    else:
        number = _number(box, name)
        title, link = say("paper-adventure", number=number), f"/solo/settlers?sheet={number}"
        pages = [_village(box, number, language)]
    return Paper(title, list(pages), say("paper-source"), link=link)


def _own(own: DesignedSheet, language: Language, link: str) -> Paper:
    """A sheet of somebody's own, with the credit it gives to others."""
    say = language.say
    title = village.theme(own.sheet, language)
    source = say("paper-own-source", author=own.author)
    for origin in own.origins:
        source += " " + say("paper-own-origin", name=origin.name, author=origin.author)
    drawing = village.sheet(own.sheet, own.buildings, language, by=own.author)
    return Paper(title, [drawing], source, link=link)


def _number(box: Box, name: str) -> int:
    if name not in names(box):
        raise OsadaError("error-no-paper", name=name, known=", ".join(names(box)))
    return int(name.removeprefix(_SHEET))


def _village(box: Box, number: int, language: Language) -> Drawing:
    return village.sheet(box.sheet(number), box.village(number), language)
