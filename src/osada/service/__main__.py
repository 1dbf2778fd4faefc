"""`python -m osada.service` serves with the settings of the environment."""

import sys

from osada.core.errors import OsadaError
from osada.service.run import prepare, serve
from osada.service.settings import load

if __name__ == "__main__":
    try:
        settings = load()
        listening = prepare(settings)
    except OsadaError as error:
        sys.stderr.write(f"osada: {error}\n")
        sys.exit(2)
    serve(settings, listening)
