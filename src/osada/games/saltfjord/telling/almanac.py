"""Longer explanations of abilities and scoring tiles, put together from the data."""

from __future__ import annotations

from osada.core.game import Article
from osada.core.language import Language
from osada.games.saltfjord.content import words
from osada.games.saltfjord.content.box import Box
from osada.games.saltfjord.content.components import Ability, ScoringTile


def articles(box: Box, language: Language) -> list[Article]:
    """Every ability tile and scoring tile, in alphabetical order of their titles."""
    found = [
        Article(f"ability-{a.id}", language.say(f"ability-{a.id}"), ability_text(a, language))
        for a in box.abilities
    ]
    found += [
        Article(f"scoring-{t.id}", language.say(f"scoring-{t.id}"), scoring_text(t, language))
        for t in box.scoring.tiles
    ]
    return sorted(found, key=lambda article: article.title.casefold())


def ability_text(ability: Ability, language: Language) -> str:
    """What an ability tile does."""
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


def scoring_text(tile: ScoringTile, language: Language) -> str:
    """What a scoring tile counts."""
    points = " / ".join(map(str, tile.points))
    return language.say(f"almanac-per-{tile.per}", points=points)
