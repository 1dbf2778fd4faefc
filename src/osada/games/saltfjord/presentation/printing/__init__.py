"""Printable paper of Saltfjord: a score pad."""
