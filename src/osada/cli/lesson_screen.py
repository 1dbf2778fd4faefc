"""One lesson at the terminal: what is asked, what is tried, what the rules say to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from osada.cli.failures import Failure
from osada.cli.game_log import in_words
from osada.cli.play.board_diff import show_board
from osada.cli.play.menu import Menu, MenuChoice
from osada.cli.play.reasons import reason
from osada.cli.rulebook import show_rule, show_titles
from osada.cli.screen import Screen
from osada.teaching.lesson_session import LessonAttempt, LessonSession
from osada.text.language import Language


class LessonLeft(Exception):
    """The learner leaves; the lesson waits."""


class LessonScreen:
    """A lesson on the screen; `keep` is told of every move that counts."""

    def __init__(
        self, pupil: LessonSession, screen: Screen, keep: Callable[[LessonSession], None]
    ) -> None:
        self.pupil = pupil
        self.screen = screen
        self.keep = keep
        self.right = 0
        """Test steps solved at the first try."""
        self._tries = 0
        self._board = ""
        self._menu: Menu

    @property
    def language(self) -> Language:
        """The game's words, in the language of the moment."""
        return self.pupil.game.text.language(self.screen.words.code)

    def take(self) -> None:
        """Go through the steps that are left; leaving comes as an exception."""
        self._show_board()
        while self.pupil.step is not None:
            self._ask()
            while not self._answer(self.screen.ask("> ")):
                pass
        self._part()

    def _ask(self) -> None:
        """Say what to do, under the number of the step, and what can be chosen."""
        pupil, words = self.pupil, self.screen.words
        assert pupil.step is not None
        key = "learn-test" if pupil.step.test else "learn-step"
        place = words.say(key, step=pupil.done + 1, steps=len(pupil.lesson.steps))
        self.screen.show()
        self.screen.item(Text(pupil.asks(words.code), style="bold"), f"{place} ", "cyan")
        whose = (pupil.game, pupil.position, pupil.seat)
        self._menu = Menu(*whose, self.language, warns=False)  # the lesson speaks for itself
        self._menu.show(self.screen)

    def _part(self) -> None:
        """The last words of a lesson, and where to read more."""
        if told := self.pupil.asks(self.screen.words.code):
            self.screen.show()
            self.screen.paragraph(told, style="bold")
        lesson, game = self.pupil.lesson, self.pupil.game.name
        for message, rules in (("learn-more", lesson.more), ("learn-variant", lesson.variant)):
            titles = "; ".join(f"{rule} {self.language.say(f'rule-{rule}')}" for rule in rules)
            if rules:
                self.screen.say(message, style="dim", rules=titles, game=game)

    def _show_board(self, *, whole: bool = False) -> None:
        """The board: what changed since it was shown, unless that is most of it."""
        pupil = self.pupil
        names = pupil.names(self.screen.words.code)
        board = pupil.game.text.draw(pupil.position, pupil.seat, names, self.language)
        self._board = show_board(self.screen, self._board, board, whole=whole)

    # What is typed

    def _answer(self, line: str) -> bool:
        """Do what a line asks for; true if there is something new to be asked."""
        if not line or line == "?":
            self._show_me()
            return False
        choice = self._menu.find(line)
        if choice is not None:
            return self._try(choice)
        word, _, rest = line.partition(" ")
        for name, command in _COMMANDS.items():
            if word.casefold() in (name, self.screen.words.say(f"command-{name}")):
                return command(self, rest.strip())
        move = self._menu.any_move(line)
        if move is not None:
            return self._attempt(move)
        return self._guess(line)

    def _guess(self, line: str) -> bool:
        alike = [] if line.isdecimal() else self._menu.like(line)
        if len(alike) == 1:
            return self._try(alike[0])
        if line.isdecimal():
            self.screen.say("no-such-number", style="red", most=len(self._menu.choices))
        elif alike:
            self.screen.say("which-of-these", text=line)
            for choice in alike:
                number = self._menu.choices.index(choice) + 1
                self.screen.item(Text(choice.sentence), f"  {number} ", "cyan")
        else:
            self.screen.say("not-understood", style="red", text=line)
        return False

    def _try(self, choice: MenuChoice) -> bool:
        """Try what was chosen, move by move; true if something was played."""
        played = False
        for move in choice.moves:
            step = self.pupil.step
            if not self._attempt(move):
                return played
            played = True
            if self.pupil.step is not step:
                break
        return played

    def _attempt(self, move: int) -> bool:
        step = self.pupil.step
        answer = self.pupil.attempt(move)
        self._tries += 1
        if not answer.made:
            self._refuse(answer)
            return False
        if self.pupil.step is not step:
            self.right += bool(step is not None and step.test and self._tries == 1)
            self._tries = 0
        self.keep(self.pupil)
        self._tell(answer)
        return True

    def _refuse(self, answer: LessonAttempt) -> None:
        pupil, words = self.pupil, self.screen.words
        if answer.rule is None:
            self.screen.paragraph(answer.say(pupil.game, words.code), style="yellow")
        else:
            because = reason(pupil.game, answer.rule, words)
            self.screen.say("learn-forbidden", style="yellow", reason=because)
            self.screen.say("see-rule", style="dim", rule=answer.rule, game=pupil.game.name)

    def _tell(self, answer: LessonAttempt) -> None:
        """Show the effects of a move, and the praise for it."""
        pupil, code = self.pupil, self.screen.words.code
        for made in answer.made:
            seen = [event for event in made.events if event.seen_by(pupil.seat)]
            told = in_words(pupil.game, seen, pupil.names(code), self.language)
            if told:
                self.screen.item(Text(told, style="green"))
        self._show_board()
        if praise := answer.say(pupil.game, code):
            self.screen.paragraph(praise, style="bold green")

    # Commands

    def _show_me(self) -> None:
        """Show the solution; in a test the step no longer counts as a first try."""
        self._tries += 1
        moves = self.pupil.game.moves
        told = [moves.sentence(move, self.language) for move in self.pupil.goals()]
        self.screen.say("learn-show", sentences=" · ".join(told[:4]))

    def _back(self, _rest: str) -> bool:
        """Begin the step again."""
        pupil = self.pupil
        again = LessonSession(pupil.course, pupil.name)
        again.follow(pupil.moves[: pupil.since])
        self.pupil = again
        self._show_board()
        return True

    def _rules(self, rest: str) -> bool:
        game, words = self.pupil.game, self.screen.words
        if not rest:
            show_titles(self.screen, game, words)
            return False
        try:
            show_rule(self.screen, game, rest, words)
        except Failure as failure:
            self.screen.paragraph(failure.say(words.code), style="red")
        return False

    def _whole_board(self, _rest: str) -> bool:
        self._show_board(whole=True)
        return True

    def _lang(self, rest: str) -> bool:
        return self.screen.speak(rest)

    def _help(self, _rest: str) -> bool:
        self.screen.say("help-learn")
        return False

    def _quit(self, _rest: str) -> bool:
        raise LessonLeft


_COMMANDS: Final[dict[str, Callable[[LessonScreen, str], bool]]] = {
    "undo": LessonScreen._back,
    "rules": LessonScreen._rules,
    "board": LessonScreen._whole_board,
    "lang": LessonScreen._lang,
    "help": LessonScreen._help,
    "quit": LessonScreen._quit,
}
