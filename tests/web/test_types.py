"""The browser app's types are those of the service."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev

TOOL = dev.WEB / "node_modules/openapi-typescript/bin/cli.js"


@pytest.mark.skipif(
    not TOOL.is_file(), reason="web/node_modules is not there: dev.py test makes it"
)
def test_the_types_are_current(tmp_path: Path) -> None:
    description, written = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    node = os.environ.get("OSADA_NODE") or shutil.which("node") or "node"
    subprocess.run([sys.executable, "web/schema.py", str(description)], cwd=dev.ROOT, check=True)
    command = [node, str(TOOL), str(description), "-o", str(written)]
    subprocess.run(command, check=True, capture_output=True)
    kept = (dev.WEB / "src/api/schema.d.ts").read_text()
    assert written.read_text() == kept, "python3 dev.py types writes them anew"
