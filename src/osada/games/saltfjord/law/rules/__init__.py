"""What may be done and what it does, one file a concept."""
