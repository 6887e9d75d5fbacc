"""What every game shares: state, frames, decisions, chance, piles, effects, events, records.

The kernel knows no game, does no I/O and has no clock.
"""
