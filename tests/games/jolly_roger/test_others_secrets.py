"""What others have decided, what they know of each other, and what everybody sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.cards import (
    kind_of,
    knowers,
    known_only_to,
    known_to,
    unknown,
    with_shown,
    without_kind,
)
from kaper.games.jolly_roger.components.tables import tables_of
from kaper.games.jolly_roger.events import LotSeen
from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.rules.aftermath import NameExtras
from kaper.games.jolly_roger.rules.answers import Answer
from kaper.games.jolly_roger.rules.bribes import Offer
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.events import Event
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.hands_seen import hand_seen
from tests.games.jolly_roger.mutinies import sailing

Arrange = Callable[..., Scenario]
TABLES = tables_of(GAME.components())
NO_TRAITOR = ["traitor", "traitor"]


@pytest.mark.rule("jolly-roger:card.traitor-window")
def test_no_sample_tells_who_has_passed_on_a_card(scenario: Arrange) -> None:
    """Not even while a gift is offered meanwhile."""
    s = scenario(
        "jolly-roger", seats=4, p0={"hand": ["stowaways"]}, p1={"hand": ["n1c1"], "loot": ["rum"]}
    )
    s.play("p0 play stowaways", "p2 pass")
    for gift in (False, True):
        if gift:
            s.play("p1 bribe p0 rum")
        for viewer, passed in ((0, ()), (1, ()), (2, (2,)), (3, ()), (None, ())):
            for state in s.samples(JollyRoger, viewer):
                (window,) = (frame for frame in state.stack if isinstance(frame, Answer))
                assert window.passed == passed


def gifts_seen(s: Scenario, viewer: int | None) -> set[str]:
    """The gifts that a viewer believes possible."""
    found = set()
    for state in s.samples(JollyRoger, viewer):
        offer = state.stack[-1]
        assert isinstance(offer, Offer)
        found.add(TABLES.crew_names[kind_of(state.hands[offer.giver][offer.place])])
    return found


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_only_the_two_know_which_card_is_offered(scenario: Arrange) -> None:
    """Other cards of the giver were shown to others before, which no third player can tell."""
    hand = ["n1c1", "g1c4", "m1c3"]
    s = scenario("jolly-roger", seats=4, p0={"hand": hand}, p3={"hand": ["m1c1"]})
    s.play("p0 bribe p3 g1c4", "p3 decline", "p0 bribe p1 n1c1")
    assert gifts_seen(s, 0) == gifts_seen(s, 1) == {"n1c1"}
    assert len(gifts_seen(s, 2)) > 3
    assert len(gifts_seen(s, None)) > 3
    # p3 knows one of the cards, which may be the gift.
    assert "g1c4" in gifts_seen(s, 3)
    assert len(gifts_seen(s, 3)) > 3


@pytest.mark.rule("jolly-roger:card.second-mate", "jolly-roger:bribe.digital")
@pytest.mark.parametrize("taken", ["stolen", "given"])
def test_who_got_a_card_still_knows_the_others_that_were_shown(
    scenario: Arrange, taken: str
) -> None:
    """Everybody else loses track: the card that went away may be the one they were shown."""
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["second-mate"]},
        p3={"hand": ["n1c2", "g1c4", "m1c3"]},
        chance={"hand": ["n1c2"]},
    )
    s.play("p0 sail fort", "p3 bribe p0 g1c4", "p0 decline", "p3 bribe p1 m1c3", "p1 decline")
    assert [hand_seen(s, viewer, 3) for viewer in (0, 1)] == [
        [None, None, "g1c4"],
        [None, None, "m1c3"],
    ]
    if taken == "stolen":
        s.play("p0 play second-mate", "p0 rob p3")
    else:
        s.play("p3 bribe p0 n1c2", "p0 accept")
    assert [hand_seen(s, viewer, 3) for viewer in (0, 1, 2)] == [
        [None, "g1c4"],
        [None, None],
        [None, None],
    ]
    assert "n1c2" in hand_seen(s, 3, 0)
    assert "n1c2" not in hand_seen(s, 1, 0)


@pytest.mark.rule("jolly-roger:bribe.digital")
@pytest.mark.parametrize(("viewer", "known"), [(0, [0b01]), (1, [0b10]), (2, []), (None, [])])
def test_samples_keep_only_what_their_seat_was_shown(
    scenario: Arrange, viewer: int | None, known: list[int]
) -> None:
    s = scenario("jolly-roger", seats=4, p3={"hand": ["n1c2", "g1c4", "m1c3"]})
    s.play("p0 sail fort", "p3 bribe p0 g1c4", "p0 decline", "p3 bribe p1 m1c3", "p1 decline")
    for state in s.samples(JollyRoger, viewer):
        assert [knowers(card) for card in state.hands[3] if knowers(card)] == known


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_an_only_card_may_be_the_gift(scenario: Arrange) -> None:
    s = scenario("jolly-roger", seats=4, p0={"hand": ["g1c4"]}, p3={"hand": ["m1c1"]})
    s.play("p0 bribe p1 g1c4")
    assert gifts_seen(s, 1) == {"g1c4"}
    assert len(gifts_seen(s, 2)) > 3


@pytest.mark.rule("jolly-roger:variant.hidden-loot-share")
def test_in_samples_everybody_knows_a_lost_card_that_was_shown_to_all(scenario: Arrange) -> None:
    s = sailing(
        scenario,
        options={"loot": "hidden"},
        p0={"loot": ["gold-3", "rum"]},
        p2={"hand": ["n1c4"]},
        crew_discards=[*NO_TRAITOR, "cook", "second-mate", "stowaways", "surgeon"],
    )
    s.play("p0 show gold-3", "p2 mutiny n1c4").pass_window().play("p2 appoint p1")
    s.expect(asked="p2 pick")
    for seed in range(3):
        sampled = s.match.sample(2, seed)
        assert [sampled.view(viewer)["lot"] for viewer in (1, 3)] == [[None, "gold-3"]] * 2


def test_cards_that_went_away_unseen_are_known_no_longer() -> None:
    """The lowest card, known to the first seat alone, is no exception."""
    pirate, known = 0, known_to(0, 1)
    assert unknown(())
    assert unknown((pirate, pirate + 5))
    assert not unknown((pirate, known))
    assert known_only_to((pirate, known, known_to(5, 0b110)), 0b100) == (
        pirate,
        pirate,
        known_to(5, 0b100),
    )


def test_of_cards_alike_the_best_known_is_shown_and_goes() -> None:
    """Whoever knew of one cannot tell which of them was laid down."""
    shown = known_to(5, 0b10)
    assert with_shown((5, shown), 5, 0) == (5, known_to(5, 0b11))
    hand = (known_to(7, 0b1), known_to(5, 0b011), known_to(5, 0b110))
    assert without_kind(hand, 5) == (known_to(7, 0b1), known_to(5, 0b010))
    assert without_kind((5, 5, known_to(7, 0b1)), 5) == (5, known_to(7, 0b1))


@pytest.mark.rule("jolly-roger:card.traitor-window", "jolly-roger:special.windows")
def test_everybody_sees_what_kind_of_moment_it_is(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        p0={"hand": ["stowaways"]},
        p1={"hand": ["n1c2", "n1c3"]},
        p2={"hand": ["traitor"]},
    )
    s.expect(window=None, passed=[], shown=[]).play("p0 sail fort").expect(window="open")
    s.play("p3 pass").expect(window="open", passed=[3])
    s.play("p0 play stowaways").expect(window="answer", passed=[], played=["stowaways"])
    s.pass_window().pass_window().expect(window=None, asked="p1 first-card")
    s.play("p1 add n1c2", "p1 add n1c3").expect(window="open")
    laid = [{"seat": 1, "card": name} for name in ("n1c2", "n1c3")]
    s.expect(shown=laid).play("p2 betray p1 n1c2").pass_window()
    # What was cancelled can no longer be answered.
    s.expect(shown=laid[1:], voyage={"crew": ["n1c3"]})


def test_the_order_of_cards_does_not_tell_who_knows_them(scenario: Arrange) -> None:
    hand = ["n1c1", "g1c4", "m1c3"]
    s = scenario("jolly-roger", seats=4, p0={"hand": hand}, p1={"hand": ["m1c1"]})
    s.play("p0 bribe p1 m1c3", "p1 decline")
    assert hand_seen(s, 1, 0) == [None, None, "m1c3"]
    s.play("p0 bribe p3 n1c1", "p3 decline")
    # p1 cannot tell which card p3 was shown.
    assert hand_seen(s, 1, 0) == [None, None, "m1c3"]
    assert hand_seen(s, 3, 0) == [None, None, "n1c1"]
    assert hand_seen(s, 0, 0) == hand


def test_samples_do_not_tell_what_others_know_of_each_other(scenario: Arrange) -> None:
    """p2 cannot tell whether the card that p1 lays is the one that p3 was shown."""
    for shown in ("n1c2", "g1c4"):
        s = scenario(
            "jolly-roger",
            seats=4,
            crew_discards=NO_TRAITOR,
            p1={"hand": ["n1c2", "g1c4"]},
            p3={"hand": ["m1c1"]},
        )
        s.play("p0 sail fort", f"p1 bribe p3 {shown}", "p3 decline").pass_window()
        s.play("p1 add n1c2")
        for state in s.samples(JollyRoger, 2):
            assert unknown(state.hands[1])


@pytest.mark.rule("jolly-roger:mutiny.redeal-uneven")
def test_who_is_named_for_a_card_over_is_a_secret_so_far(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["stowaways"]},
        p2={"hand": ["n1c2", "g1c2"]},
    )
    s.play("p0 sail fort").play("p2 mutiny n1c2", "p2 support mutineer g1c2").pass_window()
    s.play("p2 appoint p1").expect(asked="p1 extras").play("p1 extra p3")
    for viewer in (0, 1, 2, 3, None):
        named = set()
        for state in s.samples(JollyRoger, viewer):
            (frame,) = (frame for frame in state.stack if isinstance(frame, NameExtras))
            named.add(frame.named)
        assert named <= {1 << seat for seat in range(4)}
        assert (named == {1 << 3}) == (viewer == 1)


@pytest.mark.rule("jolly-roger:mutiny.redeal-uneven")
def test_a_surgeon_does_not_learn_whom_the_other_has_named(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["stowaways"]},
        p2={"hand": ["n1c2", "g1c2"]},
        p3={"hand": ["surgeon"]},
    )
    s.play("p0 sail fort").play("p2 mutiny n1c2", "p2 support mutineer g1c2").pass_window()
    s.play("p2 appoint p1").expect(asked="p1 extras").play("p1 extra p3", "p3 play surgeon")
    s.expect(asked="p3 extras")
    named = [option.text for option in s.match.decision(3).options]
    assert named == ["extra p0", "extra p1", "extra p2", "extra p3"]
    frame = s.state(JollyRoger).stack[-1]
    assert isinstance(frame, NameExtras)
    assert (frame.extra, frame.named) == (2, 0)


@pytest.mark.rule("jolly-roger:variant.hidden-loot-share")
def test_the_lot_is_told_by_kind(scenario: Arrange) -> None:
    """Not by who has lost which card."""
    s = scenario(
        "jolly-roger",
        seats=4,
        options={"loot": "hidden"},
        crew_discards=NO_TRAITOR,
        p0={"loot": ["rum"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["n1c1"], "loot": ["gold-1"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c4", "p3 support captain n1c1").pass_window()
    s.play("p2 appoint p1")
    (seen,) = (e.cards for e in s.match.redacted(2) if isinstance(e, LotSeen))
    assert list(seen) == sorted(seen, key=TABLES.loot_names.index)


def test_after_which_events_nobody_takes_back() -> None:
    """By these somebody learns what was hidden."""
    records: tuple[type, ...] = GAME.records
    events = [record for record in records if issubclass(record, Event)]
    assert {event.__name__ for event in events if event.reveals} == {
        "BribeOffered",
        "CardAdded",
        "CardBetrayed",
        "CardPlayed",
        "CrewDiscarded",
        "CrewDrawn",
        "CrewRedealt",
        "CrewStolen",
        "DestinationShown",
        "IslandShown",
        "JewelsValued",
        "LootDrawn",
        "LootDugUp",
        "LootGiven",
        "LootShown",
        "LootSold",
        "LootSwapped",
        "LotSeen",
        "MutinyCalled",
        "PortShown",
        "Punished",
        "Scored",
        "SeaWolfLaid",
        "SupportLaid",
    }
    # And these show to all what may be hidden again.
    assert {event.__name__ for event in events if event.public} == {"LootShown"}


@pytest.mark.rule("jolly-roger:score.winner")
@pytest.mark.parametrize("loot", ["open", "hidden"])
def test_at_the_end_there_is_nothing_left_to_guess(scenario: Arrange, loot: str) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        options={"loot": loot},
        stage="punish",
        used=10,
        p1={"hand": ["n1c1"], "loot": ["gold-2", "jewels"], "buried": ["rum"]},
    )
    s.play("p0 waive").pass_on()
    assert s.match.over
    for seed in range(3):
        sampled = s.match.sample(2, seed)
        for viewer in (0, 1, 2, None):
            assert sampled.view(viewer) == s.match.view(viewer)


@pytest.mark.rule(
    "jolly-roger:setup.destination-piles", "jolly-roger:mutiny.interrupted-card-returns"
)
def test_the_card_of_a_voyage_has_left_its_pile(scenario: Arrange) -> None:
    def forts(s: Scenario) -> tuple[object, object]:
        pile = s.rows(3, "piles")[0]
        return pile["cards"], pile["top"]

    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["lookout", "n1c1"]},
        p2={"hand": ["n1c4", "g1c4"]},
        chance={"destination": ["fort-2"]},
    )
    cards, top = forts(s)
    assert isinstance(cards, int)
    assert top is None
    s.play("p0 sail fort")
    assert forts(s) == (cards - 1, None)
    s.play("p1 play lookout")
    assert forts(s) == (cards - 1, None)
    s.play("p2 mutiny n1c4").pass_window()
    # It lies on top again, and everybody has seen it.
    assert forts(s) == (cards, "fort-2")
