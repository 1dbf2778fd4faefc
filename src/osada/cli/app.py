"""The command line: what can be asked for, and what becomes of an error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import osada
from osada.cli import commands, usage
from osada.cli.problems import USAGE, WRONG, Failure, warn
from osada.cli.screen import prepare_streams
from osada.core.build import compiled
from osada.core.errors import ContentError, OsadaError, PositionError, RecordError
from osada.core.language import Language


def version() -> str:
    """The version, and which build of the rules is running."""
    return f"osada {osada.__version__} ({'compiled' if compiled() else 'interpreted'})"


def build(words: Language) -> App:
    """The command with all its parts."""
    app = usage.app(words, version)
    for command in commands.ALL:
        app.command(usage.spoken(command, words))
    content = usage.branch("content", words)
    content.command(usage.spoken(commands.check, words))
    app.command(content)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; whatever goes wrong is one sentence on standard error."""
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
        return _fail(f"{error} {words.say('see-help')}", USAGE)
    except Failure as failure:
        return _fail(str(failure), failure.code)
    except (RecordError, ContentError, PositionError) as error:
        return _fail(str(error), WRONG)
    except OsadaError as error:
        return _fail(str(error), USAGE)
    except BrokenPipeError:  # The reader has seen enough: `osada rules sardinia | head`.
        _close_output()
        return 0
    except OSError as error:  # The disk is full, or the terminal is gone.
        _close_output()
        return _fail(words.say("no-output", reason=error.strerror or str(error)), WRONG)
    except KeyboardInterrupt:
        return _fail(words.say("stopped"), USAGE)


def _close_output() -> None:
    """Let Python end without trying to write what cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(sentence: str, code: int) -> int:
    warn(sentence)
    return code
