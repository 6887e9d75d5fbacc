"""Witnesses find what they are there to find: here memories fail, and readers err."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pytest

from kaper.games.deliveries import doors as deliveries_doors
from kaper.games.deliveries.game import GAME as DELIVERIES
from kaper.games.deliveries.state import Deliveries
from kaper.games.jolly_roger import doors as jolly_roger_doors
from kaper.games.jolly_roger.components.cards import kind_of
from kaper.games.jolly_roger.game import GAME as JOLLY_ROGER
from kaper.games.jolly_roger.state import JollyRoger
from kaper.games.jolly_roger.visibility import sampling as jolly_roger_sampling
from kaper.games.maracaibo.game import GAME as MARACAIBO
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.visibility import sampling as maracaibo_sampling
from kaper.games.marauders import cargo_doors as marauders_cargo
from kaper.games.marauders.game import GAME as MARAUDERS
from kaper.games.marauders.visibility import sampling as marauders_sampling
from kaper.games.martinique.game import GAME as MARTINIQUE
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.visibility import sampling as martinique_sampling
from kaper.kernel.events import Event
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.kernel.piles import EVERYBODY, NOBODY, Pile, knows
from kaper.match import Match
from kaper.testing.conformance import Table, tables_of
from kaper.testing.faults import Fault
from kaper.testing.toys.deck import DeckGame
from kaper.testing.toys.deck import table as deck_table
from kaper.testing.witness import Reader, Witnesses, attend
from tests.conformance.deck_witness import DeckWitness
from tests.games.deliveries.witness import HandWitness
from tests.games.jolly_roger.witness import CrewWitness
from tests.games.maracaibo.witness import CardWitness
from tests.games.marauders.witness import PirateWitness
from tests.games.martinique.witness import MapWitness

Patch = Callable[..., None]
FIRST = (("cards", "first"),)


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Patch:
    return monkeypatch.setattr


def play_all(game: Game[S], reader: Reader[S], tables: Sequence[Table]) -> None:
    for table in tables:
        for seed in range(10):
            attend(Match.begin(game, table.seats, seed, dict(table.options)), reader, seed)


def fault_of(game: Game[S], reader: Reader[S], *tables: Table) -> Fault:
    with pytest.raises(Fault) as caught:
        play_all(game, reader, tables or tables_of(game))
    return caught.value


def test_a_game_that_forgets_what_its_scout_put_under_the_deck(patch: Patch) -> None:
    """View and sample forget it alike, so nothing but the log can tell."""
    put_under = Pile.put_under

    def forgetting(self: Pile, items: Iterable[int], known: int = NOBODY) -> None:
        put_under(self, items)

    patch(Pile, "put_under", forgetting)
    fault = fault_of(DeckGame(), DeckWitness)
    assert fault.check == "witness"
    assert "of the deck lies" in fault.detail


def test_a_game_that_forgets_which_card_was_drawn_from_a_known_place(patch: Patch) -> None:
    """A card was salvaged before everybody's eyes, and then somebody drew it."""
    take_card = deck_table.take_card

    def forgetting(state: deck_table.Table, seat: int) -> None:
        top = state.deck.segments[0]
        if top.known and top.known[0] == EVERYBODY and top.items[0] >= deck_table.STORMS:
            top.known[0] = NOBODY
        take_card(state, seat)

    patch(deck_table, "take_card", forgetting)
    patch("kaper.testing.toys.deck.flow.take_card", forgetting)
    fault = fault_of(DeckGame(), DeckWitness)
    assert fault.check == "witness"
    assert "has no" in fault.detail


def test_a_reader_that_is_wrong(patch: Patch) -> None:
    """It is held against the truth first."""

    def draws_from_below(self: DeckWitness, event: Event) -> None:
        if isinstance(event, deck_table.Drew):
            self.deck = [*self.deck[1:-1], self.deck[0]]

    patch(DeckWitness, "read", draws_from_below)
    assert fault_of(DeckGame(), DeckWitness).check == "reader"


def test_what_was_taken_back_was_never_seen() -> None:
    """A card that was laid on the deck and taken back from there is not looked for on it."""
    match = Match.begin(DeckGame(), 2, 1, {})
    witnesses = Witnesses(match, DeckWitness)
    for seat, action in ((0, "draw"), (1, "draw"), (0, "swap")):
        match.play(seat, action)
    match.play(0, match.decision(0).options[0])
    match.play(1, "salvage")
    witnesses.step()
    match.undo(1)
    match.play(1, "draw")
    for _ in range(10):
        witnesses.step()


