"""Designed sheets: uploaded editions, publication, measurement, balance."""
