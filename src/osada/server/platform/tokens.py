"""Random ids, tokens and seeds."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_id(kind: str) -> str:
    """Return a random id with a prefix for its kind: `t_9fJ…`."""
    return f"{kind}_{secrets.token_urlsafe(12)}"


def new_token() -> str:
    """Return a random token."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return the hash of a token, which is what the database stores."""
    return sha256(token.encode()).hexdigest()


def new_seed() -> str:
    """Return a random seed for a table."""
    return secrets.token_hex(16)


def derived_seed(secret: str, label: str) -> str:
    """Return a seed derived from a secret and a label."""
    return hmac.new(secret.encode(), label.encode(), sha256).hexdigest()[:32]


def derived_number(secret: str, label: str) -> int:
    """Return a number derived from a secret and a label."""
    return int.from_bytes(hmac.new(secret.encode(), label.encode(), sha256).digest()[:7])
