"""A server in bad weather, and the proof that nobody was told what is not so."""
