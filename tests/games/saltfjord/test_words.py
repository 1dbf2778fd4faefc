"""Events and components in words, declined as Polish needs it."""

from __future__ import annotations

from osada.core.events import Event
from osada.games import courses
from osada.games.saltfjord import GAME
from osada.games.saltfjord.rules.events import Gained, Paid, Sold
from osada.teaching.lesson_session import LessonSession

POLISH = GAME.text.language("pl")
FISH, PLANK, BOOK, GOLD = 0, 4, 6, 7


def told(event: Event) -> str:
    return GAME.text.tell(event, ["Ala"], POLISH)


def test_goods_are_declined_in_the_log() -> None:
    assert told(Gained(seat=0, resource=FISH, amount=2)) == "Ala zyskuje 2 ryby."
    assert told(Gained(seat=0, resource=PLANK, amount=1)) == "Ala zyskuje 1 deskę."
    assert told(Paid(seat=0, resource=BOOK, amount=5)) == "Ala wydaje 5 książek."
    assert told(Paid(seat=0, resource=GOLD, amount=1)) == "Ala wydaje 1 złoto."
    assert told(Sold(seat=0, resource=PLANK, fish=2)) == "Ala sprzedaje zasób (deska) za 2 ryby."


def test_what_may_be_done_once_a_round() -> None:
    texts = {article.id: article.text for article in GAME.teaching.almanac(POLISH)}
    assert texts["ability-pedlar"].startswith("Darmowa akcja, raz w rundzie. Wydajesz: 1 ryba.")
    assert "do 3 razy w rundzie tylko 1 rybę" in texts["ability-workshop"]


def test_moves_read_like_polish() -> None:
    sentence = GAME.moves.sentence
    read = {
        text: sentence(GAME.moves.from_notation(text), POLISH) for text in ("pass 2", "deal grain")
    }
    assert read == {
        "pass 2": "Spasuj i idź do tawerny 2",
        "deal grain": "Wymień 1 zboże na 3 punkty",
    }


def test_whoever_tries_one_die_too_many_reads_how_many_a_round_allows() -> None:
    pupil = LessonSession(courses()["saltfjord"], "orders")
    refused = pupil.attempt(GAME.moves.from_notation("die orange 6"))
    assert refused.rule == "F15"
    assert refused.say(GAME, "pl").endswith(
        "najwyżej 3 białe i tyle pomarańczowych, ile wynosi numer rundy."
    )
    assert refused.say(GAME, "en").endswith(
        "at most 3 white ones and as many orange ones as the number of the round."
    )


def test_a_test_that_has_two_right_dice_hints_at_both() -> None:
    pupil = LessonSession(courses()["saltfjord"], "test")
    other = pupil.attempt(GAME.moves.from_notation("pass 1"))
    assert other.say(GAME, "pl").endswith("dzieli jedno oczko w górę lub w dół.")
    assert other.say(GAME, "en").endswith("one pip more or less than 4.")
