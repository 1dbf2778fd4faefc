"""Components in words: goods, tiles, crates and tokens, from the data of the pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from osada.core.moves import Domain
from osada.games.saltfjord.content.components import (
    POINTS,
    RESOURCES,
    Crate,
    Deal,
    Effect,
    Goods,
    Square,
    StartResources,
    Tile,
    Token,
)
from osada.text.language import Language

T = TypeVar("T")


class Described(Domain, Generic[T]):
    """A domain whose labels are put together from the data."""

    def __init__(
        self,
        name: str,
        things: Mapping[str, T],
        describe: Callable[[T, Language], str],
        tell: Callable[[T, Language], str] | None = None,
    ) -> None:
        super().__init__(name, list(things), list(things))
        self._things = list(things.values())
        self._describe = describe
        self._tell = tell or describe

    def label(self, value: int, language: Language) -> str:
        return self._describe(self._things[value], language)

    def name_in(self, value: int, language: Language) -> str:
        return self._tell(self._things[value], language)


def goods(what: Goods, language: Language) -> str:
    """Goods in words: `2 fish and 1 wood`."""
    parts = [
        language.say(f"goods-{kind}", n=what[kind])
        for kind in (*RESOURCES, POINTS)
        if what.get(kind)
    ]
    return _listed(parts, language) or language.say("goods-nothing")


def _listed(parts: list[str], language: Language) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return language.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def effect(what: Effect, language: Language) -> str:
    """Return the effect of a building in words."""
    if what.gain:
        return goods(what.gain, language)
    return " / ".join(language.say(f"action-{action}") for action in what.actions)


def square(what: Square, language: Language) -> str:
    """A building, or a promenade with its reward."""
    if what.building is not None:
        return effect(what.building, language)
    if what.promenade:
        return language.say("promenade-with", goods=goods(what.promenade, language))
    return language.say("promenade-plain")


def cell(at: int, language: Language) -> str:
    """A cell of a village board by its row and column."""
    return language.say("cell-at", row=at // 6 + 1, column=at % 6 + 1)


def tile(what: Tile, language: Language) -> str:
    """A building tile by its number and squares."""
    return f"{what.id} ({squares(what, language)})"


def some_tile(what: Tile, language: Language) -> str:
    """A building tile by its squares alone."""
    return language.say("some-tile", squares=squares(what, language))


def squares(what: Tile, language: Language) -> str:
    """Return the squares of a building tile in words."""
    return ", ".join(square(each, language) for each in what.squares)


def crate(what: Crate, language: Language) -> str:
    """A crate by its number, cost and points."""
    return f"{what.id} ({order(what, language)})"


def order(what: Crate, language: Language) -> str:
    """Return the cost and the reward of a crate in words."""
    return f"{goods(what.cost, language)} → {reward(what, language)}"


def reward(what: Crate, language: Language) -> str:
    """Return the reward of a crate in words."""
    return language.say("goods-points", n=what.points)


def token(what: Token, language: Language) -> str:
    """A catch token by its reward and kind."""
    return language.say("token-of", goods=goods(what.reward, language), kind=what.kind)


def start_resources(what: StartResources, language: Language) -> str:
    """A start-resources tile."""
    return f"{what.id} ({kit(what, language)})"


def kit(what: StartResources, language: Language) -> str:
    """Return the goods of a start-resources tile in words."""
    actions = [language.say(f"action-{action}") for action in what.actions]
    return ", ".join([goods(what.gain, language), *actions])


def deal(what: Deal, language: Language) -> str:
    """Return the price at a pier and its reward in words."""
    pay, gain = goods(what.pay, language), goods(what.gain, language)
    return language.say("deal-of", pay=pay, gain=gain)
