"""What bots say of their moves: bribes, mutinies and attacks, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import kaper
from kaper.bots import Seen, make_bot
from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.testing.scenario import Scenario
from kaper.text import LANGUAGES, Text

Arrange = Callable[..., Scenario]


def words(s: Scenario, seat: int, action: str) -> str:
    """The key of what a bot would say, without what all keys begin with."""
    because = Seen(s.match, seat).because(s.match.parse(seat, action))
    return "" if because is None else because.key.removeprefix("jolly-roger-because-")


def from_outside(state: JollyRoger, seat: int, action: Action) -> Prompt | None:
    """The reason as a spectator would find it, to whom all hidden cards may be any others."""
    return GAME.because(GAME.sample(state, None, 7), seat, action)


IN_ATTACKS = {"add", "pass", "reveal"}
OFTEN = IN_ATTACKS | {"mutiny", "support", "bribe"}


@pytest.mark.parametrize(
    ("loot", "games", "spoken"), [("open", 4, OFTEN), ("hidden", 1, IN_ATTACKS)]
)
def test_in_games_of_bots_reasons_hang_on_what_lies_open_and_read_in_both_languages(
    loot: str, games: int, spoken: set[str]
) -> None:
    texts = [Text("jolly-roger", lang) for lang in LANGUAGES]
    verbs: set[str] = set()
    for seed in range(games):
        match = kaper.new("jolly-roger", 5, seed, {"loot": loot})
        order = Random(seed)
        bots = [make_bot("greedy", 10 * seed + seat) for seat in range(5)]
        while not match.over:
            seat = order.choice(list(match.pending()))
            seen = Seen(match, seat)
            action = bots[seat].decide(seen)
            because = bots[seat].because(seen, action)
            state = match.state
            assert isinstance(state, JollyRoger)
            assert from_outside(state, seat, action) == because
            if because is not None:
                verbs.add(action.verb)
                assert all(isinstance(value, int) for _, value in because.args)
                assert all(text.prompt(because) for text in texts)
            match.play(seat, action)
    assert verbs >= spoken
    assert ("bribe" in verbs) == bool(verbs & {"accept", "decline"})


def test_a_bot_that_plays_by_chance_gives_no_reasons(scenario: Arrange) -> None:
    s = scenario("jolly-roger", seats=4, p2={"hand": ["n1c4"]}).play("p0 sail fort")
    mutiny = s.match.parse(2, "mutiny n1c4")
    assert make_bot("random", 1).because(Seen(s.match, 2), mutiny) is None
    assert make_bot("greedy", 1).because(Seen(s.match, 2), mutiny) is not None


def mutiny(scenario: Arrange, **more: object) -> Scenario:
    """p2 against Captain p0, whose loot is the richer."""
    return scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p0={"hand": ["n1c1"], "loot": ["gold-3", "rum"]},
        p1={"hand": ["g1c2"], "loot": ["gold-2"]},
        p2={"hand": ["n1c4", "m1c3"], "loot": ["gold-1"]},
        **{"p3": {"hand": ["g1c3"]}} | more,
    ).play("p0 sail fort", "p2 mutiny n1c4")


def test_reasons_in_a_mutiny(scenario: Arrange) -> None:
    s = mutiny(scenario)
    assert words(s, 0, "support captain n1c1") == "stays-captain"
    assert words(s, 1, "support mutineer g1c2") == "stronger"
    assert words(s, 1, "support captain g1c2") == "their-loot"
    assert words(s, 3, "pass") == "neutral"
    # Whoever called the mutiny has spoken.
    assert words(s, 2, "support mutineer m1c3") == ""


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_reasons_for_bribes(scenario: Arrange) -> None:
    s = mutiny(scenario)
    assert words(s, 0, "bribe p1 rum") == "undecided"
    s.play("p0 bribe p1 rum", "p1 decline")
    assert words(s, 0, "bribe p1 rum") == "raises"
    s.play("p0 bribe p1 rum")
    assert (words(s, 1, "accept"), words(s, 1, "decline")) == ("bought", "poor-gift")
    s.play("p1 accept")
    assert words(s, 1, "support captain g1c2") == "pays-back"


def test_a_gift_without_a_mutiny_buys_nothing(scenario: Arrange) -> None:
    s = scenario("jolly-roger", seats=4, p0={"loot": ["rum"]}, p1={"hand": ["n1c1"]})
    s.play("p0 bribe p1 rum")
    assert (words(s, 1, "accept"), words(s, 1, "decline")) == ("free-gift", "no-gift")


def test_reasons_in_an_attack(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p1={"hand": ["n2c1", "n2c2", "n1c1", "g2c1", "g1c1", "m2c1"]},
        p2={"hand": ["n1c2", "m1c2"]},
    )
    s.play("p0 sail merchant-ship").pass_window()
    s.play("p1 add n2c1")
    assert (words(s, 2, "add n1c2"), words(s, 2, "pass")) == ("needed", "too-far")
    assert words(s, 1, "reveal") == "nobody-adds"
    s.play("p1 add n2c2", "p1 add g2c1", "p1 add m2c1")
    assert (words(s, 2, "pass"), words(s, 1, "reveal")) == ("perhaps-enough", "perhaps-enough")
    s.play("p1 add n1c1", "p1 add g1c1")
    assert words(s, 2, "pass") == "enough"
    assert words(s, 2, "add m1c2") == ""
