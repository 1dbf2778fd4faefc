"""A terse builder of Settlers positions, so that a test reads like a game."""

from __future__ import annotations

from osada.core.bits import BIT, members
from osada.core.events import Event
from osada.core.options import settle
from osada.core.position import NATURE, OVER
from osada.games.settlers import GAME
from osada.games.settlers.game import Settlers
from osada.games.settlers.presentation.view import Player, View
from osada.games.settlers.rules.moves import FAVOURS
from osada.games.settlers.rules.state import POOL, WORKERS
from tests.games.settlers.pack import Pack

SEATS = "ABCD"
TRACKS = ("walls", "huts", "granaries", "bridges")
RESOURCES = ("stone", "wood", "food", "gold")
DICE = "stone wood food 4"


class Scene:
    """A game in the growth phase of its first round; seat A is active.

    The first favour is taken by seat A, the next by B; what is left lies in the middle.
    """

    def __init__(
        self,
        players: int = 2,
        dice: str = DICE,
        favours: str = "",
        pack: Pack | None = None,
        **options: str,
    ) -> None:
        self.game: Settlers = pack.game if pack else GAME
        chosen = settle(self.game.options, options)
        self.position = self.game.start(players, chosen)
        self.told: list[Event] = []
        usual = ("export", "gift", "crops", "ally", "coin")
        self.favours = favours.split() or list(usual[: players + 1 if players > 1 else 3])
        drawn = members(self.position.tokens)
        for favour in self.favours:
            if FAVOURS.index(favour) not in drawn and self.position.round == 0:
                self.nature(f"draw-favour {favour}")
        if players > 1:
            self.nature("first A")
        self.roll(dice).take_favours()

    def roll(self, dice: str = DICE) -> Scene:
        """The active player's roll."""
        *resources, workers = dice.split()
        for resource in resources:
            self.nature(f"roll {resource}")
        return self.nature(f"workers {workers}")

    def take_favours(self) -> Scene:
        """From the active player on, each seat takes its own of the scene's favours."""
        for _ in range(self.position.players):
            seat = int(self.position.actor)
            self.play(f"{SEATS[seat]}: favour {self.favours[seat]}")
        return self

    def finish_round(self, dice: str = DICE, favours: str = "") -> Scene:
        """Everybody ends the round as it stands; the next one is rolled and opened."""
        for seat in SEATS[: self.position.players]:
            self.end(seat)
        if favours:
            self.favours = favours.split()
        return self.roll(dice).take_favours()

    def end(self, seat: str) -> Scene:
        """A seat does nothing more in this round."""
        for move in ("done", "found-nothing"):
            if move in self.offered(seat):
                self.play(f"{seat}: {move}")
        return self

    # Set the scene

    def pool(self, seat: str = "A", **amounts: int) -> Scene:
        """Exactly these resources and workers."""
        at = SEATS.index(seat) * POOL
        for place, name in enumerate((*RESOURCES, "workers")):
            self.position.pool[at + place] = amounts.get(name, 4 if name == "workers" else 0)
        return self

    def built(self, seat: str = "A", **sections: int) -> Scene:
        """So many complete sections of each track."""
        for name, number in sections.items():
            self.position.built[SEATS.index(seat) * 4 + TRACKS.index(name)] = number
        return self

    def works(self, *buildings: str, seat: str = "A") -> Scene:
        """Buildings that were completed in an earlier round."""
        for name in buildings:
            slot = self.slot(name)
            at = SEATS.index(seat)
            village = self.game.tables.villages[self.position.sheet]
            self.position.crossed[at] |= village.all_of_building[slot]
            self.position.ready[at] |= BIT[slot]
        return self

    def raised(self, building: str, times: int, seat: str = "A") -> Scene:
        """Settlements of earlier rounds, as far as their number goes."""
        self.position.level[SEATS.index(seat) * 6 + self.slot(building)] = times
        return self

    def harvested(self, *areas: str, seat: str = "A") -> Scene:
        """Harvest areas crossed out: `1a` is the first of field 1."""
        for area in areas:
            number = (int(area[0]) - 1) * 4 + "abcd".index(area[1])
            self.position.harvested[SEATS.index(seat)] |= BIT[number]
        return self

    def slot(self, building: str) -> int:
        return self.game.box.sheet(int(self.position.sheet)).buildings.index(building)

    # Play

    def play(self, *moves: str) -> Scene:
        """Make moves, `B: done` or `done` for seat A; each must be legal by both formulations."""
        for text in moves:
            seat, move = self._parse(text)
            why = self.game.why_not(self.position, seat, move)
            assert why is None, f"{text}: {why}"
            assert move in self.position.legal(seat), text
            self.position.play(seat, move, self.told)
        return self

    def nature(self, *moves: str) -> Scene:
        for text in moves:
            move = self.game.moves.from_notation(text)
            assert move in [m for m, _ in self.position.chances()], text
            self.position.play(NATURE, move, self.told)
        return self

    # See

    def offered(self, seat: str = "A") -> list[str]:
        return [self.game.moves.notation(m) for m in self.position.legal(SEATS.index(seat))]

    def why(self, text: str) -> str | None:
        seat, move = self._parse(text)
        rule = self.game.why_not(self.position, seat, move)
        assert (rule is None) == (move in self.position.legal(seat)), text
        return rule

    def sees(self, seat: str = "A") -> View:
        return self.game.view(self.position, SEATS.index(seat))

    def player(self, seat: str = "A") -> Player:
        return self.sees(seat).players[SEATS.index(seat)]

    def has(self, seat: str = "A") -> dict[str, int]:
        """The contents of a seat's pool, without kinds it has none of."""
        return {name: n for name, n in self.player(seat).pool.items() if n}

    def workers(self, seat: str = "A") -> int:
        return int(self.position.pool[SEATS.index(seat) * POOL + WORKERS])

    @property
    def over(self) -> bool:
        return self.position.turn() == OVER

    def _parse(self, text: str) -> tuple[int, int]:
        seat, sign, move = text.rpartition(": ")
        return SEATS.index(seat) if sign else 0, self.game.moves.from_notation(move)
