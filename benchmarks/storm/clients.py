"""Clients that play on in any weather, and log all answers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any
from zlib import crc32

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.storm.history import Answered, Denied, Line, Log, Note, Read, Sent, Told

Json = dict[str, Any]
_PATIENCE = 10.0
"""Seconds after which a client asks again."""
_AGAIN = 0.1
"""Seconds between two tries."""
_PASSING = {"unavailable", "behind", "busy"}


class Away(Exception):
    """Nobody answered."""


class GaveUp(Exception):
    """Nobody answered for so long that somebody goes home."""


class Refused(Exception):
    """The server said no, and will say so again."""


class Wire:
    """A connection to one address at a time. A request that breaks off is not sent again here."""

    def __init__(self) -> None:
        self.token = ""
        self._port = 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, port: int, method: str, path: str, body: Json | None, **more: str) -> Json:
        """The answer to a request, or `Away`."""
        try:
            async with asyncio.timeout(_PATIENCE):
                status, told = await self._ask(port, method, path, body, more)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            self.close()
            raise Away from None
        answer: Json = msgspec.json.decode(told) if told else {}
        if status < 400:
            return answer
        code = answer["error"]["code"]
        raise Away if code in _PASSING else Refused(code)

    async def _ask(
        self, port: int, method: str, path: str, body: Json | None, more: dict[str, str]
    ) -> tuple[int, bytes]:
        reader, writer = await self._connected(port)
        data = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
        head += [f"Content-Length: {len(data)}", f"Authorization: Bearer {self.token}"]
        head += [f"{name.replace('_', '-')}: {value}" for name, value in more.items()]
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next((x for x in lines if x.startswith("content-length:")), "content-length: 0")
        return int(lines[0].split()[1]), await reader.readexactly(int(length.split(":")[1]))

    async def _connected(self, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None or port != self._port:
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", port)
            self._port = port
        return self._streams

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


class Sea:
    """Where everybody is: the nodes' ports, what was noted, and how long anybody had to wait."""

    def __init__(self, ports: list[int], pace: float = 0.05, patience: float = 120) -> None:
        self.ports = ports
        self.pace = pace
        self.patience = patience
        self.history: list[Note] = []
        self.outages: list[float] = []
        self.calm = asyncio.Event()
        """Set when no more moves are to be begun."""
        self.answered = 0
        self.failures = 0
        """Answers of 500."""
        self.gone_home = 0
        """Parties that gave up."""
        self.parties: list[Party] = []


class Person:
    """Somebody who insists."""

    def __init__(self, sea: Sea, name: str) -> None:
        self.sea = sea
        self.name = name
        self.id = ""
        self.wire = Wire()
        self.rng = random.Random(name)
        self.known: dict[str, int] = {}

    async def come_in(self) -> None:
        told = await self.insist("POST", "/api/session/guest", {"name": self.name, "bearer": True})
        self.wire.token, self.id = told["token"], told["user"]["id"]

    async def insist(self, method: str, path: str, body: Json | None = None, **more: str) -> Json:
        """Ask, at any node, until there is an answer."""
        failed = 0.0
        while True:
            port = self.rng.choice(self.sea.ports)
            try:
                told = await self.wire.ask(port, method, path, body, **more)
            except Away:
                pass
            except Refused as refused:
                if refused.args != ("failed",):
                    raise
                self.sea.failures += 1  # weather is no excuse for that
            else:
                if failed:
                    self.sea.outages.append(time.monotonic() - failed)
                return told
            failed = failed or time.monotonic()
            if time.monotonic() - failed > self.sea.patience:
                raise GaveUp
            await asyncio.sleep(_AGAIN)

    async def settle(self, path: str) -> None:
        """Ask for what may have been done already, without an answer: that is as good."""
        try:
            await self.insist("POST", path, {})
        except Refused as refused:
            if refused.args != ("wrong-state",):
                raise

    async def look(self, table: str, seat: int) -> Json:
        """Where the game stands; never before what one has been told."""
        path = f"/api/tables/{table}/state?seat={seat}"
        state = await self.insist("GET", path, Osada_Seen=str(self.known.get(table, 0)))
        self._saw(table, state)
        return state

    def _saw(self, table: str, state: Json) -> None:
        self.known[table] = max(self.known.get(table, 0), state["seq"])
        shown = {name: value for name, value in state.items() if name != "clock"}
        note = Read(self.id, table, state["seq"], state["seat"], _mark(shown))
        self.sea.history.append(note)

    async def turn(self, table: str, seat: int) -> bool:
        """Make a move, if one can be made; whether the game goes on."""
        state = await self.look(table, seat)
        if state["legal"]:
            await self._play(table, state)
        return bool(state["status"] == "running")

    async def _play(self, table: str, state: Json) -> None:
        move = self.rng.choice(state["legal"])["index"]
        key = f"storm-{self.rng.getrandbits(64):016x}"
        order = {"seat": state["seat"], "token": state["token"], "move": move}
        self.sea.history.append(Sent(self.id, table, key, state["seat"], move))
        path = f"/api/tables/{table}/moves"
        try:
            told = await self.insist("POST", path, order, Idempotency_Key=key)
        except Refused as refused:
            self.sea.history.append(Denied(self.id, table, key, str(refused)))
            return
        self.sea.history.append(Answered(self.id, table, key, told["seq"]))
        self.sea.answered += 1
        self._saw(table, told["state"])

    async def read_log(self, table: str, port: int) -> None:
        """All of a table, when all is over."""
        async with asyncio.timeout(_PATIENCE), self._socket(table, port, 0) as socket:
            frame = msgspec.json.decode(await socket.recv())
        lines = [
            Line(e["seq"], _entry(e), e["user"], e["seat"], (e["move"] or {}).get("index"))
            for e in frame["entries"]
        ]
        self.sea.history.append(Log(self.id, table, str(port), lines))

    def _socket(self, table: str, port: int, since: int) -> connect:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?since={since}"
        headers = {"Authorization": f"Bearer {self.wire.token}"}
        return connect(address, additional_headers=headers, max_size=None, compression=None)

    async def watch(self, table: str) -> None:
        """Read a table's socket, and another one when it breaks, until cancelled."""
        last = 0
        while True:
            try:
                async with self._socket(table, self.rng.choice(self.sea.ports), last) as socket:
                    async for text in socket:
                        frame = msgspec.json.decode(text)
                        for entry in frame["entries"] if frame["type"] == "update" else []:
                            last = entry["seq"]
                            self.sea.history.append(Told(self.id, table, last, _entry(entry)))
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(_AGAIN)


