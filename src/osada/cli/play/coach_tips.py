"""The coach at the terminal: one tip at a time, each once a game, fewer from game to game."""

from __future__ import annotations

from rich.text import Text

from osada.cli import user_data
from osada.cli.failures import Failure
from osada.cli.screen import Screen
from osada.core.game import Game
from osada.core.position import Position
from osada.teaching.coach import Heard
from osada.teaching.teaching import teaching_of


class Coach:
    """Somebody who looks over the shoulder of the one person at the table."""

    def __init__(self, game: Game, screen: Screen, *, wanted: bool | None) -> None:
        self._game = game
        self._screen = screen
        self._heard = self._remember()
        self.on = self._heard.speaks() if wanted is None else wanted
        self._said: set[str] = set()

    def _remember(self) -> Heard:
        """Load the tips heard before; an unreadable file is no reason not to play."""
        try:
            return user_data.heard(self._game.name, self._screen.words)
        except Failure as failure:
            self._screen.paragraph(str(failure), style="red")
            return Heard()

    def speak(self, position: Position, seat: int) -> None:
        """Say what matters now, if there is anything new."""
        tip = (
            self._heard.next(teaching_of(self._game).coach(position, seat), self._said)
            if self.on
            else None
        )
        if tip is None:
            return
        if not self._said:
            self._screen.say("coach-how", style="dim")
        self._said.add(tip.id)
        words = self._screen.words
        said = teaching_of(self._game).advise(tip, self._game.text.language(words.code))
        told = words.say("coach-says", words=said, rule=tip.rule)
        self._screen.item(Text(told, style="magenta"), "  » ", "magenta")

    def leave(self) -> None:
        """The game is over: remember what was said."""
        try:
            user_data.hear(self._game.name, self._said, self._screen.words)
        except Failure as failure:
            self._screen.paragraph(str(failure), style="red")
