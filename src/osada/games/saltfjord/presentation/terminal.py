"""The boards of Saltfjord as text: what a seat sees, in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.core.record import LETTERS
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import RESOURCES
from osada.games.saltfjord.content.grid import SNOW_CELLS
from osada.games.saltfjord.judge.reading import covered
from osada.games.saltfjord.presentation.terminal_board import DICE, shared_board, short, token
from osada.games.saltfjord.presentation.view import Cell, Player, View
from osada.games.saltfjord.rules import moves
from osada.text.grid import table, wrapped
from osada.text.language import Language

_CELL: Final = 8
"""A column of a village is at least so wide."""
_PIECES: Final = {**DICE, "worker": "♟", "cart": "▣"}


def draw(box: Box, view: View, names: Sequence[str], language: Language) -> str:
    """The shared board, then each seat with its warehouse and its village."""
    parts = shared_board(box, view, language)
    for seat, player in enumerate(view.players):
        parts.append(_seat(box, view, seat, player, names[seat], language))
        parts.append(_village(seat, player, language))
    parts.append(wrapped(language.say("board-legend"), indent=""))
    if shown := _decision(box, view, language):
        parts.append(shown)
    return "\n\n".join(parts)


# A player


def _seat(box: Box, view: View, seat: int, player: Player, name: str, language: Language) -> str:
    mark = "▸" if seat in view.open_seats else " "
    points = language.say("board-points", points=player.score, final=player.final)
    title = wrapped(f"{mark}{LETTERS[seat]} {name} · {points}")
    lines = _panel(box, view, player, language)
    return "\n".join([title, *(wrapped(f"  {line}") for line in lines)])


def _panel(box: Box, view: View, player: Player, language: Language) -> list[str]:
    say = language.say
    names = [*moves.TRACK.values]
    if view.carts:
        names[2] = "carts"
    levels = zip(names, player.levels, strict=True)
    white, orange = player.dice_taken["white"], player.dice_taken["orange"]
    load = ", ".join(token(box, face, language) for face in player.load) or say("board-none")
    abilities = ", ".join(say(f"ability-{ability}") for ability in player.abilities)
    lines = [
        "  ".join(f"{say(f'resource-{kind}')} {player.goods[kind]}" for kind in RESOURCES),
        "  ".join(f"{say(f'track-{name}')} {level}" for name, level in levels),
        say("board-boat", boat=player.boat, load=load, slots=player.slots),
        say("board-orders", piers=_piers(box, player, language)),
        say("board-has", abilities=abilities or say("board-none")),
        say("board-workers", workers=player.workers, white=white, orange=orange),
    ]
    if player.caught:
        caught = ", ".join(f"{n}×{token(box, face, language)}" for face, n in player.caught.items())
        lines.append(say("board-caught", caught=caught))
    return lines


def _piers(box: Box, player: Player, language: Language) -> str:
    """Count how many crates lie at each pier."""
    piers = zip(box.crates.piers, player.crates, strict=True)
    return ", ".join(f"{language.say(f'pier-{pier.id}')} {len(crates)}" for pier, crates in piers)


# A village


def _village(seat: int, player: Player, language: Language) -> str:
    title = language.say("board-village", seat=LETTERS[seat])
    rows = [[title, *(str(col).ljust(_CELL) for col in range(1, 7))]]
    for row in range(6):
        cells = [_cell(player.cells[row * 6 + col], row * 6 + col, language) for col in range(6)]
        rows.append([language.say("board-village-row", row=row + 1), *cells])
    return table(rows, rule=False)


def _cell(cell: Cell, at: int, language: Language) -> str:
    piece = _PIECES.get(cell.piece or "", "")
    if cell.building is not None:
        if cell.building.gain:
            return short(cell.building.gain, language) + piece
        return "/".join(language.say(f"cell-{a}") for a in cell.building.actions) + piece
    if cell.promenade is not None:
        return f"({short(cell.promenade, language)}){piece}"
    return ("*" if at in SNOW_CELLS else "·") + piece


# The decision


def _decision(box: Box, view: View, language: Language) -> str:
    """Return the things in hand of the seat that decides."""
    say, decision = language.say, view.decision
    if decision.die is not None:
        colour, value = decision.die
        return say("board-die", colour=say(f"colour-{colour}"), value=value)
    if decision.tile is not None:
        tile = words.squares(box.tile_by_id[decision.tile], language)
        return "\n".join([wrapped(say("board-tile", tile=tile)), *_turns(box, view, language)])
    if decision.tokens:
        tokens = [box.token_by_id[face] for face in decision.tokens]
        shown = " · ".join(words.token(each, language) for each in tokens)
        return wrapped(say("board-tokens", tokens=shown))
    if decision.actions:
        actions = " / ".join(say(f"action-{action}") for action in decision.actions)
        return wrapped(say("board-actions", actions=actions))
    if decision.line is not None:
        return say(f"board-line-{decision.line[0]}", number=decision.line[1])
    return ""


def _turns(box: Box, view: View, language: Language) -> list[str]:
    """Return the cells that each turn of a tile would cover, once its first cell is chosen."""
    tile, cell = view.decision.tile, view.decision.cell
    if tile is None or cell is None:
        return []
    lines, cells = [], view.players[view.actor].cells
    for angle in range(4):
        squares = covered(box.tile_by_id[tile], cell, angle)
        if all(at in range(36) and cells[at].building is None for at in squares):
            shown = ", ".join(
                f"{moves.CELL.values[at]} {words.square(square, language)}"
                for at, square in squares.items()
            )
            lines.append(wrapped(f"  {moves.ANGLE.label(angle, language):<5}{shown}"))
    return lines
