"""Courses over the wire: the server keeps nothing, and a wrong try costs nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from osada.games import courses
from osada.teaching.lesson_session import LessonSession
from tests.server.client import Client, Json, Refused
from tests.server.node import Node

SETTLING = "/api/courses/sardinia/settling"


@pytest.fixture
def visitor(plain_node: Node) -> Iterator[Client]:
    """Somebody who has just come to the page and has no session."""
    with Client(plain_node.url, "") as client:
        yield client


def notations(moves: list[Json]) -> list[str]:
    return [move["notation"] for move in moves]


def test_courses_are_told_in_the_language_asked_for(visitor: Client) -> None:
    english = visitor.get("/api/courses")["courses"]
    polish = visitor.get("/api/courses", language="pl")["courses"]
    assert [course["id"] for course in english] == list(courses())
    first = next(course for course in polish if course["id"] == "sardinia")
    assert (first["game"], first["title"]) == ("sardinia", "Sardynia")
    assert 0 < first["minutes"] <= 7


def test_a_course_names_its_lessons_and_the_rules_to_read_about(visitor: Client) -> None:
    course = visitor.get("/api/courses/sardinia", language="pl")
    assert [lesson["id"] for lesson in course["lessons"]][:1] == ["settling"]
    assert [lesson["test"] for lesson in course["lessons"]][-1]
    told = {rule for lesson in course["lessons"] for rule in (*lesson["rules"], *lesson["more"])}
    assert {"S20", "S31"} <= told
    assert "S3" in course["app"]
    assert course["lessons"][-1]["variant"] == ["S32", "S33", "S34", "S35"]
    assert course["lessons"][0]["links"][0] == {"rule": "S1", "title": "Gracze, karty i pionki"}


def test_a_lesson_begins_on_the_real_board(visitor: Client) -> None:
    now = visitor.post(SETTLING)
    assert (now["step"], now["moves"], now["attempt"], now["over"]) == (0, [], None, None)
    assert "Commander" in now["words"]
    assert notations(now["goal"]) == ["card commander"]
    (update,) = now["updates"]
    assert update["entries"] == []
    state = update["state"]
    assert (state["status"], state["seat"], state["open_seats"]) == ("running", 0, [0])
    assert len(state["legal"]) == 7, "the learner is free to err"
    assert state["view"]["next_sites"] == ["6", "18"]


def test_a_right_move_is_answered_by_others_one_update_each(visitor: Client) -> None:
    now = visitor.post(SETTLING, moves=["card commander"], attempt="settler p1", language="pl")
    assert now["attempt"]["verdict"] == "good"
    assert now["moves"] == ["card commander", "settler p1"]
    assert (now["step"], now["since"]) == (2, 2)
    entries = [update["entries"][0] for update in now["updates"]]
    assert [(entry["seat"], entry["events"][0]["event"]) for entry in entries] == [
        (0, "settler-placed"),
        (1, "card-played"),
        (1, "settler-placed"),
    ]
    assert [entry["move"] is None for entry in entries] == [False, True, True]
    seqs = [update["state"]["seq"] for update in now["updates"]]
    assert seqs == sorted(set(seqs))
    assert [update["state"]["open_seats"] for update in now["updates"]] == [[1], [1], [0]]


def test_a_wrong_try_is_answered_and_not_played(visitor: Client) -> None:
    other = visitor.post(SETTLING, moves=["card commander"], attempt={"move": "done"})
    assert other["attempt"]["verdict"] == "other"
    assert "Nurra" in other["attempt"]["words"]
    against = visitor.post(SETTLING, moves=["card commander"], attempt="card priest")
    assert against["attempt"]["verdict"] == "forbidden"
    assert against["attempt"]["rule"] == "S10"
    assert "hand" in against["attempt"]["words"]
    for answer in (other, against):
        assert answer["moves"] == ["card commander"]
        assert [update["entries"] for update in answer["updates"]] == [[]]


def test_a_test_does_not_tell_its_answer_unless_asked(visitor: Client) -> None:
    path = "/api/courses/sardinia/finale"
    asked = visitor.post(path)
    assert (asked["test"], asked["goal"]) == (True, [])
    assert notations(visitor.post(path, show=True)["goal"]) == ["card architect"]


@pytest.mark.parametrize(
    ("course", "lesson"), [(c.id, n) for c in courses().values() for n in c.lessons]
)
def test_a_lesson_is_taken_to_its_end(visitor: Client, course: str, lesson: str) -> None:
    path, moves = f"/api/courses/{course}/{lesson}", list[str]()
    now = visitor.post(path, show=True)
    while now["over"] is None:
        now = visitor.post(path, moves=moves, attempt=now["goal"][0]["index"], show=True)
        assert now["attempt"]["verdict"] == "good"
        moves = now["moves"]
    assert (now["step"], now["words"], now["goal"]) == (now["steps"], "", [])
    assert now["next"] == courses()[course].next(lesson)
    again = visitor.post(path, moves=moves, attempt=moves[0])
    assert again["attempt"]["verdict"] == "over"
    pupil = LessonSession(courses()[course], lesson)
    pupil.follow([pupil.game.moves.from_notation(move) for move in moves])
    assert again["updates"][-1]["state"]["scores"] == pupil.position.scores()


def test_a_board_looks_ahead_as_at_a_table(visitor: Client) -> None:
    priest = ["card priest", {"move": "priest", "province": "p1"}]
    ahead = visitor.post(f"{SETTLING}/preview", ahead=priest)
    assert (ahead["played"], ahead["open_seats"]) == (2, [1])
    later = visitor.post(f"{SETTLING}/preview", moves=["card commander"], ahead=["settler p9"])
    assert [event["event"] for event in later["events"]] == ["settler-placed"]
    with pytest.raises(Refused) as refused:
        visitor.post(f"{SETTLING}/preview", ahead=["settler p9"])
    assert (refused.value.code, refused.value.error["rule"]) == ("not-allowed", "S10")
    assert visitor.post(SETTLING)["step"] == 0


def test_moves_that_a_lesson_takes_no_more_are_left_out(visitor: Client) -> None:
    now = visitor.post(SETTLING, moves=["card commander", "settler p9", "card guardian"])
    assert now["moves"] == ["card commander"]
    assert now["step"] == 1


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/courses/chess/settling", {}, "not-found"),
        ("/api/courses/sardinia/chess", {}, "not-found"),
        (SETTLING, {"attempt": "castle"}, "invalid"),
        (SETTLING, {"attempt": 1_000_000}, "invalid"),
        (SETTLING, {"moves": ["castle"]}, "invalid"),
        (SETTLING, {"moves": ["card commander"] * 101}, "invalid"),
        (SETTLING, {"language": "de"}, "invalid"),
    ],
)
def test_what_cannot_be_is_refused(visitor: Client, path: str, body: Json, code: str) -> None:
    with pytest.raises(Refused) as refused:
        visitor.request("POST", path, body)
    assert refused.value.code == code
