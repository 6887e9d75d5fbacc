"""Jolly Roger: one pirate ship, one Captain, and a crew that may mutiny."""
