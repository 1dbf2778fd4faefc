"""Layers of the server: a forbidden import is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.test_layers import plant


@pytest.mark.parametrize(
    ("module", "line", "said"),
    [
        (
            "platform/planted.py",
            "import osada.server.tables.registry",
            "platform.planted -> osada.server",
        ),
        (
            "reviews/planted.py",
            "import osada.server.puzzles.store",
            "reviews.planted -> osada.server.puzzles",
        ),
        (
            "tables/state/planted.py",
            "import asyncio",
            "osada.server.tables.state.planted -> asyncio",
        ),
        ("notes.py", "", "notes"),
    ],
    ids=["platform-knows-tables", "feature-knows-feature", "table-waits", "module-without-a-layer"],
)
def test_a_way_back_is_caught(tmp_path: Path, module: str, line: str, said: str) -> None:
    done = plant(tmp_path, f"server/{module}", line)
    assert done.returncode
    assert said in done.stdout
