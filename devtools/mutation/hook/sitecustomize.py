"""Write down which functions a process enters; Python imports this where PYTHONPATH has it.

Each function is written when a test first enters it, not at the end: tests kill their servers.
The number of the running test is in a file that all processes of a test run map into memory.
"""

from __future__ import annotations

import os
import sys
import threading
from mmap import ACCESS_READ, mmap
from types import CodeType, FrameType

_SOURCES = os.environ.get("OSADA_TRACED_SOURCES", "")
_FOLDER = os.environ.get("OSADA_TRACE", "")
_seen: set[tuple[CodeType, bytes]] = set()


def _enter(frame: FrameType, _event: str, _argument: object) -> None:
    code = frame.f_code
    if not code.co_filename.startswith(_SOURCES):
        return
    entered = code, _test[:4]
    if entered not in _seen:
        _seen.add(entered)
        place = f"{code.co_filename[len(_SOURCES) :]}:{code.co_firstlineno}"
        with open(f"{_FOLDER}/entered", "a", encoding="utf-8") as out:  # noqa: PTH123 - no imports
            out.write(f"{int.from_bytes(entered[1], 'little')} {place}\n")


if _FOLDER:
    with open(f"{_FOLDER}/test", "rb") as file:  # noqa: PTH123
        _test = mmap(file.fileno(), 4, access=ACCESS_READ)
    threading.settrace(_enter)
    sys.settrace(_enter)
