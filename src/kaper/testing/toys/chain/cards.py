"""The cards: each is as long as its text."""

from __future__ import annotations

from kaper.kernel.effects import Effect, InOrder, OneOf
from kaper.testing.toys.chain.voyage import Voyage
from kaper.testing.toys.chain.words import Everybody, Gain, Lose, Nothing, RollFor, Tale

CARDS: dict[str, Effect[Voyage]] = {
    # Gain 3 gold. Then everybody loses 1, or rolls for 5 and more to gain 2.
    "galleon": InOrder((Gain(3), Everybody(OneOf((Lose(1), RollFor(5, Gain(2))))))),
    # Everybody loses 2 gold.
    "storm": Everybody(Lose(2)),
    # Gain 2 gold, or change purses with the richest.
    "parley": OneOf((Gain(2), Tale("swap-with-richest"))),
    # Lose 3 gold. You may roll for 3 and more to gain 6.
    "fever": InOrder((Lose(3), OneOf((RollFor(3, Gain(6)), Nothing())))),
    # You may roll for 4 and more: then gain 2 gold and everybody loses 1.
    "raid": OneOf((RollFor(4, InOrder((Gain(2), Everybody(Lose(1))))), Nothing())),
    # You may lose 4 gold or roll for 2 and more to gain 4.
    "wreck": OneOf((Lose(4), RollFor(2, Gain(4)), Nothing())),
}
