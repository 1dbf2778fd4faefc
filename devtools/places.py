"""Where things are in a checkout."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
WEB = ROOT / "web"
SITE = ROOT / "src/osada/server/web"  # the built browser app, in the package


def project() -> dict[str, Any]:
    """The settings of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
