"""What lies between the players of Saltfjord as text: dice, taverns, tracks, stacks, the fjord."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from osada.core.language import Language
from osada.core.record import LETTERS
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.components import Level
from osada.games.saltfjord.content.tables import ABILITIES, CRATES, TECHNOLOGY
from osada.games.saltfjord.law import moves
from osada.games.saltfjord.telling import almanac
from osada.games.saltfjord.telling.view import Stack, StartSet, Tokens, View

WIDTH: Final = 140
DICE: Final = {"white": "○", "orange": "●"}
_DIGITS: Final = "0123456789"


def shared_board(view: View, language: Language) -> list[str]:
    """Everything in the middle of the table, part by part."""
    parts = [
        _dice(view, language),
        _technology(view, language),
        _stacks(view, language),
        _fjord(view, language),
    ]
    if view.sets:
        parts.append(_sets(view, language))
    return parts


def _dice(view: View, language: Language) -> str:
    say = language.say
    lines = [say("board-setup")]
    if view.round:
        lines = [say("board-round", round=view.round, starter=LETTERS[view.starter])]
    if len(view.players) > 1:
        for colour in DICE:
            shown = "  ".join(f"{v}×{n}" for v, n in enumerate(view.dice[colour], 1) if n)
            lines.append(f"{say(f'board-dice-{colour}')} {shown or say('board-none')}")
    lines.append(f"{say('board-taverns')} {_taverns(view, language)}")
    if view.special:
        special = ", ".join(say(f"scoring-{tile}") for tile in view.special)
        lines.append(f"{say('board-special')} {special}")
    abilities = ", ".join(say(f"ability-{ability}") for ability in view.abilities)
    lines.append(f"{say('board-abilities')} {abilities or say('board-none')}")
    return "\n".join(part for line in lines for part in wrapped(line, WIDTH))


def _taverns(view: View, language: Language) -> str:
    texts = []
    for i, tavern in enumerate(TECHNOLOGY.taverns):
        action = language.say(f"action-{tavern.action}")
        times = f" ×{tavern.times}" if tavern.times > 1 else ""
        guests = [LETTERS[s] for s, p in enumerate(view.players) if p.tavern == i + 1]
        dice = [
            f"{DICE[colour]}{view.tavern_dice[colour][i]}"
            for colour in DICE
            if view.tavern_dice[colour][i]
        ]
        inside = " ".join([*guests, *dice])
        texts.append(f"{i + 1} {action}{times}{f' [{inside}]' if inside else ''}")
    return " · ".join(texts)


def _technology(view: View, language: Language) -> str:
    """Each track: cost and effect of its steps, its scoring tile, where the markers are."""
    say = language.say
    tracks = [*TECHNOLOGY.tracks]
    if view.carts:
        tracks[2] = TECHNOLOGY.carts
    rows = [[say("board-tracks"), "1", "2", "3", say("board-top"), say("board-markers")]]
    for i, track in enumerate(tracks):
        steps = [step(level, language) for level in track.levels]
        tile = view.scoring[i]
        top = say(f"scoring-{tile}") if tile else say("board-none")
        markers = " ".join(f"{LETTERS[s]}{p.levels[i]}" for s, p in enumerate(view.players))
        rows.append([say(f"track-{track.id}"), *steps, top, markers])
    return table(rows)


def step(level: Level, language: Language) -> str:
    """A step of a track: `1 paper: worker`."""
    effects = [words.goods(level.gain, language)] if level.gain else []
    effects += [language.say(f"step-{level.once}")] if level.once else []
    effects += [language.say(f"step-{level.power}")] if level.power else []
    return f"{words.goods(level.cost, language)}: {', '.join(effects)}"


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
    return table(rows)


def _tokens(stack: Tokens, language: Language) -> str:
    """How many tokens lie in a stack, the one on top if it is known, those put under it."""
    top = f" ↑{token(stack.top, language)}" if stack.top else ""
    under = f" ↓{len(stack.under)}" if stack.under else ""
    return f"{stack.number}{top}{under}"


def token(face: str, language: Language) -> str:
    """A token's reward in short, from its id: `1-points2-fish1` is `2p+1fish`."""
    parts = face.split("-")[1:]
    kinds = [part.rstrip(_DIGITS) for part in parts]
    numbers = [part[len(kind) :] for part, kind in zip(parts, kinds, strict=True)]
    return "+".join(
        f"{n}{language.say(f'short-{kind}')}" for n, kind in zip(numbers, kinds, strict=True)
    )


def _sets(view: View, language: Language) -> str:
    lines = [part for each in view.sets for part in _set(each, language)]
    return "\n".join([language.say("board-sets"), *lines])


def _set(each: StartSet, language: Language) -> list[str]:
    building = moves.TILE.label(moves.TILE.index[each.building], language)
    kit = moves.START_RESOURCES
    goods = kit.label(kit.index[each.resources], language)
    ability = next(ability for ability in ABILITIES if ability.id == each.ability)
    name, text = language.say(f"ability-{each.ability}"), almanac.ability_text(ability, language)
    return wrapped(f"  {each.number}  {goods} · {building} · {name}: {text}", WIDTH)


# Text


def wrapped(line: str, width: int) -> list[str]:
    """A line in as many as it needs."""
    return wrap(line, width, subsequent_indent="     ", break_long_words=False) or [""]


def table(rows: list[list[str]]) -> str:
    """Cells in columns."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows
    )
