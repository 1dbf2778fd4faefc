"""Backup of the database while the server runs."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from osada.server.platform.database import plain_url
from osada.server.platform.settings import SettingsError, SettingsMessage


def write(url: str, target: Path) -> int:
    """Write a consistent backup; return its size in bytes."""
    if target.exists():
        raise SettingsError(SettingsMessage("backup-exists", path=str(target)))
    if url.startswith("sqlite"):
        _copy_sqlite(Path(make_url(url).database or ""), target)
    else:
        _dump_postgres(plain_url(url), target)
    return target.stat().st_size


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise SettingsError(SettingsMessage("backup-no-database", path=str(source)))
    part = target.with_name(f".{target.name}.part")
    part.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    part.replace(target)


def _dump_postgres(url: str, target: Path) -> None:
    """Run `pg_dump`; `pg_restore` reads its output."""
    program = shutil.which("pg_dump")
    if program is None:
        raise SettingsError(SettingsMessage("backup-no-program"))
    target.touch(mode=0o600)
    command = [program, "--format=custom", f"--file={target}", url]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        target.unlink(missing_ok=True)
        raise SettingsError(SettingsMessage("backup-failed", reason=done.stderr.strip()))
