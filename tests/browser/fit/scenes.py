"""Moments of a game: its start, its fullest middle and its end, among people with long names."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from osada.core.record import RecordedMove
from tests.browser.conftest import Server
from tests.browser.lent import lend, recorded
from tests.browser.people import Person

LONG = [
    "Wolfgang Amadeusz Szczebrzeszyński-Wąs",
    "Maria Magdalena Wielowieyska-Trębicka",
    "Krzysztof von und zu Hohenstauffenberg",
    "Bartholomew Featherstonehaugh-Smythe",
]


RECORDS = {"sardinia": "sardinia-four", "settlers": "settlers-two", "saltfjord": "saltfjord-three"}
MOMENTS = {
    "sardinia": {"start": 0, "middle": 249, "choosing": 250, "end": 999},
    "settlers": {"start": 0, "middle": 120, "late": 185, "end": 999},
    "saltfjord": {"start": 0, "middle": 400, "late": 620, "end": 999},
}
"""After how many moves of its record a game is looked at."""


class Party:
    """People with long names at one table, who play a recorded game on its dice."""

    def __init__(self, server: Server, ada: Person, name: str) -> None:
        browser = ada.context.browser
        assert browser is not None
        self.record = recorded(name)
        ada.name, *others = LONG[: self.record.players]
        friends = [Person(browser, ada.address, name=each) for each in others]
        self.people = [ada, *friends]
        self.table = self._seated(lend(server, name))
        self.played = 0
        self._state: dict[str, Any] = {"seat": None}  # after the newest move, for who made it

    def go(self) -> None:
        """Everybody but the first leaves."""
        for friend in self.people[1:]:
            friend.context.close()

    def play(self, upto: int) -> None:
        """Play on, up to a move and then to the next turn of the first seat."""
        moves, upto = self.record.moves, max(upto, self.played)
        later = len(list(takewhile(lambda line: line.seat != 0, moves[upto:])))
        for line in moves[self.played : upto + later]:
            if line.seat >= 0:  # chance follows from the dice
                self._move(line)
        self.played = upto + later

    def _move(self, line: RecordedMove) -> None:
        person, path = self.people[line.seat], f"/tables/{self.table}"
        state = self._state if self._state["seat"] == line.seat else None
        token = (state or person.ask("GET", f"{path}/state"))["token"]
        move = {"seat": line.seat, "token": token, "move": line.notation}
        self._state = person.ask("POST", f"{path}/moves", move)["state"]

    def _seated(self, dice: str) -> str:
        """A table with everybody at it."""
        ada, *friends = self.people
        assert all(person.id for person in self.people)
        order: dict[str, object] = {"game": self.record.game, "options": self.record.options}
        order |= {"access": "link", "seats": ["me", *["open"] * len(friends)], "stream": dice}
        table: str = ada.ask("POST", "/tables", order)["id"]
        for person in friends:
            person.ask("POST", f"/tables/{table}/join", {})
        ada.ask("POST", f"/tables/{table}/start", {})
        return table
