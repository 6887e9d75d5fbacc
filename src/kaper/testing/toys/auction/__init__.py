"""Auction: anyone may bid at any time. Shows `Window`, its owner, and windows within windows."""

from __future__ import annotations

from kaper.kernel.actions import Grammar
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.frames import PASS, Window
from kaper.kernel.game import Options, Result, ranking_of
from kaper.kernel.piles import deal_anew
from kaper.testing.toys.auction.flow import BID, CHALLENGE, KNOCK, Auction, Challengeable, Deal
from kaper.testing.toys.auction.sale import (
    CARDS,
    CHALLENGE_CARD,
    COINS,
    LOTS,
    BidMade,
    Challenged,
    Sale,
    Sold,
)
from kaper.testing.toys.toy import Toy


class AuctionGame(Toy[Sale]):
    id = "auction"
    package = "kaper.testing.toys.auction"
    seats = range(2, 6)
    grammar = Grammar(BID, KNOCK, CHALLENGE, PASS)
    state = Sale
    records = (Deal, Auction, Challengeable, BidMade, Challenged, Sold)

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Sale:
        return Sale(seats, [Deal()], rng, None, [COINS] * seats, [0] * seats, [], 0)

    def view(self, state: Sale, seat: int | None) -> dict[str, Json]:
        frames = [frame for frame in state.stack if isinstance(frame, Window)]
        return {
            "coins": list(state.coins),
            "worth": list(state.worth),
            "cards": [len(hand) for hand in state.hands],
            "own": [] if seat is None else [CARDS[card] for card in state.hands[seat]],
            "passed": list(frames[-1].passed) if frames else [],
            "challenges": max(0, len(frames) - 2),
        }

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def sample(self, state: Sale, seat: int | None, seed: int) -> Sale:
        other = state.clone()
        other.rng = seeded(seed)
        hidden = [hand for owner, hand in enumerate(other.hands) if owner != seat]
        deal_anew(other, [(hand, place) for hand in hidden for place in range(len(hand))])
        for hand in hidden:
            hand.sort()
        return other

    def result(self, state: Sale) -> Result:
        scores = tuple(c + w for c, w in zip(state.coins, state.worth, strict=True))
        ranking = ranking_of([(score,) for score in scores])
        return Result(scores, ranking[0], ranking, "lots-sold")

    def evaluate(self, state: Sale, seat: int) -> float:
        return (state.coins[seat] + state.worth[seat]) / (COINS + sum(LOTS))

    def problems(self, state: Sale) -> list[str]:
        found = [f"seat {seat} owes coins" for seat in range(state.seats) if state.coins[seat] < 0]
        cards = sum(hand.count(CHALLENGE_CARD) for hand in state.hands) + state.played
        if state.hands and cards != state.seats:
            found.append(f"{cards} challenges")
        return found
