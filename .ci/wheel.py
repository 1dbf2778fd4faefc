"""What is published, made on a bare machine and installed elsewhere, serves the app."""

from machine import bare_machine

with bare_machine() as bare:
    making, using = bare.folder / "making", bare.folder / "using"
    bare.run("python3", "-m", "venv", str(making))
    pip = (f"{making}/bin/python", "-m", "pip", "install", "-q")
    bare.run(*pip, "--require-hashes", "-r", "locks/dist.txt")
    bare.run(f"{making}/bin/python", "-m", "build")  # the sdist, and from it the wheel
    (wheel,) = (bare.osada / "dist").glob("*.whl")
    bare.run("python3", "-m", "venv", str(using))
    bare.run(f"{using}/bin/python", "-m", "pip", "install", "-q", str(wheel))
    bare.osada.rename(bare.folder / "away")  # nothing of it is needed any more
    bare.osada.mkdir()
    bare.visit(f"{using}/bin/osada", "serve")
