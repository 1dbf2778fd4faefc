"""`python -m osada.service` serves with the settings of the environment."""

import gc
import sys

gc.disable()  # what is loaded stays: to look for what does not is a fifth of a start

from osada.core.errors import OsadaError  # noqa: E402
from osada.service.run import prepare, serve  # noqa: E402
from osada.service.settings import load  # noqa: E402

if __name__ == "__main__":
    try:
        settings = load()
        listening = prepare(settings)
    except OsadaError as error:
        sys.stderr.write(f"osada: {error}\n")
        sys.exit(2)
    serve(settings, listening)
