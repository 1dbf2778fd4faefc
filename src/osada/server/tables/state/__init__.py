"""State of one table, derived from its log: no I/O and no waiting."""
