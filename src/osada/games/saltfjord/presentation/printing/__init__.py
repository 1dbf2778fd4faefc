"""What of Saltfjord can be printed: a score pad."""
