"""Teaching a game: lessons, coach, glossary, almanac, cautions."""
