"""Texts of `--help`, in the language of the person who asks."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import wraps

from cyclopts import App, Group, Parameter
from cyclopts.help import DefaultFormatter
from rich.console import Console, ConsoleOptions

from osada.cli import language_choice as languages
from osada.text.errors import LanguageError
from osada.text.language import Language

Command = Callable[..., None]


class _Formatter(DefaultFormatter):
    """Prints how a command is written as it is: the usual one puts an English word before it."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Print the line."""
        console.print(str(usage), style="bold", markup=False, highlight=False)


def app(words: Language, version: Callable[[], str]) -> App:
    """A command line without commands, its headings in one language."""
    made = App(
        name="osada",
        help=words.say("usage-osada"),
        usage=words.say("usage-line", command="…"),
        version=version,
        help_formatter=_Formatter(),
        result_action="return_value",
        default_parameter=Parameter(show_default=False, negative=()),
    )
    _translate(made, words)
    made["--help"].help = words.say("usage-osada.help")
    made["--version"].help = words.say("usage-osada.version")
    return made


def branch(name: str, words: Language) -> App:
    """A command that only has commands below it."""
    line = words.say("usage-line", command=f"{name} …")
    made = App(name=name, help=words.say(f"usage-{name}"), usage=line)
    _translate(made, words)
    return made


def _translate(made: App, words: Language) -> None:
    made.group_commands = Group(words.say("usage-commands"))
    made.group_arguments = Group(words.say("usage-arguments"))
    made.group_parameters = Group(words.say("usage-parameters"))


def line(command: Command, words: Language, under: str = "") -> str:
    """Return the usage line of a command: its arguments, then its options."""
    parameters = inspect.signature(command).parameters.values()
    about = [
        name if parameter.default is parameter.empty else f"[{name}]"
        for parameter in parameters
        if parameter.kind is parameter.POSITIONAL_ONLY and (name := parameter.name.upper())
    ]
    return words.say("usage-line", command=" ".join([under + command.__name__, *about, "[--…]"]))


def spoken(command: Command, words: Language) -> Command:
    """A command whose docstring, which is its help, is in the words of a language."""

    @wraps(command)
    def speaking(*arguments: object, **options: object) -> None:
        command(*arguments, **options)

    speaking.__doc__ = _docstring(command, words)
    return speaking


def _docstring(command: Command, words: Language) -> str:
    """The sentence about a command and those about its parameters, as numpy writes them."""
    own = f"usage-{command.__name__}"
    lines = [words.say(own), "", "Parameters", "----------"]
    for name in inspect.signature(command).parameters:
        key = f"{own}.{name}" if words.knows(f"{own}.{name}") else f"usage-any.{name}"
        lines += [name, f"    {words.say(key)}"]
    return "\n".join(lines)


def words_for(tokens: Sequence[str]) -> Language:
    """The language that a command line asks for; a wrong one is left to the command to refuse."""
    asked = None
    for token, after in zip(tokens, [*tokens[1:], ""], strict=False):
        if token == "--lang":
            asked = after
        elif token.startswith("--lang="):
            asked = token.removeprefix("--lang=")
    for wish in (asked, None):
        try:
            return languages.choose(wish)
        except LanguageError:
            continue
    return languages.words_of("en")
