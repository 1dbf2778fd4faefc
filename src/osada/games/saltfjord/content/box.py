"""The box of one edition: its data files, checked, as people name the components."""

from __future__ import annotations

from collections.abc import Mapping

from osada.games.saltfjord.content.checks import load
from osada.games.saltfjord.content.components import (
    Abilities,
    Boards,
    Buildings,
    Crates,
    Fjord,
    Scoring,
    StartSets,
    Technology,
    Token,
    Warehouse,
)


class Box:
    """The components of an edition."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.abilities = load(Abilities, "abilities.json", files).abilities
        self.buildings = load(Buildings, "buildings.json", files)
        self.crates = load(Crates, "crates.json", files)
        self.fjord = load(Fjord, "fjord.json", files)
        self.boards = load(Boards, "player_boards.json", files).boards
        self.warehouse = load(Warehouse, "resources.json", files).resources
        self.scoring = load(Scoring, "scoring_tiles.json", files)
        self.start_sets = load(StartSets, "start_sets.json", files).resources
        self.kit_by_id = {kit.id: kit for kit in self.start_sets}
        self.technology = load(Technology, "technology.json", files)
        self.tiles = [*self.buildings.tiles, *self.buildings.start_tiles]
        self.tile_by_id = {tile.id: tile for tile in self.tiles}
        self.all_crates = [*self.crates.crates, *self.crates.start_crates]
        self.crate_by_id = {crate.id: crate for crate in self.all_crates}
        self.deals = [deal for pier in self.crates.piers for deal in pier.deals]
        self.token_by_id = {face_id(token): token for token in self.fjord.tokens}
        self.faces = list(self.token_by_id)
        self.printed = [square for board in self.boards for square in board.printed]


def face_id(token: Token) -> str:
    """A catch token's id: its kind and its reward, `1-fish2`."""
    return "-".join([str(token.kind), *(f"{kind}{n}" for kind, n in token.reward.items())])
