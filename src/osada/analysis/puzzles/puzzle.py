"""A puzzle as data: the game it comes from, move by move, and the turns that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

import msgspec

from osada.analysis.turn import Turn
from osada.core import chance
from osada.core.game import Game
from osada.core.position import NATURE, Position


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """A turn, and what was expected after it."""

    moves: list[int]
    value: float
    """The lead at the end of the game that it came to on average; alone, the points."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with its best turn; it follows from a seed and the moves that were made."""

    id: str
    game: str
    revision: int
    content: str
    """The hash of the data that it was played on."""
    players: int
    options: dict[str, str]
    seed: str
    """Seed of all of nature's draws."""
    moves: list[int]
    """The moves of the seats, one after the other; nature's are drawn anew."""
    seat: int
    answers: list[PuzzleAnswer]
    """All turns that are equally good, the best first."""
    second: PuzzleAnswer
    """The best of the others."""
    margin: float
    """So many points behind the others are, at least, with a certainty of 95 %."""
    rollouts: int = msgspec.field(name="rehearsals")
    """Rollouts of the best and of the second turn."""
    rank: int
    """Rank of the best turn by first evaluation, before any rollout; 1 is the first."""
    others: dict[str, float] = {}
    """Losses of the other candidate turns, by the key of the position they end in."""

    def position(self, game: Game) -> Position:
        """Replay the game up to the puzzle."""
        position: Position = game.new(self.players, self.options)
        draws = 0
        for move in [*self.moves, None]:
            while position.turn() == NATURE:
                drawn = chance.draw(self.seed, draws, position.chances())
                position.play(NATURE, drawn)
                draws += 1
            if move is not None:
                position.play(position.turn(), move)
        return position

    def fits(self, game: Game) -> bool:
        """Check that this edition of the game is the one the puzzle was found in."""
        return game.revision == self.revision and game.answers_to(self.content, self.options)

    def turn(self, game: Game) -> Turn:
        """The turn that is asked for."""
        return Turn(game, self.position(game), self.seat)


def read(lines: Sequence[bytes]) -> list[Puzzle]:
    """Puzzles of a file, one a line; a line cut short by a crash is left out."""
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.MsgspecError:
            continue
    return found


@lru_cache(16)
def shipped(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that lie beside a game and fit its edition."""
    file = files(game.package) / "puzzles.jsonl"
    if not file.is_file():
        return ()
    return tuple(puzzle for puzzle in read(file.read_bytes().splitlines()) if puzzle.fits(game))
