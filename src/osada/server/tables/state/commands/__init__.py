"""Commands on a table, one file for each kind.

A command changes nothing: it checks the table and drafts log entries.
"""
