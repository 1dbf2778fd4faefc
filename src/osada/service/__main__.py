"""`python -m osada.service` serves with the settings of the environment."""

from osada.service.run import prepare, serve
from osada.service.settings import load

if __name__ == "__main__":
    settings = load()
    serve(settings, prepare(settings))
