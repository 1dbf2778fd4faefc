"""Journal of a long run as JSON lines, so that it can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from osada.text.errors import OsadaError

Plan = TypeVar("Plan", bound=msgspec.Struct)
Item = TypeVar("Item", bound=msgspec.Struct)


class Journal(Generic[Plan, Item]):
    """A file whose first line is the plan, and every other a finished item.

    Subclasses name the errors, and may compare plans in their own way.
    """

    def __init__(self, path: Path, plan: Plan, item: type[Item]) -> None:
        self.path = path
        self.items: list[Item] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            self._read(plan, item)
        else:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def unreadable(self) -> OsadaError:
        """Return the error for a file that is no journal."""
        raise NotImplementedError

    def of_other_plan(self) -> OsadaError:
        """Return the error for a journal of another plan."""
        raise NotImplementedError

    def same(self, kept: Plan, plan: Plan) -> bool:
        """Check that a run of one plan may go on by the other."""
        return kept == plan

    def _read(self, plan: Plan, item: type[Item]) -> None:
        """Read the items of earlier runs; a line cut short by a crash is left out."""
        first, *lines = self.path.read_bytes().split(b"\n")
        try:
            kept = msgspec.json.decode(first, type=type(plan))
        except msgspec.MsgspecError:
            raise self.unreadable() from None
        if not self.same(kept, plan):
            raise self.of_other_plan()
        self.items = decode_lines(lines, item)
        whole = [msgspec.json.encode(each) for each in (plan, *self.items)]
        self.path.write_bytes(b"\n".join(whole) + b"\n")

    def add(self, item: Item) -> None:
        """Write a finished item at once."""
        self.items.append(item)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(item) + b"\n")


def decode_lines(lines: list[bytes], kind: type[Item]) -> list[Item]:
    """Decode JSON lines, leaving out those cut short by a crash."""
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError:
            continue
    return found
