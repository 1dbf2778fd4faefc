"""A table as somebody may see it. Everything that leaves the server is made here."""
