"""Designs of people's own: published, measured, reported."""