class Party:
    """Two players and somebody who watches: table after table, until the weather is calm."""

    def __init__(self, sea: Sea, number: int, game: str) -> None:
        self.sea = sea
        self.game = game
        self.tables: list[str] = []
        self.players = [Person(sea, f"P{number}{letter}") for letter in "AB"]
        self.watcher = Person(sea, f"P{number}W")
        sea.parties.append(self)

    async def run(self) -> None:
        try:
            for person in (*self.players, self.watcher):
                await person.come_in()
            while not self.sea.calm.is_set():
                await self._game()
        except* GaveUp:
            self.sea.gone_home += 1

    async def _game(self) -> None:
        host, other = self.players
        order = {"game": self.game, "seats": ["me", "open"]}
        table = (await host.insist("POST", "/api/tables", order))["id"]
        await other.settle(f"/api/tables/{table}/join")
        await host.settle(f"/api/tables/{table}/start")
        self.tables.append(table)
        watching = asyncio.create_task(self.watcher.watch(table))
        try:
            async with asyncio.TaskGroup() as playing:
                for seat, player in enumerate(self.players):
                    playing.create_task(self._play(player, table, seat))
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def _play(self, player: Person, table: str, seat: int) -> None:
        while not self.sea.calm.is_set() and await player.turn(table, seat):
            await asyncio.sleep(player.rng.random() * self.sea.pace)

    async def read_logs(self) -> None:
        """What every node says of every table, when all is over."""
        for table in self.tables:
            for player in self.players:
                for port in self.sea.ports:
                    await player.read_log(table, port)

    def close(self) -> None:
        for person in (*self.players, self.watcher):
            person.wire.close()


def _entry(told: Json) -> str:
    """What everybody may know of an entry."""
    return _mark([told[name] for name in ("kind", "seat", "user", "at", "length", "text")])


def _mark(value: object) -> str:
    return f"{crc32(msgspec.json.encode(value)):08x}"


async def sail(sea: Sea, weather: Callable[[Sea], Awaitable[None]], games: list[str]) -> None:
    """Play while the weather lasts, and read what has come of it."""
    parties = [Party(sea, number, game) for number, game in enumerate(games)]
    try:
        async with asyncio.TaskGroup() as playing:  # any error ends the run
            for party in parties:
                playing.create_task(party.run())
            await weather(sea)
            sea.calm.set()
        for party in parties:
            await party.read_logs()
    finally:
        for party in parties:
            party.close()
        await asyncio.sleep(0.1)
