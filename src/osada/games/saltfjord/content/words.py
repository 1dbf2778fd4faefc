"""Components in words: goods, tiles, crates and tokens, from the data of the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from osada.core.language import Language
from osada.core.moves import Domain
from osada.games.saltfjord.content.components import POINTS, RESOURCES, Effect, Goods, Square
from osada.games.saltfjord.content.tables import ALL_CRATES, CRATES, FJORD, START_SETS, TILES


class Described(Domain):
    """A domain whose labels are put together from the data."""

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        describe: Callable[[int, Language], str],
        tell: Callable[[int, Language], str] | None = None,
    ) -> None:
        super().__init__(name, values, values)
        self._describe = describe
        self._tell = tell or describe

    def label(self, value: int, language: Language) -> str:
        return self._describe(value, language)

    def told(self, value: int, language: Language) -> str:
        return self._tell(value, language)


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
    """What a building does."""
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


def cell(value: int, language: Language) -> str:
    """A cell of a village board by its row and column."""
    return language.say("cell-at", row=value // 6 + 1, column=value % 6 + 1)


def tile(value: int, language: Language) -> str:
    """A building tile by its number and squares."""
    return f"{TILES[value].id} ({squares(value, language)})"


def some_tile(value: int, language: Language) -> str:
    """A building tile by its squares alone."""
    return language.say("some-tile", squares=squares(value, language))


def squares(value: int, language: Language) -> str:
    """What is on a building tile."""
    return ", ".join(square(each, language) for each in TILES[value].squares)


def crate(value: int, language: Language) -> str:
    """A crate by its number, cost and points."""
    return f"{ALL_CRATES[value].id} ({order(value, language)})"


def order(value: int, language: Language) -> str:
    """What a crate costs and brings."""
    return f"{goods(ALL_CRATES[value].cost, language)} → {reward(value, language)}"


def reward(value: int, language: Language) -> str:
    """What a crate brings."""
    return language.say("goods-points", n=ALL_CRATES[value].points)


def token(value: int, language: Language) -> str:
    """A catch token by its reward and kind."""
    what = FJORD.tokens[value]
    return language.say("token-of", goods=goods(what.reward, language), kind=what.kind)


def start_resources(value: int, language: Language) -> str:
    """A start-resources tile."""
    return f"{START_SETS[value].id} ({kit(value, language)})"


def kit(value: int, language: Language) -> str:
    """What a start-resources tile brings."""
    what = START_SETS[value]
    actions = [language.say(f"action-{action}") for action in what.actions]
    return ", ".join([goods(what.gain, language), *actions])


def deal(value: int, language: Language) -> str:
    """What is paid at a pier, and for what."""
    what = [deal for pier in CRATES.piers for deal in pier.deals][value]
    pay, gain = goods(what.pay, language), goods(what.gain, language)
    return language.say("deal-of", pay=pay, gain=gain)


def face_id(value: int) -> str:
    """A catch token's id: its kind and its reward, `1-fish2`."""
    what = FJORD.tokens[value]
    return "-".join([str(what.kind), *(f"{kind}{n}" for kind, n in what.reward.items())])
