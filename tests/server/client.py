"""People and programs at the other end of the wire."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
_KEYS = itertools.count()


class Refused(Exception):
    """The server said no."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.error: Json = response.json()["error"]
        self.code: str = self.error["code"]
        super().__init__(f"{self.status} {self.error}")


class Watch:
    """A socket at a table; remembers everything that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Json] = []

    def next(self, kind: str = "update", timeout: float = 10) -> Json:
        while True:
            frame: Json = json.loads(self.socket.recv(timeout))
            self.frames.append(frame)
            if frame["type"] == kind:
                return frame

    def until(self, seq: int, timeout: float = 10) -> Json:
        """Read on until an entry has come."""
        while True:
            frame = self.next(timeout=timeout)
            if frame["seq"] >= seq:
                return frame

    @property
    def seqs(self) -> list[int]:
        return [e["seq"] for f in self.frames if f["type"] == "update" for e in f["entries"]]

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Client:
    """Somebody with a bearer token or a cookie."""

    def __init__(self, url: str, name: str = "Ada", *, cookie: bool = False) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=20, verify=False)  # no certificates to load
        self.token: str | None = None
        self.id = ""
        self.letters: dict[str, int] = {}
        if name:
            session = self.post("/api/session/guest", name=name, bearer=not cookie)
            self._become(session)

    def _become(self, session: Json) -> None:
        self.id = session["user"]["id"]
        if session["token"]:
            self.token = session["token"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def at(self, url: str) -> Client:
        """The same person at another node."""
        other = Client(url, "")
        other.id, other.token, other.name = self.id, self.token, self.name
        other.http.headers["Authorization"] = f"Bearer {self.token}"
        return other

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Requests

    def request(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        content = None if body is None else json.dumps(body)
        response = self.http.request(method, path, content=content, headers=sent)
        if response.status_code >= 400:
            raise Refused(response)
        if response.headers.get("content-type") == "application/json":
            return response.json()
        return response.text

    def get(self, path: str, **query: object) -> Any:
        wanted = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        return self.request("GET", f"{path}?{wanted}" if wanted else path)

    def post(self, path: str, **body: object) -> Any:
        return self.request("POST", path, body)

    # Tables

    def table(self, game: str = "pebbles", *seats: str, **terms: object) -> str:
        order = {"game": game, "seats": list(seats or ("me", "open")), **terms}
        return str(self.request("POST", "/api/tables", order)["id"])

    def state(self, table: str, seat: int | None = None) -> Json:
        found: Json = self.get(f"/api/tables/{table}/state", seat=seat)
        return found

    def info(self, table: str) -> Json:
        found: Json = self.get(f"/api/tables/{table}")
        return found

    def play(
        self,
        table: str,
        move: int | str | Json,
        *,
        seat: int | None = None,
        token: str | None = None,
        key: str | None = None,
    ) -> Json:
        if token is None or seat is None:
            now = self.state(table, seat)
            token = token or now["token"]
            seat = now["seat"] if seat is None else seat
        body = {"seat": seat, "token": token, "move": move}
        key = key or f"key-{next(_KEYS):08}"
        path = f"/api/tables/{table}/moves"
        found: Json = self.request("POST", path, body, Idempotency_Key=key)
        return found

    def undo(self, table: str, moves: int = 1, seat: int = 0) -> Json:
        found: Json = self.post(f"/api/tables/{table}/undo", seat=seat, moves=moves)
        return found

    def play_any(self, table: str, rng: random.Random, seat: int | None = None) -> bool:
        """Any legal move, if there is one."""
        now = self.state(table, seat)
        if not now["legal"]:
            return False
        move = rng.choice(now["legal"])["index"]
        self.play(table, move, seat=now["seat"], token=now["token"])
        return True

    def watch(self, table: str, since: int | None = None, seat: int | None = None) -> Watch:
        query = {"since": since, "seat": seat}
        text = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        return Watch(self.socket(f"/api/tables/{table}/socket?{text}"))

    def socket(self, path: str, **headers: str) -> ClientConnection:
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        address = self.url.replace("http", "ws", 1) + path
        return connect(address, additional_headers=headers, max_size=None, legacy=True)


def seated(host: Client, *others: Client, game: str = "pebbles", **terms: object) -> str:
    """A table with these people, started."""
    table = host.table(game, "me", *["open"] * len(others), **terms)
    for other in others:
        other.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    return table
