"""What can be asked of a table, one file a use.

Commands read a table and change nothing: each checks, and drafts entries of the log.
"""
