"""What docs/api.md says of Sardinia's moves is so."""

from __future__ import annotations

import re

import dev
from osada.games import find

PAGE = (dev.ROOT / "docs/api.md").read_text(encoding="utf-8")
MOVES = find("sardinia").moves


def test_the_moves_of_the_examples_are_moves_of_the_game() -> None:
    shown = re.findall(r'"index": (\d+), "notation": "([^"]+)"', PAGE)
    shown += re.findall(r'"move": (\d+)} +or "move": "([^"]+)"', PAGE)
    assert len(shown) >= 3
    for index, notation in shown:
        assert MOVES.notation(int(index)) == notation


def test_the_table_of_moves_has_that_size_and_those_families() -> None:
    sizes = re.findall(r'"move_count": (\d+)', PAGE)
    assert sizes == [str(MOVES.size)]
    shown = re.findall(r'"name": "([^"]+)", "first": (\d+), "size": (\d+)', PAGE)
    families = {family.name: (family.first, len(family)) for family in MOVES.families}
    assert shown
    for name, first, size in shown:
        assert families[name] == (int(first), int(size))
