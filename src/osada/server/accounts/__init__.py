"""Accounts: sign-in, personal data, deletion."""
