"""The report of a training: a learning curve, a table and plots of how far it can be trusted."""

from __future__ import annotations

from html import escape

from osada.analysis.line_plot import plot
from osada.lab.train.calibration import PhaseError, bins, phase_errors, plain_chances
from osada.lab.train.loop import TrainingLoop
from osada.text.language import Language


def html(loop: TrainingLoop, words: Language) -> str:
    """The whole page; measured on games that nothing was learnt from."""
    say = words.say
    found = loop.tuned()
    points, wins = loop.model.judge(found.inputs)
    rows = phase_errors("net", found, points, wins)
    rows += phase_errors("value", found, found.plain, plain_chances(found))
    title = say("train-title", game=loop.game.name.capitalize(), kind=loop.kind)
    steps = [(float(step.games), step.points) for step in loop.run_dir.steps]
    drawn = [(b.expected, b.came) for b in bins(points[:, 0], found.points[:, 0])]
    sure = [(b.expected, b.came) for b in bins(wins[:, 0], found.wins[:, 0])]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_about(loop, words))}</p>",
        plot(say("train-curve"), say("train-games"), say("train-error"), [("net", steps)]),
        _table(rows, words),
        _calibration("train-points", [("net", drawn)], words),
        _calibration("train-wins", [("net", sure)], words),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.code}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title></head>\n<body>\n{chr(10).join(parts)}\n</body></html>\n"
    )


def _about(loop: TrainingLoop, words: Language) -> str:
    last = loop.run_dir.steps[-1]
    numbers = {"error": f"{last.points:.2f}", "brier": f"{last.brier:.3f}"}
    return words.say("train-about", games=last.games, moments=last.moments, **numbers)


def _calibration(
    name: str, lines: list[tuple[str, list[tuple[float, float]]]], words: Language
) -> str:
    say = words.say
    return plot(say(name), say("train-expected"), say("train-came"), lines, diagonal=True)


def _table(rows: list[PhaseError], words: Language) -> str:
    heads = [words.say(f"train-{name}") for name in ("judge", "phase", "moments", "error", "brier")]
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        f"<tr><td>{escape(row.judge)}</td><td>{row.phase + 1}</td><td>{row.moments}</td>"
        f"<td>{row.points:.2f}</td><td>{row.brier:.3f}</td></tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
