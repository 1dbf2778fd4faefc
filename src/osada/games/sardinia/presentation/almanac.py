"""The almanac: characters, provinces, harbours, fort sites and crops, explained at length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from osada.core.game import RuleId
from osada.games.sardinia.content.components import CROPS, Harbour, Island, Province, Site
from osada.teaching.almanac import Article
from osada.text.collation import order
from osada.text.language import Language

ROLES: Final[dict[str, tuple[RuleId, ...]]] = {
    "admiral": ("S9", "S12"),
    "commander": ("S13", "S15"),
    "priest": ("S14", "S15"),
    "farmer": ("S16", "S17"),
    "architect": ("S8", "S18"),
    "queen": ("S19",),
    "guardian": ("S20", "S21", "S33"),
}
"""The characters, and the rules they are about."""


def articles(island: Island, language: Language) -> list[Article]:
    """Kind by kind, each in alphabetical order."""
    almanac = _Almanac(island, language)
    kinds: list[list[Article]] = [
        [almanac.character(role) for role in ROLES],
        [almanac.province(province) for province in island.provinces],
        [almanac.harbour(harbour) for harbour in island.harbours],
        [almanac.site(site) for site in island.forts],
        [almanac.crop(crop) for crop in CROPS],
    ]
    return [a for kind in kinds for a in sorted(kind, key=lambda article: order(article.title))]


class _Almanac:
    """Return the articles on a map, in a language."""

    def __init__(self, island: Island, language: Language) -> None:
        self._island = island
        self._say: Callable[..., str] = language.say
        self._provinces = {province.id: province for province in island.provinces}
        self._harbours = {harbour.id: harbour for harbour in island.harbours}

    def character(self, role: str) -> Article:
        say = self._say
        text = f"{say(f'almanac-{role}')}\n{say(f'almanac-{role}.advice')}"
        return Article(f"role-{role}", say(f"role-{role}"), text, "character", rules=ROLES[role])

    def province(self, it: Province) -> Article:
        facts = {
            "points": f"{it.points} / {it.second_points}",
            "crops": self._crops(it),
            "harbour": self._harbours[it.harbour].name if it.harbour else "–",
            "sites": ", ".join(map(str, it.forts)),
            "neighbours": self._names(it.neighbours),
        }
        near = [f"site-{number}" for number in it.forts] + [f"province-{n}" for n in it.neighbours]
        return Article(
            f"province-{it.id}",
            it.name,
            self._about_province(it),
            "province",
            self._facts(facts),
            ("S2", "S24", "S25"),
            tuple([f"harbour-{it.harbour}"] * bool(it.harbour) + near),
        )

    def _about_province(self, it: Province) -> str:
        say = self._say
        worth = say("almanac-province", points=it.points, second=it.second_points)
        sites = len(it.forts)
        if it.harbour is None:
            return f"{worth} {say('almanac-province-inland', sites=sites)}"
        harbour = self._harbours[it.harbour].name
        return f"{worth} {say('almanac-province-harbour', harbour=harbour, sites=sites)}"

    def harbour(self, it: Harbour) -> Article:
        province = self._provinces[it.province]
        facts = {
            "province": province.name,
            "berths": self._say("almanac-berths", n=it.capacity, two=it.capacity_two_players),
        }
        return Article(
            f"harbour-{it.id}",
            it.name,
            self._say("almanac-harbour", province=province.name),
            "harbour",
            self._facts(facts),
            ("S9", "S12", "S16"),
            (f"province-{it.province}",),
        )

    def site(self, it: Site) -> Article:
        touched = [self._provinces[name] for name in it.provinces]
        facts = {
            "touches": self._names(it.provinces),
            "at-stake": " + ".join(str(province.points) for province in touched),
        }
        return Article(
            f"site-{it.number}",
            self._say("almanac-site-title", number=it.number),
            self._say("almanac-site", number=it.number, provinces=len(touched)),
            "site",
            self._facts(facts),
            ("S8", "S23", "S24"),
            tuple(f"province-{name}" for name in it.provinces),
        )

    def crop(self, crop: str) -> Article:
        homes = [province for province in self._island.provinces if crop in province.goods]
        number = self._island.goods_tokens[crop]
        title = self._say(f"crop-{crop}")
        text = f"{self._say('almanac-crop', tokens=number)} {self._say('almanac-crop-points')}"
        return Article(
            f"crop-{crop}",
            title[0].upper() + title[1:],
            text,
            "crop",
            self._facts({"homes": self._names([province.id for province in homes])}),
            ("S3", "S16", "S17"),
            tuple(f"province-{province.id}" for province in homes),
        )

    def _crops(self, it: Province) -> str:
        return " / ".join(self._say(f"crop-{crop}") for crop in it.goods)

    def _names(self, provinces: Sequence[str]) -> str:
        return ", ".join(sorted((self._provinces[name].name for name in provinces), key=order))

    def _facts(self, texts: dict[str, str]) -> tuple[tuple[str, str], ...]:
        return tuple((self._say(f"almanac-fact-{name}"), text) for name, text in texts.items())
