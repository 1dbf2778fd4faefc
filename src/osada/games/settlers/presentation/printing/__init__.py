"""Printable papers of Settlers: the sheets, a booklet of them, a player aid."""
