"""How long `osada serve` takes until it answers, beside what its libraries alone take to load.

`python -m benchmarks.start` starts it on the compiled rules, if they are there, and on the source.
CPU time is printed, too: it depends less on what else the machine does.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median
from urllib.request import urlopen

from benchmarks.load.clients import cpu
from osada.checkout import RULES, SOURCE
from osada.core.build import compiled
from tests.ports import free_port

LIBRARIES = "import fastapi, uvicorn, sqlalchemy.ext.asyncio, cyclopts, fluent.runtime"
Measured = tuple[float, float]


def serve(environment: dict[str, str], folder: str) -> Measured:
    """Seconds until the first answer, on the wall and of CPU."""
    port = free_port()
    command = [sys.executable, "-m", "osada", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder}/osada.db"]
    began = time.monotonic()
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _until_it_answers(server, f"http://127.0.0.1:{port}/health")
        return time.monotonic() - began, cpu(server.pid)
    finally:
        server.kill()
        server.wait()


def _until_it_answers(server: subprocess.Popen[bytes], address: str) -> None:
    while server.poll() is None:
        try:
            urlopen(address, timeout=10).close()
        except OSError:
            time.sleep(0.01)
        else:
            return
    sys.exit("The server did not start.")


def libraries(environment: dict[str, str], _folder: str) -> Measured:
    """Seconds for the imports of others alone."""
    began, spent = time.monotonic(), _children()
    subprocess.run([sys.executable, "-c", LIBRARIES], env=environment, check=True)
    return time.monotonic() - began, _children() - spent


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    wish = parser.parse_args()
    plain = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    ways: dict[str, tuple[Callable[[dict[str, str], str], Measured], dict[str, str]]] = {
        "libraries alone": (libraries, plain),
        "osada serve, interpreted": (serve, plain | {RULES: SOURCE}),
    }
    if compiled():
        ways["osada serve, compiled"] = (serve, plain)
    found: dict[str, list[Measured]] = {name: [] for name in ways}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(wish.rounds + 1):
            for name, (measure, environment) in ways.items():
                took = measure(environment, folder)
                if number:  # the first round writes bytecode and makes the tables
                    found[name].append(took)
    for name, rounds in found.items():
        wall, spent = (median(column) for column in zip(*rounds, strict=True))
        least = min(own for own, _ in rounds)
        print(f"{name}: {wall:.2f} s (at best {least:.2f}), {spent:.2f} s of CPU")
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
