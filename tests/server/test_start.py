"""A start does without what only some requests need, and without what changes tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from osada.server.platform.database import migrate, migrations, revisions

LOOK = """
import sys
from osada.server import run
from osada.server.platform.database import migrate, reach
reach(sys.argv[1])
migrate(sys.argv[1])
print([name for name in ("alembic", "procrastinate", "typst", "segno") if name in sys.modules])
"""


def test_files_are_named_after_the_form_that_they_make() -> None:
    scripts = ScriptDirectory.from_config(migrations())
    known = [script.revision for script in scripts.walk_revisions()]
    assert revisions() == sorted(known)
    assert scripts.get_current_head() == revisions()[-1]


def test_a_database_that_is_up_to_date_is_left_alone(folder: Path) -> None:
    url = f"sqlite:///{folder}/osada.db"
    migrate(url)
    look = [sys.executable, "-c", LOOK, url]
    done = subprocess.run(look, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_process_that_is_spawned_loads_no_server() -> None:
    """Python runs a program's first file again in each; the collector stays as it is there."""
    look = "import runpy, gc, sys; runpy.run_module('osada.server', run_name='__mp_main__');"
    look += "print(gc.isenabled(), 'fastapi' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"
