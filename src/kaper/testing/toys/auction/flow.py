"""The sale of three lots, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kaper.kernel.actions import Action, Verb
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal
from kaper.kernel.frames import PASS, Frame, Window, hand_back
from kaper.testing.toys.auction.sale import (
    CARDS,
    CHALLENGE_CARD,
    LOTS,
    NOBODY,
    BidMade,
    Challenged,
    Sale,
    Sold,
)

HIGHEST_RAISE = 3

BID = Verb("bid", "coins")
KNOCK = Verb("knock")
CHALLENGE = Verb("challenge")


@dataclass(frozen=True, slots=True)
class Deal(Frame[Sale]):
    """Two cards for each seat, half of all being challenges; then the first lot."""

    def step(self, state: Sale) -> bool:
        bag = sorted((*range(len(CARDS)),) * state.seats)
        state.hands = [sorted(draw(state, "cards", bag, 2)) for _ in range(state.seats)]
        state.stack[-1] = auction(state, 0)
        return False


def auction(state: Sale, lot: int) -> Auction:
    return Auction(tuple(range(state.seats)), lot, 0, NOBODY, owner=lot % state.seats)


def others(state: Sale, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(state.seats) if other != seat)


@dataclass(frozen=True, slots=True)
class Auction(Window[Sale]):
    """All but the auctioneer, who owns the window, may bid; the auctioneer may knock it down."""

    lot: int
    coins: int
    bidder: int

    def deeds(self) -> Deeds[Auction, Sale]:
        return BIDDING

    def lapse(self, state: Sale, seat: int) -> Action:
        return KNOCK() if seat == self.owner else PASS()

    def returned(self, state: Sale, result: tuple[int, ...]) -> Auction:
        bidder, coins = result
        return replace(self, bidder=bidder, coins=coins)

    def resolve(self, state: Sale) -> None:
        if self.bidder != NOBODY:
            state.coins[self.bidder] -= self.coins
            state.worth[self.bidder] += LOTS[self.lot]
        if state.trace is not None:
            state.trace.events.append(Sold(self.lot, self.bidder, self.coins))
        if self.lot + 1 < len(LOTS):
            state.stack.append(auction(state, self.lot + 1))

    def prompt(self, state: Sale, seat: int) -> Prompt:
        # The bid stands in the question: a pass meant for a lower bid comes too late.
        return Prompt("auction-prompt-bid", (("lot", self.lot), ("coins", self.coins)))


def raises(auction: Auction, state: Sale, seat: int) -> list[Action]:
    most = min(state.coins[seat], auction.coins + HIGHEST_RAISE)
    return [BID(coins) for coins in range(auction.coins + 1, most + 1)]


def why_no_bid(auction: Auction, state: Sale, seat: int, action: Action) -> Refusal | None:
    if seat == auction.owner:
        return Refusal("auctioneer-bids-not")
    higher = seat != auction.bidder and action in raises(auction, state, seat)
    return None if higher else Refusal("bid-higher")


def bid(auction: Auction, state: Sale, seat: int, action: Action) -> None:
    coins = int(action.args[0])
    if state.trace is not None:
        state.trace.events.append(BidMade(seat, coins))
    state.stack.append(Challengeable(others(state, seat), (seat, coins)))


def why_no_knock(auction: Auction, state: Sale, seat: int, action: Action) -> Refusal | None:
    return None if seat == auction.owner else Refusal("auctioneer-knocks")


def knock(auction: Auction, state: Sale, seat: int, action: Action) -> None:
    auction.close(state)


BIDDING: Final = Deeds(Deed(BID, why_no_bid, bid, raises), Deed(KNOCK, why_no_knock, knock))


@dataclass(frozen=True, slots=True)
class Challengeable(Window[Sale]):
    """Something done waits until all others have passed on it, or a challenge cancels it.

    A challenge is challengeable itself: the last one that stands decides about the one before.
    Everybody is asked, card or not, because a question left out would tell who has none.
    """

    result: tuple[int, ...]  # for the frame below, if this stands: a bid, or () for a challenge
    cancelled: bool = False

    def deeds(self) -> Deeds[Challengeable, Sale]:
        return CHALLENGING

    def returned(self, state: Sale, result: tuple[int, ...]) -> Challengeable:
        return replace(self, cancelled=True)

    def step(self, state: Sale) -> bool:
        if self.cancelled:
            state.stack.pop()
            return False
        return Window.step(self, state)

    def resolve(self, state: Sale) -> None:
        hand_back(state, self.result)

    def prompt(self, state: Sale, seat: int) -> Prompt:
        return Prompt("auction-prompt-challenge")


def why_no_challenge(
    waiting: Challengeable, state: Sale, seat: int, action: Action
) -> Refusal | None:
    return None if CHALLENGE_CARD in state.hands[seat] else NOT_OFFERED


def challenge(waiting: Challengeable, state: Sale, seat: int, action: Action) -> None:
    state.hands[seat].remove(CHALLENGE_CARD)
    state.played += 1
    if state.trace is not None:
        state.trace.events.append(Challenged(seat))
    state.stack.append(Challengeable(others(state, seat), ()))


CHALLENGING: Final = Deeds(Deed(CHALLENGE, why_no_challenge, challenge))
