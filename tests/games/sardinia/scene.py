"""A terse builder of Sardinia positions, so that a test reads like a game."""

from __future__ import annotations

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.position import NATURE
from osada.games.sardinia import GAME
from osada.games.sardinia.presentation.view import View, view
from osada.games.sardinia.rules.crowds import add_settler, enter
from osada.games.sardinia.rules.moves import CROP, ROLE, SITE
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import influence
from osada.games.sardinia.rules.state import ALL_CARDS, OPEN_ROW, PLACES, RESERVE

SEATS = "ABCD"
MOVES = GAME.moves
PROVINCE, HARBOUR = GAME.tables.province, GAME.tables.harbour


class Scene:
    """A game of Sardinia after its set-up; seat A begins."""

    def __init__(
        self, players: int = 3, sites: str = "6 17", kept: str = "", **options: str
    ) -> None:
        chosen = {"first-player": "A"} | {k.replace("_", "-"): v for k, v in options.items()}
        self.position: SardiniaPosition = GAME.start(players, _all(chosen))
        self.told: list[Event] = []
        while self.position.phase != OPEN_ROW:
            self.position.play(NATURE, self.position.chances()[0][0], self.told)
        for site in [*sites.split(), *kept.split()]:
            self.nature(f"site {site}")

    # Set the scene: pieces come from the reserve

    def settler(self, seat: str, *provinces: str) -> Scene:
        for province in provinces:
            self.position.settlers[SEATS.index(seat) * PLACES + RESERVE] -= 1
            add_settler(self.position, SEATS.index(seat), PROVINCE.parse(province))
        return self

    def village(self, seat: str, *provinces: str) -> Scene:
        """Villages come with as many crop tokens as S18 asks for."""
        for province in provinces:
            at = SEATS.index(seat) * PLACES
            self.position.villages[at + RESERVE] -= 1
            self.position.villages[at + PROVINCE.parse(province)] += 1
            enter(self.position, PROVINCE.parse(province))
        return self

    def priest(self, seat: str, province: str) -> Scene:
        self.position.priest[SEATS.index(seat)] = BIT[PROVINCE.parse(province)]
        enter(self.position, PROVINCE.parse(province))
        return self

    def ship(self, seat: str, *harbours: str) -> Scene:
        for harbour in harbours:
            self.position.ships[SEATS.index(seat)] |= BIT[HARBOUR.parse(harbour)]
        return self

    def fort(self, seat: str, *sites: str) -> Scene:
        for site in sites:
            self.position.forts[SEATS.index(seat)] |= BIT[SITE.parse(site)]
        return self

    def crop(self, province: str, kind: str) -> Scene:
        self.position.crop[PROVINCE.parse(province)] = CROP.parse(kind)
        return self

    def tokens(self, seat: str, kind: str, number: int = 1) -> Scene:
        self.position.taken[SEATS.index(seat) * 5 + CROP.parse(kind)] = number
        return self

    def front(self, seat: str, *roles: str) -> Scene:
        played = sum(BIT[ROLE.parse(role)] for role in roles)
        self.position.hand[SEATS.index(seat)] = ALL_CARDS & ~played
        return self

    def crowd(self, province: str, pieces: int) -> Scene:
        """Fill a province with settlers of seats B and C."""
        self.settler("B", *[province] * min(pieces, 5))
        return self.settler("C", *[province] * max(pieces - 5, 0))

    # Play

    def play(self, *moves: str) -> Scene:
        """Make moves of the seat to act; `A: boast` names the seat."""
        for text in moves:
            seat, _, notation = text.rpartition(": ")
            actor = SEATS.index(seat) if seat else self.position.turn()
            move = MOVES.from_notation(notation)
            assert GAME.why_not(self.position, actor, move) is None, text
            assert move in self.position.legal(actor), text
            self.position.play(actor, move, self.told)
        return self

    def nature(self, *moves: str) -> Scene:
        for text in moves:
            move = MOVES.from_notation(text)
            assert move in [possible for possible, _ in self.position.chances()], text
            self.position.play(NATURE, move, self.told)
        return self

    # See

    def offered(self, family: str = "") -> list[str]:
        """The moves open to the seat to act, of one family if named."""
        texts = [MOVES.notation(move) for move in self.position.legal(self.position.turn())]
        return [text for text in texts if text.split()[0].startswith(family)]

    def why(self, notation: str, seat: str | None = None) -> str | None:
        actor = self.position.turn() if seat is None else SEATS.index(seat)
        move = MOVES.from_notation(notation)
        rule = GAME.why_not(self.position, actor, move)
        assert (rule is None) == (move in self.position.legal(actor))
        return rule

    def influence(self, province: str) -> list[int]:
        at = PROVINCE.parse(province)
        return [int(influence(self.position, seat, at)) for seat in range(self.position.players)]

    def last(self, kind: type[Event]) -> Event:
        return next(event for event in reversed(self.told) if isinstance(event, kind))

    def sees(self, seat: str | None) -> View:
        return view(self.position, None if seat is None else SEATS.index(seat))

    @property
    def turn(self) -> str:
        seat = self.position.turn()
        return SEATS[seat] if seat >= 0 else {-1: "nature", -2: "over"}[seat]

    @property
    def scores(self) -> list[int]:
        return self.position.scores()


def _all(chosen: dict[str, str]) -> dict[str, str]:
    return {option.name: chosen.get(option.name, option.default) for option in GAME.options}
