"""Backups that cannot be made say why, and leave nothing behind."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from osada.server.platform import backup
from osada.server.platform.settings import SettingsError


def test_a_dump_that_fails_leaves_no_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = shutil.which("false")
    monkeypatch.setattr(shutil, "which", lambda _name: failing)
    with pytest.raises(SettingsError):
        backup._dump_postgres("postgresql://nobody@/none", folder / "dump")
    assert not (folder / "dump").exists()


def test_a_dump_needs_its_program(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(SettingsError):
        backup._dump_postgres("postgresql://nobody@/none", folder / "dump")
    assert not (folder / "dump").exists()


def test_a_database_that_is_not_there_is_not_copied(folder: Path) -> None:
    with pytest.raises(SettingsError):
        backup._copy_sqlite(folder / "none.db", folder / "copy.db")
    assert list(folder.iterdir()) == []
