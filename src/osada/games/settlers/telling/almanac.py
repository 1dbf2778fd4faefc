"""The almanac: every building in alphabetical order, explained at length (W30)."""

from __future__ import annotations

from osada.core.game import Article
from osada.core.language import Language
from osada.games.settlers.content import words
from osada.games.settlers.content.components import FAN, Box, Building

_ALPHABET = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"


def articles(box: Box, language: Language) -> list[Article]:
    """One article a building, by name."""
    found = [
        Article(id=b.id, title=words.name(b, language), text=_text(box, b, language))
        for b in box.all_buildings()
    ]
    return sorted(found, key=lambda article: _order(article.title))


def _order(title: str) -> list[int]:
    """Polish letters stand where a dictionary has them; English ones are among them."""
    return [_ALPHABET.find(letter) for letter in title.casefold()]


def _text(box: Box, building: Building, language: Language) -> str:
    effect = words.effect(building, language)
    lines = [
        f"{effect[0].upper()}{effect[1:]}.",
        language.say("almanac-advanced") if building.advanced_only else "",  # W22
        _note(building, language),
        _cost(building, language),
        _plan(building, language),
        _sheets(box, building, language),
        _source(box, building, language),
    ]
    return "\n".join(line for line in lines if line)


def _source(box: Box, building: Building, language: Language) -> str:
    """Where a building comes from: the box, or a sheet of somebody's own with its credits."""
    if box.own is None or building not in box.own.buildings:
        return language.say("almanac-provenance", provenance=_provenance(building, language))
    origins = [
        language.say("almanac-origin", name=origin.name, author=origin.author)
        for origin in box.own.origins
    ]
    return "\n".join([language.say("almanac-author", author=box.own.author), *origins])


def _provenance(building: Building, language: Language) -> str:
    """Where the numbers come from: the usual sources have words, others speak for themselves."""
    word = building.provenance.replace(" ", "-")
    key = f"provenance-{word}"
    return language.say(key) if word.isascii() and language.knows(key) else building.provenance


def _note(building: Building, language: Language) -> str:
    """What the kind of ability means in play, and what the author has to add."""
    kind = str(building.effect.__struct_config__.tag).replace("_", "-")
    own = building.note_pl if language.code == "pl" else building.note_en
    counted = building.timing == "final" and building.effect.underlined is None
    note = "" if counted else language.say(f"note-{kind}")  # W37 is about underlined numbers
    return " ".join(part for part in (_timing(building, language), note, own) if part)


def _timing(building: Building, language: Language) -> str:
    """When it works; one that is printed as built has no round in which it is completed (W36)."""
    key = f"timing-{building.timing.replace('_', '-')}"
    built = f"{key}.prebuilt"
    return language.say(built if building.prebuilt and language.knows(built) else key)


def _cost(building: Building, language: Language) -> str:
    if building.prebuilt:
        return language.say("almanac-prebuilt")
    nothing = language.say("almanac-action-only")
    areas = [words.amounts(area, language) for area in building.areas]
    texts = [nothing if area == "–" else area for area in areas]
    return language.say("almanac-cost", areas=" · ".join(texts))


def _plan(building: Building, language: Language) -> str:
    if building.plan is None:
        return language.say("almanac-no-plan")
    raised = building.effect.underlined
    key = "almanac-plan" if raised else "almanac-plan-points"
    lines = [language.say(key), *words.plan(building).split("/")]
    if raised:
        better = words.effect(building, language, raised=1)
        lines.append(language.say("almanac-raised", effect=better))
    return "\n".join(lines)


def _sheets(box: Box, building: Building, language: Language) -> str:
    numbers = [sheet.no for sheet in box.all_sheets() if building.id in sheet.buildings]
    if numbers == [FAN]:
        own = box.sheet(FAN)
        name = own.theme_pl if language.code == "pl" else own.theme_en
        return language.say("almanac-own", name=name)
    if numbers == [0]:
        return language.say("almanac-competition")
    shown = ", ".join(str(number) for number in numbers if number)
    return language.say("almanac-sheets", sheets=shown) if shown else ""
