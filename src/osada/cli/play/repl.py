"""Commands that a person can type at the prompt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from osada.cli import user_data
from osada.cli.failures import Failure
from osada.cli.game_log import paragraphs
from osada.cli.play.menu import Menu
from osada.cli.play.reasons import reason, refused
from osada.cli.rulebook import show_rule, show_titles
from osada.core.moves import Family
from osada.text.errors import OsadaError, UndoError

if TYPE_CHECKING:
    from osada.cli.play.game_session import Session

_LINES: Final = 15
"""So much of the log is shown when nobody says how much."""


class GameLeft(Exception):
    """The person at the keyboard leaves the game."""


class Repl:
    """Answers one line at a time; nothing that is typed wrongly costs anything."""

    def __init__(self, session: Session, seat: int, menu: Menu) -> None:
        self.session = session
        self.seat = seat
        self.menu = menu
        self.screen = session.screen

    def answer(self, line: str) -> bool:
        """Do what a line asks for; true if the game is to be shown anew."""
        if line.startswith("?"):
            self._why(line[1:].strip())
            return False
        choice = self.menu.find(line)
        if not line and len(self.menu.choices) == 1:
            choice = self.menu.choices[0]
        if choice is None:
            return self._command(line)
        self.session.choose(self.seat, choice)
        return True

    def _command(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        for name, command in _COMMANDS.items():
            if word.casefold() in (name, self.screen.words.say(f"command-{name}")):
                try:
                    return command(self, rest.strip())
                except (Failure, OsadaError) as error:
                    self.screen.paragraph(error.say(self.screen.words.code), style="red")
                    return False
        return self._guess(line)

    def _guess(self, line: str) -> bool:
        """Take some words of a choice for it, if they are the words of one only."""
        odd = line.isdecimal() or self.menu.any_move(line) is not None
        alike = [] if odd else self.menu.like(line)
        if len(alike) == 1:
            self.session.choose(self.seat, alike[0])
            return True
        if alike:
            self.screen.say("which-of-these", text=line)
            for choice in alike:
                number = self.menu.choices.index(choice) + 1
                self.screen.item(Text(choice.sentence), f"  {number} ", "cyan")
        else:
            self._not_understood(line)
        return False

    def _not_understood(self, line: str) -> None:
        """Say what is wrong with a line that is no command and nothing that is offered."""
        if not line:
            self.screen.say("type-something", most=len(self.menu.choices))
        elif line.isdecimal():
            self.screen.say("no-such-number", style="red", most=len(self.menu.choices))
        elif self.menu.any_move(line) is not None:
            self._why(line)
        else:
            self.screen.say("not-understood", style="red", text=line)

    # Why not

    def _why(self, text: str) -> None:
        if not text:
            self._why_kinds()
            return
        choice = self.menu.find(text)
        move = choice.moves[0] if choice else self.menu.any_move(text)
        if move is None:
            self._no_such_move(text)
            return
        session = self.session
        rule = session.game.why_not(session.table.position, self.seat, move)
        sentence = session.game.moves.sentence(move, session.language)
        if rule is None:
            self.screen.say("is-offered", sentence=sentence)
            return
        because = reason(session.game, rule, session.words)
        self.screen.say("not-allowed", style="yellow", sentence=sentence, reason=because)
        self.screen.say("see-rule", style="dim", rule=rule, game=session.game.name)

    def _no_such_move(self, text: str) -> None:
        """A notation that is nearly right gets its shape shown."""
        family = self.session.game.moves.by_name.get(text.split(maxsplit=1)[0])
        if family is None:
            self.screen.say("not-a-move", style="red", text=text)
            return
        if _names_things(family, text.split()[1:]):
            self.screen.say("no-such-pair", style="red", text=text)
            return
        shape = " ".join([family.name, *(f"<{key}>" for key in family.domains)])
        self.screen.say("not-a-move-shape", style="red", text=text, shape=shape)
        for key, domain in family.domains.items():
            self.screen.paragraph(f"{key}: {', '.join(domain.values)}", indent=2)

    def _why_kinds(self) -> None:
        session = self.session
        found = refused(session.table, self.seat, session.words)
        self.screen.say("why-about" if found else "why-nothing")
        for refusal in found:
            line = Text(refusal.what)
            line.append(f" – {reason(session.game, refusal.rule, session.words)}", style="yellow")
            self.screen.item(line)
        self.screen.say("why-one", style="dim")

    # Commands

    def _undo(self, rest: str) -> bool:
        whole = rest.casefold() in ("turn", self.screen.words.say("command-turn"))
        if rest and not whole:
            self.screen.say("undo-what", style="red")
            return False
        try:
            self.session.undo(self.seat, turn=whole)
        except UndoError:
            self.screen.say("nothing-to-undo", style="red")
            return False
        self.screen.say("undone", style="green")
        return True

    def _rules(self, rest: str) -> bool:
        game, words = self.session.game, self.screen.words
        if rest:
            show_rule(self.screen, game, rest, words)
        else:
            show_titles(self.screen, game, words)
        return False

    def _log(self, rest: str) -> bool:
        session = self.session
        texts = paragraphs(
            session.game, session.table.entries, self.seat, session.names, session.language
        )
        last = int(rest) if rest.isdecimal() else _LINES
        for text in texts[-last:] if last else []:
            self.screen.item(Text(text, style="green"))
        return False

    def _board(self, _rest: str) -> bool:
        self.session.show_board(self.seat, whole=True)
        self.screen.show()
        self.menu.show(self.screen)
        return False

    def _save(self, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else user_data.new_game_file(self.session.game.name)
        if path.exists() and not _is_save(path, self.session.table.commitment):
            self.screen.say("will-not-overwrite", style="red", path=str(path))
            return False
        self.session.save(path)
        self.screen.say("saved", style="green", path=str(path))
        return False

    def _comment(self, rest: str) -> bool:
        if not rest or not self.session.table.entries:
            self.screen.say("comment-what", style="red")
            return False
        self.session.table.comment(rest)
        self.session.saved_at = -1
        self.screen.say("comment-added", style="green")
        return False

    def _lang(self, rest: str) -> bool:
        return self.screen.speak(rest)

    def _coach(self, _rest: str) -> bool:
        coach = self.session.coach
        if coach is None:
            self.screen.say("coach-alone", style="red")
            return False
        coach.on = not coach.on
        self.screen.say("coach-on" if coach.on else "coach-off", style="green")
        return False

    def _help(self, _rest: str) -> bool:
        self.screen.say("help-play")
        return False

    def _quit(self, _rest: str) -> bool:
        if self.session.saved_at != len(self.session.table.entries):
            reply = self.screen.ask(self.screen.words.say("save-first") + " ").casefold()
            if reply in self.screen.words.say("answer-cancel").split():
                return False
            if reply not in self.screen.words.say("answer-no").split():
                self._save("")
        raise GameLeft


def _is_save(path: Path, commitment: str) -> bool:
    """Check that a file is an earlier save of the same game, which may be replaced."""
    try:
        return f"\ncommitment {commitment}\n".encode() in path.read_bytes()
    except OSError:
        return False


def _names_things(family: Family, words: list[str]) -> bool:
    """Check that each word names a thing of its kind, so that only their combination is wrong."""
    domains = family.domains.values()
    if len(words) != len(family.domains):
        return False
    return all(word in domain.index for word, domain in zip(words, domains, strict=True))


_COMMANDS: Final[dict[str, Callable[[Repl, str], bool]]] = {
    "undo": Repl._undo,
    "rules": Repl._rules,
    "log": Repl._log,
    "board": Repl._board,
    "save": Repl._save,
    "comment": Repl._comment,
    "lang": Repl._lang,
    "coach": Repl._coach,
    "help": Repl._help,
    "quit": Repl._quit,
}
