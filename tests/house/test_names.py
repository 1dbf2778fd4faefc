"""One name, one thing: no class and no module outside the games has the name of another."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import dev

SOURCE = dev.ROOT / "src/osada"
FEATURE_MODULES = {"routes", "schemas", "store", "service", "wiring"}
"""Every feature of the server has these."""
SHARED_MODULES = {"__init__", "__main__"}
"""Names that Python itself gives."""


def modules() -> Iterator[Path]:
    """All modules outside of the games."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] != "games":
            yield path


def test_no_class_name_is_used_twice() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(SOURCE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert not twice


def test_no_module_name_is_used_twice() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        if path.stem not in FEATURE_MODULES | SHARED_MODULES:
            places[path.stem].append(str(path.relative_to(SOURCE)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert not twice
