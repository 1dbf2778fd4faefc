"""Settlers: what a plan covers, and the ranks of those who play alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from osada.core.game import Game
from osada.games.settlers.presentation.closing import rank
from tests.web.law.games import Moment, moments, unique

MOST = 150  # points that nobody reaches


def cases() -> dict[str, list[Any]]:
    """What the board must agree with."""
    return {
        "covers": unique(case for moment in moments("settlers") for case in covers(moment)),
        "ranks": [[n, rank(n)] for n in range(MOST) if n == 0 or rank(n) != rank(n - 1)],
    }


def covers(moment: Moment) -> Iterator[dict[str, Any]]:
    """The sections of a settlement, by its plan and its corner (W24)."""
    for place in moment.legal("place"):
        building = player(moment)["founding"]
        settlement = player(moment.after(place)[0])["settlements"][-1]
        assert settlement["building"] == building
        cells = plans(moment.game)[building]
        yield {"cells": cells, "corner": place["section"], "sections": settlement["sections"]}


def player(moment: Moment) -> dict[str, Any]:
    found: dict[str, Any] = moment.view()["players"][moment.seat]
    return found


@cache
def plans(game: Game) -> dict[str, list[list[int]]]:
    """The cells of every building's plan."""
    files = map(json.loads, game.content().values())
    buildings = [building for file in files for building in file.get("buildings", [])]
    return {each["id"]: each["plan"]["cells"] for each in buildings if each.get("plan")}
