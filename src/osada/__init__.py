"""Osada: play, study and extend three euro games.

The names below are the public API: find a game, play it at a table, ask a bot, read, write and
verify records. Each is loaded when it is first used, so `import osada` stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from osada.checkout import load_compiled_rules

if TYPE_CHECKING:
    from osada.bots.bot import Bot as Bot
    from osada.bots.bot import BotError as BotError
    from osada.bots.bot import Budget as Budget
    from osada.bots.bot import ask as ask_bot
    from osada.bots.find import make as make_bot
    from osada.bots.find import names as bot_names
    from osada.bots.player import Player as Player
    from osada.core.events import Event as Event
    from osada.core.game import Game as Game
    from osada.core.game import Mode as Mode
    from osada.core.playout import playout as playout
    from osada.core.position import NATURE as NATURE
    from osada.core.position import OVER as OVER
    from osada.core.position import Position as Position
    from osada.core.record import Record as Record
    from osada.core.record import read as read_record
    from osada.core.replay import ReplayedMove as ReplayedMove
    from osada.core.replay import final_position as final_position
    from osada.core.replay import replay as replay
    from osada.core.replay import verify as verify
    from osada.core.rng import Rng as Rng
    from osada.core.snapshot import from_json as position_from_json
    from osada.core.snapshot import to_json as position_to_json
    from osada.core.table import Table as Table
    from osada.games import find as find_game
    from osada.games import names as game_names
    from osada.text.errors import NotAllowed as NotAllowed
    from osada.text.errors import OsadaError as OsadaError

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "OVER",
    "Bot",
    "BotError",
    "Budget",
    "Event",
    "Game",
    "Mode",
    "NotAllowed",
    "OsadaError",
    "Player",
    "Position",
    "Record",
    "ReplayedMove",
    "Rng",
    "Table",
    "__version__",
    "ask_bot",
    "bot_names",
    "final_position",
    "find_game",
    "game_names",
    "make_bot",
    "playout",
    "position_from_json",
    "position_to_json",
    "read_record",
    "replay",
    "verify",
]

_HOMES = {
    "bots.bot": {"Bot": "Bot", "BotError": "BotError", "Budget": "Budget", "ask_bot": "ask"},
    "bots.find": {"bot_names": "names", "make_bot": "make"},
    "bots.player": {"Player": "Player"},
    "core.events": {"Event": "Event"},
    "core.game": {"Game": "Game", "Mode": "Mode"},
    "core.playout": {"playout": "playout"},
    "core.position": {"NATURE": "NATURE", "OVER": "OVER", "Position": "Position"},
    "core.record": {"Record": "Record", "read_record": "read"},
    "core.replay": {
        "ReplayedMove": "ReplayedMove",
        "final_position": "final_position",
        "replay": "replay",
        "verify": "verify",
    },
    "core.rng": {"Rng": "Rng"},
    "core.snapshot": {"position_from_json": "from_json", "position_to_json": "to_json"},
    "core.table": {"Table": "Table"},
    "games": {"find_game": "find", "game_names": "names"},
    "text.errors": {"NotAllowed": "NotAllowed", "OsadaError": "OsadaError"},
}
"""The module of each public name, and its name there."""
_PLACES = {name: (home, there) for home, names in _HOMES.items() for name, there in names.items()}

if not TYPE_CHECKING:  # so that mypy still finds a misspelt name

    def __getattr__(name: str) -> object:
        """Load a public name when it is first used."""
        if name not in _PLACES:
            raise AttributeError(f"module 'osada' has no attribute {name!r}")
        home, there = _PLACES[name]
        found = getattr(import_module(f"osada.{home}"), there)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        """List the public names besides those that are loaded."""
        return sorted({*globals(), *__all__})


load_compiled_rules()
