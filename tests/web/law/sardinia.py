"""Sardinia: what a move would add to one's influence, and what a crop would score."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.web.law.games import Moment, Move, View, moments, unique

PIECES = ("settler", "step", "priest", "priest-to", "village", "fort", "ship", "sail")


def cases() -> dict[str, list[Any]]:
    """What the board must agree with."""
    seen = list(moments("sardinia"))
    return {
        "influence": unique(case for moment in seen for case in influence(moment)),
        "crops": unique(case for moment in seen for case in harvest(moment)),
    }


def influence(moment: Moment) -> Iterator[dict[str, Any]]:
    """One's influence in each province that a piece touches, before and after its move (S24)."""
    moves = [move for family in PIECES for move in moment.legal(family)]
    if not moves:
        return
    island = json.loads(moment.game.content()["map.json"])
    before = own(moment)
    full = {each["id"]: each["full"] for each in moment.view()["provinces"]}
    for move in moves:
        after = own(moment.after(move)[0])
        for province in touched(island, move):
            counts = {"before": before[province], "after": after[province]}
            yield {"move": move["move"], "full": full[province], **counts}


def own(moment: Moment) -> dict[str, int]:
    """One's influence by province."""
    return {each["id"]: each["influence"][moment.seat] for each in moment.view()["provinces"]}


def touched(island: View, move: Move) -> list[str]:
    """The provinces in which a piece counts where it goes."""
    if move["move"] == "fort":
        site = next(site for site in island["forts"] if str(site["number"]) == move["site"])
        return list(site["provinces"])
    if move["move"] in {"ship", "sail"}:
        name = move.get("harbour") or move["to"]
        return [each["province"] for each in island["harbours"] if each["id"] == name]
    return [move.get("province") or move["to"]]


def harvest(moment: Moment) -> Iterator[dict[str, int]]:
    """How many of a crop one has, and what one more scores (S16)."""
    for move in moment.legal("crop"):
        view = moment.view()
        crop = next(each["crop"] for each in view["provinces"] if each["id"] == move["province"])
        after = moment.after(move)[0].view()["players"][moment.seat]
        player = view["players"][moment.seat]
        yield {"taken": player["crops"][crop], "points": after["score"] - player["score"]}
