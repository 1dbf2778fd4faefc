"""The board of Sardinia as text: what a seat sees, in at most 110 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.core.language import Language
from osada.core.record import LETTERS
from osada.games.sardinia.content.tables import ISLAND
from osada.games.sardinia.telling.view import Player, Province, View

_PIECES: Final = ("priest", "ship", "fort", "village", "settler")
_HARBOURS: Final = {harbour.id: harbour for harbour in ISLAND.harbours}
_NAMES: Final = {province.id: province.name for province in ISLAND.provinces}


def draw(view: View, names: Sequence[str], language: Language) -> str:
    """The row of fort cards, the provinces and the players."""
    parts = [_row(view, language), _provinces(view, language), _players(view, names, language)]
    parts.append(language.say("board-letters"))
    if view.passing_through is not None:
        place = _NAMES[view.passing_through]
        parts.append(language.say("board-passing", province=place, points=view.points))
    elif view.points:
        parts.append(language.say("board-moves-left", points=view.points))
    return "\n\n".join(parts)


def _row(view: View, language: Language) -> str:
    say = language.say
    sites = ", ".join(view.next_sites) or say("board-none")
    rest = say("board-row", row=view.row_face_down, deck=view.deck)
    title = say("board-title", scorings=view.scorings)
    return f"{title} · {say('board-next', sites=sites)} · {rest}"


def _provinces(view: View, language: Language) -> str:
    say = language.say
    heads = ("province", "points", "crop", "harbour", "pieces", "influence", "sites", "neighbours")
    rows = [[say(f"board-{head}") for head in heads]]
    rows += [_province(view, i, language) for i in range(len(view.provinces))]
    return table(rows)


def _province(view: View, i: int, language: Language) -> list[str]:
    place, seen = ISLAND.provinces[i], view.provinces[i]
    none = language.say("board-none")
    return [
        f"{place.id} {place.name}",
        str(place.points),
        language.say(f"crop-{seen.crop}") if seen.crop else none,
        _harbour(view, place.harbour, none, language),
        _pieces(view, seen, language) or none,
        " ".join(f"{LETTERS[s]}{n}" for s, n in enumerate(seen.influence) if n) or none,
        " ".join(_site(view, number) for number in place.forts),
        " ".join(place.neighbours),
    ]


def _harbour(view: View, harbour: str | None, none: str, language: Language) -> str:
    if harbour is None:
        return none
    letter = language.say("board-letter-ship")
    ships = [s for s, player in enumerate(view.players) if harbour in player.ships]
    return " ".join(
        [f"{harbour} {_HARBOURS[harbour].name}", *(f"{LETTERS[s]}:{letter}" for s in ships)]
    )


def _pieces(view: View, seen: Province, language: Language) -> str:
    """The pieces of each seat in a province: `A:SSP B:V`."""
    settler, village, priest = (
        language.say(f"board-letter-{piece}") for piece in ("settler", "village", "priest")
    )
    texts = []
    for seat in range(len(view.players)):
        mine = village * seen.villages[seat] + settler * seen.settlers[seat]
        mine += priest * seen.priests[seat]
        if mine:
            texts.append(f"{LETTERS[seat]}:{mine}")
    return " ".join(texts)


def _site(view: View, number: int) -> str:
    """A fort site, with the seat whose fort stands on it; the next two sites are in brackets."""
    text = str(number)
    owner = next((s for s, p in enumerate(view.players) if text in p.forts), None)
    shown = f"[{text}]" if text in view.next_sites else text
    return shown if owner is None else f"{shown}{LETTERS[owner]}"


def _players(view: View, names: Sequence[str], language: Language) -> str:
    say = language.say
    heads = ["player", "score", "hand", "front", "crops", "reserve"]
    variant = any(player.kept is not None for player in view.players)
    if variant:
        heads.append("kept")
    rows = [[say(f"board-{head}") for head in heads]]
    for seat, player in enumerate(view.players):
        mark = "▸" if seat in view.open_seats else " "
        row = [f"{mark}{LETTERS[seat]} {names[seat]}", str(player.score)]
        row += [_cards(player.hand, language), _cards(player.front, language)]
        row += [_crops(player, language), _reserve(player, language)]
        if variant:
            row.append(_kept(player, language))
        rows.append(row)
    return table(rows)


def _cards(roles: list[str], language: Language) -> str:
    """Cards by the first letters of their names."""
    return " ".join(language.say(f"role-{role}")[:3] for role in roles) or language.say(
        "board-none"
    )


def _crops(player: Player, language: Language) -> str:
    counted = [f"{language.say(f'crop-{crop}')} {n}" for crop, n in player.crops.items() if n]
    return ", ".join(counted) or language.say("board-none")


def _reserve(player: Player, language: Language) -> str:
    letters = ((language.say(f"board-letter-{piece}"), player.reserve[piece]) for piece in _PIECES)
    return " ".join(f"{letter}{n}" for letter, n in letters if n) or language.say("board-none")


def _kept(player: Player, language: Language) -> str:
    if player.kept is None:
        return language.say("board-none")
    return language.say("board-hidden") if player.kept == "hidden" else player.kept


def table(rows: list[list[str]]) -> str:
    """Columns of text under their heads."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows
    ]
    return "\n".join([lines[0], "─" * max(map(len, lines)), *lines[1:]])
