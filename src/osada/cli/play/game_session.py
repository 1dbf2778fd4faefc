"""A game at one terminal: people and bots take turns until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from osada.bots import Player
from osada.cli.failures import write_text
from osada.cli.game_log import in_words, paragraphs
from osada.cli.play.board_diff import show_board
from osada.cli.play.coach_tips import Coach
from osada.cli.play.menu import Menu, MenuChoice
from osada.cli.play.repl import Repl
from osada.cli.play.seats import Seating
from osada.cli.screen import Screen
from osada.core.bits import members
from osada.core.events import EVERYONE, Event
from osada.core.position import NATURE
from osada.core.table import Table
from osada.text.language import Language

_NEWS: Final = 8
"""So many paragraphs are told of what happened; the log has the others."""


class Session:
    """Everything at the table but the rules: who looks at the screen, and what they have seen."""

    def __init__(self, table: Table, seating: Seating, seed: str, screen: Screen) -> None:
        self.table = table
        self.game = table.game
        self.screen = screen
        self.people = seating.people
        self.bots: list[Player | None] = seating.bots(table, seed)
        self.saved_at = -1
        self.coach: Coach | None = None
        self._read = [0] * table.players
        moved = (i for i, entry in enumerate(table.entries) if entry.seat != NATURE)
        self._begun = next(moved, len(table.entries))
        self._holder: int | None = None
        self._board = ""
        self._taken_at = 0
        self._steps: list[list[int]] = [[] for _ in range(table.players)]

    @property
    def words(self) -> Language:
        """The command's words, in the language of the moment."""
        return self.screen.words

    @property
    def language(self) -> Language:
        """The game's words, in the language of the moment."""
        return self.game.text.language(self.words.code)

    @property
    def names(self) -> Sequence[str]:
        """The names of the players, by seat."""
        return self.table.names

    def run(self) -> None:
        """Play until the game is over; leaving comes as an exception."""
        while not self.table.over:
            seat = self._next()
            bot = self.bots[seat]
            if bot is not None:
                self.table.play(seat, bot.move())
                self._tell_onlookers()
            elif not self._play_forced(seat):
                self._let_choose(seat)

    def _next(self) -> int:
        """In a window people go first, one after the other, and bots wait for them."""
        seats = members(self.table.position.open_seats())
        return next((seat for seat in seats if self.bots[seat] is None), seats[0])

    def _tell_onlookers(self) -> None:
        if not self.people:
            self._news(None, 0)

    # A person's turn

    def _let_choose(self, seat: int) -> None:
        self._hand_over(seat)
        self.show_news(seat)
        self.show_board(seat)
        menu = self.menu(seat)
        self.screen.show()
        menu.show(self.screen)
        if self.coach is not None:
            self.coach.speak(self.table.position, seat)
        repl = Repl(self, seat, menu)
        while not repl.answer(self.screen.ask(f"{self.names[seat]}> ")):
            pass

    def menu(self, seat: int) -> Menu:
        """Return the menu of a seat."""
        return Menu(self.game, self.table.position, seat, self.language)

    def choose(self, seat: int, choice: MenuChoice) -> None:
        """Play what a person chose; chance may end a choice of several moves early."""
        played = 0
        for move in choice.moves:
            if move not in self.table.position.legal(seat):
                break
            self.table.play(seat, move)
            played += 1
        self._steps[seat].append(played)

    def _play_forced(self, seat: int) -> bool:
        """Play the only move there is, if that takes nothing from its player and tells nothing."""
        moves = self.table.position.legal(seat)
        if len(moves) > 1 or not self._harmless(seat, moves[0]):
            return False
        self.table.play(seat, moves[0])
        if self._steps[seat]:
            self._steps[seat][-1] += 1
        else:
            self._steps[seat].append(1)
        return True

    def _harmless(self, seat: int, move: int) -> bool:
        """Check that the seat acts again after a move, and could still take it back."""
        before = self.table.position
        after = before.clone()
        events: list[Event] = []
        after.play(seat, move, events)
        goes_on = after.turn() == seat and after.window() == before.window()
        return goes_on and all(event.audience == EVERYONE for event in events)

    def undo(self, seat: int, *, turn: bool) -> None:
        """Take back a seat's last choice, with what followed from it by itself, or its turn."""
        possible = len(self.table.undoable(seat))
        last = self._steps[seat][-1] if self._steps[seat] else 1
        moves = possible if turn else last
        self.table.undo(seat, moves)
        while moves > 0 and self._steps[seat]:
            moves -= self._steps[seat].pop()
        self._read = [min(read, len(self.table.entries)) for read in self._read]

    # What is shown

    def _hand_over(self, seat: int) -> None:
        """Before somebody who knows other things looks, the screen is covered (S32)."""
        if self._holder == seat or len(self.people) == 1:
            return
        if self._has_secrets() or self._saw_secrets():
            if self._holder is not None:
                self.screen.cover()
                self._board = ""
            self.screen.ask(self.words.say("pass-device", name=self.names[seat]) + " ")
        self._holder, self._taken_at = seat, len(self.table.entries)

    def _has_secrets(self) -> bool:
        """Check that any two people see the game differently."""
        views = [msgspec.to_builtins(self.table.view(seat)) for seat in self.people]
        for view in views:
            view.pop("seat", None)
        return any(view != views[0] for view in views)

    def _saw_secrets(self) -> bool:
        """Check that something on the screen was told to its last reader alone."""
        fresh = self.table.entries[self._taken_at :]
        return any(event.audience != EVERYONE for entry in fresh for event in entry.events)

    def show_news(self, seat: int) -> None:
        """Show the events since the seat last looked."""
        self._news(seat, seat)

    def show_last_news(self) -> None:
        """Show how the game ended, to all who are there."""
        alone = self.people[0] if len(self.people) == 1 else None
        reader = self._holder if self._holder is not None else 0
        self._news(alone, reader)

    def _news(self, viewer: int | None, reader: int) -> None:
        since, self._read[reader] = self._read[reader], len(self.table.entries)
        begun = max(since, self._begun)
        told = paragraphs(self.game, self.table.entries[begun:], viewer, self.names, self.language)
        if secrets := self._secrets(viewer, since):
            told.insert(0, secrets)
        self.screen.show()
        if len(told) > _NEWS:
            self.screen.say("news-cut", style="dim")
        for text in told[-_NEWS:]:
            self.screen.item(Text(text, style="green"))

    def _secrets(self, viewer: int | None, since: int) -> str:
        """Tell the events of the set-up that a seat alone has seen; the board shows the rest."""
        events = (
            event for entry in self.table.entries[since : self._begun] for event in entry.events
        )
        own = [event for event in events if event.audience != EVERYONE and event.seen_by(viewer)]
        return in_words(self.game, own, self.names, self.language)

    def show_board(self, seat: int | None, *, whole: bool = False) -> None:
        """The board as a seat sees it: what changed since one was shown, unless that is most."""
        board = self.game.text.draw(self.table.position, seat, self.names, self.language)
        self._board = show_board(self.screen, self._board, board, whole=whole)

    # Saving

    def save(self, path: Path) -> None:
        """Write the game with its seed, so that it can go on."""
        write_text(path, self.table.record(with_seed=True).text(), self.words)
        self.saved_at = len(self.table.entries)
