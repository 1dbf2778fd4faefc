"""The rooms of the service: what may know of what, and that the check would see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.test_layers import plant


@pytest.mark.parametrize(
    ("module", "line", "said"),
    [
        ("store/planted.py", "import osada.service.play.keeper", "store.planted -> osada.service"),
        ("table/planted.py", "import asyncio", "osada.service.table.planted -> asyncio"),
        ("notes.py", "", "notes"),
    ],
    ids=["store-knows-play", "table-waits", "room-without-a-place"],
)
def test_a_way_back_is_caught(tmp_path: Path, module: str, line: str, said: str) -> None:
    done = plant(tmp_path, f"service/{module}", line)
    assert done.returncode
    assert said in done.stdout
