"""Printed papers: pages, fonts, words and vectors of every paper of every game."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject, StreamObject

from osada.games import every, find
from osada.games.settlers.content.components import decode
from osada.games.settlers.presentation.printing.village import underlined
from osada.printing import aid, catalogue
from osada.printing.drawing import UNDERLINE, Drawing, Label, Paper, Shape
from osada.printing.press import Form, pictured, printed
from osada.text.errors import OsadaError
from tests.fuzz.budget import tries
from tests.fuzz.mutate import spoiled

A4 = (595.28, 841.89)
LETTER = (612.0, 792.0)
FEW = [
    (game.name, name)
    for game in every()
    for name in catalogue.names(game)
    if not re.match(r"sheet-|booklet", name)
]


def pdf(game: str, name: str, code: str = "en", form: Form | None = None) -> PdfReader:
    return PdfReader(BytesIO(printed(catalogue.find(find(game), name, code), code, form or Form())))


def resources(reader: PdfReader, kind: str) -> list[DictionaryObject]:
    """All fonts or pictures of a document, those of nested drawings too."""
    found, open_ = list[DictionaryObject](), [page["/Resources"] for page in reader.pages]
    while open_:
        here = open_.pop().get_object()
        assert isinstance(here, DictionaryObject)
        for item in here.get(kind, DictionaryObject()).get_object().values():
            found.append(item.get_object())
        for item in here.get("/XObject", DictionaryObject()).get_object().values():
            form = item.get_object()
            if "/Resources" in form:
                open_.append(form["/Resources"])
    return found


def descriptor(font: DictionaryObject) -> DictionaryObject:
    below = font.get("/DescendantFonts")
    inner = below.get_object()[0].get_object() if below is not None else font
    found = inner["/FontDescriptor"].get_object()
    assert isinstance(found, DictionaryObject)
    return found


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize(("game", "name"), FEW)
def test_w30_a_paper_has_embedded_fonts_words_and_no_raster(
    game: str, name: str, code: str
) -> None:
    reader = pdf(game, name, code)
    fonts = resources(reader, "/Font")
    assert fonts
    for font in fonts:
        assert "Alegreya" in str(font["/BaseFont"])
        assert any(key.startswith("/FontFile") for key in descriptor(font))
    pictures = [o for o in resources(reader, "/XObject") if o.get("/Subtype") == "/Image"]
    assert pictures == []
    notice = "Nieoficjalne" if code == "pl" else "Unofficial"
    assert all(notice in page.extract_text() for page in reader.pages)


@pytest.mark.parametrize(("size", "points"), [("a4", A4), ("letter", LETTER)])
def test_pages_have_the_size_that_was_asked_for(size: str, points: tuple[float, float]) -> None:
    form = Form(size="letter" if size == "letter" else "a4")
    for game, name in (("settlers", "empire"), ("sardinia", "map"), ("saltfjord", "aid")):
        for page in pdf(game, name, form=form).pages:
            found = sorted((float(page.mediabox.width), float(page.mediabox.height)))
            assert found == pytest.approx(sorted(points), abs=0.1)


def test_w30_the_booklet_has_every_sheet_and_each_its_buildings() -> None:
    reader = pdf("settlers", "booklet", "pl")
    assert len(reader.pages) == 49
    nine = " ".join(reader.pages[9].extract_text().split())
    assert "Barbarzyńcy Arkusz przygodowy 9" in nine
    assert "Mostowniczy" in nine


def test_w2_the_empire_sheet_has_all_points_and_rounds() -> None:
    text = pdf("settlers", "empire").pages[0].extract_text().split()
    assert {"Walls", "Huts", "Granaries", "Bridges"} <= set(text)
    assert text.count("17") == 2  # the last sections of walls and huts
    assert {str(n) for n in range(1, 11)} <= set(text)


def test_s2_the_poster_names_all_provinces_and_harbours() -> None:
    text = " ".join(pdf("sardinia", "map").pages[0].extract_text().split())
    island = json.loads(find("sardinia").content()["map.json"])
    for part in (*island["provinces"], *island["harbours"]):
        assert part["name"] in text


def test_the_same_paper_is_the_same_file() -> None:
    paper = catalogue.find(find("saltfjord"), "pad", "en")
    assert printed(paper, "en", Form()) == printed(paper, "en", Form())


def test_sparing_ink_leaves_light_areas_white() -> None:
    drawing = Drawing(40, 30, [Shape("M0 0H40V30H0z", "sun")], [], {"sun": "#f0c23c"})
    paper = Paper("One", [drawing], "")
    full, spare = (pictured(paper, "en", Form(ink=ink))[0] for ink in ("colour", "spare"))
    assert len(spare) != len(full)
    content = pdf_of(paper, Form(ink="spare"))
    assert "0.94117" not in content  # the red of the sun
    assert "0.94117" in pdf_of(paper, Form())


def pdf_of(paper: Paper, form: Form) -> str:
    reader = PdfReader(BytesIO(printed(paper, "en", form)))
    parts = [page.get_contents() for page in reader.pages]
    drawings = resources(reader, "/XObject")
    data = [part.get_data() for part in parts if part is not None]
    data += [it.get_data() for it in drawings if isinstance(it, StreamObject)]
    return b"".join(data).decode("latin-1")


@pytest.mark.parametrize(
    ("game", "name", "opens"),
    [
        ("settlers", "sheet-3", "/solo/settlers?sheet=3"),
        ("settlers", "empire", "/almanac/settlers"),
        ("saltfjord", "aid", "/games/saltfjord"),
        ("sardinia", "map", "/almanac/sardinia"),
    ],
)
def test_a_code_opens_the_page_on_the_server(game: str, name: str, opens: str) -> None:
    with_code = pdf(game, name, form=Form(server="https://osada.example/"))
    assert f"osada.example{opens}" in "".join(with_code.pages[0].extract_text().split())
    assert "osada.example" not in pdf(game, name).pages[0].extract_text()


def test_a_sheet_of_ones_own_has_its_credits_and_leads_to_its_page() -> None:
    docs = Path(__file__).parents[2] / "docs/sheets.md"
    example = re.search(r"```json\n(.*?)\n```", docs.read_text("utf-8"), re.DOTALL)
    assert example
    game = find("settlers").edition({"sheet.json": example[1].encode()})
    assert "own" in catalogue.names(game)
    pdf = printed(catalogue.find(game, "own", "pl"), "pl", Form(server="https://osada.example"))
    text = "".join(PdfReader(BytesIO(pdf)).pages[0].extract_text().split())
    assert f"osada.example/workshop/{game.content_hash}" in text
    for word in ("Ludznadrzeki", "Wędzarnia", "Ala", "„Sailors”(autor:Bo)"):
        assert word in text


def test_whatever_a_fan_writes_is_shown_as_text() -> None:
    odd = '#panic("no") *bold* $x$ `raw` <label> \\ "quoted" </svg>'
    drawing = Drawing(90, 40, [], [Label(0, 0, 90, 40, odd)], {"print": "#000000"})
    reader = PdfReader(BytesIO(printed(Paper(odd, [drawing], odd), "en", Form())))
    assert "".join(odd.split()) in "".join(reader.pages[0].extract_text().split())


def test_whatever_is_accepted_can_be_printed() -> None:
    text = Path("docs/sheets.md").read_text("utf-8")
    example = json.loads(text.partition("```json\n")[2].partition("```")[0])
    done, settlers = 0, find("settlers")
    for rng in tries(12):
        pack = {"sheet.json": json.dumps(spoiled(example, rng)).encode()}
        if not settlers.faults(pack):
            game = settlers.edition(pack)
            code = rng.choice(["en", "pl"])
            assert printed(catalogue.find(game, "own", code), code, Form()).startswith(b"%PDF")
            done += 1
    assert done


def test_a_text_that_is_too_long_is_set_smaller() -> None:
    long = "word " * 200
    drawing = Drawing(90, 40, [], [Label(0, 0, 90, 40, long, 12)], {"print": "#000000"})
    reader = PdfReader(BytesIO(printed(Paper("", [drawing], ""), "en", Form())))
    assert len(reader.pages) == 1
    assert reader.pages[0].extract_text().count("word") == 200


@pytest.mark.parametrize("code", ["en", "pl"])
def test_w25_the_number_that_settlements_raise_is_underlined(code: str) -> None:
    game = find("settlers")
    language = game.text.language(code)
    data = json.loads(game.content()["buildings.json"])["buildings"]
    marked = 0
    for building in decode(game.content()).all_buildings():
        text = underlined(building, language)
        assert text.count(UNDERLINE) in (0, 2)
        marked += UNDERLINE in text
        assert bool(building.effect.underlined) or UNDERLINE not in text
    assert marked > len(data) // 2


def test_aids_say_the_same_in_both_languages_and_cite_real_rules() -> None:
    for game in every():
        english, polish = (aid.advice(game.text.language(code)) for code in ("en", "pl"))
        for one, other in zip(english.sections, polish.sections, strict=True):
            assert [line.rules for line in one.lines] == [line.rules for line in other.lines]
            for line in one.lines:
                assert set(line.rules) <= set(game.rules)


def test_art_is_that_of_the_board() -> None:
    """The shapes on paper are those in the browser."""
    root = Path(__file__).parents[2]
    drawn = (root / "web/src/boards/settlers/art.ts").read_text(encoding="utf-8")
    art = json.loads(
        (root / "src/osada/games/settlers/presentation/printing/art.json").read_text(
            encoding="utf-8"
        )
    )
    constants = dict(re.findall(r"const ([A-Z]+) = '([^']+)'", drawn))
    known = set(re.findall(r"'(M[^']+)'", drawn)) | set(constants.values())
    for shapes in (*art["signs"].values(), *art["houses"].values()):
        assert {shape["d"] for shape in shapes} <= known


def test_what_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(OsadaError, match="no paper 'moon'"):
        catalogue.find(find("sardinia"), "moon", "en")
    with pytest.raises(OsadaError, match="sheet-48"):
        catalogue.find(find("settlers"), "sheet-77", "en")
