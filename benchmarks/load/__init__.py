"""Many live tables at once, beside another server."""
