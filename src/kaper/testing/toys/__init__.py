"""Toy games: each shows one part of the kernel at work, and tests it.

Read them as examples of how to write a game: docs/adding-a-game.md walks through them.
"""

from kaper.registry import register
from kaper.testing.toys.auction import AuctionGame
from kaper.testing.toys.chain import ChainGame
from kaper.testing.toys.deal import DealGame
from kaper.testing.toys.deck import DeckGame
from kaper.testing.toys.stall import StallGame
from kaper.testing.toys.vote import VoteGame

TOYS = ("auction", "chain", "deal", "deck", "stall", "vote")


def register_toys() -> None:
    register(AuctionGame())
    register(ChainGame())
    register(DealGame())
    register(DeckGame())
    register(StallGame())
    register(VoteGame())
