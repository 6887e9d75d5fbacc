"""Many games between bots: who plays whom, what came of it, and how sure that is."""
