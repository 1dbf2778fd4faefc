"""Records: a documented text, read with precise errors, replayed and verified."""

import msgspec
import pytest

from examples.pebbles import GAME as PEBBLES
from osada.conformance.random_game import finished_table
from osada.core.game import Mode
from osada.core.record import Record, read
from osada.core.replay import final_position, replay, verify
from osada.core.table import Table
from osada.games.sardinia import GAME as SARDINIA
from osada.text.errors import RecordError

TEXT = """\
osada-record 1
game pebbles
revision 1
content e3b0c44298fc1c14
players 1
name A Ala z Osady
commitment 2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b
seed secret
note played in the garden

1 * luck 2
2 A add
; a fine start
3 A done
4 A done
result A 3
places A 1
"""


def test_a_record_reads_and_writes_the_same() -> None:
    record = read(TEXT)
    assert record.text() == TEXT
    assert record.names == ["Ala z Osady"]
    assert record.moves[1].comments == ("a fine start",)
    assert record.result == [3]


def test_a_record_of_six_names_seats_to_f() -> None:
    record = finished_table(PEBBLES, Mode(6), 1).record()
    text = msgspec.structs.replace(record, names=["Al", "Bo", "Cy", "Di", "Ed", "Flo"]).text()
    assert "name F Flo\n" in text
    assert read(text).text() == text
    verify(PEBBLES, read(text))
    with pytest.raises(RecordError, match="expected a seat, A to F, or"):
        read(text.replace(" F done", " G done", 1))


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(RecordError, match="line 1, column 1: expected 'osada-record 1'"):
        read("")


def test_line_endings_and_spaces_do_not_matter() -> None:
    assert read(TEXT.replace("\n", "\r\n")).text() == TEXT
    assert read(TEXT.replace("2 A add", "2  A   add ")).text() == TEXT


def test_a_record_replays_without_its_seed() -> None:
    without = msgspec.structs.replace(read(TEXT), seed=None)
    assert final_position(PEBBLES, without).scores() == [3]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ("osada-record 1", "hello", 1, 1, "expected 'osada-record 1'"),
        ("osada-record 1", "osada-record 2", 1, 14, "expected format 1, not 2"),
        ("game pebbles\n", "", 17, 1, "without a 'game' header"),
        ("game pebbles", "game", 2, 6, "expected one word after 'game'"),
        ("game pebbles", "game a b", 2, 6, "expected one word after 'game'"),
        ("game pebbles", "game pebbles\ngame chess", 3, 1, "a second 'game'"),
        ("revision 1", "revision one", 3, 10, "must be a whole number, not 'one'"),
        ("players 1", "hands 1", 5, 1, "expected a header, a move number or a comment"),
        ("name A Ala z Osady", "name Z Ala", 6, 6, "expected a seat, A, and a name"),
        ("name A Ala z Osady", "name B Ala", 6, 6, "expected a seat, A, and a name"),
        ("players 1\n", "players 2\n", 6, 1, "expected a name for each of 2 seats"),
        (
            "players 1\n",
            "players 1\noption fast\n",
            6,
            8,
            "expected an option's name and its value",
        ),
        ("1 * luck 2\n", "; too early\n1 * luck 2\n", 11, 1, "belongs to the move before it"),
        ("1 * luck 2", "2 * luck 2", 11, 1, "expected move number 1, not 2"),
        ("2 A add", "2 E add", 12, 3, "expected a seat, A, or"),
        ("2 A add", "2", 12, 3, "expected a seat, A, or"),
        ("2 A add", "2 A", 12, 4, "expected a move"),
        ("result A 3", "result A three", 16, 8, "expected a number for each seat"),
        ("result A 3", "result B 3", 16, 8, "expected a number for each seat"),
        ("result A 3", "result A 9\nresult A 3", 17, 1, "a second 'result'"),
        ("places A 1\n", "places A 1\noption x y\n", 18, 1, "expected 'option' before the moves"),
        ("places A 1\n", "places A 1\n5 A done\n", 18, 1, "no move after the result"),
        ("players 1\n", "players 1\noption x y\noption x z\n", 7, 8, "a second option 'x'"),
        ("name A Ala", "name A Bo\nname A Ala", 7, 6, "a second name for seat A"),
        ("name A Ala", "name A " + "x" * 41, 6, 8, "at most 40 characters"),
        ("a fine start", "a \x1b[2J start", 13, 5, "without control characters"),
        ("2 A add", "2" * 5000 + " A add", 12, 1, "expected a header, a move number"),
        ("result A 3", "result A " + "3" * 5000, 16, 8, "expected a number for each seat"),
        ("result A 3", "result A 3 B 4", 16, 1, "'result' must give 1 number,"),
        ("commitment 2bb8", "commitment 2BB8", 7, 12, "expected 64 hexadecimal digits"),
        ("commitment 2b", "commitment b", 7, 12, "expected 64 hexadecimal digits"),
        ("players 1", "players 999999999", 6, 1, "a name for each of 999999999 seats"),
    ],
)
def test_what_cannot_be_read_is_named_by_line_and_column(
    old: str, new: str, line: int, column: int, reason: str
) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=reason) as caught:
        read(TEXT.replace(old, new))
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game pebbles", "game sardinia", 2, "a record of sardinia, not of pebbles"),
        ("revision 1", "revision 7", 3, "played under revision 7 of the rules; this is 1"),
        ("content e3b0", "content ffff", 4, "played with content ffff"),
        ("players 1", "players 9", 5, "for 1 to 6 players, not 9"),
        ("2 A add", "2 A fly", 12, "no move is called 'fly'"),
        ("2 A add", "2 * die 2", 12, "expected a move of seat A"),
        ("1 * luck 2", "1 A add", 11, r"expected a move of nature \(\*\)"),
        ("1 * luck 2", "1 * die 2", 11, "nature cannot draw 'die 2' here"),
        ("3 A done", "3 A die 3", 14, r"'die 3' is not allowed \(P1\)"),
        ("result A 3", "5 A done\nresult A 3", 16, "the game is over"),
        ("result A 3", "result A 4", 16, "'result' is .4., but the moves give .3."),
        ("places A 1", "places A 2", 17, "'places' is .2., but the moves give .1."),
        ("4 A done\n", "", 15, "has a 'result', but its game is not over"),
    ],
)
def test_what_does_not_replay_is_named(old: str, new: str, line: int, reason: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new)
    if "players 9" in text:
        text = text.replace("name A Ala z Osady\n", "").replace("result A 3\nplaces A 1\n", "")
    with pytest.raises(RecordError, match=reason) as caught:
        final_position(PEBBLES, read(text))
    assert caught.value.line == line


