"""Search, compiled in one group with the rules: MCTS in pooled arrays, beam search, rollouts."""
