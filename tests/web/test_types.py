"""The browser app's types are those of the service."""

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from devtools.app import Node

TOOL = dev.WEB / "node_modules/openapi-typescript/bin/cli.js"


def test_the_types_are_current(tmp_path: Path) -> None:
    if not TOOL.is_file():
        pytest.skip("web/node_modules is not there: dev.py test makes it")
    description, written = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    subprocess.run([sys.executable, "web/schema.py", str(description)], cwd=dev.ROOT, check=True)
    command = Node().tool("openapi-typescript/bin/cli.js", str(description), "-o", str(written))
    subprocess.run(command, check=True, capture_output=True)
    kept = (dev.WEB / "src/api/schema.d.ts").read_text()
    assert written.read_text() == kept, "python3 dev.py types writes them anew"
