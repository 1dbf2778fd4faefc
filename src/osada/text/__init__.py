"""Text for people: Fluent messages, languages, errors, safe text."""
