"""The README's two commands on a bare machine: `play`, with a game to its end, and a few tests."""

from machine import bare_machine

with bare_machine() as bare:
    bare.visit("python3", "dev.py", "play", "--no-browser")
    bare.run("python3", "dev.py", "test", "-k", "s16")
