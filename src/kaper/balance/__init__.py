"""Is a set of components in balance? Two of them compared by bots' games, for designers."""
