"""How good reviews are."""
