"""Content packs as `--content` names them: a file, or a folder of files."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from osada.cli import game_options
from osada.cli.failures import WRONG, Failure, read_bytes
from osada.core.content import MOST_BYTES
from osada.core.game import Game
from osada.text.errors import ContentError
from osada.text.language import Language


def edition(name: str, content: Path | None, words: Language) -> Game:
    """A game as it is here, or on a pack that is laid over what is shipped."""
    if content is None:
        return game_options.game_named(name, words)
    with as_shipped():
        game = game_options.game_named(name, words)
        places = _places(content, game, words)
        pack = {name: read_bytes(file, words, MOST_BYTES + 1) for name, file in places.items()}
        if faults := game.faults(pack):
            raise Failure("; ".join(told(fault, places, words) for fault in faults), WRONG)
        return game.edition(pack)


@contextmanager
def as_shipped() -> Iterator[None]:
    """Ignore the user's own pack: a broken one must not keep the shipped games from judging it."""
    own = os.environ.pop("OSADA_CONTENT", None)
    try:
        yield
    finally:
        if own is not None:
            os.environ["OSADA_CONTENT"] = own


def _places(path: Path, game: Game, words: Language) -> dict[str, Path]:
    """Locate the files of a pack, by the names that the game has for them."""
    if not path.is_dir():
        return {_name(path, game, words): path}
    folder = path / game.name if (path / game.name).is_dir() else path
    found = {file.name: file for file in sorted(folder.glob("*.json"))}
    if not found:
        raise Failure(words.say("content-none", path=str(folder)))
    return found


def files_of(game: Game) -> tuple[str, ...]:
    """The names of the data files that a game has or may have."""
    return tuple(dict.fromkeys((*game.content(), *game.data, *game.additions)))


def _name(path: Path, game: Game, words: Language) -> str:
    """Return the role of a single file: by its name, or the one addition a game takes."""
    if path.name in files_of(game):
        return path.name
    if len(game.additions) == 1:
        return game.additions[0]
    files = ", ".join(files_of(game)) or "–"
    raise Failure(words.say("content-not-of", path=str(path), game=game.name, files=files))


def told(fault: ContentError, places: Mapping[str, Path], words: Language) -> str:
    """Format a fault of a pack: file, path and reason."""
    if fault.file in places:
        return f"{places[fault.file]}: {fault.path}: {fault.why.say(words.code)}"
    folder = next(iter(places.values())).parent
    return f"{folder}: {fault.say(words.code)}"  # A file that the pack left as it was.
