"""`dist`: what is published."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from devtools import app, places
from devtools.environment import Environment
from devtools.steps import Failure, quietly, run


def dist(arguments: list[str]) -> int:
    """Make what is published, in dist/: the sdist, and from it a wheel for this Python."""
    app.build()
    tools = Environment("build/dist")
    tools.install("build")
    tools.install("dist")
    folder = places.ROOT / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    if code := run([tools.program("python"), "-m", "build", "--no-isolation", *arguments]):
        return code
    for wheel in folder.glob("*-linux_*.whl"):
        widen(tools, wheel)
    print(*sorted(path.name for path in folder.iterdir()), sep="\n")
    return 0


def widen(tools: Environment, wheel: Path) -> None:
    """Let auditwheel say on which Linuxes a compiled wheel runs; otherwise it is for this one."""
    command = [tools.program("auditwheel"), "repair", "--wheel-dir", str(wheel.parent), str(wheel)]
    path = os.pathsep.join([str(Path(tools.program("patchelf")).parent), os.environ["PATH"]])
    try:
        quietly(command, f"{wheel.name} stays for machines like this one.", PATH=path)
    except Failure as failure:
        print(failure, flush=True)
    else:
        wheel.unlink()
