"""Long games by players who pass late: the law holds in rich positions, too."""

import pytest

from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.games.saltfjord.content.components import RESOURCES
from osada.games.saltfjord.content.grid import LEVELS
from osada.games.saltfjord.rules.moves import TRACK
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.state import ANY_PIER, GOODS, PIER_AT_ONCE

MOVES = GAME.moves

IDLE = {"pass", "done", "skip", "sell", "overboard", "discard", "free"}


def keen_games(players: int, seeds: range) -> set[str]:
    """Play games in which idle moves are rare and goods plenty; the families that came up."""
    seen: set[str] = set()
    for seed in seeds:
        carts, side = ("no", "yes")[seed % 2], ("plain", "village")[seed // 2 % 2]
        position = GAME.new(players, {"carts": carts, "side": side})
        assert isinstance(position, SaltfjordPosition)
        while position.round == 0:
            _move(position, Rng(seed), seen)
        if seed % 4 == 2:  # few get that far
            position.levels[TRACK.parse("logistics")] = LEVELS
            position.powers[0] |= ANY_PIER | PIER_AT_ONCE
        _play(position, Rng(seed), seen)
    return seen


def _play(position: SaltfjordPosition, rng: Rng, seen: set[str]) -> None:
    while (seat := int(position.turn())) != OVER:
        if seat != NATURE and rng.below(5) == 0:
            _agree(position, seat, position.legal(seat))
        _move(position, rng, seen)
        if seat != NATURE and rng.below(6) == 0:  # a gift keeps the game going
            position.goods[seat * GOODS + rng.below(len(RESOURCES))] += 2


def _move(position: SaltfjordPosition, rng: Rng, seen: set[str]) -> None:
    seat = int(position.turn())
    if seat == NATURE:
        chances = position.chances()
        position.play(NATURE, chances[rng.below(len(chances))][0])
        return
    legal = position.legal(seat)
    keen = [m for m in legal if MOVES.parts(m)[0].name not in IDLE]
    choice = keen if keen and rng.below(8) else legal
    move = choice[rng.below(len(choice))]
    seen.add(MOVES.parts(move)[0].name)
    position.play(seat, move, [])


def _agree(position: SaltfjordPosition, seat: int, legal: list[int]) -> None:
    allowed = [m for m in range(MOVES.size) if GAME.why_not(position, seat, m) is None]
    assert allowed == legal
    assert GAME.broken(position) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_law_agrees_with_itself_in_rich_positions(players: int) -> None:
    assert len(keen_games(players, range(4))) > 20


def test_every_kind_of_move_comes_up() -> None:
    seen = keen_games(1, range(16)) | keen_games(2, range(16))
    assert seen == {family.name for family in MOVES.families if not family.nature}
