"""The almanac: every building in alphabetical order, explained at length (W30)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from osada.core.game import RuleId
from osada.games.settlers.content import words
from osada.games.settlers.content.components import DESIGNED_SHEET, Box, Building, Sheet
from osada.teaching.almanac import Article
from osada.text.collation import order
from osada.text.language import Language


def articles(box: Box, worth: Mapping[str, float], language: Language) -> list[Article]:
    """One article a building, by name; `worth` has the points of those that were measured."""
    found = [_article(building, box, worth, language) for building in box.all_buildings()]
    return sorted(found, key=lambda article: order(article.title))


def _article(
    building: Building, box: Box, worth: Mapping[str, float], language: Language
) -> Article:
    others = box.all_buildings()
    return Article(
        id=building.id,
        title=words.name(building, language),
        text=_text(building, language),
        kind="building",
        facts=tuple(_facts(building, box, worth, language)),
        rules=_rules(building),
        near=tuple(b.id for b in others if b.id != building.id and _kind(b) == _kind(building)),
        sketch="\n".join(words.plan(building).split("/")),
    )


def _kind(building: Building) -> str:
    return str(building.effect.__struct_config__.tag)


def _text(building: Building, language: Language) -> str:
    effect = words.effect(building, language)
    lines = [
        f"{effect[0].upper()}{effect[1:]}.",
        language.say("almanac-advanced") if building.advanced_only else "",  # W22
        _note(building, language),
    ]
    return "\n".join(line for line in lines if line)


def _note(building: Building, language: Language) -> str:
    """Return the meaning of the kind of ability in play, and the author's note."""
    own = building.note_pl if language.code == "pl" else building.note_en
    counted = building.timing == "final" and building.effect.underlined is None
    key = f"note-{_kind(building).replace('_', '-')}"
    note = "" if counted else language.say(key)  # W37 is about underlined numbers
    return " ".join(part for part in (_timing(building, language), note, own) if part)


def _timing(building: Building, language: Language) -> str:
    """Return the timing; a building printed as built is completed in no round (W36)."""
    key = f"timing-{building.timing.replace('_', '-')}"
    built = f"{key}.prebuilt"
    return language.say(built if building.prebuilt and language.knows(built) else key)


def _facts(
    building: Building, box: Box, worth: Mapping[str, float], language: Language
) -> list[tuple[str, str]]:
    points = worth.get(building.id)
    found = {
        "cost": _cost(building, language),
        "settlement": _settlement(building, language),
        "sheets": _sheets(building, box.all_sheets(), language),
        "worth": "" if points is None else language.say("almanac-worth", points=round(points)),
        "source": _source(building, box, language),
    }
    return [(language.say(f"almanac-fact-{name}"), text) for name, text in found.items() if text]


def _cost(building: Building, language: Language) -> str:
    if building.prebuilt:
        return language.say("almanac-prebuilt")
    nothing = language.say("almanac-action-only")
    areas = [words.amounts(area, language) for area in building.areas]
    return " · ".join(nothing if area == "–" else area for area in areas)


def _settlement(building: Building, language: Language) -> str:
    """Return the gain of a settlement of its plan (W25)."""
    if building.plan is None:
        return language.say("almanac-no-plan")
    if building.effect.underlined is None:
        return language.say("almanac-plan-points")
    return language.say("almanac-raised", effect=words.effect(building, language, raised=1))


def _sheets(building: Building, sheets: Sequence[Sheet], language: Language) -> str:
    found = [sheet for sheet in sheets if building.id in sheet.buildings]
    return ", ".join(_sheet(sheet, language) for sheet in found)


def _sheet(sheet: Sheet, language: Language) -> str:
    if sheet.no == DESIGNED_SHEET:
        name = sheet.theme_pl if language.code == "pl" else sheet.theme_en
        return language.say("almanac-own", name=name)
    return str(sheet.no) if sheet.no else language.say("almanac-competition")


def _source(building: Building, box: Box, language: Language) -> str:
    """Return the origin of a building: the box, or a designed sheet with its credits."""
    if box.designed is None or building not in box.designed.buildings:
        return _provenance(building, language)
    origins = [
        language.say("almanac-origin", name=origin.name, author=origin.author)
        for origin in box.designed.origins
    ]
    return " ".join([language.say("almanac-author", author=box.designed.author), *origins])


def _provenance(building: Building, language: Language) -> str:
    """Return the source of the numbers: the usual ones have messages, others are as written."""
    word = building.provenance.replace(" ", "-")
    key = f"provenance-{word}"
    return language.say(key) if word.isascii() and language.knows(key) else building.provenance


def _rules(building: Building) -> tuple[RuleId, ...]:
    final = building.timing == "final"
    wanted = {
        "W13": not building.prebuilt,
        "W14": final,
        "W15": not final,
        "W22": building.advanced_only,
        "W25": building.plan is not None,
        "W35": not final,
        "W36": not building.prebuilt and not final,
        "W37": final and building.effect.underlined is not None,
    }
    return tuple(rule for rule, holds in wanted.items() if holds)
