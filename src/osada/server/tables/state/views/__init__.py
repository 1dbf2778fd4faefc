"""Views of a table for one user. Everything that leaves the server is built here."""
