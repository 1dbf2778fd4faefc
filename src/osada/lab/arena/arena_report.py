"""An arena as one HTML file that needs nothing else: tables, and plots in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from osada.lab.arena.plots import heat, histogram, intervals
from osada.lab.arena.standings import BotRow, Pair, Standings
from osada.text.language import Language

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2a33; --paper: #fbfaf7; --line: #c9c4b8;
  --mark: #1f6f8b; --soft: #d8e7ec; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7e3da; --paper: #15191c; --line: #444c52;
  --mark: #6cc0dc; --soft: #24363e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } figure { margin: 1.5rem 0; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
.scroll { overflow-x: auto; }
"""


@cache
def words_of(code: str) -> Language:
    """The words of reports."""
    return Language(code, [files("osada.lab") / "locale"])


def html(result: Standings, words: Language) -> str:
    """The whole page."""
    say, plan = words.say, result.plan
    title = say("arena-title", game=plan.game.capitalize(), players=plan.players)
    about = say("arena-about", games=result.games, seed=plan.seed, build=result.build)
    options = ", ".join(f"{name}={value}" for name, value in sorted(plan.options.items()))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)}</p>",
        f"<p><code>{escape(options)}</code></p>" if options else "",
        _table(say("arena-table"), headings(result, words), [cells(row) for row in result.rows]),
        _ratings(result.rows, words),
        _scores(result.rows, words),
        _pairs(result, words),
        *(f"<p>{escape(comparison(result, pair, words))}</p>" for pair in leading(result)),
        _figure(say("arena-times"), _times(result.rows)),
        f"<p>{escape(say('arena-how' if plan.players > 1 else 'arena-how-alone'))}</p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{words.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f"<body>\n{chr(10).join(filter(None, parts))}\n</body></html>\n"
    )


def headings(result: Standings, words: Language) -> list[str]:
    """The heads of the columns of the main table."""
    contest = ("wins", "score", "rating") if result.plan.players > 1 else ("score",)
    names = ("bot", "games", *contest, "decisions", "median", "slowest")
    return [words.say(f"arena-column-{name}") for name in names]


def cells(row: BotRow) -> list[str]:
    """A row of the main table."""
    wins, rating = row.wins, row.rating
    score = f"{row.score:.1f} ± {row.score_error:.1f}"
    contest = [score]
    if wins is not None and rating is not None:
        share = f"{100 * wins.share:.1f} % [{100 * wins.low:.1f}, {100 * wins.high:.1f}]"
        contest = [share, score, f"{rating.rating:.0f} [{rating.low:.0f}, {rating.high:.0f}]"]
    times = [f"{row.decisions:.0f}", duration(row.median), duration(row.slowest)]
    return [row.bot, str(row.games), *contest, *times]


def comparison(result: Standings, pair: Pair, words: Language) -> str:
    """Compare two bots in a sentence."""
    percent = {name: f"{100 * getattr(pair.ahead, name):.1f}" for name in ("share", "low", "high")}
    return words.say(
        "arena-pair" if result.plan.players > 1 else "arena-pair-alone",
        bot=pair.bot,
        other=pair.other,
        games=pair.games,
        lead=f"{pair.lead:+.1f}",
        error=f"{pair.lead_error:.1f}",
        **percent,
    )


def leading(result: Standings) -> list[Pair]:
    """Each two bots once, the better one first."""
    names = [row.bot for row in result.rows]
    return [pair for pair in result.pairs if names.index(pair.bot) < names.index(pair.other)]


def duration(seconds: float) -> str:
    """A time that is easy to compare."""
    return f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<div class="scroll"><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _figure(caption: str, svg: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def _ratings(rows: Sequence[BotRow], words: Language) -> str:
    rated = [(row.bot, row.rating) for row in rows if row.rating is not None]
    if not rated:
        return ""
    bars = [(bot, rating.low, rating.rating, rating.high) for bot, rating in rated]
    return _figure(words.say("arena-ratings"), intervals(bars))


def _scores(rows: Sequence[BotRow], words: Language) -> str:
    return _figure(words.say("arena-scores"), histogram([(row.bot, row.scores) for row in rows]))


def _times(rows: Sequence[BotRow]) -> str:
    return intervals([(r.bot, 0, 1000 * r.median, 1000 * r.slowest) for r in rows])


def _pairs(result: Standings, words: Language) -> str:
    names = [row.bot for row in result.rows]
    if len(names) < 2:
        return ""
    by_names: dict[tuple[str, str], Pair] = {(p.bot, p.other): p for p in result.pairs}
    shares = [
        [by_names[one, other].ahead.share if (one, other) in by_names else None for other in names]
        for one in names
    ]
    caption = "arena-pairs" if result.plan.players > 1 else "arena-pairs-alone"
    return _figure(words.say(caption), heat(names, shares))
