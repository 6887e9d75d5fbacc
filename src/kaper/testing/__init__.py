"""What tests a game: scenarios, checks at every step, the conformance suite, strategies."""
