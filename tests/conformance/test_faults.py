"""The suite finds what it is there to find: each of these games has one fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random

import pytest

from kaper import registry
from kaper.kernel.actions import Action
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.kernel.piles import Place
from kaper.match import Match
from kaper.testing.conformance import check_sealed, conform, tables_of
from kaper.testing.faults import Fault
from kaper.testing.toys import auction, chain, deal, deck, vote
from kaper.testing.toys.auction.sale import Sale
from kaper.testing.toys.chain.voyage import Voyage
from kaper.testing.toys.deal import flow
from kaper.testing.toys.deck import visibility
from kaper.testing.toys.deck.table import Table
from kaper.testing.toys.vote import VOTE, WITHDRAW, Ballot, Crew, TieBreak
from kaper.testing.wander import wander

pytestmark = pytest.mark.usefixtures("toys")


def play_all(game: str) -> None:
    for table in tables_of(registry.game(game)):
        for seed in range(5):
            conform(registry.game(game), table, seed, longest=300)


def fault_of(game: str) -> str:
    with pytest.raises(Fault) as caught:
        play_all(game)
    return caught.value.check


Patch = Callable[..., None]


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Patch:
    return monkeypatch.setattr


def test_a_clone_that_shares_a_list(patch: Patch) -> None:
    def clone(self: Voyage) -> Voyage:
        return Voyage(self.seats, self.stack[:], self.rng, None, self.gold, self.row[:])

    patch(Voyage, "clone", clone)
    assert fault_of("chain") in {"clone", "old clone"}


def test_a_clone_that_forgets_a_field(patch: Patch) -> None:
    def clone(self: Crew) -> Crew:
        return Crew(self.seats, self.stack[:], self.rng, None, "captain", 0, self.terms[:])

    patch(Crew, "clone", clone)
    assert fault_of("vote") in {"clone", "snapshot", "old clone"}


def test_a_view_that_shows_a_hand(patch: Patch) -> None:
    view = deck.DeckGame.view

    def leaking(self: deck.DeckGame, state: Table, seat: int | None) -> dict[str, Json]:
        return {**view(self, state, seat), "all": [list(hand.items) for hand in state.hands]}

    patch(deck.DeckGame, "view", leaking)
    assert fault_of("deck") == "sample view"


def test_a_log_that_tells_what_was_drawn(patch: Patch) -> None:
    def redact(self: deck.DeckGame, event: Event, seat: int | None) -> Event:
        return event

    patch(deck.DeckGame, "redact", redact)
    assert fault_of("deck") == "log"


def test_a_sample_that_foretells_chance(patch: Patch) -> None:
    def sample(self: chain.ChainGame, state: Voyage, seat: int | None, seed: int) -> Voyage:
        return state.clone()

    patch(chain.ChainGame, "sample", sample)
    assert fault_of("chain") == "sample"


def test_a_sample_that_keeps_a_mark_of_every_card_before(patch: Patch) -> None:
    """Sampled again with the same seed it stays as it is, so that alone would prove little."""
    sample = deck.DeckGame.sample

    def marking(self: deck.DeckGame, state: Table, seat: int | None, seed: int) -> Table:
        other = sample(self, state, seat, seed)
        for before, hand in zip(state.hands, other.hands, strict=True):
            marks = {*before.items, *hand.items}
            marks |= {
                bit for mask in before.known or () for bit in range(99) if mask >> 8 + bit & 1
            }
            mark = sum(1 << 8 + card for card in marks)
            hand.known = [mask | mark for mask in hand.known or ()]
        return other

    patch(deck.DeckGame, "sample", marking)
    match = Match.begin(registry.game("deck"), 3, 1, {})
    for _ in islice(wander(match, 1), 20):
        once = match.sample(0, 5)
        assert once.sample(0, 5).state == once.state
    assert fault_of("deck") == "equal samples"


def test_a_sample_that_deals_by_where_the_cards_lie(patch: Patch) -> None:
    def deal(state: Table, places: Sequence[Place]) -> None:
        items = shuffled(state, (held[index] for held, index in places))
        for (held, index), item in zip(places, items, strict=True):
            held[index] = item

    patch(visibility, "deal_anew", deal)
    assert fault_of("deck") == "equal samples"


def test_a_sample_that_tells_what_was_picked_so_far(patch: Patch) -> None:
    patch(visibility, "pick_anew", lambda state, seat: None)
    assert fault_of("deck") == "equal samples"


def test_a_sample_that_tells_what_was_drawn(patch: Patch) -> None:
    """Nothing is dealt anew: a sample of a sample is the truth again, and so is the sample."""

    def sample(self: deck.DeckGame, state: Table, seat: int | None, seed: int) -> Table:
        other = state.clone()
        other.rng = seeded(seed)
        return other

    patch(deck.DeckGame, "sample", sample)
    assert fault_of("deck") == "equal samples"


def test_a_sample_that_tells_what_was_dealt_at_the_start(patch: Patch) -> None:
    def sample(self: auction.AuctionGame, state: Sale, seat: int | None, seed: int) -> Sale:
        other = state.clone()
        other.rng = seeded(seed)
        return other

    patch(auction.AuctionGame, "sample", sample)
    assert fault_of("auction") == "equal samples"


def test_an_evaluation_that_looks_into_the_deck(patch: Patch) -> None:
    def evaluate(self: deck.DeckGame, state: Table, seat: int) -> float:
        return state.deck.segments[0].items[0] / 100

    patch(deck.DeckGame, "evaluate", evaluate)
    assert fault_of("deck") == "evaluate"


def test_sealed_answers_that_do_not_commute(patch: Patch) -> None:
    answer = Ballot.answer

    def first_breaks_ties(self: Ballot, state: Crew, seat: int, action: Action) -> None:
        if not self.answers:
            state.tie_break = f"p{seat}"
        answer(self, state, seat, action)

    patch(Ballot, "answer", first_breaks_ties)
    match = Match.begin(registry.game("vote"), 3, 1, {})
    with pytest.raises(Fault, match="the order of the answers matters"):
        check_sealed(match, Random(1))


def test_a_refusal_without_a_rule(patch: Patch) -> None:
    def not_asked(self: Ballot, state: Crew, seat: int) -> str:
        return "no-such-rule"

    patch(Ballot, "not_asked", not_asked)
    assert fault_of("vote") == "refusal"


def test_a_form_that_suggests_what_it_refuses(patch: Patch) -> None:
    patch(flow, "suggestions", lambda state, seat, count: [flow.OFFER("p0", 1, "", "", 1)])
    assert fault_of("deal") == "form"


def test_an_interruption_that_is_offered_twice(patch: Patch) -> None:
    patch(TieBreak, "interruptions", lambda self, state, seat: [WITHDRAW(), WITHDRAW()])
    assert fault_of("vote") == "options"


def test_an_interruption_that_hangs_on_what_its_seat_cannot_know(patch: Patch) -> None:
    """Whether a seat may break in must not tell how others have voted."""

    def interruptions(self: Ballot, state: Crew, seat: int) -> list[Action]:
        return [WITHDRAW()] if VOTE("p0") in self.given() else []

    patch(Ballot, "interruptions", interruptions)
    assert fault_of("vote") == "sample pending"


def test_a_game_without_end(patch: Patch) -> None:
    patch(flow, "TURNS", 10**9)
    patch(flow, "DUES", 0)
    assert fault_of("deal") == "length"
    # Unless the caller knows of it, and cuts the game.
    game = registry.game("deal")
    match = conform(game, tables_of(game)[0], longest=60, ends=False)
    assert not match.over


def test_a_record_that_the_codec_does_not_know(patch: Patch) -> None:
    patch(deal.DealGame, "records", tuple(r for r in deal.DealGame.records if r is not flow.Pay))
    with pytest.raises(TypeError, match="no record of this game: Pay"):
        conform(registry.game("deal"), tables_of(registry.game("deal"))[0])


def test_state_beside_the_state(patch: Patch) -> None:
    asked: list[int] = []

    def options(self: Ballot, state: Crew, seat: int) -> list[Action]:
        asked.append(seat)
        candidates = [other for other in range(state.seats) if other != seat]
        return [vote.VOTE(f"p{other}") for other in candidates[:: 1 if len(asked) % 2 else -1]]

    patch(Ballot, "options", options)
    assert fault_of("vote") == "options"
