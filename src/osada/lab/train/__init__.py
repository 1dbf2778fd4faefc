"""Training of nets by self-play: games, datasets, fitting, calibration."""
