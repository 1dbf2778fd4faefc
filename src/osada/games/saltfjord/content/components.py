"""The components of Saltfjord: typed tables from `data/*.json`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from osada.core import content
from osada.core.content import Id, Name, Provenance
from osada.text.errors import ContentError

FILES: Final = (
    "abilities.json",
    "buildings.json",
    "crates.json",
    "fjord.json",
    "player_boards.json",
    "resources.json",
    "scoring_tiles.json",
    "start_sets.json",
    "technology.json",
)

MOST_PLAYERS: Final = 4
RESOURCES: Final = ("fish", "wood", "grain", "paper", "plank", "food", "book", "gold")
ROOM_LEVELS: Final = (0, 1, 1, 1, 2, 2, 2, 3)
"""The row of the warehouse that each resource lies in (F12)."""
UPGRADES_TO: Final = {
    "fish": ["wood", "grain", "paper"],
    "wood": ["plank"],
    "grain": ["food"],
    "paper": ["book"],
    "plank": ["gold"],
    "food": ["gold"],
    "book": ["gold"],
    "gold": [],
}
"""The rooms that arrows lead up to, from each room of the warehouse (F13)."""
POINTS: Final = "points"
ACTIONS: Final = ("order", "technology", "fish", "build-small", "upgrade", "build-one")
POWERS: Final = (
    "better-boat",
    "cheap-building",
    "pier-at-once",
    "any-pier",
    "two-tokens",
    "kind-2",
    "kind-3",
    "cart-promenades",
)
MEASURES: Final = (
    "crate",
    "line",
    "token",
    "step",
    "large-tile",
    "crate-at-fullest-pier",
    "worker",
    "token-with-points",
    "two-cells",
    "arrival",
    "round",
)
OCCASIONS: Final = ("order", "return", "small-tile", "large-tile", "line", "technology")

Goods = dict[str, int]
"""Resources by name, and green points under `points`."""
Action = Literal["order", "technology", "fish", "build-small", "upgrade"]
Power = Literal[
    "better-boat",
    "cheap-building",
    "pier-at-once",
    "any-pier",
    "two-tokens",
    "kind-2",
    "kind-3",
    "cart-promenades",
]
Measure = Literal[
    "crate",
    "line",
    "token",
    "step",
    "large-tile",
    "crate-at-fullest-pier",
    "worker",
    "token-with-points",
    "two-cells",
    "arrival",
    "round",
]
Occasion = Literal["order", "return", "small-tile", "large-tile", "line", "technology"]
Cell = tuple[int, int]
Number = Annotated[int, Meta(ge=0, le=99)]
"""Points or pieces: no more than anybody would count."""
Score = Annotated[int, Meta(ge=0, le=9999)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a data file: a field that is not known is an error."""


class File(Strict, frozen=True, kw_only=True):
    """A data file: `provenance` says what is printed and what was reconstructed."""

    provenance: Provenance


class Resource(Strict, frozen=True):
    """A room of the warehouse: its row, what a sale brings and the arrows that lead up (F13)."""

    id: Id
    level: int
    sale: int
    upgrades_to: list[str]


class Warehouse(File, frozen=True):
    """All rooms."""

    resources: list[Resource]


class Effect(Strict, frozen=True):
    """A building's effect: produce goods, or one of some actions (F21, F22)."""

    gain: Goods = {}
    actions: list[Action] = []


class Square(Strict, frozen=True):
    """One square of a tile or a board: a building or a promenade."""

    row: int
    col: int
    building: Effect | None = None
    promenade: Goods | None = None


class Shape(Strict, frozen=True):
    """A shape of building tiles; the first of its cells is the one a tile is turned about."""

    id: Id
    size: Literal["small", "large"]
    cells: list[Cell]
    cost: Goods
    tiles_per_stack: int


class Tile(Strict, frozen=True):
    """A building tile."""

    id: Id
    shape: str
    squares: list[Square]


class Buildings(File, frozen=True):
    """All building tiles."""

    shapes: list[Shape]
    tiles: list[Tile]
    start_tiles: list[Tile]


class Board(Strict, frozen=True):
    """A side of a village board; rows and columns count from 1."""

    id: Id
    name: Name
    side: Literal["plain", "village"]
    snow: list[Cell]
    printed: list[Square]


