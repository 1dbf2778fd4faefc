"""Search, compiled in one group with the rules: trees in pooled arrays, and whole plans."""
