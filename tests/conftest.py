"""What the chosen tests need is made before the first of them, if `dev.py test` asks for it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

import dev
from devtools import rules

os.environ["OSADA_RULES"] = "source"
"""Tests and the programs that they start run the source, which coverage can see into."""
KIT = "osada.conformance.kit"


@pytest.fixture
def compiled_copy() -> Path:
    """The compiled copy of the package."""
    if not os.environ.get("OSADA_COMPILED"):
        pytest.skip("NOT TESTED: there is no compiled copy of the package (OSADA_COMPILED)")
    return Path(os.environ["OSADA_COMPILED"])


@pytest.fixture
def built_app() -> None:
    """Skip a test where the browser app has not been built."""
    if not (dev.SITE / "index.html").is_file():
        pytest.skip("NOT TESTED: the browser app is not built (python3 dev.py app)")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A browser's loop runs until the process ends: to tests of other things there is none."""
    if "browser" in item.path.parts:
        return (yield)
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


def pytest_collection_finish(session: pytest.Session) -> None:
    if "OSADA_MAKE" not in os.environ or session.config.option.collectonly:
        return
    chosen = getattr(session, "items", [])  # not where others run the tests
    if any(wants_app(item) for item in chosen):
        make("app")
    if any(wants_compiled(item) for item in chosen):
        make("compile")
        copy = rules.place()
        if rules.is_made(copy) and os.environ.get("OSADA_COMPILE") != "never":
            os.environ["OSADA_COMPILED"] = str(copy)


def wants_app(item: pytest.Item) -> bool:
    """Whether a test looks at the browser app."""
    asks = "built_app" in getattr(item, "fixturenames", ())
    return asks or {"browser", "web"} & set(item.path.parts) != set()


def wants_compiled(item: pytest.Item) -> bool:
    """Whether a test is one of the kit's, which play compiled rules too, or drives a browser."""
    of_kit = isinstance(item, pytest.Function) and item.function.__module__ == KIT
    asks = "compiled_copy" in getattr(item, "fixturenames", ())
    return of_kit or asks or "browser" in item.path.parts


def make(what: str) -> None:
    """Have it made as a person would; what is said is for the person at the keyboard."""
    command = [sys.executable, str(dev.ROOT / "dev.py"), what]
    done = subprocess.run(command, stdout=sys.__stderr__, check=False)
    if done.returncode:
        pytest.exit(f"python3 dev.py {what} failed", done.returncode)
