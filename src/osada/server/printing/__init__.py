"""Sheets and aids as PDF."""
