"""Watchers of a table without a socket: whose session they came by, and the frames they get."""

from __future__ import annotations

import json
from typing import Any

from examples.pebbles.game import Pebbles
from osada.server.platform.instant import Instant
from osada.server.tables.hub import Hub, Watcher, update
from osada.server.tables.state.commands import pause as pausing
from osada.server.tables.state.event_log import append_drafts
from osada.server.tables.state.hosted_table import HostedTable
from tests.server.test_hosted import ADA, play, running


def frame(hosted: HostedTable, watcher: Watcher) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(update(hosted, watcher, ()) or b"{}")
    return found


def test_only_watchers_with_a_session_are_looked_up() -> None:
    hub = Hub()
    stranger, ada = Watcher("t", None, None, 0), Watcher("t", ADA, 0, 0)
    ada.session = "key"
    hub.join(stranger)
    hub.join(ada)
    assert hub.sessions() == {"key"}


def test_the_description_of_a_table_is_sent_first_and_when_it_changes() -> None:
    hosted, watcher = running(Pebbles()), Watcher("t", ADA, 0, 0)
    assert frame(hosted, watcher)["info"]["id"] == "t"
    assert frame(hosted, watcher) == {}
    play(hosted, "add")
    assert frame(hosted, watcher)["info"] is None
    append_drafts(hosted, pausing.pause(hosted, ADA), Instant(5, 5))
    assert frame(hosted, watcher)["info"]["paused"]
