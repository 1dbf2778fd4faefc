"""The boards of Saltfjord as text: what a seat sees, in at most 140 columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from osada.core.language import Language
from osada.core.record import LETTERS
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.components import POINTS, RESOURCES, Goods
from osada.games.saltfjord.law import moves
from osada.games.saltfjord.law.reading import covered
from osada.games.saltfjord.telling.terminal_board import DICE, WIDTH, shared_board, token, wrapped
from osada.games.saltfjord.telling.view import Cell, Player, View

_CELL: Final = 8
_GRID: Final = 3 + 6 * _CELL + 2
_SNOW: Final = (14, 15, 20, 21)
_PIECES: Final = {**DICE, "worker": "♟", "cart": "▣"}


def draw(view: View, names: Sequence[str], language: Language) -> str:
    """The shared board, then each village with its warehouse."""
    parts = shared_board(view, language)
    for seat, player in enumerate(view.players):
        parts.append(_seat(view, seat, player, names[seat], language))
    parts.append(language.say("board-legend"))
    if shown := _decision(view, language):
        parts.append(shown)
    return "\n\n".join(parts)


# A player


def _seat(view: View, seat: int, player: Player, name: str, language: Language) -> str:
    mark = "▸" if seat in view.open_seats else " "
    title = f"{mark}{LETTERS[seat]} {name}"
    points = language.say("board-points", points=player.score, final=player.final)
    grid = _grid(player, language)
    panel = _panel(view, player, language)
    return "\n".join([f"{title} · {points}", *_beside(grid, panel)])


def _grid(player: Player, language: Language) -> list[str]:
    head = "   " + "".join(str(col).center(_CELL) for col in range(1, 7))
    lines = [head.rstrip()]
    for row in range(6):
        cells = [_cell(player.cells[row * 6 + col], row * 6 + col, language) for col in range(6)]
        lines.append(f" {row + 1} " + "".join(cell.center(_CELL) for cell in cells).rstrip())
    return lines


def _cell(cell: Cell, at: int, language: Language) -> str:
    piece = _PIECES.get(cell.piece or "", "")
    if cell.building is not None:
        if cell.building.gain:
            return _short(cell.building.gain, language) + piece
        return "/".join(language.say(f"do-{a}") for a in cell.building.actions) + piece
    if cell.promenade is not None:
        return f"({_short(cell.promenade, language)}){piece}"
    return ("*" if at in _SNOW else "·") + piece


def _short(goods: Goods, language: Language) -> str:
    """Goods in a cell: `wood`, `2fish`, `1p`."""
    parts = []
    for kind in (*RESOURCES, POINTS):
        if n := goods.get(kind):
            number = str(n) if n > 1 or kind == POINTS else ""
            parts.append(f"{number}{language.say(f'short-{kind}')}")
    return "+".join(parts)


def _panel(view: View, player: Player, language: Language) -> list[str]:
    say = language.say
    goods = "  ".join(f"{say(f'resource-{k}')} {player.goods[k]}" for k in RESOURCES)
    names = [*moves.TRACK.values]
    if view.carts:
        names[2] = "carts"
    tracks = "  ".join(
        f"{say(f'track-{name}')} {level}" for name, level in zip(names, player.levels, strict=True)
    )
    load = ", ".join(token(face, language) for face in player.load) or say("board-none")
    crates = " · ".join(f"{i + 1}: {' '.join(pile) or '–'}" for i, pile in enumerate(player.crates))
    abilities = ", ".join(say(f"ability-{ability}") for ability in player.abilities)
    white, orange = player.dice_taken["white"], player.dice_taken["orange"]
    lines = [
        goods,
        tracks,
        say("board-boat", boat=player.boat, load=load, slots=player.slots),
        say("board-piers", crates=crates),
        say("board-has", abilities=abilities or say("board-none")),
        say("board-workers", workers=player.workers, white=white, orange=orange),
    ]
    if player.caught:
        caught = ", ".join(f"{n}×{token(face, language)}" for face, n in player.caught.items())
        lines.append(say("board-caught", caught=caught))
    return [part for line in lines for part in wrapped(line, WIDTH - _GRID)]


# The decision


def _decision(view: View, language: Language) -> str:
    """What is in hand, for the one who decides."""
    say, decision = language.say, view.decision
    if decision.die is not None:
        colour, value = decision.die
        return say("board-die", colour=say(f"colour-{colour}"), value=value)
    if decision.tile is not None:
        tile = moves.TILE.label(moves.TILE.index[decision.tile], language)
        return "\n".join([say("board-tile", tile=tile), *_turns(view, language)])
    if decision.tokens:
        shown = " · ".join(
            moves.TOKEN.label(moves.TOKEN.index[token], language) for token in decision.tokens
        )
        return say("board-tokens", tokens=shown)
    if decision.actions:
        actions = " / ".join(say(f"action-{action}") for action in decision.actions)
        return say("board-actions", actions=actions)
    if decision.line is not None:
        return say(f"board-line-{decision.line[0]}", number=decision.line[1])
    return ""


def _turns(view: View, language: Language) -> list[str]:
    """What each turn of a tile would cover, once its first cell is chosen."""
    tile, cell = view.decision.tile, view.decision.cell
    if tile is None or cell is None:
        return []
    lines, cells = [], view.players[view.actor].cells
    for angle in range(4):
        squares = covered(tile, cell, angle)
        if all(at in range(36) and cells[at].building is None for at in squares):
            shown = ", ".join(
                f"{moves.CELL.values[at]} {words.square(square, language)}"
                for at, square in squares.items()
            )
            lines.append(f"  {moves.ANGLE.label(angle, language):<5}{shown}")
    return lines


# Text


def _beside(left: list[str], right: list[str]) -> list[str]:
    pairs = zip_longest(left, right, fillvalue="")
    return [f"{a:<{_GRID}}{b}".rstrip() for a, b in pairs]
