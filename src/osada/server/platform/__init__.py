"""Shared infrastructure of the server: settings, database, jobs, workers, identity."""
