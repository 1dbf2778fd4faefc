"""Evaluation for bots: value, features, nets and levels."""
