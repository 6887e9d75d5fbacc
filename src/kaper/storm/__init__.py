"""Faults as a command: people play while servers are killed, and the books are compared after."""
