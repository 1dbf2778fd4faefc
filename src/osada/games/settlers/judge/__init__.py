"""Explain why a move is not allowed, rule by rule, without the modules that generate moves."""
