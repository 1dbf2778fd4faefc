"""Table options: the choices people make before the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from osada.text.errors import OptionError

Choices = Mapping[str, str]


class Option(msgspec.Struct, frozen=True):
    """A choice with its possible values, the default first."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value that holds when nobody chooses."""
        return self.values[0]


def settle(options: Sequence[Option], chosen: Choices) -> dict[str, str]:
    """Every option with its value: the chosen one or the default."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            key = "error-no-option" if known else "error-no-options"
            raise OptionError(key, option=name, name=name, known=", ".join(known))
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            said = {"name": name, "known": values, "value": value}
            raise OptionError("error-option-value", option=name, **said)
    return {option.name: chosen.get(option.name, option.default) for option in options}
