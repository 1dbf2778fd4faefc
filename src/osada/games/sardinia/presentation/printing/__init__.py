"""Printable paper of Sardinia: the island as a poster."""
