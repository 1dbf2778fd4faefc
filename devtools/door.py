"""The commands, and what is said when one cannot be done: a sentence, never a traceback."""

from __future__ import annotations

import errno
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress

from devtools import keeping, mutants, nightly, playing, publishing, pythons, soak, testing
from devtools.steps import Failure, log, stop_programs

COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": playing.play,
    "test": testing.test,
    "long": testing.long,
    "fit": testing.fit,
    "soak": soak.soak,
    "nightly": nightly.nightly,
    "check": keeping.check,
    "coverage": testing.coverage,
    "mutants": mutants.mutants,
    "pythons": pythons.pythons,
    "bench": keeping.bench,
    "app": keeping.build_app,
    "compile": keeping.compile_rules,
    "dist": publishing.dist,
    "lock": keeping.lock,
    "types": keeping.types,
    "screens": keeping.screens,
}
STOPPED = 130  # as a shell says that Ctrl-C ended something


def main(arguments: list[str]) -> int:
    """Run one command, and stop when told to."""
    signal.signal(signal.SIGTERM, _leave)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return answer(arguments)


def answer(arguments: list[str]) -> int:
    """Run one command; every error ends with one sentence."""
    try:
        code = knock(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        stop_programs()
        return tell("Stopped.", STOPPED)
    except Failure as failure:
        return tell(str(failure), failure.code)
    except OSError as error:
        return tell(trouble(error), 1)
    except Exception as error:
        story = log(traceback.format_exc())
        return tell(f"This was not foreseen ({type(error).__name__}: {error}). {story}", 1)


def knock(arguments: list[str]) -> int:
    """Find the command, and run it."""
    name, *rest = arguments or [""]
    if name in {"-h", "--help"}:
        print("python3 dev.py COMMAND [ARGUMENTS]")
        print(*(f"  {name:<10}{command.__doc__}" for name, command in COMMANDS.items()), sep="\n")
        return 0
    if name not in COMMANDS:
        said = f"There is no command {name!r}" if name else "Say what to do"
        raise Failure(f"{said}: {', '.join(COMMANDS)}; --help says more.", 2)
    return COMMANDS[name](rest)


def tell(sentence: str, code: int) -> int:
    """Say it where it can be read; an output that takes nothing any more is left alone."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:  # Python would try again at its end, and complain
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return code


def trouble(error: OSError) -> str:
    """What the machine did not do, as a sentence."""
    reason = error.strerror or type(error).__name__
    where = f": {error.filename}" if error.filename else ""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return f"The disk is full{where}."
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return f"{reason}{where}. Osada keeps what it makes in its checkout, which must be yours."
    return f"{reason}{where}."


def _leave(_signal: int, _frame: object) -> None:
    """To be told to stop is to tell others, and to stop when they have."""
    stop_programs()
    raise KeyboardInterrupt
