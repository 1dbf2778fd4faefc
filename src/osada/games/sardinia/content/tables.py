"""The island as tables of integers, built once for each edition of the game."""

from typing import final

from osada.core.ints import i64, vec
from osada.core.moves import Domain
from osada.games.sardinia.content.components import CROPS, Island


@final
class Tables:
    """All that the rules ask of one map; places are numbered as the map lists them."""

    def __init__(self, island: Island) -> None:
        provinces = island.provinces
        number = {province.id: i for i, province in enumerate(provinces)}
        self.island: Island = island
        self.province: Domain = Domain(
            "province", [p.id for p in provinces], [p.name for p in provinces]
        )
        self.harbour: Domain = Domain(
            "harbour", [h.id for h in island.harbours], [h.name for h in island.harbours]
        )
        near = [_mask([number[n] for n in p.neighbours]) for p in provinces]
        self.neighbours: vec[i64] = vec[i64](near)
        self._near_low: vec[i64] = vec[i64](_unions(near, 0))
        self._near_high: vec[i64] = vec[i64](_unions(near, 8))
        self.points: vec[i64] = vec[i64]([p.points for p in provinces])
        self.provinces_at_site: vec[i64] = vec[i64](
            [
                _mask([number[p] for p in site.provinces])
                for site in sorted(island.forts, key=lambda site: site.number)
            ]
        )
        self.sites_of_province: vec[i64] = vec[i64](
            [_mask([site - 1 for site in p.forts]) for p in provinces]
        )
        self.province_of_harbour: vec[i64] = vec[i64]([number[h.province] for h in island.harbours])
        self.harbours_of_province: vec[i64] = vec[i64](
            [
                _mask([i for i, h in enumerate(island.harbours) if h.province == p.id])
                for p in provinces
            ]
        )
        self.crops_of_province: vec[i64] = vec[i64](
            [_mask([CROPS.index(good) for good in p.goods]) for p in provinces]
        )
        self.tokens: i64 = sum(island.goods_tokens[crop] << 8 * i for i, crop in enumerate(CROPS))
        """The number of tokens of each crop, eight bits a crop."""
        self.borders: list[tuple[int, int]] = sorted(
            (number[p.id], number[n]) for p in provinces for n in p.neighbours
        )
        """Every border in both directions: from, to."""
        self.border: vec[i64] = vec[i64](_border_numbers(self.borders))
        """The number of the border from one province to another, at from * 16 + to."""
        self.border_from: vec[i64] = vec[i64]([source for source, _ in self.borders])
        self.border_to: vec[i64] = vec[i64]([target for _, target in self.borders])

    def near(self, provinces: i64) -> i64:
        """All neighbours of a set of provinces."""
        return self._near_low[provinces & 255] | self._near_high[provinces >> 8]


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def _unions(masks: list[int], first: int) -> list[int]:
    """For each set of eight provinces from `first`, all their neighbours."""
    unions = [0] * 256
    for chosen in range(1, 256):
        low = chosen & -chosen
        unions[chosen] = unions[chosen ^ low] | masks[first + low.bit_length() - 1]
    return unions


def _border_numbers(borders: list[tuple[int, int]]) -> list[int]:
    numbers = [0] * 256
    for i, (source, target) in enumerate(borders):
        numbers[source * 16 + target] = i
    return numbers
