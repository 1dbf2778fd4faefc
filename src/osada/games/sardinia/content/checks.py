"""What a map of Sardinia must keep to: each fault with its path in the file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from osada.core import content
from osada.core.errors import ContentError
from osada.games.sardinia.content.components import (
    CROPS,
    HARBOURS,
    PROVINCES,
    SITES,
    TERRAINS,
    Island,
)


def check(data: bytes) -> Island:
    """The island that a file describes; the first thing wrong with it is an error."""
    with content.in_file("map.json"):
        island = content.decode(data, Island)
        for path, reason in _faults(island):
            raise ContentError(path, reason)
    return island


def _faults(island: Island) -> Iterator[tuple[str, str]]:
    """Everything wrong, with its path; S2 and S3 fix the counts."""
    for path, found, wanted in (
        ("$.provinces", len(island.provinces), PROVINCES),
        ("$.forts", len(island.forts), SITES),
        ("$.harbours", len(island.harbours), HARBOURS),
    ):
        if found != wanted:
            yield path, f"expected {wanted} entries, not {found}"
            return
    yield from _faults_of_ids(island)
    yield from _faults_of_crops(island)


def _faults_of_ids(island: Island) -> Iterator[tuple[str, str]]:
    provinces = {province.id: province for province in island.provinces}
    sites = {site.number: site for site in island.forts}
    harbours = {harbour.id: harbour for harbour in island.harbours}
    if len(provinces) != PROVINCES or len(harbours) != HARBOURS:
        yield "$", "two provinces or two harbours have the same id"
    for path, named in (("$.provinces", island.provinces), ("$.harbours", island.harbours)):
        if len({thing.name for thing in named}) != len(named):
            yield path, "two of them have the same name"
    if sorted(sites) != list(range(1, SITES + 1)):
        yield "$.forts", f"expected the numbers 1 to {SITES}, each once"
        return
    for i, province in enumerate(island.provinces):
        at = f"$.provinces[{i}]"
        if len(set(province.neighbours)) < len(province.neighbours):
            yield f"{at}.neighbours", "a neighbour is named twice"
        if len(set(province.forts)) < len(province.forts):
            yield f"{at}.forts", "a site is named twice"
        for other in province.neighbours:
            if other not in provinces or province.id not in provinces[other].neighbours:
                yield f"{at}.neighbours", f"{other!r} is no province that has {province.id!r} too"
        for number in province.forts:
            if number not in sites or province.id not in sites[number].provinces:
                yield f"{at}.forts", f"site {number} does not name {province.id!r}"
        if province.harbour is not None:
            harbour = harbours.get(province.harbour)
            if harbour is None or harbour.province != province.id:
                yield f"{at}.harbour", f"{province.harbour!r} is no harbour of {province.id!r}"
        if province.second_points != province.points // 2:
            yield f"{at}.second_points", "expected half of the points, rounded down"
    for i, site in enumerate(island.forts):
        if len(set(site.provinces)) < len(site.provinces):
            yield f"$.forts[{i}].provinces", "a province is named twice"
        for name in site.provinces:
            if name not in provinces or site.number not in provinces[name].forts:
                yield f"$.forts[{i}].provinces", f"{name!r} is no province with site {site.number}"
    for i, harbour in enumerate(island.harbours):
        owner = provinces.get(harbour.province)
        if owner is None or owner.harbour != harbour.id:
            yield f"$.harbours[{i}].province", f"{harbour.province!r} does not name {harbour.id!r}"
        if (harbour.capacity, harbour.capacity_two_players) != (2, 1):
            yield f"$.harbours[{i}].capacity", "a harbour has 2 berths, 1 with two players (S9)"
    lines = {frozenset(border.between) for border in island.borders}
    pairs = {frozenset((p.id, other)) for p in island.provinces for other in p.neighbours}
    if lines != pairs or len(lines) != len(island.borders):
        yield "$.borders", "expected one border for each pair of neighbours"
        return
    for i, border in enumerate(island.borders):
        here, there = (set(provinces[name].forts) for name in border.between)
        if not set(border.forts) <= here & there:
            yield f"$.borders[{i}].forts", "a site on a border touches both provinces"


def _faults_of_crops(island: Island) -> Iterator[tuple[str, str]]:
    """The tokens of each group of goods must be as many as its provinces (S3)."""
    tokens = island.goods_tokens
    if set(tokens) != set(CROPS):
        yield "$.goods_tokens", f"expected counts for {', '.join(CROPS)}"
        return
    for i, province in enumerate(island.provinces):
        if province.terrain not in TERRAINS:
            yield f"$.provinces[{i}].terrain", f"expected one of {', '.join(TERRAINS)}"
            return
    groups = Counter(tuple(province.goods) for province in island.provinces)
    named = [good for goods in groups for good in goods]
    for i, province in enumerate(island.provinces):
        if not province.goods or not set(province.goods) <= set(CROPS):
            yield f"$.provinces[{i}].goods", f"expected some of {', '.join(CROPS)}"
            return
    if len(named) != len(set(named)):
        yield "$.provinces", "a crop may belong to one kind of terrain only"
        return
    for goods, provinces in groups.items():
        total = sum(tokens[good] for good in goods)
        if total != provinces:
            what = " and ".join(goods)
            yield "$.goods_tokens", f"{total} tokens of {what} for {provinces} provinces"
