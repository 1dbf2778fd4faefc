"""Recorder for docs/walks.md: which modules of `osada` run during each walk.

`python -m tests.house.recorded_walks [walk]` prints them in the order of their first call. Each
walk is done twice and recorded the second time, so that neither imports nor caches count.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager, redirect_stdout
from hashlib import sha256
from io import StringIO
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from msgspec.structs import replace

import osada
from osada.analysis.review import compare, evaluator, ledger
from osada.analysis.review.evaluator import Evaluator
from osada.cli.entry_point import main
from osada.evaluation.ai import Ai
from osada.games import find
from osada.server.platform.tokens import new_seed
from osada.server.platform.worker_pool import WorkerPool
from osada.server.server import Server
from osada.server.tables import maker
from osada.server.tables.bot_jobs import LocalBotJobs
from tests.server.client import Json
from tests.server.in_process import Caller, quick, served
from tests.waiting import wait_in_loop

PACKAGE = Path(osada.__file__).parent
SHEETS = Path(__file__).parents[2] / "docs/sheets.md"
BY_CHANCE = {f"src/osada/server/platform/{name}.py" for name in ("database", "sqlite_engine")}
"""They run when the pool of connections has none free, which is a matter of timing."""
RECORD = Path(__file__).parents[1] / "golden/sardinia-2-nothing-shared.osada"
EXAMPLE = re.search(r"```json\n(.*?)\n```", SHEETS.read_text("utf-8"), re.DOTALL)
assert EXAMPLE
SHEET = json.loads(EXAMPLE[1])


PATCH = pytest.MonkeyPatch()
"""Never undone: a walk is recorded in a process of its own."""


class Recorder:
    """Profile hook that notes modules by their first call while it is on."""

    def __init__(self) -> None:
        self.on = False
        self._codes = set[CodeType]()
        self._modules = dict[str, None]()

    def install(self) -> None:
        """Watch this thread and all that start later."""
        threading.setprofile(self._called)
        sys.setprofile(self._called)

    @contextmanager
    def recording(self) -> Iterator[None]:
        self.on = True
        try:
            yield
        finally:
            self.on = False

    def modules(self) -> list[str]:
        return list(self._modules)

    def _called(self, frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event != "call" or not self.on or code in self._codes:
            return
        self._codes.add(code)
        if code.co_flags & inspect.CO_OPTIMIZED and code.co_filename.startswith(str(PACKAGE)):
            path = Path(code.co_filename).relative_to(PACKAGE.parents[1]).as_posix()
            if path not in BY_CHANCE:
                self._modules.setdefault(path)


class InlinePool(WorkerPool):
    """Runs work in this process, where the recorder sees it."""

    async def run(self, work: Callable[[Any], Any], asked: Any) -> Any:
        await asyncio.sleep(0)
        return work(asked)


class Socket:
    """A watcher of a table."""

    def __init__(self, caller: Caller, table: str) -> None:
        headers = [(k.lower().encode(), v.encode()) for k, v in caller.http.headers.items()]
        scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "query_string": b""}
        scope |= {"scheme": "ws", "client": ("127.0.0.1", 1), "subprotocols": []}
        self._received: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._sent: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        app = caller.http._transport.app  # type: ignore[attr-defined]
        call = app({**scope, "headers": headers}, self._sent.get, self._received.put)
        self._task = asyncio.create_task(call)

    async def until(self, wanted: Callable[[Json], bool]) -> None:
        """Read frames until one is as wanted."""
        while True:
            message = await asyncio.wait_for(self._received.get(), 60)
            if message["type"] == "websocket.send" and wanted(json.loads(message["text"])):
                return

    async def close(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def new_table(ada: Caller, game: str, *seats: str, **terms: object) -> str:
    order = {"game": game, "seats": list(seats), "start": True, **terms}
    return str((await ada.post("/api/tables", order))["id"])


async def click(ada: Caller, recorder: Recorder, on: bool) -> None:
    """One move of Sardinia at a table of two people, with a watcher."""
    table = await new_table(ada, "sardinia", "me", "me")
    socket = Socket(ada, table)
    await socket.until(lambda frame: frame["type"] == "update")
    now = await ada.get(f"/api/tables/{table}/state")
    body = {"seat": now["seat"], "token": now["token"], "move": now["legal"][0]["index"]}
    recorder.on = on
    await ada.post(f"/api/tables/{table}/moves", body, Idempotency_Key="key-00000001")
    await socket.until(lambda frame: frame.get("seq", 0) > now["seq"])
    recorder.on = False
    await socket.close()


async def bot(ada: Caller, recorder: Recorder, on: bool) -> None:
    """One move of a bot that plans."""
    jobs = ada.server.tables._jobs
    assert isinstance(jobs, LocalBotJobs)
    work, jobs._work = jobs._work, None
    table = await new_table(ada, "sardinia", "bot:level5", "me")
    registry, referee = ada.server.tables.registry, ada.server.tables.referee
    before = await registry.read(table, lambda hosted: hosted.seq)
    jobs._work = work
    recorder.on = on
    await registry.read(table, referee.changed)
    await wait_in_loop(
        lambda: registry.read(table, lambda hosted: hosted.seq), lambda seq: seq > before, 300
    )
    recorder.on = False
    await wait_in_loop(idle(jobs), bool, 300)


def idle(jobs: LocalBotJobs) -> Callable[[], Awaitable[bool]]:
    async def is_idle() -> bool:
        return not jobs._tasks

    return is_idle


async def verify(_ada: Caller, recorder: Recorder, on: bool) -> None:
    """`osada verify` of a finished game of Sardinia."""
    recorder.on = on
    with redirect_stdout(StringIO()):
        assert main(["verify", str(RECORD)]) == 0
    recorder.on = False


async def review(ada: Caller, recorder: Recorder, on: bool) -> None:
    """A review of a finished game that is asked for, worked out and read."""
    if not on:
        return  # the second review of a game would be the first one
    text = RECORD.read_text(encoding="utf-8")
    recorder.on = True
    key = (await ada.post("/api/records/review", {"record": text}))["key"]
    await wait_in_loop(
        lambda: ada.get(f"/api/reviews/{key}"), lambda found: found["state"] == "finished", 60
    )
    recorder.on = False


async def sheet(ada: Caller, recorder: Recorder, on: bool) -> None:
    """A sheet of Settlers that is checked, kept and played with."""
    changed = {**SHEET, "author": f"Ala {on}"}
    body = {"game": "settlers", "files": {"sheet.json": changed}}
    recorder.on = on
    content = (await ada.post("/api/contents", body))["content"]
    await new_table(ada, "settlers", "me", content=content, options={"adventure": "fan"})
    recorder.on = False


async def draw(ada: Caller, recorder: Recorder, on: bool) -> None:
    """The first draws of a game: seed, commitment, number of a player, frame."""
    number = "1234567890abcdef" * 2
    seal = sha256(number.encode()).hexdigest()
    recorder.on = on
    table = await new_table(ada, "settlers", "me", seal=seal, options={"adventure": "7"})
    recorder.on = False
    socket = Socket(ada, table)
    await socket.until(lambda frame: frame["type"] == "update")
    recorder.on = on
    await ada.post(f"/api/tables/{table}/number", {"number": number})
    await socket.until(lambda frame: (frame.get("info") or {}).get("status") == "running")
    recorder.on = False
    await socket.close()


WALKS = {
    "click": click,
    "bot": bot,
    "verify": verify,
    "review": review,
    "sheet": sheet,
    "draw": draw,
}


def fixed_seed() -> str:
    """Make a seed as the server does, and take the same one each time."""
    return "0" * len(new_seed())


def make_quick(ai: Ai | None) -> None:
    """Let bots and reviews do few rollouts: the way is the same."""
    assert ai is not None
    small = {"iterations": 4, "plans": 2, "beam": 2, "narrow": 2, "horizon": 1, "otherwise": None}
    for level in ("level5", "review"):
        ai.levels = {**ai.levels, level: replace(ai.levels[level], **small)}
    PATCH.setattr(Evaluator.evaluate, "__defaults__", (0, 4))
    PATCH.setattr(evaluator, "WAYS", 4)
    PATCH.setattr(ledger, "SET_UP", 4)
    PATCH.setattr(compare, "_FIRST", 2)


@asynccontextmanager
async def quiet_server() -> AsyncIterator[Caller]:
    """A server whose workers are in this process and whose clocks hardly tick."""
    PATCH.setattr(WorkerPool, "run", InlinePool.run)
    PATCH.setattr(maker, "new_seed", fixed_seed)
    make_quick(find("sardinia").ai)
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/osada.db"
        async with served(Server(quick(url, clock_tick_ms=600_000, bot_seconds=2.0))) as ada:
            loops = ada.server.platform.loops
            for loop in list(loops._tasks):
                await loops.stop(loop)
            await ada.come_in()
            yield ada


async def walk(name: str) -> list[str]:
    recorder = Recorder()
    recorder.install()
    async with quiet_server() as ada:
        for on in (False, True):
            await WALKS[name](ada, recorder, on)
    return recorder.modules()


if __name__ == "__main__":
    for each in sys.argv[1:] or WALKS:
        sys.stdout.write("\n  ".join([f"{each}:", *asyncio.run(walk(each))]) + "\n")
