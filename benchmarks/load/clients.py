"""People at many tables: each table is two seats with a socket each, moves are POSTs."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from contextlib import suppress
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Numbered(msgspec.Struct):
    """An entry, of which only the number matters here."""

    seq: int


class Move(msgspec.Struct):
    """A move that is offered."""

    index: int


class State(msgspec.Struct, frozen=True):
    """What a player has to know."""

    open_seats: list[int] = []
    legal: list[Move] = []
    token: str | None = None


class Frame(msgspec.Struct):
    """What a socket says; the rest is left unread, so that the clients cost little."""

    type: str
    seq: int = 0
    entries: list[Numbered] = []
    state: State = State()


class Played(msgspec.Struct):
    """The answer to a move."""

    seq: int
    entries: list[Numbered]


FRAME = msgspec.json.Decoder(Frame)
PLAYED = msgspec.json.Decoder(Played)


class Http:
    """Just enough HTTP over one connection to cost the client next to nothing."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.token = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, body: Json | None = None, key: str = "") -> Any:
        """What is answered to a request."""
        told = await self.ask(method, path, body, key)
        return msgspec.json.decode(told) if told else None

    async def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> bytes:
        """The same, unread."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Content-Length: {len(data)}\r\nAuthorization: Bearer {self.token}\r\n"
        head += f"Idempotency-Key: {key}\r\n\r\n" if key else "\r\n"
        writer.write(head.encode() + data)
        try:
            answer = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):  # it was idle for too long
            self._streams = None
            return await self.ask(method, path, body, key)
        lines = answer.decode().lower().split("\r\n")
        length = next(int(x.split(":")[1]) for x in lines if x.startswith("content-length:"))
        told = await reader.readexactly(length)
        if int(lines[0].split()[1]) >= 400:
            raise RuntimeError(f"{method} {path}: {told.decode()}")
        return told

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Seat:
    """One seat of a table, and what its socket said."""

    def __init__(self, port: int, name: str) -> None:
        self.http = Http(port)
        self.name = name
        self.arrived: list[tuple[int, float]] = []
        self.state = State()
        self.news = asyncio.Event()
        self.seqs: list[int] = []
        self.socket: ClientConnection | None = None

    async def come_in(self) -> None:
        body: Json = {"name": self.name, "bearer": True}
        self.http.token = (await self.http.request("POST", "/api/session/guest", body))["token"]

    async def watch(self, table: str) -> asyncio.Task[None]:
        address = f"ws://127.0.0.1:{self.http.port}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.http.token}"}
        self.socket = await connect(address, additional_headers=headers, compression=None)
        return asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            at = time.perf_counter()
            frame = FRAME.decode(text)
            if frame.type == "update":
                self.state = frame.state
                self.seqs += [entry.seq for entry in frame.entries]
                self.arrived.append((frame.seq, at))
                self.news.set()

    async def until(self, seq: int) -> float:
        """When the first frame with that entry came."""
        while not self.seqs or self.seqs[-1] < seq:
            self.news.clear()
            await self.news.wait()
        return next(at for known, at in self.arrived if known >= seq)


class Table:
    """A game that is played at a pace."""

    def __init__(self, port: int, number: int, game: str) -> None:
        self.game = game
        self.rng = random.Random(number)
        self.seats = [Seat(port, f"P{number}{letter}") for letter in "AB"]
        self.id = ""
        self.accepted: list[int] = []
        self.latencies: list[float] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        host, other = self.seats
        await host.come_in()
        await other.come_in()
        order: Json = {"game": self.game, "seats": ["me", "open"], "access": "link"}
        self.id = (await host.http.request("POST", "/api/tables", order))["id"]
        await other.http.request("POST", f"/api/tables/{self.id}/join", {})
        await host.http.request("POST", f"/api/tables/{self.id}/start", {})
        self.readers = [await seat.watch(self.id) for seat in self.seats]

    async def play(self, pace: float, end: float) -> None:
        """Move after move, `pace` seconds apart on average, until the time is up."""
        if pace:
            await asyncio.sleep(self.rng.random() * pace)
        while time.perf_counter() < end and await self._move():
            if pace:
                await asyncio.sleep(pace * (0.5 + self.rng.random()))

    async def _move(self) -> bool:
        last = self.accepted[-1] if self.accepted else 1
        for seat in self.seats:
            await seat.until(last)
        now = self.seats[0].state
        if not now.open_seats:
            return False
        mover = now.open_seats[0]
        seat, other = self.seats[mover], self.seats[1 - mover]
        move = self.rng.choice(seat.state.legal).index
        body: Json = {"seat": mover, "token": seat.state.token, "move": move}
        other.arrived.clear()
        sent = time.perf_counter()
        path = f"/api/tables/{self.id}/moves"
        key = f"move-{len(self.accepted):08}"
        done = PLAYED.decode(await seat.http.ask("POST", path, body, key))
        self.latencies.append(await other.until(done.seq) - sent)
        self.accepted.append(done.entries[-1].seq)
        return True

    async def settle(self) -> None:
        """Let the frames come that are still on their way, for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(30):
                for seat in self.seats:
                    await seat.until((self.accepted or [1])[-1])

    def lost(self) -> int:
        """Accepted moves that some seat was not told, or was told twice."""
        wanted = list(range(1, (self.accepted or self.seats[0].seqs)[-1] + 1))
        return sum(seat.seqs[: len(wanted)] != wanted for seat in self.seats)

    async def close(self) -> None:
        for seat in self.seats:
            seat.http.close()
            if seat.socket is not None:
                await seat.socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


async def run(port: int, tables: int, seconds: float, pace: float, game: str, pid: int) -> Json:
    """Open the tables, play at a pace, then as fast as it goes; what was measured."""
    before = memory(pid)
    made = [Table(port, number, game) for number in range(tables)]
    began = time.perf_counter()
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in made[start : start + 20]))
    opened = time.perf_counter() - began
    figures: Json = {"opened_s": opened}
    for name, wait in (("paced", pace), ("flat out", 0.0)):
        for table in made:
            table.latencies.clear()
        began, spent = time.perf_counter(), cpu(pid)
        await asyncio.gather(*(table.play(wait, began + seconds) for table in made))
        took, spent = time.perf_counter() - began, cpu(pid) - spent
        figures[name] = summary([x for t in made for x in t.latencies], took, spent)
    await asyncio.gather(*(table.settle() for table in made))
    figures["memory_kib"] = (memory(pid) - before) / tables
    figures["lost"] = sum(table.lost() for table in made)
    figures["moves"] = sum(len(table.accepted) for table in made)
    await asyncio.gather(*(table.close() for table in made))
    return figures


def summary(latencies: list[float], seconds: float, spent: float) -> Json:
    """The figures that are printed."""
    ordered = sorted(latencies) or [0.0]
    at = [ordered[int(len(ordered) * share)] * 1000 for share in (0.5, 0.95)]
    return {
        "p50_ms": at[0],
        "p95_ms": at[1],
        "moves_s": len(latencies) / seconds,
        "cpu_ms": 1000 * spent / len(ordered),
    }


def cpu(pid: int) -> float:
    """Seconds that a process has had a core for; they do not depend on what else runs here."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:  # noqa: PTH123
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """What a process has in memory, in KiB."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:  # noqa: PTH123
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def main(arguments: list[str]) -> None:
    port, tables, seconds, pace, game, pid = arguments
    figures = uvloop.run(run(int(port), int(tables), float(seconds), float(pace), game, int(pid)))
    print(json.dumps(figures))


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
