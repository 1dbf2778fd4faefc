"""Osada: play, study and extend three euro games."""

__version__ = "0.1.0"
