"""Writes what the rules say, for the boards that work it out themselves.

`python tests/web/law/write.py` writes `web/src/boards/<game>/law.json` anew; each board's
`law.test.ts` holds the board against it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from tests.web.law import saltfjord, sardinia, settlers  # noqa: E402

LAWS: dict[str, Callable[[], dict[str, list[Any]]]] = {
    "saltfjord": saltfjord.cases,
    "sardinia": sardinia.cases,
    "settlers": settlers.cases,
}


def text(game: str) -> str:
    """The cases of a game, a line each."""
    parts = []
    for name, cases in LAWS[game]().items():
        lines = ",\n".join(json.dumps(case, sort_keys=True) for case in cases)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


def path(game: str) -> Path:
    """Where the cases of a game are kept."""
    return ROOT / f"web/src/boards/{game}/law.json"


if __name__ == "__main__":
    for game in LAWS:
        path(game).write_text(text(game), encoding="utf-8")
