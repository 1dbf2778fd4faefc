"""Somebody who comes to a server with a browser and wants to play: standard library only."""

from __future__ import annotations

import json
import random
import re
import subprocess
import time
import uuid
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

Json = dict[str, Any]
SCRIPT = re.compile(r'(?:src|href)="(/[^"]+\.(?:js|css))"')


class Visitor:
    """Loads the pages of a server, and plays there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.headers: dict[str, str] = {}

    def wait(self, server: subprocess.Popen[bytes], seconds: float) -> None:
        """Until the server answers; one that ends before is a failure."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if server.poll() is not None:
                raise SystemExit(f"The server ended, with code {server.returncode}.")
            try:
                urlopen(f"{self.address}/health", timeout=5).close()
            except (URLError, OSError):
                time.sleep(0.5)
            else:
                return
        raise SystemExit(f"No answer from {self.address}/health in {seconds:.0f} seconds.")

    def look(self) -> int:
        """Load the home page with its scripts and styles; how many bytes they are."""
        page = self._load("/", "text/html")
        names = SCRIPT.findall(page.decode())
        assert any(name.endswith(".js") for name in names), f"a page without scripts: {page!r}"
        kinds = {"js": "javascript", "css": "text/css"}
        return len(page) + sum(len(self._load(n, kinds[n.rpartition(".")[2]])) for n in names)

    def _load(self, path: str, kind: str) -> bytes:
        with urlopen(self.address + path, timeout=20) as answer:
            assert kind in answer.headers["Content-Type"], f"{path}: {answer.headers}"
            body: bytes = answer.read()
        assert body, f"{path} is empty"
        return body

    def call(self, path: str, body: Json | None = None, **headers: str) -> Json:
        """Ask the API."""
        data = None if body is None else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **self.headers, **headers}
        while True:
            try:
                with urlopen(Request(self.address + path, data, sent), timeout=60) as answer:
                    found: Json = json.load(answer)
                return found
            except HTTPError as error:
                if error.code != 429:
                    raise SystemExit(f"{path}: {error} {error.read()!r}") from None
                time.sleep(float(error.headers["Retry-After"]))  # faster than any person

    def play(self, game: str, bot: str, seconds: float) -> Json:
        """Play against a bot, any legal move, to the end; what came of it."""
        session = self.call("/api/session/guest", {"name": "Ada", "bearer": True})
        self.headers["Authorization"] = f"Bearer {session['token']}"
        seats = ["me", f"bot:{bot}"]
        made = self.call("/api/tables", {"game": game, "seats": seats, "start": True})
        table, rng, end = f"/api/tables/{made['id']}", random.Random(1), time.monotonic() + seconds
        while (state := self.call(f"{table}/state"))["status"] == "running":
            assert time.monotonic() < end, f"{game} was not over after {seconds:.0f} seconds"
            if state["legal"]:
                self._move(table, state, rng.choice(state["legal"])["index"])
            else:
                time.sleep(0.02)
        result: Json = self.call(table)["result"]
        return result

    def _move(self, table: str, state: Json, move: int) -> None:
        body = {"seat": state["seat"], "token": state["token"], "move": move}
        self.call(f"{table}/moves", body, **{"Idempotency-Key": uuid.uuid4().hex})
