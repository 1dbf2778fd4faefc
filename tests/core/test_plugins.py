from importlib.metadata import EntryPoint, EntryPoints

from osada.core.plugins import offered


def test_packages_are_looked_through_once() -> None:
    """It takes tens of milliseconds, in which a server answers nobody."""
    looked: list[str] = []

    def look(*, group: str) -> EntryPoints:
        looked.append(group)
        return EntryPoints([EntryPoint("b", "x:y", group), EntryPoint("a", "x:y", group)])

    assert [point.name for point in offered(look, "games")] == ["a", "b"]
    assert offered(look, "games") is offered(look, "games")
    assert looked == ["games"]
