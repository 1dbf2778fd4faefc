"""Mutation testing: small changes to the sources, and the tests that notice them."""
