"""Messages for command lines that cannot be understood."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from osada.cli.numbers import NotWhole
from osada.text.language import Language


def sentence(error: CycloptsError, words: Language) -> str:
    """Describe what is wrong with the arguments of a command."""
    say = words.say
    match error:
        case UnknownCommandError():
            known = [name for name in error.app or [] if not name.startswith("-")]
            name = (error.unused_tokens or [""])[0]
            return say("misuse-command", name=name, commands=", ".join(known))
        case UnknownOptionError():
            return say("misuse-option", name=error.token.keyword or error.token.value)
        case CoercionError(token=token) if token is not None:
            name = token.keyword or _named(error)
            if isinstance(error.__cause__ or error.__context__, NotWhole):
                return say("misuse-whole", name=name, value=token.value[:60])
            return say("misuse-value", name=name, value=token.value)
        case MissingArgumentError():
            return say("misuse-missing", name=error.keyword or _named(error))
        case RepeatArgumentError():
            return say("misuse-repeated", name=error.token.keyword or _named(error))
        case UnusedCliTokensError():
            return say("misuse-unused", text=" ".join(error.unused_tokens or []))
    return say("misuse-other", text=" ".join(error.root_input_tokens or []))


def _named(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "?"
