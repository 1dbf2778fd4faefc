"""Saltfjord: where a tile fits and what it completes, where carts go, what dice cost."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from osada.core.game import Game
from osada.games import find
from tests.games.saltfjord.scene import Scene
from tests.web.law.games import Moment, Move, Told, View, moments, unique

TURNS = {"0": "0", "90": "1", "180": "2", "270": "3"}


def cases() -> dict[str, list[Any]]:
    """What the board must agree with."""
    seen = [*moments("saltfjord"), crossing()]
    return {
        "tiles": tiles(seen[0].game),
        "fits": unique(case for moment in seen for case in fits(moment)),
        "completes": unique(case for moment in seen for case in completes(moment)),
        "carts": unique(case for moment in seen for case in carts(moment)),
        "prices": unique(case for moment in seen for case in prices(moment)),
        "limits": unique(case for moment in seen for case in limits(moment)),
    }


def crossing() -> Moment:
    """A tile in hand that can complete row 1 and column 1 at once (F28)."""
    scene = Scene().tile("A", "M07", "r1c3").tile("A", "D13", "r1c5")
    for name, cell in (("M08", "r2c1"), ("M09", "r4c1"), ("M10", "r5c1"), ("M11", "r6c1")):
        scene.tile("A", name, cell)
    scene.tops("M01", "M02", "D01").has("A", wood=1).dice(white="1")
    scene.play("die white 1", "line 1", "activate r3c1", "build two-a")
    return Moment(find("saltfjord"), scene.position, 0)


# Tiles


def tiles(game: Game) -> list[dict[str, Any]]:
    """The tiles that the cases are about: their squares."""
    file = json.loads(game.content()["buildings.json"])
    return [*file["tiles"], *file["start_tiles"]]


def fits(moment: Moment) -> Iterator[dict[str, Any]]:
    """For every cell the ways round in which the tile in hand may lie there (F10, F25)."""
    places = moment.legal("place")
    if not places:
        return
    view = moment.view()
    turns = [""] * 36
    for place in places:
        turns[cell_of(place)] = "".join(TURNS[way] for way in ways(moment, place))
    yield {
        "tile": view["decision"]["tile"],
        "round": view["round"],
        "grid": grid(view),
        "turns": turns,
    }


def ways(moment: Moment, place: Move) -> list[str]:
    """The angles that may be chosen after a place; a tile of one square has none to choose."""
    after, _ = moment.after(place)
    return [turn["angle"] for turn in after.legal("turn")] or ["0"]


def cell_of(place: Move) -> int:
    row, column = place["cell"][1], place["cell"][3]
    return (int(row) - 1) * 6 + int(column) - 1


def grid(view: View) -> str:
    """The actor's village, a letter a cell: empty, building, promenade."""
    cells = view["players"][view["actor"]]["cells"]
    return "".join("b" if c["building"] else "." if c["promenade"] is None else "p" for c in cells)


def completes(moment: Moment) -> Iterator[dict[str, Any]]:
    """The lines that the tile in hand would fill, and what their promenades give (F27, F28)."""
    for place in moment.legal("place"):
        placed, told = moment.after(place)
        turns = [(turn, placed.after(turn)[1]) for turn in placed.legal("turn")]
        for turn, happened in turns or [({"angle": "0"}, told)]:
            if any(lines(happened)):
                yield completed(moment, place, turn, happened)


def completed(moment: Moment, place: Move, turn: Move, told: list[Told]) -> dict[str, Any]:
    view = moment.view()
    cells = view["players"][view["actor"]]["cells"]
    return {
        "tile": view["decision"]["tile"],
        "cell": cell_of(place),
        "turn": int(TURNS[turn["angle"]]),
        "grid": grid(view),
        "promenades": {str(i): c["promenade"] for i, c in enumerate(cells) if c["promenade"]},
        "lines": sorted(lines(told)),
        "goods": None if rewarded(moment, view) else goods(moment, told),
    }


def lines(told: list[Told]) -> Iterator[str]:
    """The lines that were filled: `column 1`, `row 6`."""
    for each in told:
        kind = each["event"].removesuffix("-completed")
        if kind in {"column", "row"}:
            yield f"{kind} {each[kind]}"


def rewarded(moment: Moment, view: View) -> bool:
    """Whether an ability of the actor gives more for the same."""
    own = view["players"][view["actor"]]["abilities"]
    return any(ability["id"] in own and ability.get("rewards") for ability in abilities(moment))


def abilities(moment: Moment) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(moment.game.content()["abilities.json"])["abilities"]
    return found


def goods(moment: Moment, told: list[Told]) -> dict[str, int]:
    """All that was gained."""
    gained: Counter[str] = Counter()
    resources = next(each.values for each in moment.game.domains if each.name == "resource")
    for each in told:
        if each["event"] == "gained":
            gained[resources[each["resource"]]] += each["amount"]
        elif each["event"] == "points-gained":
            gained["points"] += each["points"]
    return dict(gained)


# Carts


def carts(moment: Moment) -> Iterator[dict[str, str]]:
    """Where a cart goes from where it is (F48)."""
    for move in moment.legal("cart"):
        number = int(move["cart"]) - 1
        place, to = (
            each.view()["players"][moment.seat]["carts"][number]
            for each in (moment, moment.after(move)[0])
        )
        yield {"from": place, "direction": move["direction"], "to": to}


# Dice


def prices(moment: Moment) -> Iterator[dict[str, int]]:
    """The fish that a die costs at a line (F16)."""
    legal = moment.legal("line")
    if not legal:
        return
    view = moment.view()
    own = view["players"][view["actor"]]["abilities"]
    free = sum(each.get("free_pips", 0) for each in abilities(moment) if each["id"] in own)
    for line in legal:
        _, told = moment.after(line)
        fish = next(each["fish"] for each in told if each["event"] == "line-chosen")
        value = view["decision"]["die"][1]
        yield {"die": value, "line": int(line["value"]), "free": free, "fish": fish}


def limits(moment: Moment) -> Iterator[dict[str, Any]]:
    """Whether one more die of a colour may be taken, where there is one (F15)."""
    view = moment.view()
    if view["decision"]["phase"] != "turn":
        return
    legal = {move["colour"] for move in moment.legal("die") + moment.legal("die-at")}
    for colour, taken in view["players"][view["actor"]]["dice_taken"].items():
        if any(view["dice"][colour]) or any(view["tavern_dice"][colour]):
            may = colour in legal
            yield {"colour": colour, "round": view["round"], "taken": taken, "may": may}
