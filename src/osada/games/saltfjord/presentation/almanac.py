"""Longer explanations of tiles, abilities, scoring tiles, crates, piers and technologies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from osada.core.game import RuleId
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import (
    Ability,
    Buildings,
    Crate,
    Crates,
    Goods,
    Level,
    Pier,
    ScoringTile,
    Shape,
    Square,
    Technology,
    Tile,
    Track,
)
from osada.teaching.almanac import Article
from osada.text.collation import order
from osada.text.language import Language

T = TypeVar("T", Tile, Crate)
_TRACK_RULES: Final[dict[str, tuple[RuleId, ...]]] = {
    "crafts": ("F38",),
    "carpentry": ("F39",),
    "logistics": ("F41",),
    "fishing": ("F42",),
    "carts": ("F51", "F52"),
}
"""Return the subjects of the tracks; an owner may have put another one into the box."""


def articles(box: Box, language: Language) -> list[Article]:
    """Kind by kind, each in alphabetical order of their titles."""
    technology = box.technology
    kinds = [
        [_ability(ability, language) for ability in box.abilities],
        _tiles(box.buildings, language),
        _crates(box.crates, language),
        [_scoring(tile, language) for tile in box.scoring.tiles],
        [_pier(pier, language) for pier in box.crates.piers],
        [_track(t, technology, language) for t in (*technology.tracks, technology.carts)],
    ]
    return [a for kind in kinds for a in sorted(kind, key=lambda article: order(article.title))]


def _fact(name: str, text: str, language: Language) -> tuple[str, str]:
    return language.say(f"almanac-fact-{name}"), text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Abilities and scoring tiles


def _ability(it: Ability, language: Language) -> Article:
    title = language.say(f"ability-{it.id}")
    text = f"{ability_text(it, language)}\n{language.say('almanac-ability')}"
    return Article(f"ability-{it.id}", title, text, "ability", rules=("F5", "F9"))


def ability_text(ability: Ability, language: Language) -> str:
    """Return the effect of an ability tile in words."""
    say = language.say
    parts = []
    if ability.free_pips:
        parts.append(say("almanac-free-pips", n=ability.free_pips))
    if ability.upgrade_price is not None:
        parts.append(
            say("almanac-cheap-upgrade", fish=ability.upgrade_price, times=ability.per_round)
        )
    if ability.trade is not None:
        pay = words.goods(ability.trade.pay, language)
        choice = " / ".join(say(f"resource-{kind}") for kind in ability.trade.choice)
        parts.append(say("almanac-trade", pay=pay, choice=choice, times=ability.per_round))
    for occasion, goods in ability.rewards.items():
        parts.append(say(f"almanac-on-{occasion}", goods=words.goods(goods, language)))
    return " ".join(parts)


def _scoring(it: ScoringTile, language: Language) -> Article:
    key = "almanac-scoring-at-once" if it.at_once else "almanac-scoring"
    text = f"{scoring_text(it, language)}\n{language.say(key)}"
    rules = ("F7", "F24", "F54") if it.at_once else ("F7", "F44")
    return Article(f"scoring-{it.id}", language.say(f"scoring-{it.id}"), text, "scoring", (), rules)


def scoring_text(tile: ScoringTile, language: Language) -> str:
    """Return the measure of a scoring tile in words."""
    points = " / ".join(map(str, tile.points))
    return language.say(f"almanac-per-{tile.per}", points=points)


# Building tiles and crates: those that are alike have one article


def _alike(things: Sequence[T], face: Callable[[T], str]) -> list[list[T]]:
    """Things by what they show, in the order in which they come."""
    found: dict[str, list[T]] = defaultdict(list)
    for thing in things:
        found[face(thing)].append(thing)
    return list(found.values())


def _tiles(buildings: Buildings, language: Language) -> list[Article]:
    shapes = {shape.id: shape for shape in buildings.shapes}
    start = {tile.id for tile in buildings.start_tiles}

    def face(tile: Tile) -> str:
        return f"{tile.id in start} {tile.shape} {_squares(tile, language)}"

    tiles = [*buildings.tiles, *buildings.start_tiles]
    return [
        _tile(group, shapes[group[0].shape], group[0].id in start, language)
        for group in _alike(tiles, face)
    ]


def _squares(tile: Tile, language: Language) -> str:
    return ", ".join(words.square(square, language) for square in tile.squares)


def _tile(alike: list[Tile], shape: Shape, start: bool, language: Language) -> Article:
    first, *others = alike
    facts = [
        _fact("cost", _tile_cost(shape.cost, start, language), language),
        _fact("number", str(len(alike)), language),
    ]
    actions = any(square.building and square.building.actions for square in first.squares)
    return Article(
        f"tile-{first.id}",
        _tile_title(first, start, language),
        _tile_text(first, "start" if start else shape.size, language),
        "tile",
        tuple(facts),
        ("F4", "F34" if shape.size == "large" else "F25", "F22" if actions else "F21", "F27"),
        also=tuple(f"tile-{tile.id}" for tile in others),
    )


def _tile_title(tile: Tile, start: bool, language: Language) -> str:
    title = _capital(_squares(tile, language))
    return language.say("almanac-start-title", title=title) if start else title


def _tile_cost(cost: Goods, start: bool, language: Language) -> str:
    return language.say("almanac-start-tile") if start else words.goods(cost, language)


def _tile_text(tile: Tile, size: str, language: Language) -> str:
    head = language.say(f"almanac-shape-{size}", squares=len(tile.squares))
    seen = dict.fromkeys(_square_text(square, language) for square in tile.squares)
    return "\n".join([head, *seen])


def _square_text(it: Square, language: Language) -> str:
    """Return the effect of a square in words (F21, F22, F27)."""
    if it.building is not None:
        kind = "action" if it.building.actions else "producing"
        return language.say(f"almanac-{kind}", what=words.effect(it.building, language))
    if it.promenade:
        return language.say("almanac-promenade", goods=words.goods(it.promenade, language))
    return language.say("almanac-promenade-plain")


def _crates(crates: Crates, language: Language) -> list[Article]:
    start = {crate.id for crate in crates.start_crates}

    def face(crate: Crate) -> str:
        return f"{crate.id in start} {words.goods(crate.cost, language)} {crate.points}"

    groups = _alike([*crates.crates, *crates.start_crates], face)
    bonus = crates.set_bonus
    return [_crate(group, group[0].id in start, bonus, language) for group in groups]


def _crate(alike: list[Crate], start: bool, bonus: int, language: Language) -> Article:
    first, *others = alike
    cost = words.goods(first.cost, language)
    points = language.say("goods-points", n=first.points)
    key = "almanac-start-crate" if start else "almanac-crate"
    return Article(
        f"crate-{first.id}",
        f"{_capital(cost)} → {points}",
        language.say(key, bonus=bonus),
        "crate",
        (
            _fact("order", cost, language),
            _fact("points", str(first.points), language),
            _fact("number", str(len(alike)), language),
        ),
        ("F6", "F23", "F44"),
        also=tuple(f"crate-{crate.id}" for crate in others),
    )


# Piers and technologies


def _pier(it: Pier, language: Language) -> Article:
    deals = (
        language.say(
            "deal-of", pay=words.goods(d.pay, language), gain=words.goods(d.gain, language)
        )
        for d in it.deals
    )
    reward = " / ".join(deals) if it.deals else _reward(it, language)
    return Article(
        f"pier-{it.id}",
        _capital(language.say(f"pier-{it.id}")),
        language.say("almanac-pier"),
        "pier",
        (_fact("reward", reward, language),),
        ("F23", "F35"),
    )


def _reward(it: Pier, language: Language) -> str:
    if it.gain:
        return words.goods(it.gain, language)
    return " / ".join(language.say(f"action-{action}") for action in it.actions)


def _track(it: Track, technology: Technology, language: Language) -> Article:
    facts = [
        (
            language.say("almanac-level", level=number),
            f"{words.goods(level.cost, language)} → {_step(level, language)}",
        )
        for number, level in enumerate(it.levels, 1)
    ]
    points = " / ".join(map(str, technology.level_points[1:]))
    return Article(
        f"track-{it.id}",
        language.say(f"track-{it.id}"),
        language.say("almanac-track", points=points),
        "track",
        tuple(facts),
        ("F24", *_TRACK_RULES.get(it.id, ())),
    )


def _step(level: Level, language: Language) -> str:
    if level.gain:
        return words.goods(level.gain, language)
    return language.say(f"step-{level.power or level.once}")
