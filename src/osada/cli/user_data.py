"""Data of the command's user: saved games, personal bests, tips of the coach."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from osada.cli.failures import Failure, read_bytes, write_text
from osada.teaching.coach import Heard
from osada.text.foreign_errors import of_json
from osada.text.language import Language

T = TypeVar("T", bound=msgspec.Struct)


class PersonalBest(msgspec.Struct, frozen=True):
    """The best result of one category, and all honours ever earned in it."""

    score: int
    when: str
    played: int = 1
    honours: list[str] = []


class PersonalBests(msgspec.Struct):
    """Every personal best, by game and category."""

    bests: dict[str, PersonalBest] = {}


class Coached(msgspec.Struct):
    """Tips heard from the coach, by game."""

    games: dict[str, Heard] = {}


def data_folder() -> Path:
    """Return the folder of the user's data on this system."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "osada"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Osada"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Osada"
    return Path.home() / ".local" / "share" / "osada"


def new_game_file(game: str) -> Path:
    """A name for a game's record that is not taken."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    folder = data_folder() / "games"
    names = (f"{stem}{f'-{n}' if n else ''}.osada" for n in range(10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def _bests_file() -> Path:
    return data_folder() / "bests.json"


def _coach_file() -> Path:
    return data_folder() / "coach.json"


def _read(path: Path, kind: type[T], words: Language) -> T:
    if not path.exists():
        return kind()
    try:
        return msgspec.json.decode(read_bytes(path, words), type=kind)
    except msgspec.MsgspecError as error:
        reason = of_json(error)[1].say(words.code)
        text = words.say("file-unreadable", path=str(path), reason=reason)
        raise Failure(text) from None


def _write(path: Path, everything: msgspec.Struct, words: Language) -> None:
    data = msgspec.json.format(msgspec.json.encode(everything), indent=1).decode()
    write_text(path, data + "\n", words)


def enter(
    category: str, score: int, honours: list[str], words: Language
) -> tuple[PersonalBest | None, PersonalBest]:
    """Enter a result; returns the best before and the best now."""
    everything = _read(_bests_file(), PersonalBests, words)
    before = everything.bests.get(category)
    now = _better(before, score, honours)
    everything.bests[category] = now
    _write(_bests_file(), everything, words)
    return before, now


def heard(game: str, words: Language) -> Heard:
    """Return the tips that the user has heard from a game's coach."""
    return _read(_coach_file(), Coached, words).games.get(game, Heard())


def hear(game: str, said: set[str], words: Language) -> None:
    """A game is over in which the coach said something, or was there to say it."""
    everything = _read(_coach_file(), Coached, words)
    everything.games.setdefault(game, Heard()).enter(said)
    _write(_coach_file(), everything, words)


def _better(before: PersonalBest | None, score: int, honours: list[str]) -> PersonalBest:
    today = f"{datetime.now().astimezone():%Y-%m-%d}"
    if before is None:
        return PersonalBest(score, today, 1, honours)
    earned = list(dict.fromkeys([*before.honours, *honours]))
    if score > before.score:
        return PersonalBest(score, today, before.played + 1, earned)
    return PersonalBest(before.score, before.when, before.played + 1, earned)
