"""What of Settlers can be printed: the sheets, a booklet of them, a player aid."""
