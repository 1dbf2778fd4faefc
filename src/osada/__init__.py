"""Osada: play, study and extend three euro games."""

from osada.checkout import load_compiled_rules

__version__ = "0.1.0"

load_compiled_rules()
