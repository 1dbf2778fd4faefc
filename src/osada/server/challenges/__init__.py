"""Daily challenges, duplicate play and solo results."""
