"""Our server beside boardgame.io's, under the same load."""
