"""The island as tables of integers, built once."""

from typing import Final

from osada.core import content
from osada.core.ints import i64, vec
from osada.games.sardinia.content.checks import check
from osada.games.sardinia.content.components import CROPS

DATA: Final = content.read("osada.games.sardinia", "map.json")
ISLAND: Final = check(DATA)

_PROVINCE: Final = {province.id: i for i, province in enumerate(ISLAND.provinces)}
_HARBOUR: Final = {harbour.id: i for i, harbour in enumerate(ISLAND.harbours)}


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def _unions(masks: list[int], first: int) -> list[int]:
    """For each set of eight provinces from `first`, all their neighbours."""
    unions = [0] * 256
    for chosen in range(1, 256):
        low = chosen & -chosen
        unions[chosen] = unions[chosen ^ low] | masks[first + low.bit_length() - 1]
    return unions


_NEIGHBOURS: Final = [_mask([_PROVINCE[n] for n in p.neighbours]) for p in ISLAND.provinces]

NEIGHBOURS: Final[vec[i64]] = vec[i64](_NEIGHBOURS)
"""The neighbours of each province."""
_NEAR_LOW: Final[vec[i64]] = vec[i64](_unions(_NEIGHBOURS, 0))
_NEAR_HIGH: Final[vec[i64]] = vec[i64](_unions(_NEIGHBOURS, 8))

POINTS: Final[vec[i64]] = vec[i64]([p.points for p in ISLAND.provinces])
PROVINCES_AT_SITE: Final[vec[i64]] = vec[i64](
    [
        _mask([_PROVINCE[p] for p in s.provinces])
        for s in sorted(ISLAND.forts, key=lambda s: s.number)
    ]
)
SITES_OF_PROVINCE: Final[vec[i64]] = vec[i64](
    [_mask([number - 1 for number in p.forts]) for p in ISLAND.provinces]
)
HARBOURS_OF_PROVINCE: Final[vec[i64]] = vec[i64](
    [
        _mask([i for i, h in enumerate(ISLAND.harbours) if h.province == p.id])
        for p in ISLAND.provinces
    ]
)
PROVINCE_OF_HARBOUR: Final[vec[i64]] = vec[i64]([_PROVINCE[h.province] for h in ISLAND.harbours])
CROPS_OF_PROVINCE: Final[vec[i64]] = vec[i64](
    [_mask([CROPS.index(good) for good in p.goods]) for p in ISLAND.provinces]
)
TOKENS_OF_CROP: Final[vec[i64]] = vec[i64]([ISLAND.goods_tokens[crop] for crop in CROPS])

BORDERS: Final = sorted(
    (_PROVINCE[p.id], _PROVINCE[n]) for p in ISLAND.provinces for n in p.neighbours
)
"""Every border in both directions: from, to."""


def _border_numbers() -> list[int]:
    numbers = [0] * 256
    for i, (source, target) in enumerate(BORDERS):
        numbers[source * 16 + target] = i
    return numbers


BORDER: Final[vec[i64]] = vec[i64](_border_numbers())
"""The number of the border from one province to another, at from * 16 + to."""
BORDER_FROM: Final[vec[i64]] = vec[i64]([source for source, _ in BORDERS])
BORDER_TO: Final[vec[i64]] = vec[i64]([target for _, target in BORDERS])


def near(provinces: i64) -> i64:
    """All neighbours of a set of provinces."""
    return _NEAR_LOW[provinces & 255] | _NEAR_HIGH[provinces >> 8]
