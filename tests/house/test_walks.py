"""The walks of docs/walks.md lead past files that are there, each once."""

from __future__ import annotations

import re

import pytest

import dev

TEXT = (dev.ROOT / "docs/walks.md").read_text(encoding="utf-8")
WALKS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))


def test_there_are_five_walks() -> None:
    assert len(WALKS) == 5


@pytest.mark.parametrize("walk", WALKS)
def test_every_file_is_there_and_comes_once(walk: str) -> None:
    steps = re.findall(r"^\d+\. `(.+?)`", WALKS[walk], re.MULTILINE)
    assert len(steps) == len(re.findall(r"^\d+\. ", WALKS[walk], re.MULTILINE)) > 5
    assert [path for path in steps if not (dev.ROOT / path).is_file()] == []
    assert len(set(steps)) == len(steps)
