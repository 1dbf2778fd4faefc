"""Buildings in words: what they cost, what they do, and what their plans look like."""

from __future__ import annotations

from typing import Final

from osada.games.settlers.content import effects
from osada.games.settlers.content.components import Building
from osada.games.settlers.content.effects import Bundle, Cost, Goods
from osada.games.settlers.content.numbers import RESOURCES
from osada.text.language import Language

_NAMES: Final = ("n", "times", "vp", "min", "max", "actions")


def effect(building: Building, language: Language, raised: int = 0) -> str:
    """Return the effect of a building in words, its underlined number raised by settlements."""
    it = building.effect
    say = language.say
    words: dict[str, str | int] = {
        name: int(getattr(it, name)) + (raised if it.underlined == name else 0)
        for name in _NAMES
        if isinstance(getattr(it, name, None), int)
    }
    for name in ("give", "get", "also"):
        goods = getattr(it, name, None)
        if goods is not None:
            words[name] = amounts(goods, language)
    key = _key("effect", str(it.__struct_config__.tag))
    match it:
        case effects.Gain():
            return _gain(it, words, language)
        case effects.GainChoice() | effects.ActionForResource():
            words["choice"] = _choice(it.sources, language)
        case effects.Reroll():
            words["dice"] = say(f"dice-{it.dice}")
        case effects.FreeArea():
            words["scope"] = say(f"scope-{it.scope}")
        case effects.Discount():
            words["scope"] = say(f"scope-{it.track}")
            words["saved"] = amount(1, it.resource, language)
        case effects.PointsIf():
            words["stat"] = say(_key("stat", it.cond.stat), n=it.cond.min)
        case effects.PointsPer():
            words["each"] = say(f"{_key('stat', it.stat)}.each")
        case effects.FinalPer():
            words["each"] = say(f"{_key('count', it.count)}.each", n=it.per)
        case effects.FinalIf():
            words["count"] = say(_key("count", it.count), n=it.min)
    return say(key, **words)


def _key(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


def _gain(it: effects.Gain, words: dict[str, str | int], language: Language) -> str:
    n = int(words["n"])
    parts = [amount(n, it.resource, language)] if n else []
    if it.per is not None:
        each = language.say(f"{_key('count', it.per.count)}.each", n=1)
        some = amount(it.per.each, it.resource, language)
        parts.append(language.say("gain-per", goods=some, each=each))
    if it.also != Goods():
        parts.append(str(words["also"]))
    return language.say("effect-gain", goods=" + ".join(parts))


def amount(n: int, resource: str, language: Language) -> str:
    """So many of a resource."""
    return language.say("amount", amount=n, resource_id=resource)


def amounts(goods: Cost | Goods | Bundle, language: Language) -> str:
    """Some resources in a list; none is a dash."""
    found = [
        amount(n, name, language)
        for name in (*RESOURCES, "any")
        if (n := int(getattr(goods, name, 0)))
    ]
    return _listed(found, language.say("and")) or "–"


def _listed(parts: list[str], word: str) -> str:
    """Parts with commas, and a word before the last one."""
    return f" {word} ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def _choice(resources: list[effects.Resource], language: Language) -> str:
    names = [language.say(f"resource-{resource}") for resource in resources]
    return _listed(names, language.say("or"))


def letters(cost: Cost | Goods, language: Language) -> str:
    """A cost in single letters: `SSW`; an empty area is a dot."""
    text = "".join(
        language.say(f"letter-{name}") * int(getattr(cost, name, 0)) for name in RESOURCES
    )
    return text or "·"


def by_itself(building: Building) -> bool:
    """Tell whether a building gives what it gives as the growth phase opens, unasked (W35)."""
    it = building.effect
    return isinstance(it, effects.ExtraAction) or (isinstance(it, effects.Gain) and not it.per)


def uses(building: Building, raised: int = 0) -> int:
    """Return the uses of a building in a round; 0 if it works by itself."""
    it = building.effect
    if isinstance(it, effects.Gain | effects.GainChoice):
        return 1
    name = "times" if hasattr(it, "times") else "n"
    if isinstance(it, effects.ExtraAction | effects.Keep) or not hasattr(it, name):
        return 0
    return int(getattr(it, name)) + (raised if it.underlined == name else 0)


def plan(building: Building) -> str:
    """A plan's rows from the top, parted by strokes: `■·/■■`."""
    if building.plan is None:
        return ""
    cells = set(building.plan.cells)
    height, width = (1 + max(cell[i] for cell in cells) for i in (0, 1))
    return "/".join(
        "".join("■" if (r, c) in cells else "·" for c in range(width)) for r in range(height)
    )


def name(building: Building, language: Language) -> str:
    """A building's name in a language."""
    own = building.name_pl if language.code == "pl" else building.name_en
    return better(f"building-{building.id}", own, language)


def better(key: str, name: str, language: Language) -> str:
    """A name as a message improves on it, if there is one.

    Names in data are part of the content's hash, so that mending one there would make another
    content of it.
    """
    return language.say(key, name=name) if language.knows(key) else name
