"""Puzzles at a browser: solved on the board, by mouse, touch and keyboard, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from osada.analysis.puzzles.puzzle import Puzzle, shipped
from osada.games import every, find
from tests.browser.people import Person

Visit = Callable[..., Person]
GAMES = [game.name for game in every() if shipped(game)]
TEN = 10


def asked(person: Person, game: str) -> Puzzle:
    """The puzzle that is put to somebody now."""
    task = person.ask("GET", f"/puzzles/{game}/next")
    return next(puzzle for puzzle in shipped(find(game)) if puzzle.id == task["id"])


def make(person: Person, puzzle: Puzzle, moves: list[int]) -> None:
    """Answer a puzzle."""
    hand_in(person, puzzle.game, moves)


def hand_in(person: Person, name: str, moves: list[int]) -> None:
    """Choose moves from the list, one by one, and hand the turn in."""
    game, page = find(name), person.page
    page.get_by_role("button", name=re.compile("^(Moves|Ruchy)$")).click()
    for made, move in enumerate(moves, 1):
        page.locator(f".side .moves [data-move='{game.moves.notation(move)}']").click()
        page.wait_for_selector(f".play[data-seq='{made}']")
    page.locator("[data-do='submit']").click()
    page.wait_for_selector(".outcome")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved(visit: Visit, game: str) -> None:
    ada = visit()
    assert ada.id
    ada.open("/puzzles")
    ada.page.locator(f"[data-game='{game}']").get_by_role("link").click()
    ada.sees(".stage [data-move], .prompt [data-move], .stage")
    puzzle = asked(ada, game)
    make(ada, puzzle, puzzle.answers[0].moves)
    expect(ada.page.get_by_role("heading", name="That is the best turn!")).to_be_visible()
    expect(ada.page.get_by_text("1 solved in a row.")).to_be_visible()
    ada.page.get_by_role("button", name="Show on the board").first.click()
    assert ada.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_on_a_phone_in_polish(visit: Visit, game: str) -> None:
    ada = visit(phone=True, language="pl-PL")
    assert ada.id
    ada.open(f"/puzzles/{game}")
    ada.sees(".stage")
    puzzle = asked(ada, game)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    make(ada, puzzle, puzzle.second.moves)
    expect(ada.page.get_by_role("heading", name=re.compile("^Nie najlepsza"))).to_be_visible()
    expect(ada.page.get_by_text("Seria przerwana.")).to_be_visible()
    assert ada.axe() == []
    ada.page.get_by_role("button", name="Spróbuj jeszcze raz").click()
    make(ada, puzzle, puzzle.answers[0].moves)
    expect(ada.page.get_by_text("Liczy się tylko pierwsza odpowiedź")).to_be_visible()


def test_a_move_is_taken_back_and_a_turn_made_on_the_board(visit: Visit) -> None:
    """By a click on the board itself; one thinks again, by the key u."""
    ada = visit()
    assert ada.id
    ada.open(f"/puzzles/{GAMES[0]}")
    ada.sees(".stage")
    ada.point(ada.choices()[0])
    ada.page.wait_for_selector(".play[data-seq='1']")
    ada.page.keyboard.press("u")
    ada.page.wait_for_selector(".play[data-seq='0']")


def test_ten_puzzles_in_a_row(visit: Visit) -> None:
    ada = visit()
    assert ada.id
    game = max(GAMES, key=lambda name: len(shipped(find(name))))
    there = min(TEN, len(shipped(find(game))))
    ada.open(f"/puzzles/{game}")
    for number in range(1, there + 1):
        ada.page.wait_for_selector(".play[data-seq='0']")
        puzzle = asked(ada, game)
        make(ada, puzzle, puzzle.answers[0].moves)
        expect(ada.page.get_by_text(f"{number} solved in a row.")).to_be_visible()
        ada.page.locator("[data-do='next']").click()
    ada.open("/puzzles")
    expect(ada.page.locator(f"[data-game='{game}']")).to_contain_text(f"{there} of {there}")
