"""Many games of bots, on several cores, with or without checks."""

from kaper.simulate.plan import Plan
from kaper.simulate.run import Chunk, play_chunk, simulate
from kaper.simulate.table import Ended, Failure
from kaper.simulate.tally import Tally

__all__ = ["Chunk", "Ended", "Failure", "Plan", "Tally", "play_chunk", "simulate"]
