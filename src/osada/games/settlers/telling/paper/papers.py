"""The papers by name."""

from __future__ import annotations

from typing import Final

from osada.core.errors import OsadaError
from osada.core.language import Language
from osada.core.paper import Drawing, Paper
from osada.games.settlers.content.components import Box, Sheet
from osada.games.settlers.telling.paper import empire, village

EMPIRE: Final = "empire"
COMPETITION: Final = "competition"
BOOKLET: Final = "booklet"
_SHEET: Final = "sheet-"


def names(box: Box) -> tuple[str, ...]:
    """What can be printed."""
    sheets = (f"{_SHEET}{sheet.no}" for sheet in box.all_sheets() if sheet.no)
    return (EMPIRE, COMPETITION, BOOKLET, *sheets)


def paper(box: Box, name: str, language: Language) -> Paper:
    """One of them."""
    say = language.say
    if name == EMPIRE:
        title, pages = say("paper-title-empire"), [empire.sheet(box.empire, language)]
    elif name == COMPETITION:
        title, pages = say("paper-title-competition"), [_village(box, 0, language)]
    elif name == BOOKLET:
        printed = [sheet.no for sheet in box.all_sheets() if sheet.no]
        title = say("paper-title-booklet", n=len(printed))
        pages = [empire.sheet(box.empire, language), *(_village(box, n, language) for n in printed)]
    else:
        number = _number(box, name)
        title = say("paper-adventure", number=number)
        pages = [_village(box, number, language)]
    return Paper(title, list(pages), say("paper-source"), link="/almanac/settlers")


def _number(box: Box, name: str) -> int:
    if name not in names(box):
        raise OsadaError("error-no-paper", name=name, known=", ".join(names(box)))
    return int(name.removeprefix(_SHEET))


def _village(box: Box, number: int, language: Language) -> Drawing:
    sheet: Sheet = next(sheet for sheet in box.all_sheets() if sheet.no == number)
    known = {building.id: building for building in box.all_buildings()}
    return village.sheet(sheet, [known[name] for name in sheet.buildings], language)
