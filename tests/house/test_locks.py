"""The locks pin everything by hash, fit what pyproject.toml asks for, and name no address."""

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev

LOCKS = sorted((dev.ROOT / "locks").glob("*.txt"))
SETTINGS = dev.project()
NEEDS = SETTINGS["project"]["dependencies"]
TOOLS = SETTINGS["build-system"]["requires"]
GROUPS = SETTINGS["dependency-groups"]


def entries(lock: Path) -> list[str]:
    """A lock's entries: one requirement each, with its hashes."""
    return lock.read_text().replace("\\\n", " ").splitlines()


def pins(lock: Path) -> dict[str, set[str]]:
    """The versions of each package; there may be several, for different Pythons."""
    found: dict[str, set[str]] = {}
    for entry in entries(lock):
        name, version = re.match(r"([\w.-]+)==(\S+)", entry).groups()  # type: ignore[union-attr]
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_entry_is_a_pin_with_hashes(lock: Path) -> None:
    for entry in entries(lock):
        assert re.fullmatch(
            r"[\w.-]+==\S+( ; [^\\]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", entry
        ), entry


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_entry_has_an_address(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"://|index-url|find-links|\bfile:| @ ", text)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("run", NEEDS),
        ("build", TOOLS),
        ("dev", [*NEEDS, *TOOLS, *GROUPS["dev"]]),
        ("peers", GROUPS["peers"]),
        ("dist", GROUPS["dist"]),
        ("node", GROUPS["node"]),
    ],
)
def test_a_lock_has_what_the_project_asks_for(name: str, wanted: list[str]) -> None:
    pinned = pins(dev.ROOT / "locks" / f"{name}.txt")
    for requirement in map(Requirement, wanted):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert any(map(requirement.specifier.contains, versions)), f"{requirement}: dev.py lock"


@pytest.mark.parametrize("name", ["run", "build"])
def test_one_environment_can_hold_them_all(name: str) -> None:
    everything = pins(dev.ROOT / "locks" / "dev.txt")
    assert pins(dev.ROOT / "locks" / f"{name}.txt").items() <= everything.items()
