"""The middle of the table of Saltfjord as text: dice, taverns, tracks, stacks, the fjord."""

from __future__ import annotations

from typing import Final

from osada.core.record import LETTERS
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import POINTS, RESOURCES, Goods, Level
from osada.games.saltfjord.presentation import almanac
from osada.games.saltfjord.presentation.view import StartSet, Tokens, View
from osada.games.saltfjord.rules import moves
from osada.text.grid import table, wrapped
from osada.text.language import Language

DICE: Final = {"white": "○", "orange": "●"}


def shared_board(box: Box, view: View, language: Language) -> list[str]:
    """Everything in the middle of the table, part by part."""
    parts = [
        _dice(box, view, language),
        _technology(box, view, language),
        _stacks(box, view, language),
        _fjord(box, view, language),
    ]
    if view.sets:
        parts.append(_sets(box, view, language))
    return parts


def _dice(box: Box, view: View, language: Language) -> str:
    say = language.say
    lines = [say("board-setup")]
    if view.round:
        lines = [say("board-round", round=view.round, starter=LETTERS[view.starter])]
    if len(view.players) > 1:
        for colour in DICE:
            shown = "  ".join(f"{v}×{n}" for v, n in enumerate(view.dice[colour], 1) if n)
            lines.append(f"{say(f'board-dice-{colour}')} {shown or say('board-none')}")
    lines.append(f"{say('board-taverns')} {_taverns(box, view, language)}")
    if view.special:
        special = ", ".join(say(f"scoring-{tile}") for tile in view.special)
        lines.append(f"{say('board-special')} {special}")
    abilities = ", ".join(say(f"ability-{ability}") for ability in view.abilities)
    lines.append(f"{say('board-abilities')} {abilities or say('board-none')}")
    return "\n".join(wrapped(line) for line in lines)


def _taverns(box: Box, view: View, language: Language) -> str:
    texts = []
    for i, tavern in enumerate(box.technology.taverns):
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


def _technology(box: Box, view: View, language: Language) -> str:
    """Each track: where the markers are, cost and effect of its steps, its scoring tile."""
    say = language.say
    tracks = [*box.technology.tracks]
    if view.carts:
        tracks[2] = box.technology.carts
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


def _stacks(box: Box, view: View, language: Language) -> str:
    """The tops of the stacks of tiles with their price, and of the crates with their pier."""
    say, shapes = language.say, {shape.id: shape for shape in box.buildings.shapes}
    lines = [say("board-tiles")]
    for i, stack in enumerate(view.tiles):
        what = say("board-none")
        if stack.top is not None:
            tile = box.tile_by_id[stack.top]
            price = words.goods(shapes[tile.shape].cost, language)
            what = f"{price} → {words.squares(tile, language)} (+{stack.left})"
        lines.append(wrapped(f"  {moves.STACK.label(i, language)}: {what}"))
    lines.append(say("board-crates"))
    for i, stack in enumerate(view.crates):
        what = say("board-none")
        if stack.top is not None:
            order = words.order(box.crate_by_id[stack.top], language)
            what = f"{order} (+{stack.left})"
        lines.append(wrapped(f"  {i + 1} {say(f'pier-{box.crates.piers[i].id}')}: {what}"))
    return "\n".join(lines)


def _fjord(box: Box, view: View, language: Language) -> str:
    say = language.say
    rows = [
        [say("board-fjord"), say("board-harbour"), *(str(i + 1) for i in range(len(view.fjord)))]
    ]
    rows.append([say("board-area-points"), "", *(str(area.points) for area in view.fjord)])
    for kind in range(3):
        stacks = [_tokens(box, area.stacks[kind], language) for area in view.fjord]
        rows.append([say("board-kind", kind=kind + 1), "", *stacks])
    boats = [
        " ".join(LETTERS[s] for s, p in enumerate(view.players) if p.boat == place)
        for place in range(len(view.fjord) + 1)
    ]
    rows.append([say("board-boats"), *boats])
    return table(rows, rule=False)


def _tokens(box: Box, stack: Tokens, language: Language) -> str:
    """Count how many tokens lie in a stack, the one on top if it is known, those put under it."""
    top = f" ↑{token(box, stack.top, language)}" if stack.top else ""
    under = f" ↓{len(stack.under)}" if stack.under else ""
    return f"{stack.number}{top}{under}"


def token(box: Box, face: str, language: Language) -> str:
    """A token's reward in short."""
    return short(box.token_by_id[face].reward, language)


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


def _sets(box: Box, view: View, language: Language) -> str:
    lines = [_set(box, each, language) for each in view.sets]
    return "\n".join([language.say("board-sets"), *lines])


def _set(box: Box, each: StartSet, language: Language) -> str:
    building = words.squares(box.tile_by_id[each.building], language)
    goods = words.kit(box.kit_by_id[each.resources], language)
    ability = next(ability for ability in box.abilities if ability.id == each.ability)
    name, text = language.say(f"ability-{each.ability}"), almanac.ability_text(ability, language)
    return wrapped(f"  {each.number}  {goods} · {building} · {name}: {text}")
