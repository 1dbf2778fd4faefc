"""What is shown of a table: entries, states, cards and replays, for players and spectators."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from osada.server.platform.instant import Instant
from osada.server.platform.problems import Problem
from osada.server.tables.state import log_entries
from osada.server.tables.state.commands import chat as talking
from osada.server.tables.state.commands import seating
from osada.server.tables.state.commands import undo as takeback
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.requests import RequestKey
from osada.server.tables.state.terms import Terms
from osada.server.tables.state.views import legal_choices, move_preview, replay_view
from osada.server.tables.state.views.entry_view import entries
from osada.server.tables.state.views.table_card import ListedTable, table_card
from osada.server.tables.state.views.table_state import admit, state, viewpoint
from tests.server.test_hosted import ADA, BO, play
from tests.server.test_table_commands import CY, finished, full, paused, rolled, started, write

NOW = Instant(9, 9)


def test_a_move_is_told_to_its_seat_and_its_events_to_all() -> None:
    hosted = started()
    play(hosted, "add")
    (mine,), (others,) = (entries(hosted, hosted.seq - 1, seat) for seat in (0, 1))
    assert mine.move is not None
    assert others.move is None
    assert mine.kind == others.kind == "move"
    assert entries(hosted, hosted.seq, 0) == []
    assert len(entries(hosted, -5, 0)) == hosted.seq


@pytest.mark.parametrize(
    ("entry", "name", "text"),
    [
        (log_entries.ChatSent(user="u", name="Ada", text="hello"), "Ada", "hello"),
        (log_entries.Muted(user="u", name="Ada", other="v", muted=True), "v", "muted"),
        (log_entries.Muted(user="u", name="Ada", other="v", muted=False), "v", "unmuted"),
        (log_entries.RematchCreated(user="u", name="Ada", table="next"), "next", "rematch"),
        (log_entries.Ended(user="u", name="Ada", reason="abandoned"), "Ada", "abandoned"),
        (log_entries.UserErased(user="u"), None, "forgotten"),
        (log_entries.Paused(seat=0, user="u", name="Ada"), "Ada", None),
    ],
    ids=lambda value: type(value).__name__ + str(getattr(value, "muted", "")),
)
def test_an_entry_says_who_and_what(entry: log_entries.LogEntry, name: str, text: str) -> None:
    hosted = write(started(), [entry])
    (shown,) = entries(hosted, hosted.seq - 1, None)
    assert (shown.name, shown.text) == (name, text)


def test_chat_of_muted_people_is_left_out() -> None:
    hosted = started()
    write(hosted, talking.chat(hosted, BO, "hello"))
    assert entries(hosted, hosted.seq - 1, 0, {BO.id}) == []
    assert len(entries(hosted, hosted.seq - 1, 0, {ADA.id})) == 1


def test_spectators_are_let_in_by_the_terms() -> None:
    hosted = started()
    hosted.setup = replace(hosted.setup, stream="s")
    assert admit(hosted, CY.id) == "s"
    assert admit(hosted, ADA.id) is None
    closed = started(Terms(spectators=False))
    with pytest.raises(Problem, match="no spectators"):
        admit(closed, None)
    assert admit(closed, BO.id) is None


def test_a_view_is_from_an_own_seat() -> None:
    hosted = started()
    assert [viewpoint(hosted, user, None) for user in (ADA.id, BO.id, CY.id)] == [0, 1, None]
    with pytest.raises(Problem, match="seat 1 is not yours"):
        viewpoint(hosted, ADA.id, 1)
    hosted.occupants = [Occupant("person", ADA.id, "Ada")] * 2
    turn = hosted.player().position.turn()
    assert viewpoint(hosted, ADA.id, None) == turn
    assert viewpoint(hosted, ADA.id, 1 - turn) == 1 - turn


def test_a_state_has_moves_for_a_player_of_a_running_game() -> None:
    hosted = started()
    mine, watching = state(hosted, 0, NOW), state(hosted, None, NOW)
    assert mine.legal
    assert mine.token == hosted.player().token(0)
    assert (watching.legal, watching.token, watching.cautions) == ([], None, [])
    assert mine.places is None
    over = state(finished(), 0, NOW)
    assert (over.legal, over.token) == ([], None)
    before = state(full(), 0, NOW)
    assert (before.view, before.window, before.scores, before.length) == (None, 0, [0, 0], 0)
    assert not before.paused
    assert state(paused(), 0, NOW).paused


@pytest.mark.parametrize(
    ("policy", "beyond"),
    [("none", False), ("information", False), ("consent", True), ("free", True)],
)
def test_a_state_says_how_far_moves_can_be_taken_back(policy: str, beyond: bool) -> None:
    hosted = rolled(policy)  # type: ignore[arg-type]
    assert state(hosted, 0, NOW).undo.beyond == beyond
    assert not state(hosted, 1, NOW).undo.beyond
    assert not state(hosted, None, NOW).undo.beyond
    fresh = started(Terms(undo="none"))
    play(fresh, "add")
    assert state(fresh, 0, NOW).undo.moves == 0


def test_a_state_shows_an_open_wish() -> None:
    hosted = rolled("consent")
    write(hosted, takeback.undo(hosted, RequestKey(ADA), 0, 2, None))
    wish = state(hosted, None, NOW).undo.request
    assert wish is not None
    assert (wish.seat, wish.moves, wish.agreed, wish.needed) == (0, 2, [0], [1])


@pytest.mark.parametrize(
    "ask",
    [
        lambda hosted, user: legal_choices.choices(hosted, user, None, "en"),
        lambda hosted, user: legal_choices.tips(hosted, user, None, "en"),
    ],
    ids=["choices", "tips"],
)
def test_choices_are_for_players_of_a_running_game(
    ask: Callable[[HostedTable, object], object],
) -> None:
    assert ask(started(), ADA) is not None
    with pytest.raises(Problem, match="do not sit"):
        ask(started(), CY)
    with pytest.raises(Problem, match="not running"):
        ask(full(), ADA)


def test_why_names_the_rule_by_index_or_notation() -> None:
    hosted = started()
    legal = hosted.player().position.legal(0)
    notation = hosted.game.moves.notation(legal[0])
    for move in (str(legal[0]), notation):
        found = legal_choices.why(hosted, ADA, 0, move)
        assert (found.move.index, found.rule) == (legal[0], None)
    with pytest.raises(Problem, match="not begun"):
        legal_choices.why(full(), ADA, 0, notation)
    with pytest.raises(Problem, match="not yours"):
        legal_choices.why(hosted, ADA, 1, notation)


def test_a_preview_is_for_the_present_moment() -> None:
    hosted = started()
    token = hosted.player().token(0)
    assert move_preview.preview(hosted, ADA, 0, token, ["add"]).played == 1
    assert move_preview.preview(hosted, ADA, 0, token, []).played == 0
    for seat, moment, moves, said in (
        (1, token, [], "not yours"),
        (0, "old", [], "meant for old"),
        (0, token, ["dance"], "move: "),
        (0, token, ["add"] * 9, "not allowed"),
    ):
        with pytest.raises(Problem, match=said):
            move_preview.preview(hosted, ADA, seat, moment, moves)
    with pytest.raises(Problem, match="not running"):
        move_preview.preview(full(), ADA, 0, token, [])


def listed(**changes: object) -> ListedTable:
    seats = [Occupant("person", ADA.id, "Ada"), Occupant("person", BO.id, "Bo")]
    made = ListedTable(
        id="t", game="pebbles", options={}, status="running", maker=CY.id, players=2,
        occupants=seats, terms=Terms(), fork=False, stream=None, paused=False, open_seats=0b01,
        playable=True, created_at=1, updated_at=2, finished_at=None,
    )  # fmt: skip
    return replace(made, **changes)


def test_a_card_says_whose_turn_it_is() -> None:
    assert table_card(listed(), ADA.id).your_turn
    assert table_card(listed(), ADA.id).my_seats == [0]
    assert not table_card(listed(), BO.id).your_turn
    assert not table_card(listed(), None).your_turn
    assert table_card(listed(), None).my_seats == []
    assert not table_card(listed(paused=True), ADA.id).your_turn
    assert not table_card(listed(playable=False), ADA.id).your_turn
    away = [Occupant("person", ADA.id, "Ada", bot="x", taken_over=True), Occupant("open")]
    assert not table_card(listed(occupants=away), ADA.id).your_turn


def test_a_table_belongs_to_its_people_or_to_its_maker() -> None:
    assert listed().people() == {ADA.id, BO.id}
    assert listed(occupants=[Occupant("bot", bot="x")] * 2).people() == {CY.id}


def test_only_players_look_back_while_a_game_goes_on() -> None:
    hosted = rolled("free")
    for user, seat in ((CY.id, None), (CY.id, 0), (ADA.id, 1), (None, None)):
        with pytest.raises(Problem, match="only its players"):
            replay_view.game_of_table(hosted, user, seat)
    played = replay_view.game_of_table(hosted, ADA.id, 0)
    assert played.running
    for asked in (
        lambda: replay_view.finished_game(hosted),
        lambda: replay_view.record_of(hosted, with_seed=False),
    ):
        with pytest.raises(Problem, match="over"):
            asked()


def test_a_replay_shows_any_move_and_no_other() -> None:
    played = replay_view.game_of_table(rolled("free"), ADA.id, 0)
    length = len(played.moves)
    assert replay_view.step(played, 0, None).last is None
    assert replay_view.step(played, length, 1).move == length
    assert replay_view.step(played, 0, 0).by is None
    own = next(n for n, made in enumerate(played.moves, 1) if made.seat == 0)
    assert replay_view.step(played, own, 0).last is not None
    assert replay_view.step(played, own, 1).last is None
    assert replay_view.step(played, own, 1).by == 0
    for number, seat in ((-1, None), (length + 1, None), (0, 2), (0, -1)):
        with pytest.raises(Problem, match=r"move: expected|there is no seat"):
            replay_view.step(played, number, seat)


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    hosted = full()
    write(hosted, seating.leave(hosted, BO))
    assert [each.kind for each in hosted.occupants] == ["person", "open"]
