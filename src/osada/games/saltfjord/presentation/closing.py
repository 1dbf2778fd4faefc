"""The end of a game in words: where the points come from, the medal, the achievements."""

from __future__ import annotations

from collections.abc import Sequence

from osada.games.saltfjord.rules import scoring
from osada.games.saltfjord.rules.fishing import catch_points
from osada.games.saltfjord.rules.moves import TRACK
from osada.games.saltfjord.rules.state import State
from osada.text.grid import table
from osada.text.language import Language


def closing(state: State, names: Sequence[str], language: Language) -> str:
    """The final scoring line by line, in the order of F44; a game for one ends with its medal."""
    lines = [_table(state, names, language)]
    if state.players == 1:
        lines += ["", *_solo(state, language)]
    return "\n".join(lines)


def parts(state: State, seat: int) -> list[tuple[str, int]]:
    """Every part of a seat's score, by the name of its message."""
    found = [
        ("closing-green", int(state.score[seat])),
        ("closing-boat", int(catch_points(state, seat))),
        ("closing-fish", int(scoring.fish_points(state, seat))),
        ("closing-sets", int(scoring.set_points(state, seat))),
        ("closing-crates", int(scoring.crate_points(state, seat))),
    ]
    for i, track in enumerate(TRACK.values):
        found.append((f"closing-{track}", int(scoring.track_points(state, seat, i))))
    if state.carts:
        found.append(("closing-carts", int(scoring.cart_points(state, seat))))
    return found


def _table(state: State, names: Sequence[str], language: Language) -> str:
    columns = [parts(state, seat) for seat in range(state.players)]
    labels = [_label(state, key, language) for key, _ in columns[0]]
    rows = [["", *(names[seat] for seat in range(state.players))]]
    for i, label in enumerate(labels):
        rows.append([label, *(str(column[i][1]) for column in columns)])
    totals = [str(sum(points for _, points in column)) for column in columns]
    rows.append([language.say("closing-total"), *totals])
    return table(rows, right=True)


def _label(state: State, key: str, language: Language) -> str:
    """A track's line names its scoring tile, for those who have reached it."""
    track = key.removeprefix("closing-")
    if track not in TRACK.values:
        return language.say(key)
    number = int(state.scoring[TRACK.index[track]])
    tile = language.say(f"scoring-{state.tables.box.scoring.tiles[number].id}")
    if state.carts and track == "logistics":
        track = "carts"  # F47: their tile covers that track
    return language.say("closing-track", track=language.say(f"track-{track}"), tile=tile)


# A game for one


def special_points(state: State) -> list[tuple[str, int]]:
    """The special scoring tiles and their points (F57)."""
    tiles = [int(state.special[i]) for i in range(state.specials)]
    box = state.tables.box
    return [(box.scoring.tiles[t].id, int(scoring.tile_points(state, 0, t))) for t in tiles]


def medal(state: State) -> str | None:
    """The medal of a game for one: `None` if it is lost, `none` if it is won without one (F58)."""
    rules = state.tables.box.scoring
    if not state.over or any(n < rules.special_minimum for _, n in special_points(state)):
        return None  # F57
    points = int(scoring.final_score(state, 0))
    earned = [m.id for m in rules.medals if points >= (m.carts if state.carts else m.standard)]
    return earned[-1] if earned else "none"


def achievements(state: State) -> list[int]:
    """The numbers of the achievements of a game for one (F59)."""
    earned = medal(state)
    rules = state.tables.box.scoring
    order = [m.id for m in rules.medals]
    if earned not in order:
        return []
    return [
        i
        for i, goal in enumerate(rules.achievements, 1)
        if state.specials >= goal.special_tiles and order.index(earned) >= order.index(goal.medal)
    ]


def honours(state: State) -> list[str]:
    """Medal and achievements as messages."""
    if state.players > 1:
        return []
    earned = medal(state)
    medals = [f"medal-{earned}"] if earned not in {None, "none"} else []
    return [*medals, *(f"achievement-{number}" for number in achievements(state))]


def _solo(state: State, language: Language) -> list[str]:
    say = language.say
    lines = [
        say(
            "closing-special",
            tile=say(f"scoring-{tile}"),
            points=points,
            minimum=state.tables.box.scoring.special_minimum,
        )
        for tile, points in special_points(state)
    ]
    earned = medal(state)
    return [*lines, say("closing-lost" if earned is None else f"closing-medal-{earned}")]
