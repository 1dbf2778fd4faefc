"""Small things built on Osada."""
