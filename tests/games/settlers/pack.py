"""The game with made-up buildings, each the first of a sheet of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from osada.games.settlers.game import Settlers

FILLERS = ["orchard", "lumber_camp", "stone_pit", "palace", "town_hall"]
"""Harmless neighbours: they do nothing until they are complete."""

Data = dict[str, object]


class Pack:
    """An edition of the game with its own `fan.json`."""

    def __init__(self, game: Settlers, sheets: Mapping[str, int]) -> None:
        self.game = game
        self.sheets = sheets


def made_up(name: str, effect: Data, **more: object) -> Data:
    """A building with one empty area and the plan ■■."""
    plan = {"shape": "I2h", "cells": [[0, 0], [0, 1]]}
    return {
        "id": name,
        "name_pl": name,
        "name_en": name,
        "areas": [{}],
        "timing": TIMINGS.get(str(effect["kind"]), "once_per_round"),
        "effect": effect,
        "plan": plan,
        "provenance": "made up for a test",
    } | more


TIMINGS = {
    "reroll": "reroll",
    "discount": "passive",
    "harvest_bonus": "passive",
    "keep": "passive",
    "vp_if": "end_of_round",
    "vp_per": "end_of_round",
    "final_per": "final",
    "final_if": "final",
}


def fan_file(buildings: Mapping[str, Data], beside: Mapping[str, list[str]] | None = None) -> Data:
    """A `fan.json` with a sheet for each building, and what else shall be on it."""
    sheets = []
    for number, name in enumerate(buildings, 49):
        others = [*(beside or {}).get(name, []), *FILLERS][:5]
        sheets.append(
            {"no": number, "theme_en": "x", "theme_pl": "x", "buildings": [name, *others]}
        )
    made = [made_up(name, dict(effect)) for name, effect in buildings.items()]
    return {"provenance": {"all": "tests"}, "buildings": made, "sheets": sheets}


def load(fan: Data) -> Pack:
    """The edition with such a file."""
    game = Settlers({"fan.json": msgspec.json.encode(fan)})
    sheets = cast(list[dict[str, object]], fan["sheets"])
    numbers = {cast(list[str], s["buildings"])[0]: cast(int, s["no"]) for s in sheets}
    return Pack(game, numbers)
