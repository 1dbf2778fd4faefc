"""The installed games: rules, words, almanac, glossary."""
