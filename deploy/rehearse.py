#!/usr/bin/env python3
"""Go through the Containerfile without an engine: `python3 deploy/rehearse.py [--quick]`.

A fresh copy of what is committed is built by the very steps of the first stage, and the server of
the second is started, asked for its health by its own check, and stopped. What needs root (apt-get,
useradd) is left out; `--quick` does not compile the rules.
"""

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0


def say(text: str) -> None:
    """Tell how far it has come."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def instructions(text: str) -> list[tuple[str, str]]:
    """The lines of a Containerfile: what is to be done, and with what."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    told = [line for line in lines if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in told)]


def stages(text: str) -> list[list[tuple[str, str]]]:
    """The same by stages; each begins with FROM."""
    found: list[list[tuple[str, str]]] = []
    for each in instructions(text):
        if each[0] == "FROM":
            found.append([])
        found[-1].append(each)
    return found


class Rehearsal:
    """A folder in which everything that an image has lies where it would."""

    def __init__(self, folder: Path, *, quick: bool) -> None:
        self.folder = folder
        self.quick = quick
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = str(free.getsockname()[1])

    def here(self, text: str) -> str:
        """What is absolute in an image, in this folder."""
        text = re.sub(
            r"(?<=[ =/'\"])/(opt|source|data)(?=[/ '\"]|$)", rf"{self.folder}/\1", f" {text}"
        )
        if self.quick:
            text = text.replace("OSADA_COMPILE=require", "OSADA_COMPILE=never")
        return text.strip()

    def build(self, steps: list[tuple[str, str]]) -> None:
        """The first stage."""
        source = self.folder / "source"
        source.mkdir()
        archive = subprocess.run(
            ["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x"], cwd=source, input=archive.stdout, check=True)
        for word, rest in steps:
            if word == "RUN" and "apt-get" not in rest:
                command = re.sub(r"^python ", f"{shlex.quote(sys.executable)} ", self.here(rest))
                say(f"RUN {command}")
                subprocess.run(["sh", "-ec", command], cwd=source, check=True)

    def serve(self, steps: list[tuple[str, str]]) -> None:
        """The second stage, until its own check says that it is well."""
        told = dict(steps)
        pairs = (pair.split("=", 1) for pair in shlex.split(self.here(told["ENV"])))
        environment = {
            **os.environ,
            **dict(pairs),
            "OSADA_PORT": self.port,
            "OSADA_HOST": "127.0.0.1",
        }
        (self.folder / "data").mkdir()
        command = [self.here(part) for part in json.loads(told["CMD"])]
        check = json.loads(told["HEALTHCHECK"].removeprefix("CMD "))
        check = [self.here(part).replace(":8000/", f":{self.port}/") for part in check]
        server = subprocess.Popen(command, cwd=self.folder / "data", env=environment)
        try:
            wait_for(check, server)
        finally:
            server.send_signal(signal.SIGTERM)
            say(f"The server stopped with {server.wait(30)}.")


def wait_for(check: list[str], server: "subprocess.Popen[bytes]") -> None:
    """Ask until the answer is good."""
    end = time.monotonic() + PATIENCE
    while subprocess.run(check, stderr=subprocess.DEVNULL, check=False).returncode:
        if time.monotonic() > end or server.poll() is not None:
            sys.exit("The server does not become well.")
        time.sleep(0.5)
    say("The server is well.")


def main() -> None:
    """Both stages."""
    first, second = stages((ROOT / "deploy/Containerfile").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = Rehearsal(Path(folder), quick="--quick" in sys.argv[1:])
        rehearsal.build(first)
        rehearsal.serve(second)


if __name__ == "__main__":
    main()
