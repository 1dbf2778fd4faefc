"""A terse builder of Saltfjord positions, so that a test reads like a game."""

from __future__ import annotations

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.position import NATURE
from osada.games.saltfjord import GAME
from osada.games.saltfjord.content.components import POWERS, RESOURCES
from osada.games.saltfjord.content.grid import TILE_SHAPE
from osada.games.saltfjord.presentation.view import Player, View, view
from osada.games.saltfjord.rules.moves import CELL, TRACK
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.setup import take_board
from osada.games.saltfjord.rules.state import TURN
from osada.games.saltfjord.rules.village import lay

ABILITY = GAME.moves.ability
CRATE = GAME.moves.crate
MOVES = GAME.moves
SCORING_TILE = GAME.moves.scoring
TILE = GAME.moves.tile
TOKEN = GAME.moves.token

SEATS = "ABCD"


def setting_up(players: int = 2, **options: str) -> SaltfjordPosition:
    """A position before the first draw; seat A begins unless the options say otherwise."""
    chosen = {"first-player": "A"} | {k.replace("_", "-"): v for k, v in options.items()}
    position = GAME.new(players, chosen)
    assert isinstance(position, SaltfjordPosition)
    return position


def laid_out(players: int = 2, **options: str) -> SaltfjordPosition:
    """A position in which nature has laid everything out, and start sets are picked."""
    position = setting_up(players, **options)
    while position.turn() == NATURE:
        position.play(NATURE, position.chances()[0][0])
    return position


