"""Courses and lessons."""
