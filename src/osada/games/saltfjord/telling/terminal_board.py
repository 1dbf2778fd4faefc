"""What lies between the players of Saltfjord as text: dice, taverns, tracks, stacks, the fjord."""

from __future__ import annotations

from typing import Final

from osada.core.grid import table, wrapped
from osada.core.language import Language
from osada.core.record import LETTERS
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.components import POINTS, RESOURCES, Goods, Level
from osada.games.saltfjord.content.tables import (
    ABILITIES,
    BUILDINGS,
    CRATES,
    FJORD,
    TECHNOLOGY,
    TILES,
)
from osada.games.saltfjord.law import moves
from osada.games.saltfjord.telling import almanac
from osada.games.saltfjord.telling.view import StartSet, Tokens, View

DICE: Final = {"white": "○", "orange": "●"}


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
    return "\n".join(wrapped(line) for line in lines)


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
    """Each track: where the markers are, cost and effect of its steps, its scoring tile."""
    say = language.say
    tracks = [*TECHNOLOGY.tracks]
    if view.carts:
        tracks[2] = TECHNOLOGY.carts
    lines = [say("board-tracks")]
    for i, track in enumerate(tracks):
        markers = " ".join(f"{LETTERS[s]}{p.levels[i]}" for s, p in enumerate(view.players))
        steps = [step(level, language) for level in track.levels]
        tile = view.scoring[i]
        top = say(f"scoring-{tile}") if tile else say("board-none")
        line = " › ".join([*steps, f"{say('board-top')}: {top}"])
        lines.append(wrapped(f"{say(f'track-{track.id}')} [{markers}] {line}"))
    return "\n".join(lines)


def step(level: Level, language: Language) -> str:
    """A step of a track: `1 paper: worker`."""
    effects = [words.goods(level.gain, language)] if level.gain else []
    effects += [language.say(f"step-{level.once}")] if level.once else []
    effects += [language.say(f"step-{level.power}")] if level.power else []
    return f"{words.goods(level.cost, language)}: {', '.join(effects)}"


def _stacks(view: View, language: Language) -> str:
    """The tops of the stacks of tiles with their price, and of the crates with their pier."""
    say, shapes = language.say, {shape.id: shape for shape in BUILDINGS.shapes}
    lines = [say("board-tiles")]
    for i, stack in enumerate(view.tiles):
        what = say("board-none")
        if stack.top is not None:
            tile = moves.TILE.index[stack.top]
            price = words.goods(shapes[TILES[tile].shape].cost, language)
            what = f"{price} → {words.squares(tile, language)} (+{stack.left})"
        lines.append(wrapped(f"  {moves.STACK.label(i, language)}: {what}"))
    lines.append(say("board-crates"))
    for i, stack in enumerate(view.crates):
        what = say("board-none")
        if stack.top is not None:
            order = words.order(moves.CRATE.index[stack.top], language)
            what = f"{order} (+{stack.left})"
        lines.append(wrapped(f"  {i + 1} {say(f'pier-{CRATES.piers[i].id}')}: {what}"))
    return "\n".join(lines)


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
    return table(rows, rule=False)


def _tokens(stack: Tokens, language: Language) -> str:
    """How many tokens lie in a stack, the one on top if it is known, those put under it."""
    top = f" ↑{token(stack.top, language)}" if stack.top else ""
    under = f" ↓{len(stack.under)}" if stack.under else ""
    return f"{stack.number}{top}{under}"


def token(face: str, language: Language) -> str:
    """A token's reward in short."""
    return short(FJORD.tokens[moves.TOKEN.index[face]].reward, language)


def short(goods: Goods, language: Language) -> str:
    """Goods where there is little room: `wood`, `2 fish+1 p`."""
    parts = [
        language.say(f"goods-{kind}", n=n) if n > 1 else language.say(f"resource-{kind}")
        for kind in RESOURCES
        if (n := goods.get(kind, 0))
    ]
    if points := goods.get(POINTS):
        parts.append(f"{points} {language.say('short-points')}")
    return "+".join(parts)


def _sets(view: View, language: Language) -> str:
    lines = [_set(each, language) for each in view.sets]
    return "\n".join([language.say("board-sets"), *lines])


def _set(each: StartSet, language: Language) -> str:
    building = words.squares(moves.TILE.index[each.building], language)
    goods = words.kit(moves.START_RESOURCES.index[each.resources], language)
    ability = next(ability for ability in ABILITIES if ability.id == each.ability)
    name, text = language.say(f"ability-{each.ability}"), almanac.ability_text(ability, language)
    return wrapped(f"  {each.number}  {goods} · {building} · {name}: {text}")
