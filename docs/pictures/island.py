"""Draws the island from its data: `python docs/pictures/island.py > docs/pictures/island.svg`."""

from collections.abc import Iterator

from osada.games.sardinia import GAME

ISLAND = GAME.tables.island
LAND = {"green": "#b9cf9b", "brown": "#cdb491", "yellow": "#ecd98f"}
INK = "#3d3a34"
FONT = "font-family='Georgia, serif' text-anchor='middle'"


def path(points: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:g} {y:g}" for x, y in points) + " Z"


def shapes() -> Iterator[str]:
    for islet in ISLAND.decor_islands:
        yield f"<path d='{path(islet.polygon)}' fill='#c9d6b4' stroke='#7f8d79' stroke-width='2'/>"
    for province in ISLAND.provinces:
        yield f"<path d='{path(province.polygon)}' fill='{LAND[province.terrain]}'"
        yield " stroke='#fbf6e9' stroke-width='7' stroke-linejoin='round'/>"


def words() -> Iterator[str]:
    for province in ISLAND.provinces:
        x, y = province.label
        yield f"<text x='{x:g}' y='{y - 6:g}' {FONT} font-size='25' fill='{INK}'>"
        yield f"{province.name}</text>"
        yield f"<text x='{x:g}' y='{y + 30:g}' {FONT} font-size='34' font-weight='bold'"
        yield f" fill='#7a5c2e'>{province.points}</text>"


def sites() -> Iterator[str]:
    for site in ISLAND.forts:
        yield f"<rect x='{site.x - 17:g}' y='{site.y - 17:g}' width='34' height='34' rx='6'"
        yield f" fill='#fbf6e9' stroke='{INK}' stroke-width='2.5'/>"
        yield f"<text x='{site.x:g}' y='{site.y + 7:g}' {FONT} font-size='20' fill='{INK}'>"
        yield f"{site.number}</text>"


def harbours() -> Iterator[str]:
    for harbour in ISLAND.harbours:
        sx, sy = harbour.shore
        yield f"<line x1='{harbour.x:g}' y1='{harbour.y:g}' x2='{sx:g}' y2='{sy:g}'"
        yield " stroke='#5d7f93' stroke-width='4' stroke-dasharray='2 9' stroke-linecap='round'/>"
        for x, y in harbour.berths:
            yield f"<circle cx='{x:g}' cy='{y:g}' r='15' fill='#eaf3f6' stroke='#5d7f93'"
            yield " stroke-width='3'/>"
        yield f"<text x='{harbour.x:g}' y='{harbour.y + 42:g}' {FONT} font-size='21'"
        yield f" font-style='italic' fill='#41606f'>{harbour.name}</text>"


def picture() -> str:
    size = f"viewBox='0 60 {ISLAND.width} {ISLAND.height - 90}' width='520'"
    parts = [*shapes(), *harbours(), *sites(), *words()]
    sea = f"<rect y='60' width='{ISLAND.width}' height='{ISLAND.height}' fill='#cfe3ea'/>"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' {size}>\n{sea}\n" + "\n".join(parts) + "\n</svg>"
    )


if __name__ == "__main__":
    print(picture())
