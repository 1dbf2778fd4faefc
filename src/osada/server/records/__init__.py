"""Records of finished games: download, replay, verification, history."""
