"""Every rule of every game is enforced somewhere and has an example test, both citing its id."""

import re
from pathlib import Path

import pytest

from osada.games import find, names

ROOT = Path(__file__).parents[2]


def cited(folder: Path, pattern: str) -> set[str]:
    """The ids that the Python files of a folder cite, in upper case."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob(pattern)))
    found = {match.upper() for match in re.findall(r"(?<![A-Za-z0-9])[A-Za-z]\d+(?!\d)", text)}
    for letter, first, last in re.findall(r"\b([A-Z])(\d+) to [A-Z]?(\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def without_ranges(folder: Path) -> set[str]:
    """The ids that tests cite one by one: neither a file's heading nor a range is an example."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("test_*.py"))]
    text = "\n".join(re.sub(r'\A""".*?"""', "", each, flags=re.DOTALL) for each in texts)
    text = re.sub(r"\b[A-Z]\d+ to [A-Z]?\d+\b", "", text)
    return {match.upper() for match in re.findall(r"(?<![A-Za-z0-9])[A-Za-z]\d+(?!\d)", text)}


@pytest.mark.parametrize("name", names())
def test_every_rule_has_an_example(name: str) -> None:
    missing = [
        rule for rule in find(name).rules if rule not in without_ranges(ROOT / "tests/games" / name)
    ]
    assert not missing, f"no example test cites {', '.join(missing)}"


@pytest.mark.parametrize("name", names())
def test_every_rule_is_cited_where_it_is_enforced(name: str) -> None:
    missing = [
        rule
        for rule in find(name).rules
        if rule not in cited(ROOT / "src/osada/games" / name, "*.py")
    ]
    assert not missing, f"no code cites {', '.join(missing)}"
