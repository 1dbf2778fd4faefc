"""Things nobody can guess: ids, tokens, seeds."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_id(kind: str) -> str:
    """An id that says what it is of and nothing else: `t_9fJ…`."""
    return f"{kind}_{secrets.token_urlsafe(12)}"


def new_token() -> str:
    """What a client shows to be known again."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """How a token is kept: a thief of the database has none."""
    return sha256(token.encode()).hexdigest()


def new_seed() -> str:
    """A seed for a table of its own."""
    return secrets.token_hex(16)


def derived_seed(secret: str, label: str) -> str:
    """A seed that the server can work out again and nobody else at all."""
    return hmac.new(secret.encode(), label.encode(), sha256).hexdigest()[:32]


def derived_number(secret: str, label: str) -> int:
    """A number that follows from a secret and a label."""
    return int.from_bytes(hmac.new(secret.encode(), label.encode(), sha256).digest()[:7])