def test_martinique_that_forgets_what_lay_in_the_bar(patch: Patch) -> None:
    """A letter and a digit lay there: who has seen one of them knows what the other is."""

    def anything(
        other: Martinique, unseen: list[int], letters: list[int], digits: list[int]
    ) -> list[int]:
        return [(letters or digits).pop() for _ in unseen]

    patch(martinique_sampling, "_deal_bar", anything)
    fault = fault_of(MARTINIQUE, MapWitness)
    assert fault.check == "witness"
    assert "in the bar lay" in fault.detail


def test_deliveries_that_forget_what_was_vouched_for(patch: Patch) -> None:
    vouch_for_hand = deliveries_doors.vouch_for_hand

    def forgetting(state: Deliveries, seat: int, colour: int) -> None:
        unseen = state.unseen[seat]
        vouch_for_hand(state, seat, colour)
        state.unseen[seat] = unseen

    patch(deliveries_doors, "vouch_for_hand", forgetting)
    fault = fault_of(DELIVERIES, HandWitness, Table(3, (("proof", "vouched"),)))
    assert fault.check == "witness"
    assert "and drew" in fault.detail


def test_jolly_roger_that_forgets_whom_a_card_was_given_to(patch: Patch) -> None:
    def forgetting(card: int, mask: int) -> int:
        return kind_of(card)

    patch(jolly_roger_doors, "known_to", forgetting)
    fault = fault_of(JOLLY_ROGER, CrewWitness, Table(4), Table(5))
    assert fault.check == "witness"
    assert "'hand'" in fault.detail


def test_jolly_roger_that_forgets_what_the_discards_were(patch: Patch) -> None:
    """They are the pile now, so all other cards are in hands."""
    reshuffle = jolly_roger_doors.reshuffle

    def forgetting(state: JollyRoger, drawn: Sequence[int] = ()) -> None:
        reshuffle(state, drawn)
        state.held = []

    patch(jolly_roger_doors, "reshuffle", forgetting)
    fault = fault_of(JOLLY_ROGER, CrewWitness, Table(10), Table(9))
    assert fault.check == "witness"
    assert "in nobody's hands" in fault.detail


def test_jolly_roger_that_lays_back_what_somebody_lost_track_of(patch: Patch) -> None:
    patch(jolly_roger_sampling, "_recall", lambda adrift, seat: ())
    fault = fault_of(JOLLY_ROGER, CrewWitness, Table(7, (("loot", "hidden"),)))
    assert fault.check == "witness"
    assert "nobody has" in fault.detail


def test_maracaibo_that_forgets_which_quests_went_under_the_deck(patch: Patch) -> None:
    put_under = Pile.put_under

    def forgetting(self: Pile, items: Iterable[int], known: int = NOBODY) -> None:
        put_under(self, items)

    patch(Pile, "put_under", forgetting)
    fault = fault_of(MARACAIBO, CardWitness, Table(2), Table(4))
    assert fault.check == "witness"
    assert "of the deck" in fault.detail


def test_maracaibo_that_lays_a_card_in_the_fog_twice(patch: Patch) -> None:
    """A card that everybody has seen face up lies face down in a sample."""

    deal_anew = maracaibo_sampling.deal_fog_anew

    def twice(other: Maracaibo) -> None:
        deal_anew(other)
        if other.deck and other.players[0].improvements:
            other.deck[0] = other.players[0].improvements[0]

    patch(maracaibo_sampling, "deal_fog_anew", twice)
    fault = fault_of(MARACAIBO, CardWitness, Table(2))
    assert fault.check == "witness"
    assert "was seen, and lies face down" in fault.detail


def test_marauders_that_mix_merchants_of_all_lots(patch: Patch) -> None:
    patch(marauders_sampling, "lot_of", lambda mask: 0)
    fault = fault_of(MARAUDERS, PirateWitness, Table(4))
    assert fault.check == "witness"
    assert " are not in " in fault.detail


def test_marauders_that_forget_what_was_in_holds(patch: Patch) -> None:
    patch(marauders_cargo, "cargo_reshuffled", lambda state: None)
    fault = fault_of(MARAUDERS, PirateWitness, Table(2, FIRST), Table(3, FIRST))
    assert fault.check == "witness"
    assert "in nobody's hands" in fault.detail


def test_marauders_that_forget_what_was_shown_to_all(patch: Patch) -> None:
    patch(marauders_sampling, "knows", lambda mask, seat: mask != EVERYBODY and knows(mask, seat))
    assert fault_of(MARAUDERS, PirateWitness, Table(3)).check == "witness"
