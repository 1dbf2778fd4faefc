"""The command line: what can be asked for, and what becomes of an error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import osada
from osada.cli import commands, usage, usage_errors
from osada.cli.build_info import all_builds
from osada.cli.failures import USAGE, WRONG, Failure, warn
from osada.cli.screen import prepare_streams
from osada.text.errors import ContentError, OsadaError, PositionError, RecordError
from osada.text.foreign_errors import of_system
from osada.text.language import Language


def version(words: Language) -> str:
    """The version, and which build of the rules is running."""
    return f"osada {osada.__version__} ({all_builds(words)})"


def build(words: Language) -> App:
    """The command with all its parts."""
    app = usage.app(words, lambda: version(words))
    for command in commands.ALL:
        app.command(usage.spoken(command, words), usage=usage.line(command, words))
    for name, below in commands.BELOW.items():
        branch = usage.branch(name, words)
        line = usage.line(below, words, under=f"{name} ")
        branch.command(usage.spoken(below, words), usage=line)
        app.command(branch)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; every error is one sentence on standard error."""
    prepare_streams()
    if "" not in sys.path:
        sys.path.append("")  # so that a bot in this folder is found
    tokens = sys.argv[1:] if arguments is None else arguments
    words = usage.words_for(tokens)
    try:
        result = build(words)(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CycloptsError as error:
        return _fail(f"{usage_errors.sentence(error, words)} {words.say('see-help')}", USAGE)
    except Failure as failure:
        return _fail(failure.say(words.code), failure.code)
    except (RecordError, ContentError, PositionError) as error:
        return _fail(error.say(words.code), WRONG)
    except OsadaError as error:
        return _fail(error.say(words.code), USAGE)
    except BrokenPipeError:  # The reader has seen enough: `osada rules sardinia | head`.
        _close_output()
        return 0
    except OSError as error:  # The disk is full, or the terminal is gone.
        _close_output()
        reason = of_system(error).say(words.code)
        return _fail(words.say("no-output", reason=reason), WRONG)
    except KeyboardInterrupt:
        return _fail(words.say("stopped"), USAGE)


def _close_output() -> None:
    """Let Python end without trying to write what cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(sentence: str, code: int) -> int:
    warn(sentence)
    return code
