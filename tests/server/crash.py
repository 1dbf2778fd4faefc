"""Games that are played on while their server is killed: what was accepted must be there."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import TypeVar

import httpx

from osada.core.record import LETTERS, read
from tests.server.client import Client, Json, Refused

T = TypeVar("T")
AWAY = (httpx.TransportError,)


class Game(threading.Thread):
    """Two people at one table, who try each move with one key until it is answered."""

    def __init__(self, urls: Callable[[], list[str]], number: int, game: str) -> None:
        super().__init__()
        self.urls = urls
        self.rng = random.Random(number)
        self.game = game
        self.accepted: list[tuple[int, int, str]] = []
        """(seq, seat, notation) of every move that was answered."""
        self.retries = 0
        self.table = ""
        self.problem: BaseException | None = None
        self.people = [Client(urls()[0], f"P{number}-{seat}") for seat in range(2)]

    def run(self) -> None:
        try:
            self._sit_down()
            while self._turn():
                pass
        except BaseException as error:
            self.problem = error

    def _sit_down(self) -> None:
        host, other = self.people
        self.table = self._insist(lambda: host.table(self.game, "me", "open"))
        self._insist(lambda: self._once(other, "join"))
        self._insist(lambda: self._once(host, "start"))

    def _once(self, who: Client, what: str) -> None:
        """These have no key: a second time is refused, and that is as good."""
        try:
            who.post(f"/api/tables/{self.table}/{what}")
        except Refused as refused:
            if refused.code != "wrong-state":
                raise

    def _turn(self) -> bool:
        state = self._insist(lambda: self.people[0].state(self.table))
        if not state["open_seats"]:
            return False
        seat = self.rng.choice(state["open_seats"])
        mine = self._insist(lambda: self.people[seat].state(self.table))
        move = self.rng.choice(mine["legal"])
        key = f"turn-{self.rng.getrandbits(64):016x}"
        done = self._insist(
            lambda: self.people[seat].play(
                self.table, move["index"], seat=seat, token=mine["token"], key=key
            )
        )
        self.accepted.append((done["seq"], seat, move["notation"]))
        return True

    def _insist(self, ask: Callable[[], T]) -> T:
        end = time.monotonic() + 60
        while True:
            try:
                return ask()
            except AWAY:
                self._look_elsewhere()
            except Refused as refused:
                if refused.status != 503:
                    raise
            assert time.monotonic() < end, "the server never came back"
            self.retries += 1
            time.sleep(0.1)

    def _look_elsewhere(self) -> None:
        """Another node, if there is one."""
        self.go_to(self.rng.choice(self.urls()))

    def go_to(self, address: str) -> None:
        for person in self.people:
            person.http.base_url = address
            person.url = address

    def check(self) -> None:
        """The record has every move that was answered, in order, and no other."""
        assert self.problem is None, repr(self.problem)
        self.go_to(self.urls()[0])
        ada = self.people[0]
        record = read(ada.get(f"/api/tables/{self.table}/record"))
        moves = [(line.seat, line.notation) for line in record.moves if line.seat >= 0]
        assert moves == [(seat, notation) for _, seat, notation in self.accepted]
        seqs = [seq for seq, _, _ in self.accepted]
        assert seqs == sorted(set(seqs))
        assert all(LETTERS[seat] for seat, _ in moves)
        verdict: Json = ada.get(f"/api/tables/{self.table}/verify")
        assert verdict["ok"], verdict

    def close(self) -> None:
        for person in self.people:
            person.close()
