"""Long games by players who pass late: the law holds in rich positions, too."""

import pytest

from osada.core.position import NATURE, OVER
from osada.core.rng import Rng
from osada.games.saltfjord import GAME
from osada.games.saltfjord.content.components import RESOURCES
from osada.games.saltfjord.law.moves import MOVES
from osada.games.saltfjord.law.position import SaltfjordPosition
from osada.games.saltfjord.law.state import ANY_PIER, PIER_AT_ONCE

IDLE = {"pass", "done", "skip", "sell", "overboard", "discard", "free"}


def keen_games(players: int, seeds: range) -> set[str]:
    """Play games in which idle moves are rare and goods plenty; the families that came up."""
    seen: set[str] = set()
    for seed in seeds:
        carts, side = ("no", "yes")[seed % 2], ("plain", "village")[seed // 2 % 2]
        position = GAME.new(players, {"carts": carts, "side": side})
        assert isinstance(position, SaltfjordPosition)
        if seed % 4 == 3:
            position.powers[0] |= ANY_PIER | PIER_AT_ONCE  # few get that far
        _play(position, Rng(seed), seen)
    return seen


def _play(position: SaltfjordPosition, rng: Rng, seen: set[str]) -> None:
    while (seat := int(position.turn())) != OVER:
        if seat == NATURE:
            chances = position.chances()
            position.play(NATURE, chances[rng.below(len(chances))][0])
            continue
        legal = position.legal(seat)
        if rng.below(5) == 0:
            _agree(position, seat, legal)
        keen = [m for m in legal if MOVES.parts(m)[0].name not in IDLE]
        choice = keen if keen and rng.below(8) else legal
        move = choice[rng.below(len(choice))]
        seen.add(MOVES.parts(move)[0].name)
        position.play(seat, move, [])
        if rng.below(6) == 0:  # a gift keeps the game going
            position.goods[seat * 8 + rng.below(len(RESOURCES))] += 2


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
