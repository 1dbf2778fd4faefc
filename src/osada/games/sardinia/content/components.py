"""The island: provinces, fort sites, harbours and crops, from `data/map.json`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from osada.core.content import Id, Name

MOST_PLAYERS: Final = 4
PROVINCES: Final = 16
SITES: Final = 26
HARBOURS: Final = 6
CROPS: Final = ("wheat", "olives", "wine", "thyme", "cheese")
KINDS: Final = 5
TERRAINS: Final = ("yellow", "green", "brown")

Point = tuple[float, float]


class Province(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A province with its value, its borders and where things are drawn in it."""

    id: Id
    name: Name
    terrain: str
    goods: list[str]
    points: Annotated[int, Meta(ge=0, le=99)]
    second_points: int
    neighbours: list[str]
    forts: list[int]
    harbour: str | None
    label: Point
    token: Point
    slots: list[Point]
    slot_spacing: float
    polygon: list[Point]


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered square for a fort, on the border of one or more provinces."""

    number: int
    provinces: list[str]
    coastal: bool
    x: float
    y: float


class Harbour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A harbour and the province it belongs to."""

    id: Id
    name: Name
    province: str
    x: float
    y: float
    capacity: int
    capacity_two_players: int
    berths: list[Point]
    shore: Point


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line between two provinces."""

    between: tuple[str, str]
    forts: list[int]
    points: list[Point]


class Islet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An island that is only drawn."""

    name: Name
    province: str
    polygon: list[Point]


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole map."""

    title: Name
    width: int
    height: int
    provenance: dict[str, str]
    goods_tokens: dict[str, Annotated[int, Meta(ge=0, le=PROVINCES)]]
    provinces: list[Province]
    forts: list[Site]
    harbours: list[Harbour]
    borders: list[Border]
    decor_islands: list[Islet]
