"""Printable sheets: what games offer as drawings and advice becomes a PDF."""
