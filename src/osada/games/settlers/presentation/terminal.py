"""Both sheets as text, in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.core.record import LETTERS
from osada.games.settlers.content import components, words
from osada.games.settlers.content.checks import TRACKS
from osada.games.settlers.content.components import COLUMNS, DESIGNED_SHEET, Box, Empire, Section
from osada.games.settlers.presentation.view import Building, Player, View
from osada.games.settlers.rules.moves import SECTION
from osada.text.grid import flow, table, wrapped
from osada.text.language import Language

_CIRCLED: Final = "①②③④⑤⑥"


def draw(box: Box, view: View, names: Sequence[str], language: Language) -> str:
    """The round, the seat's own two sheets in full, and the others in short."""
    if view.sheet is None:
        return language.say("board-no-sheet")
    shown = range(len(view.players)) if view.seat is None else [view.seat]
    parts = [_head(box, view, names, language)]
    parts += [part for seat in shown for part in _sheets(box, view, seat, names, language)]
    if len(view.players) > 1:
        parts.append(_standings(view, names, language))
    parts.append(wrapped(language.say("board-signs"), indent=""))
    return "\n\n".join(parts)


def _head(box: Box, view: View, names: Sequence[str], language: Language) -> str:
    say = language.say
    village = box.sheet(view.sheet or 0)
    theme = village.theme_pl if language.code == "pl" else village.theme_en
    key = "board-sheet" if village.no else "board-competition"
    author = box.designed.author if box.designed and village.no == DESIGNED_SHEET else ""
    middle = ", ".join(say(f"favour-{favour}") for favour in view.middle)
    parts = [
        say("board-round", round=view.round),
        say("board-own", theme=theme, author=author)
        if author
        else say(key, number=village.no, theme=theme),
        say("board-active", name=names[view.active]),
        say("board-middle", favours=middle or say("board-none")),
    ]
    return wrapped(" · ".join(parts))


# One seat


def _sheets(box: Box, view: View, seat: int, names: Sequence[str], language: Language) -> list[str]:
    """Return a seat's goods, its empire and its village."""
    player = view.players[seat]
    village = box.village(view.sheet or 0)
    title = language.say("board-seat", seat=LETTERS[seat], name=names[seat], points=player.score)
    rows = enumerate(zip(village, player.buildings, strict=True))
    buildings = (_building(b, view, i, seen, language) for i, (b, seen) in rows)
    ids = [building.id for building in village]
    return [
        f"{title}\n{_pool(player, language)}",
        f"{_tracks(box.empire, player, ids, language)}\n{_fields(box.empire, player, language)}",
        "\n".join([language.say("board-village", seat=LETTERS[seat]), *buildings]),
    ]


def _pool(player: Player, language: Language) -> str:
    say = language.say
    dice = [say(f"resource-{face}") for face in player.dice[:3]] + [player.dice[3]]
    pool = " ".join(f"{say(f'resource-{name}')} {n}" for name, n in player.pool.items())
    parts = [
        say("board-dice", dice=", ".join(dice)),
        say("board-workers", workers=player.workers),
        say("board-pool", pool=pool),
    ]
    if player.favour is not None:
        mark = "" if player.favour in player.unused else f" {say('board-used')}"
        parts.append(say("board-favour", favour=say(f"favour-{player.favour}")) + mark)
    parts += [say("board-crops", resource=say(f"resource-{kind}")) for kind in player.crops]
    return wrapped(" · ".join(parts))


def _tracks(empire: Empire, player: Player, village: list[str], language: Language) -> str:
    rows = [
        [
            language.say("board-empire"),
            *(str(column + 1) for column in range(COLUMNS)),
            language.say("board-points"),
        ]
    ]
    circles = _circles(player, village)
    for t, track in enumerate(empire.tracks):
        cells = []
        for c, section in enumerate(track.sections):
            crossed = player.crossed_in_next[t] if c == player.complete_sections[t] else []
            done = c < player.complete_sections[t]
            mark = circles.get(SECTION.values[t * COLUMNS + c], "×") if done else ""
            cells.append(_section(section, mark, crossed, language))
        rows.append([language.say(f"track-{track.id}"), *cells, str(player.boxes[t])])
    return table(rows, gap=1)


def _circles(player: Player, village: list[str]) -> dict[str, str]:
    """The sections of settlements, each with the number of its building in a circle."""
    return {
        section: _CIRCLED[village.index(settlement.building)]
        for settlement in player.settlements
        for section in settlement.sections
    }


def _section(section: Section, mark: str, crossed: list[int], language: Language) -> str:
    areas = [
        mark or ("×" if a in crossed else words.letters(area, language))
        for a, area in enumerate(section.areas)
    ]
    return f"{mark or '/'.join(areas)}={section.points}"


def _fields(empire: Empire, player: Player, language: Language) -> str:
    texts = []
    for f, field in enumerate(empire.fields):
        areas = [
            "×" if f * 4 + a in player.harvested else words.letters(area, language)
            for a, area in enumerate(field.areas)
        ]
        key = "board-field-open" if f in player.open_fields else "board-field-closed"
        texts.append(language.say(key, number=f + 1, areas=" ".join(areas)))
    return flow(texts)


def _building(
    building: components.Building, view: View, slot: int, seen: Building, language: Language
) -> str:
    ignored = building.advanced_only and not view.advanced
    areas = "".join(
        f"[{'×' if a in seen.crossed else words.letters(area, language)}]"
        for a, area in enumerate(building.areas)
    )
    head = f"{slot + 1} {words.name(building, language)} {areas}".rstrip()
    shape = words.plan(building) if view.advanced else ""
    text = words.effect(building, language, seen.raised)
    marks = [language.say("board-ignored")] if ignored else _marks(building, seen, language)
    return wrapped(f"{' '.join(filter(None, [head, shape]))}: {' · '.join([text, *marks])}")


def _marks(building: components.Building, seen: Building, language: Language) -> list[str]:
    say = language.say
    marks = []
    if seen.works:
        marks.append(_works(building, seen, language))
    elif seen.complete:
        marks.append(say("board-complete"))
    if seen.raised:
        marks.append(say("board-raised", times=seen.raised))
    if seen.points:
        marks.append(say("board-noted", points=seen.points))
    return marks


def _works(building: components.Building, seen: Building, language: Language) -> str:
    """Tell whether an ability can still be used in this round, or how often it was."""
    most = words.uses(building, seen.raised)
    if words.by_itself(building):
        return language.say("board-works-itself")
    if not seen.used or not most:
        return language.say("board-works")
    if seen.used >= most:
        return language.say("board-used-up")
    return language.say("board-used-times", used=seen.used, most=most)


# Everybody


def _standings(view: View, names: Sequence[str], language: Language) -> str:
    """Every seat in short."""
    say = language.say
    lines = [say("board-players")]
    for seat, player in enumerate(view.players):
        mark = "▸" if seat in view.open_seats else " "
        built = sum(b.complete for b in player.buildings)
        favour = say(f"favour-{player.favour}") if player.favour else say("board-none")
        tracks = zip(TRACKS, player.complete_sections, strict=True)
        parts = [
            (say("board-score"), player.score),
            *((say(f"track-{track}"), f"{n}/{COLUMNS}") for track, n in tracks),
            (say("board-buildings"), built),
            (say("board-harvested"), len(player.harvested)),
            (say("board-settlements"), len(player.settlements)),
            (say("board-favour-head"), favour),
        ]
        told = " · ".join(f"{head.lower()} {number}" for head, number in parts)
        lines.append(wrapped(f"{mark}{LETTERS[seat]} {names[seat]}: {told}"))
    return "\n".join(lines)
