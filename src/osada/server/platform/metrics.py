"""Prometheus metrics."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ENTRIES: Final = Counter("osada_entries_total", "Entries written to logs of tables", ["kind"])
REQUESTS: Final = Counter("osada_requests_total", "Requests answered", ["method", "status"])
SECONDS: Final = Histogram(
    "osada_request_seconds",
    "From a request to its answer",
    ["method"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
SOCKETS: Final = Gauge("osada_sockets", "Open WebSockets", ["kind"])
IN_MEMORY: Final = Gauge("osada_tables_in_memory", "Tables kept in memory")
QUARANTINED: Final = Gauge(
    "osada_tables_quarantined", "Tables in quarantine: their log cannot be read"
)
THINKING: Final = Gauge("osada_bots_thinking", "Moves that bots think about now")
FRAMES: Final = Counter("osada_frames_total", "Update frames sent")
REFUSED: Final = Counter("osada_refused_total", "Requests refused", ["code"])


def count(kinds: Iterable[str]) -> None:
    """Count written log entries."""
    for kind in kinds:
        ENTRIES.labels(kind).inc()
