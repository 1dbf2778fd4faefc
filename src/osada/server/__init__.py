"""One server: people, lobby, live tables, storage, HTTP and WebSocket.

It knows no game by name: it talks to `osada.core`, and finds games and bots by looking.
"""
