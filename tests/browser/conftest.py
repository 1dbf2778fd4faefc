"""A real server, a real browser, and people who use them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

import dev
from tests.browser.people import Person
from tests.ports import free_port
from tests.waiting import wait_for

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
"""The headless shell opens a page in a quarter of the time that the whole browser takes."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
EVERYDAY = {"test_shell.py", "test_sardinia.py", "test_settlers.py", "test_saltfjord.py"}
"""What an ordinary day looks at in a browser: that everything opens, and the boards."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All else in a browser is long."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.path.name not in EVERYDAY:
            item.add_marker(pytest.mark.long)


class Server:
    """A server with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.letters = folder / "letters.txt"
        """What the server would send by e-mail."""
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'osada.db'}"
        settings = {"OSADA_PORT": str(self.port), "OSADA_DATABASE_URL": database}
        site = os.environ.get("OSADA_WEB", str(dev.SITE))
        quiet = {"OSADA_LIMITS": "0", "OSADA_LOG_LEVEL": "error", "OSADA_WEB": site}
        quick = {"OSADA_BOT_SECONDS": os.environ.get("OSADA_BOT_SECONDS", "0.05")}
        rules = {"OSADA_RULES": os.environ.get("OSADA_COMPILED") or "source"}
        with self.letters.open("ab") as letters, self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "osada.server"],
                env=os.environ | settings | quiet | quick | rules,
                stdout=letters,
                stderr=log,
            )
        wait_for(self._answers)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text(encoding="utf-8")[-3000:]
        try:
            urlopen(f"{self.address}/health", timeout=1).close()
        except (OSError, URLError):
            return False
        return True

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            assert self.process.wait(60) == 0
            said = self.log.read_text(encoding="utf-8")
            assert "left behind" not in said, said[-3000:]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def _possible() -> None:
    """Whether there are a browser and an app to look at; CI must have both."""
    missing = []
    if CHROMIUM is None:
        missing.append("no Chromium found (apt-get install chromium)")
    if not (dev.SITE / "index.html").is_file():
        missing.append("the browser app is not built (python3 dev.py test builds it)")
    if missing and os.environ.get("CI"):
        pytest.fail("; ".join(missing))
    if missing:
        pytest.skip("BROWSER TESTS ARE NOT RUN: " + "; ".join(missing))


@pytest.fixture(scope="session")
def server(_possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Lets somebody come in: a new browser, with nothing remembered."""
    people: list[Person] = []

    def come(**options: Any) -> Person:
        person = Person(browser, server.address, **options)
        people.append(person)
        return person

    yield come
    for person in people:
        person.go()
    problems = [problem for person in people for problem in person.problems]
    assert not problems, problems