class Boards(File, frozen=True):
    """All village boards."""

    boards: list[Board]


class Crate(Strict, frozen=True):
    """An order: what it costs and its purple points."""

    id: Id
    cost: Goods
    points: Number


class Deal(Strict, frozen=True):
    """A payment and what it brings."""

    id: Id
    pay: Goods
    gain: Goods


class Pier(Strict, frozen=True):
    """The reward of a crate at a pier on passing: goods, an action or one of some deals."""

    id: Id
    gain: Goods = {}
    actions: list[Action] = []
    deals: list[Deal] = []


class Crates(File, frozen=True):
    """All crates and the piers they go to."""

    tiles_per_stack: int
    set_bonus: Number
    piers: list[Pier]
    crates: list[Crate]
    start_crates: list[Crate]


class Area(Strict, frozen=True):
    """An area of the fjord: what a return scores and how many tokens lie there, by kind."""

    points: Number
    stacks: list[Number]


class Token(Strict, frozen=True):
    """Catch tokens with the same face."""

    kind: int
    reward: Goods
    count: Number


class Fjord(File, frozen=True):
    """The fjord, the boat tiles and the catch tokens."""

    slots: int
    better_slots: int
    areas: list[Area]
    tokens: list[Token]


class Trade(Strict, frozen=True):
    """Pay something for one resource of a choice."""

    pay: Goods
    choice: list[str]


class Ability(Strict, frozen=True):
    """An ability tile."""

    id: Id
    free_pips: Annotated[int, Meta(ge=0, le=5)] = 0
    upgrade_price: int | None = None
    trade: Trade | None = None
    per_round: int = 0
    rewards: dict[Occasion, Goods] = {}


class Abilities(File, frozen=True):
    """All ability tiles."""

    abilities: list[Ability]


class ScoringTile(Strict, frozen=True):
    """A scoring tile: points for each thing it counts, or by arrival or round, at once."""

    id: Id
    per: Measure
    points: list[Number]

    @property
    def at_once(self) -> bool:
        """True if it has the green symbol (F24, F54)."""
        return self.per in {"arrival", "round"}


class Medal(Strict, frozen=True):
    """The least score for a medal, without and with carts (F58)."""

    id: Id
    standard: Score
    carts: Score


class Achievement(Strict, frozen=True):
    """A medal or a better one with that many special tiles or more (F59)."""

    medal: str
    special_tiles: Number


class Scoring(File, frozen=True):
    """All scoring tiles, medals and achievements."""

    tiles: list[ScoringTile]
    special_minimum: Score
    medals: list[Medal]
    achievements: list[Achievement]


class StartResources(Strict, frozen=True):
    """A start-resources tile."""

    id: Id
    gain: Goods
    actions: list[Action] = []


class StartSets(File, frozen=True):
    """The start-resources tiles."""

    resources: list[StartResources]


class Level(Strict, frozen=True):
    """A step of a technology track: its cost and what it brings, once or for good."""

    cost: Goods
    gain: Goods = {}
    once: Literal["worker", "ability", "cart", "move-carts"] | None = None
    power: Power | None = None


class Track(Strict, frozen=True):
    """A technology track."""

    id: Id
    levels: list[Level]


class Tavern(Strict, frozen=True):
    """The reward for passing at a tavern (F35)."""

    action: Literal["order", "technology", "fish", "build-one"]
    times: int = 1


class Technology(File, frozen=True):
    """The technology tracks, the tile of the variant, the taverns."""

    level_points: list[Number]
    tracks: list[Track]
    carts: Track
    taverns: list[Tavern]


KINDS: Final[dict[str, type[File]]] = {
    "abilities.json": Abilities,
    "buildings.json": Buildings,
    "crates.json": Crates,
    "fjord.json": Fjord,
    "player_boards.json": Boards,
    "resources.json": Warehouse,
    "scoring_tiles.json": Scoring,
    "start_sets.json": StartSets,
    "technology.json": Technology,
}


def decode(name: str, data: bytes) -> File:
    """A data file, typed but not yet checked."""
    if name not in KINDS:
        raise ContentError("$", "content-files", known=", ".join(FILES))
    return content.decode(data, KINDS[name])
