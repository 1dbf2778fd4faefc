"""The way in: routes, frames, and what guards them."""
