"""Checks of a map of Sardinia: each fault with its path in the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from osada.core import content
from osada.games.sardinia.content.components import (
    CROPS,
    HARBOURS,
    PROVINCES,
    SITES,
    TERRAINS,
    Island,
)
from osada.text.errors import ContentError, Message


class SardiniaMessage(Message):
    """Why something is refused, in the words of this game."""

    package = "osada.games.sardinia"


Fault = tuple[str, Message]


def check(data: bytes) -> Island:
    """The island that a file describes; the first thing wrong with it is an error."""
    with content.in_file("map.json"):
        island = content.decode(data, Island)
        for path, reason in _faults(island):
            raise ContentError(path, reason)
    return island


def _faults(island: Island) -> Iterator[Fault]:
    """Everything wrong, with its path; S2 and S3 fix the counts."""
    for path, found, wanted in (
        ("$.provinces", len(island.provinces), PROVINCES),
        ("$.forts", len(island.forts), SITES),
        ("$.harbours", len(island.harbours), HARBOURS),
    ):
        if found != wanted:
            yield path, Message("content-entries", wanted=wanted, found=found)
            return
    yield from _faults_of_ids(island)
    yield from _faults_of_crops(island)


def _faults_of_ids(island: Island) -> Iterator[Fault]:
    provinces = {province.id: province for province in island.provinces}
    sites = {site.number: site for site in island.forts}
    harbours = {harbour.id: harbour for harbour in island.harbours}
    if len(provinces) != PROVINCES or len(harbours) != HARBOURS:
        yield "$", SardiniaMessage("content-same-id")
    for path, named in (("$.provinces", island.provinces), ("$.harbours", island.harbours)):
        if len({thing.name for thing in named}) != len(named):
            yield path, SardiniaMessage("content-same-name")
    if sorted(sites) != list(range(1, SITES + 1)):
        yield "$.forts", SardiniaMessage("content-site-numbers", last=SITES)
        return
    for i, province in enumerate(island.provinces):
        at = f"$.provinces[{i}]"
        if len(set(province.neighbours)) < len(province.neighbours):
            yield f"{at}.neighbours", SardiniaMessage("content-neighbour-twice")
        if len(set(province.forts)) < len(province.forts):
            yield f"{at}.forts", SardiniaMessage("content-site-twice")
        for other in province.neighbours:
            if other not in provinces or province.id not in provinces[other].neighbours:
                names = {"other": other, "province": province.id}
                yield f"{at}.neighbours", SardiniaMessage("content-not-mutual", **names)
        for number in province.forts:
            if number not in sites or province.id not in sites[number].provinces:
                yield (
                    f"{at}.forts",
                    SardiniaMessage("content-site-of", site=number, province=province.id),
                )
        if province.harbour is not None:
            harbour = harbours.get(province.harbour)
            if harbour is None or harbour.province != province.id:
                names = {"harbour": province.harbour, "province": province.id}
                yield f"{at}.harbour", SardiniaMessage("content-harbour-of", **names)
        if province.second_points != province.points // 2:
            yield f"{at}.second_points", SardiniaMessage("content-half")
    for i, site in enumerate(island.forts):
        if len(set(site.provinces)) < len(site.provinces):
            yield f"$.forts[{i}].provinces", SardiniaMessage("content-province-twice")
        for name in site.provinces:
            if name not in provinces or site.number not in provinces[name].forts:
                names = {"province": name, "site": str(site.number)}
                yield f"$.forts[{i}].provinces", SardiniaMessage("content-province-of", **names)
    for i, harbour in enumerate(island.harbours):
        owner = provinces.get(harbour.province)
        if owner is None or owner.harbour != harbour.id:
            names = {"province": harbour.province, "harbour": harbour.id}
            yield f"$.harbours[{i}].province", SardiniaMessage("content-owner", **names)
        if (harbour.capacity, harbour.capacity_two_players) != (2, 1):
            yield f"$.harbours[{i}].capacity", SardiniaMessage("content-berths")
    lines = {frozenset(border.between) for border in island.borders}
    pairs = {frozenset((p.id, other)) for p in island.provinces for other in p.neighbours}
    if lines != pairs or len(lines) != len(island.borders):
        yield "$.borders", SardiniaMessage("content-borders")
        return
    for i, border in enumerate(island.borders):
        here, there = (set(provinces[name].forts) for name in border.between)
        if not set(border.forts) <= here & there:
            yield f"$.borders[{i}].forts", SardiniaMessage("content-border-site")


def _faults_of_crops(island: Island) -> Iterator[Fault]:
    """The tokens of each group of goods must be as many as its provinces (S3)."""
    tokens = island.goods_tokens
    if set(tokens) != set(CROPS):
        yield "$.goods_tokens", SardiniaMessage("content-counts", known=", ".join(CROPS))
        return
    for i, province in enumerate(island.provinces):
        if province.terrain not in TERRAINS:
            yield f"$.provinces[{i}].terrain", Message("content-one-of", known=", ".join(TERRAINS))
            return
    groups = Counter(tuple(province.goods) for province in island.provinces)
    named = [good for goods in groups for good in goods]
    for i, province in enumerate(island.provinces):
        if not province.goods or not set(province.goods) <= set(CROPS):
            yield (
                f"$.provinces[{i}].goods",
                SardiniaMessage("content-some-of", known=", ".join(CROPS)),
            )
            return
    if len(named) != len(set(named)):
        yield "$.provinces", SardiniaMessage("content-one-terrain")
        return
    for goods, provinces in groups.items():
        total = sum(tokens[good] for good in goods)
        if total != provinces:
            what = ", ".join(goods)
            counts = {"tokens": total, "provinces": provinces}
            yield "$.goods_tokens", SardiniaMessage("content-tokens", goods=what, **counts)
