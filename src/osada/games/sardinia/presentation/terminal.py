"""The board of Sardinia as text: what a seat sees, in 80 columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from osada.core.record import LETTERS
from osada.games.sardinia.content.components import Island
from osada.games.sardinia.content.components import Province as Place
from osada.games.sardinia.presentation.view import Player, Province, View
from osada.text.grid import table, wrapped
from osada.text.language import Language

_PIECES: Final = ("priest", "ship", "fort", "village", "settler")
_HEADS: Final = ("province", "crop", "harbour", "pieces", "sites", "borders")


def draw(island: Island, view: View, names: Sequence[str], language: Language) -> str:
    """The row of fort cards, the provinces and the players."""
    parts = [_row(view, language), _provinces(island, view, language)]
    parts += [_players(view, names, language), wrapped(language.say("board-key"), indent="")]
    if view.passing_through is not None:
        place = next(p.name for p in island.provinces if p.id == view.passing_through)
        parts.append(language.say("board-passing", province=place, points=view.points))
    elif view.points:
        parts.append(language.say("board-moves-left", points=view.points))
    return "\n\n".join(parts)


def _row(view: View, language: Language) -> str:
    say = language.say
    sites = ", ".join(view.next_sites) or say("board-none")
    rest = say("board-row", row=view.row_face_down, deck=view.deck)
    title = say("board-title", scorings=view.scorings)
    return wrapped(f"{title} · {say('board-next', sites=sites)} · {rest}")


def _provinces(island: Island, view: View, language: Language) -> str:
    rows = [[language.say(f"board-{head}") for head in _HEADS]]
    places = zip(island.provinces, view.provinces, strict=True)
    rows += [_province(view, place, seen, language) for place, seen in places]
    return table(rows)


def _province(view: View, place: Place, seen: Province, language: Language) -> list[str]:
    none = language.say("board-none")
    return [
        f"{place.id:<3} {place.name} {place.points}",
        language.say(f"crop-{seen.crop}") if seen.crop else none,
        _harbour(view, place.harbour) or none,
        _pieces(seen, language) or none,
        " ".join(_site(view, number) for number in place.forts),
        " ".join(re.sub(r"^p(?=\d)", "", name) for name in place.neighbours),
    ]


def _harbour(view: View, harbour: str | None) -> str:
    """A harbour with the seats whose ships lie in it: `h2 AC`."""
    if harbour is None:
        return ""
    ships = [LETTERS[s] for s, player in enumerate(view.players) if harbour in player.ships]
    return f"{harbour} {''.join(ships)}".strip()


def _pieces(seen: Province, language: Language) -> str:
    """The influence of each seat in a province, and its pieces there: `A2:SS B3:VP C2`."""
    settler, village, priest = (
        language.say(f"board-letter-{piece}") for piece in ("settler", "village", "priest")
    )
    texts = []
    for seat, influence in enumerate(seen.influence):
        mine = village * seen.villages[seat] + settler * seen.settlers[seat]
        mine += priest * seen.priests[seat]
        if mine or influence:
            texts.append(f"{LETTERS[seat]}{influence}{':' if mine else ''}{mine}")
    return " ".join(texts)


def _site(view: View, number: int) -> str:
    """A fort site, with the seat whose fort stands on it; the next two sites are in brackets."""
    text = str(number)
    owner = next((s for s, p in enumerate(view.players) if text in p.forts), None)
    shown = f"[{text}]" if text in view.next_sites else text
    return shown if owner is None else f"{shown}{LETTERS[owner]}"


# The players


def _players(view: View, names: Sequence[str], language: Language) -> str:
    lines = [language.say("board-players")]
    for seat, player in enumerate(view.players):
        mark = "▸" if seat in view.open_seats else " "
        points = language.say("board-has-points", points=player.score)
        reserve = f"{language.say('board-reserve')}: {_reserve(player, language)}"
        lines.append(wrapped(f"{mark}{LETTERS[seat]} {names[seat]} · {points} · {reserve}"))
        lines += _cards(player, language)
    return "\n".join(lines)


def _cards(player: Player, language: Language) -> list[str]:
    """Return a seat's hand, the cards in front of it, and its crops."""
    say = language.say
    parts = [("front", _roles(player.front, language)), ("crops", _crops(player, language))]
    if player.kept is not None:
        kept = say("board-hidden") if player.kept == "hidden" else player.kept
        parts.append(("kept", kept))
    hand = f"{say('board-hand')}: {_roles(player.hand, language)}"
    rest = " · ".join(f"{say(f'board-{head}')}: {text}" for head, text in parts)
    return [wrapped(f"    {hand}", "      "), wrapped(f"    {rest}", "      ")]


def _roles(roles: list[str], language: Language) -> str:
    return ", ".join(language.say(f"role-{role}") for role in roles) or language.say("board-none")


def _crops(player: Player, language: Language) -> str:
    counted = [f"{language.say(f'crop-{crop}')} {n}" for crop, n in player.crops.items() if n]
    return ", ".join(counted) or language.say("board-none")


def _reserve(player: Player, language: Language) -> str:
    letters = ((language.say(f"board-letter-{piece}"), player.reserve[piece]) for piece in _PIECES)
    return " ".join(f"{letter}{n}" for letter, n in letters if n) or language.say("board-none")
