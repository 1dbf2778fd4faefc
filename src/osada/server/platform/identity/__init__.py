"""Identity of the caller: sessions, users, browsers and rate limits."""
