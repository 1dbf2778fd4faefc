"""From a paper to a PDF: vectors and embedded fonts, nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final, Literal
from xml.sax.saxutils import quoteattr

import msgspec

from osada.printing.drawing import Drawing, Page, Paper, PlayerAid, Shape
from osada.text.language import Language

if TYPE_CHECKING:
    import typst

Size = Literal["a4", "letter", "a3"]
Ink = Literal["colour", "spare"]

_HERE: Final = files("osada.printing")
_TYPST_NAMES: Final = {"a4": "a4", "letter": "us-letter", "a3": "a3"}
_DARK: Final = 0.36
"""Colours darker than this stay ink where ink is spared; the others are left white."""
_INK: Final = "#3a362f"
_EDGE: Final = 1
"""Lines at the edge of a drawing have a width, too."""


class Form(msgspec.Struct, frozen=True):
    """The form in which a paper is printed."""

    size: Size = "a4"
    ink: Ink = "colour"
    server: str = ""
    """The address of the browser app, for a code that opens the page; empty for none."""


def printed(paper: Paper, code: str, form: Form) -> bytes:
    """The paper as a PDF, in a language; the same bytes for the same paper."""
    with _compiler(paper, code, form) as compiler:
        pdf = compiler.compile(format="pdf", timestamp=0)
    assert isinstance(pdf, bytes)
    return pdf


def pictured(paper: Paper, code: str, form: Form, dots: float = 80) -> list[bytes]:
    """The pages as pictures (PNG), to look at."""
    with _compiler(paper, code, form) as compiler:
        found = compiler.compile(format="png", ppi=dots)
    return found if isinstance(found, list) else [found or b""]


@contextmanager
def _compiler(paper: Paper, code: str, form: Form) -> Iterator[typst.Compiler]:
    import typst  # noqa: PLC0415 - only printing needs it

    with as_file(_HERE / "fonts") as fonts:
        yield typst.Compiler(
            (_HERE / "osada.typ").read_bytes(),
            font_paths=typst.Fonts(
                include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(fonts)]
            ),
            sys_inputs={"data": json.dumps(_data(paper, code, form))},
        )


def _data(paper: Paper, code: str, form: Form) -> dict[str, object]:
    address = form.server.rstrip("/") + paper.link if form.server and paper.link else ""
    return {
        "title": paper.title,
        "keywords": ["Osada"],
        "language": code,
        "paper": _TYPST_NAMES[form.size],
        "columns": 3,
        "notice": _words(code).say("paper-notice", source=paper.source).strip(),
        "address": address,
        "code": _code(address) if address else None,
        "pages": [_page(page, form.ink) for page in paper.pages],
    }


@cache
def _words(code: str) -> Language:
    return Language(code, [_HERE / "locale"])


def _code(address: str) -> str:
    """The square that a telephone reads."""
    import segno  # noqa: PLC0415 - only printing needs it

    return segno.make(address, error="m", micro=False).svg_inline(border=1, dark=_INK)


def _page(page: Page, ink: Ink) -> dict[str, object]:
    if isinstance(page, PlayerAid):
        data = msgspec.to_builtins(page)
        colour = page.colour if ink == "colour" else _INK
        return {**data, "kind": "advice", "flipped": True, "colour": colour}
    colours = {name: _inked(colour, ink) for name, colour in page.palette.items()}
    return {
        "kind": "drawing",
        "flipped": page.width > page.height,
        "width": page.width,
        "height": page.height,
        "edge": _EDGE,
        "art": _svg(page, colours, ink),
        "labels": [
            {
                **msgspec.to_builtins(label),
                "size": label.size,
                "colour": _text(page, label.colour, ink),
            }
            for label in page.labels
        ],
    }


def _text(page: Drawing, name: str, ink: Ink) -> str:
    return page.palette[name] if ink == "colour" else _INK


def _inked(colour: str, ink: Ink) -> str:
    if ink == "colour":
        return colour
    return _INK if _lightness(colour) < _DARK else "#ffffff"


def _lightness(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


def _svg(page: Drawing, colours: dict[str, str], ink: Ink) -> str:
    size = f"{page.width + 2 * _EDGE} {page.height + 2 * _EDGE}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_EDGE} {-_EDGE} {size}">'
    return head + "".join(_path(shape, colours, ink) for shape in page.shapes) + "</svg>"


def _path(shape: Shape, colours: dict[str, str], ink: Ink) -> str:
    return f"<path {' '.join(_attributes(shape, colours, ink))}/>"


def _attributes(shape: Shape, colours: dict[str, str], ink: Ink) -> Iterator[str]:
    yield f"d={quoteattr(shape.d)}"
    yield f'fill="{colours[shape.fill]}"' if shape.fill else 'fill="none"'
    if shape.stroke:
        line = colours[shape.stroke] if ink == "colour" else _INK
        yield f'stroke="{line}" stroke-width="{shape.width}"'
        yield 'stroke-linejoin="round" stroke-linecap="round"'
    if shape.dash:
        yield f'stroke-dasharray="{shape.dash}"'
    if shape.opacity < 1:
        yield f'opacity="{shape.opacity}"'
    if shape.at != (0, 0) or shape.scale != 1:
        yield f'transform="translate({shape.at[0]} {shape.at[1]}) scale({shape.scale})"'
