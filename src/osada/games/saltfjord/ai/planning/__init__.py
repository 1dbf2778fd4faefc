"""Evaluation of unfinished turns of Saltfjord."""
