"""`play`: a server for the people at this machine, or a game in the terminal."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from urllib.error import URLError
from urllib.request import urlopen

from devtools import app, places, rules
from devtools.environment import Environment, home
from devtools.steps import Failure, run, together


def play(arguments: list[str]) -> int:
    """Play in the browser (--no-browser, --port 8000), or a named game in the terminal."""
    terminal = bool(arguments) and not arguments[0].startswith("-")
    if terminal:
        venv = home("run", "build")
        return with_rules(venv, [venv.program("osada"), "play", *arguments])
    port = wanted_port(arguments)
    together(lambda: home("run", "build"), app.build)
    venv = home("run", "build")
    if "--no-browser" not in arguments:
        address = f"http://127.0.0.1:{port}"
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    level = os.environ.get("OSADA_LOG_LEVEL", "warning")
    return with_rules(venv, serving(venv, arguments, port), {"OSADA_LOG_LEVEL": level})


def serving(venv: Environment, arguments: list[str], port: str) -> list[str]:
    """The command of a server for the people at this machine."""
    options = [option for option in arguments if option != "--no-browser"]
    if not any(option.partition("=")[0] == "--port" for option in options):
        options += ["--port", port]
    database = f"sqlite:///{(places.BUILD / 'play.db').as_posix()}"
    return [venv.program("osada"), "serve", "--database", database, *options]


def with_rules(venv: Environment, command: list[str], server: Mapping[str, str] = {}) -> int:
    """Run a program; it finds compiled rules by itself, otherwise compile them beside it.

    A server, which has variables of its own, changes over to them when they are ready.
    """
    wish = os.environ.get("OSADA_COMPILE", "")
    if wish == "require" or (wish != "never" and rules.ready()):
        rules.compiled(venv)
        return run(command, server, cwd=None)
    if not rules.possible():
        return run(command, server, cwd=None)
    from_when = "when that is done" if server else "from the next start on"
    print(f"Compiling the rules in the background; bots think faster {from_when}.", flush=True)
    with compiling("Bots think about forty times faster now." if server else ""):
        later = {"OSADA_RULES": "source", "OSADA_COMPILED_LATER": str(rules.place())}
        return run(command, {**server, **later}, cwd=None)


@contextmanager
def compiling(news: str) -> Iterator[None]:
    """Compile the rules in the background, while people already play."""
    process = subprocess.Popen(
        [sys.executable, str(places.ROOT / "dev.py"), "compile", "--gently"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is the game's
    )
    threading.Thread(target=_tell, args=(process, news), daemon=True).start()
    try:
        yield
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()


def _tell(process: subprocess.Popen[bytes], news: str) -> None:
    """Wait for the compiler, and log the result."""
    _, said = process.communicate()
    if news and process.returncode == 0:
        print(f"The rules are compiled. {news}", flush=True)
    elif news and process.returncode > 0:
        reason = (said.decode(errors="replace").strip().splitlines() or ["It failed."])[-1]
        print(reason, "Going on as pure Python; bots will be slower.", flush=True)


def wanted_port(arguments: list[str]) -> str:
    """The port that was asked for, or a free one."""
    for number, option in enumerate(arguments):
        name, _, value = option.partition("=")
        if name == "--port":
            found = value or "".join(arguments[number + 1 : number + 2])
            if not found.isdecimal():
                raise Failure("--port needs a number.", 2)
            return found
    return str(free_port())


def free_port(wanted: int = 8000) -> int:
    """A port that nobody listens at, the wanted one if it can be had."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise Failure("No port is free.")


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urlopen(f"{address}/health", timeout=1).close()
        except (URLError, OSError):
            threading.Event().wait(0.2)
        else:
            webbrowser.open(address)
            return