class Scene:
    """A game in its first round: seat A has a turn, all have empty warehouses,
    no abilities and no workers, so that a turn without free actions ends by itself.

    Every village is the plain board without its start building: wood at r1c4, fishing at r2c6,
    build small at r3c1, order / technology at r4c5, paper at r5c4, grain at r6c2, upgrade at r6c3.
    """

    def __init__(self, players: int = 2, **options: str) -> None:
        self.position = laid_out(players, **options)
        self.told: list[Event] = []
        while self.position.stack[self.position.depth - 1] & 63 != TURN:
            seat = self.position.turn()
            if seat == NATURE:
                self.position.play(NATURE, self.position.chances()[0][0])
            else:
                self.position.play(seat, self.position.legal(seat)[0])
        for seat in range(players):
            self._clear(seat)

    def _clear(self, seat: int) -> None:
        state = self.position
        take_board(state, seat, int(state.board[seat]))
        state.abilities[seat] = 0
        state.boat[seat] = 0
        state.workers[seat] = 0
        for kind in range(8):
            state.goods[seat * 8 + kind] = 0
        for slot in range(4):
            if face := state.load[seat * 4 + slot]:
                state.tokens[face - 1] += 1
                state.token_left[0] += 1
                state.load[seat * 4 + slot] = 0

    # Set the scene

    def has(self, seat: str, **goods: int) -> Scene:
        for kind, amount in goods.items():
            self.position.goods[SEATS.index(seat) * 8 + RESOURCES.index(kind)] = amount
        return self

    def dice(self, **areas: str) -> Scene:
        """`dice(white="334")`: exactly these dice lie in the areas."""
        for colour, values in areas.items():
            for value in range(6):
                at = ("white", "orange").index(colour) * 6 + value
                self.position.dice[at] = values.count(str(value + 1))
        return self

    def tile(self, seat: str, name: str, cell: str, turn: int = 0) -> Scene:
        """A tile that was built before; it comes from the face-down ones."""
        number = TILE.parse(name)
        shape = TILE_SHAPE[number]
        if number < 66 and self.position.tile_pool[shape] & BIT[number - 22 * shape]:
            self.position.tile_pool[shape] &= ~BIT[number - 22 * shape]
            self.position.tile_left[2 * shape] -= 1
        lay(self.position, SEATS.index(seat), number, CELL.parse(cell), turn, None)
        return self

    def tops(self, *tiles: str) -> Scene:
        """The tiles on top of the stacks, from the first on."""
        for stack, name in enumerate(tiles):
            number, shape = TILE.parse(name), stack // 2
            old = self.position.tile_top[stack]
            self.position.tile_pool[shape] |= BIT[old - 22 * shape]
            self.position.tile_pool[shape] &= ~BIT[number - 22 * shape]
            self.position.tile_top[stack] = number
        return self

    def crates(self, *names: str) -> Scene:
        """The crates on top of the stacks, from the first on."""
        for stack, name in enumerate(names):
            self.position.crate_pool &= ~BIT[CRATE.parse(name)]
            self.position.crate_top[stack] = CRATE.parse(name)
        return self

    def at_pier(self, seat: str, pier: int, *names: str) -> Scene:
        for name in names:
            self.position.crate_pool &= ~BIT[CRATE.parse(name)]
            self.position.crates[SEATS.index(seat) * 4 + pier - 1] |= BIT[CRATE.parse(name)]
        return self

    def level(self, seat: str, track: str, level: int) -> Scene:
        self.position.levels[SEATS.index(seat) * 4 + TRACK.parse(track)] = level
        return self

    def power(self, seat: str, *powers: str) -> Scene:
        for power in powers:
            self.position.powers[SEATS.index(seat)] |= BIT[POWERS.index(power)]
        return self

    def ability(self, seat: str, *names: str) -> Scene:
        for name in names:
            self.position.abilities[SEATS.index(seat)] |= BIT[ABILITY.parse(name)]
        return self

    def scoring(self, track: str, tile: str) -> Scene:
        self.position.scoring[TRACK.parse(track)] = SCORING_TILE.parse(tile)
        return self

    def boat(self, seat: str, area: int, *tokens: str) -> Scene:
        """A boat in an area, with tokens on its tile."""
        at = SEATS.index(seat)
        self.position.boat[at] = area
        for slot, token in enumerate(tokens):
            self.position.tokens[TOKEN.parse(token)] -= 1
            self.position.load[at * 4 + slot] = TOKEN.parse(token) + 1
        return self

    def stack(self, area: int, kind: int, number: int) -> Scene:
        """So many face-down tokens are left in a stack."""
        self.position.token_left[(area - 1) * 3 + kind - 1] = number
        return self

    def workers(self, seat: str, number: int) -> Scene:
        self.position.workers[SEATS.index(seat)] = number
        return self

    def round(self, number: int) -> Scene:
        self.position.round = number
        return self

    def cart(self, seat: str, number: int, cell: str) -> Scene:
        self.position.cart[SEATS.index(seat) * 2 + number - 1] = CELL.parse(cell)
        return self

    def block(self, seat: str, *cells: str) -> Scene:
        """White dice lie on some cells."""
        for cell in cells:
            self.position.white[SEATS.index(seat)] |= BIT[CELL.parse(cell)]
        return self

    # Play

    def play(self, *notations: str) -> Scene:
        """Moves of the seat to act, by the rules; nature's must be given by `nature`."""
        for notation in notations:
            seat, move = self.position.turn(), MOVES.from_notation(notation)
            assert seat != NATURE, f"nature's turn, not for {notation}"
            rule = GAME.why_not(self.position, int(seat), move)
            assert rule is None, f"{notation}: {rule}"
            assert move in self.position.legal(seat), notation
            self.position.play(seat, move, self.told)
        return self

    def nature(self, *notations: str) -> Scene:
        """Nature's draws, in order."""
        for notation in notations:
            move = MOVES.from_notation(notation)
            possible = [m for m, _ in self.position.chances()]
            assert self.position.turn() == NATURE, f"not nature's turn for {notation}"
            assert move in possible, notation
            self.position.play(NATURE, move, self.told)
        return self

    def chance(self) -> Scene:
        """Nature draws the first possible thing until somebody has a decision."""
        while self.position.turn() == NATURE:
            self.position.play(NATURE, self.position.chances()[0][0], self.told)
        return self

    # See

    @property
    def turn(self) -> str:
        seat = self.position.turn()
        return SEATS[seat] if seat >= 0 else ("nature" if seat == NATURE else "over")

    def why(self, notation: str, seat: str | None = None) -> str | None:
        at = self.position.turn() if seat is None else SEATS.index(seat)
        rule = GAME.why_not(self.position, int(at), MOVES.from_notation(notation))
        assert (rule is None) == (MOVES.from_notation(notation) in self.position.legal(at))
        return rule

    def offered(self, family: str = "") -> list[str]:
        """The moves on offer, of one family if it is named."""
        moves = [MOVES.notation(m) for m in self.position.legal(self.position.turn())]
        return [m for m in moves if m.split()[0] == family] if family else moves

    def sees(self, seat: str | None) -> View:
        return view(self.position, None if seat is None else SEATS.index(seat))

    def player(self, seat: str) -> Player:
        return self.sees(seat).players[SEATS.index(seat)]

    def goods(self, seat: str) -> dict[str, int]:
        """A seat's goods, without those it has none of."""
        return {kind: n for kind, n in self.player(seat).goods.items() if n}

    def points(self, seat: str) -> int:
        return int(self.position.score[SEATS.index(seat)])

    def caught(self, seat: str) -> int:
        at = SEATS.index(seat) * GAME.tables.faces
        return sum(int(n) for n in self.position.caught[at : at + GAME.tables.faces])

    def piece(self, seat: str, cell: str) -> str | None:
        """The pieces on a cell."""
        return self.player(seat).cells[CELL.parse(cell)].piece
