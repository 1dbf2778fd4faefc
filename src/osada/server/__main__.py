"""`python -m osada.server` serves with the settings of the environment."""

import gc
import sys


def main() -> int:
    """Serve until told to stop; a thinker that is spawned looks in here, and loads nothing."""
    gc.disable()  # what is loaded stays: to look for what does not is a fifth of a start
    from osada.server.platform.settings import load  # noqa: PLC0415
    from osada.server.run import prepare, serve  # noqa: PLC0415
    from osada.text.errors import OsadaError  # noqa: PLC0415

    try:
        settings = load()
        listening = prepare(settings)
    except OsadaError as error:
        sys.stderr.write(f"osada: {error}\n")
        return 2
    serve(settings, listening)
    return 0


if __name__ == "__main__":
    sys.exit(main())
