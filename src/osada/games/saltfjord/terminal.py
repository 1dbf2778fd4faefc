"""The boards of Saltfjord as text: what a seat sees, in at most 140 columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from osada.core.language import Language
from osada.core.record import LETTERS
from osada.games.saltfjord import moves, words
from osada.games.saltfjord.content import POINTS, RESOURCES, Goods
from osada.games.saltfjord.tables import CRATES, TECHNOLOGY
from osada.games.saltfjord.view import Cell, Player, Stack, Tokens, View

WIDTH: Final = 140
_CELL: Final = 8
_GRID: Final = 3 + 6 * _CELL + 2
_SNOW: Final = (14, 15, 20, 21)
_PIECES: Final = {"white": "○", "orange": "●", "worker": "♟", "cart": "▣"}


def draw(view: View, names: Sequence[str], language: Language) -> str:
    """The shared board, then each village with its warehouse."""
    say = language.say
    parts = [_shared(view, language), _stacks(view, language), _fjord(view, language)]
    if view.sets:
        parts.append(_sets(view, language))
    for seat, player in enumerate(view.players):
        parts.append(_seat(view, seat, player, names[seat], language))
    parts.append(say("board-legend"))
    if shown := _decision(view, language):
        parts.append(shown)
    return "\n\n".join(parts)


# What lies between the players


def _shared(view: View, language: Language) -> str:
    say = language.say
    lines = [say("board-round", round=view.round, starter=LETTERS[view.starter])]
    if len(view.players) > 1:
        for colour in ("white", "orange"):
            shown = "  ".join(f"{v}×{n}" for v, n in enumerate(view.dice[colour], 1) if n)
            lines.append(f"{say(f'board-dice-{colour}')} {shown or say('board-none')}")
    lines.append(f"{say('board-taverns')} {_taverns(view, language)}")
    tracks = [
        f"{say(f'track-{track}')}: {say(f'scoring-{tile}') if tile else say('board-none')}"
        for track, tile in zip(moves.TRACK.values, view.scoring, strict=True)
    ]
    lines.append(f"{say('board-scoring')} {' · '.join(tracks)}")
    if view.special:
        special = ", ".join(say(f"scoring-{tile}") for tile in view.special)
        lines.append(f"{say('board-special')} {special}")
    abilities = ", ".join(say(f"ability-{ability}") for ability in view.abilities)
    lines.append(f"{say('board-abilities')} {abilities or say('board-none')}")
    return "\n".join(part for line in lines for part in _wrapped(line, WIDTH))


def _taverns(view: View, language: Language) -> str:
    texts = []
    for i, tavern in enumerate(TECHNOLOGY.taverns):
        action = language.say(f"action-{tavern.action}")
        times = f" ×{tavern.times}" if tavern.times > 1 else ""
        guests = [LETTERS[s] for s, p in enumerate(view.players) if p.tavern == i + 1]
        dice = [
            f"{_PIECES[colour]}{view.tavern_dice[colour][i]}"
            for colour in ("white", "orange")
            if view.tavern_dice[colour][i]
        ]
        inside = " ".join([*guests, *dice])
        texts.append(f"{i + 1} {action}{times}{f' [{inside}]' if inside else ''}")
    return " · ".join(texts)


def _stacks(view: View, language: Language) -> str:
    say = language.say
    lines = [say("board-tiles")]
    for name, stack in zip(moves.STACK.values, view.tiles, strict=True):
        lines.append(f"  {name:<6} {_top(moves.TILE, stack, language)}")
    lines.append(say("board-crates"))
    for i, stack in enumerate(view.crates):
        pier = say(f"pier-{CRATES.piers[i].id}")
        lines.append(f"  {i + 1}      {_top(moves.CRATE, stack, language)}  → {pier}")
    return "\n".join(lines)


def _top(domain: words.Described, stack: Stack, language: Language) -> str:
    if stack.top is None:
        return language.say("board-none")
    text = domain.label(domain.index[stack.top], language)
    return f"{text} (+{stack.left})"


def _fjord(view: View, language: Language) -> str:
    say = language.say
    rows = [
        [say("board-fjord"), say("board-harbour"), *(str(i + 1) for i in range(len(view.fjord)))]
    ]
    rows.append([say("board-area-points"), "", *(str(area.points) for area in view.fjord)])
    for kind in range(3):
        stacks = [_tokens(area.stacks[kind], language) for area in view.fjord]
        rows.append([say("board-kind", kind=kind + 1), "", *stacks])
    boats = [
        " ".join(LETTERS[s] for s, p in enumerate(view.players) if p.boat == place)
        for place in range(len(view.fjord) + 1)
    ]
    rows.append([say("board-boats"), *boats])
    return _table(rows)


def _tokens(stack: Tokens, language: Language) -> str:
    """How many tokens lie in a stack, the one on top if it is known, those put under it."""
    top = f" ↑{_token(stack.top, language)}" if stack.top else ""
    under = f" ↓{len(stack.under)}" if stack.under else ""
    return f"{stack.number}{top}{under}"


def _token(face: str, language: Language) -> str:
    return "+".join(_short_token(face, language))


def _short_token(face: str, language: Language) -> list[str]:
    parts = face.split("-")[1:]
    return [
        f"{part.lstrip('abcdefghijklmnopqrstuvwxyz')}{language.say(f'short-{part.rstrip(_DIGITS)}')}"
        for part in parts
    ]


_DIGITS: Final = "0123456789"


def _sets(view: View, language: Language) -> str:
    lines = [language.say("board-sets")]
    for each in view.sets:
        building = moves.TILE.label(moves.TILE.index[each.building], language)
        kit = moves.START_RESOURCES
        goods = kit.label(kit.index[each.resources], language)
        ability = language.say(f"ability-{each.ability}")
        lines.append(f"  {each.number}      {ability} · {building} · {goods}")
    return "\n".join(lines)


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
    load = ", ".join(_token(face, language) for face in player.load) or say("board-none")
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
        caught = ", ".join(f"{n}×{_token(face, language)}" for face, n in player.caught.items())
        lines.append(say("board-caught", caught=caught))
    return [part for line in lines for part in _wrapped(line, WIDTH - _GRID)]


# The decision


def _decision(view: View, language: Language) -> str:
    """What is in hand, for the one who decides."""
    say, decision = language.say, view.decision
    if decision.die is not None:
        colour, value = decision.die
        return say("board-die", colour=say(f"colour-{colour}"), value=value)
    if decision.tile is not None:
        return say("board-tile", tile=moves.TILE.label(moves.TILE.index[decision.tile], language))
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


# Text


def _beside(left: list[str], right: list[str]) -> list[str]:
    pairs = zip_longest(left, right, fillvalue="")
    return [f"{a:<{_GRID}}{b}".rstrip() for a, b in pairs]


def _wrapped(line: str, width: int) -> list[str]:
    return wrap(line, width, subsequent_indent="  ", break_long_words=False) or [""]


def _table(rows: list[list[str]]) -> str:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows
    )
