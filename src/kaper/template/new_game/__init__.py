"""New Game: dig for gold as long as you dare."""