def test_every_step_of_a_replay_has_its_events() -> None:
    steps = list(replay(PEBBLES, read(TEXT)))
    assert [step.line.notation for step in steps] == ["luck 2", "add", "done", "done"]
    assert all(step.events for step in steps)


# Verifying


def played() -> Record:
    return read(finished_table(PEBBLES, Mode(2), 1).record().text())


def test_the_draws_follow_from_the_seed() -> None:
    assert verify(PEBBLES, played()) >= 2


def test_a_forged_draw_is_named_by_its_line() -> None:
    record = played()
    face = record.moves[0].notation.split()[1]
    forged = msgspec.structs.replace(record.moves[0], notation=f"luck {int(face) % 3 + 1}")
    cheat = msgspec.structs.replace(
        record, moves=[forged, *record.moves[1:]], result=None, places=None
    )
    with pytest.raises(RecordError, match=rf"the seed gives 'luck {face}' for draw 0") as caught:
        verify(PEBBLES, cheat)
    assert caught.value.line == record.moves[0].line


def test_another_seed_than_the_promised_one_is_refused() -> None:
    with pytest.raises(RecordError, match="not the one that was committed to") as caught:
        verify(PEBBLES, msgspec.structs.replace(played(), seed="other"))
    assert caught.value.line == 7, "the seed is to blame"


def test_another_promise_than_that_of_the_seed_is_refused() -> None:
    record = played()
    seal = record.commitment
    record.commitment = "0" * 64
    with pytest.raises(RecordError, match=f"follow from the seed, whose seal is {seal}") as caught:
        verify(PEBBLES, record)
    assert caught.value.line == 6, "the commitment is to blame"


@pytest.mark.parametrize(
    ("options", "line", "reason"),
    [
        ("option guardian x\noption full-tie boast", 6, "option guardian is one of"),
        ("option guardian standard\noption full-tie x", 7, "option full-tie is one of"),
        ("option full-tie boast\noption castle big", 7, "no option 'castle'"),
        ("option full-tie boast\n\noption first-player D", 8, "seat D cannot begin"),
    ],
)
def test_a_wrong_option_is_named_by_its_line(options: str, line: int, reason: str) -> None:
    text = Table(SARDINIA, 2, "x").record().text()
    head, _, rest = text.partition("option guardian")
    with pytest.raises(RecordError, match=reason) as caught:
        final_position(SARDINIA, read(f"{head}{options}\ncommitment{rest.split('commitment')[1]}"))
    assert caught.value.line == line


def test_without_the_seed_nothing_can_be_verified() -> None:
    with pytest.raises(RecordError, match="has not been revealed"):
        verify(PEBBLES, msgspec.structs.replace(played(), seed=None))
