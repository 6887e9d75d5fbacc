"""Learning to judge positions: weights for a game's features, from games against itself."""
