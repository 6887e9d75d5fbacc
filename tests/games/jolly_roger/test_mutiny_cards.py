"""The Assassin and the Sea Wolf in a mutiny."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.mutinies import crew_number, sailing

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"


@pytest.mark.rule(
    "jolly-roger:card.assassin",
    "jolly-roger:mutiny.assassin-start-example",
    "jolly-roger:card.assassin-details",
)
def test_example_the_assassin_starts_and_ends_a_mutiny(scenario: Arrange) -> None:
    """b-R8."""
    s = sailing(scenario, p0={"hand": ["n1c4"]}, p2={"hand": ["assassin"]})
    s.refuse("p2 play assassin", "card.assassin")
    s.play("p2 mutiny assassin").expect(
        captain=2, asked="p2 reappoint", events=["leader-killed p2 owner=0", "mutiny-ended p2"]
    )
    assert s.state(JollyRoger).crew_discards[2:] == [crew_number(s, "assassin")]


@pytest.mark.rule("jolly-roger:card.assassin")
def test_with_three_players_loot_and_crew_are_shared_at_once(scenario: Arrange) -> None:
    """Nobody is appointed, so nothing is asked between the kill and the sharing."""
    s = scenario(
        GAME,
        seats=3,
        captain="p0",
        crew_discards=["traitor", "traitor", "cook", "second-mate", "stowaways", "surgeon"],
        p0={"loot": ["gold-1", "rum"]},
        p2={"hand": ["assassin"]},
    )
    s.play("p0 sail fort", "p2 mutiny assassin").expect(captain=2, asked="p2 pick")


@pytest.mark.rule("jolly-roger:card.assassin", "jolly-roger:card.assassin-details")
def test_the_assassins_own_player_may_lose(scenario: Arrange) -> None:
    """b-D14."""
    s = sailing(
        scenario,
        p1={"loot": ["gold-3"]},
        p2={"hand": ["n1c4"], "loot": ["rum"]},
        p3={"hand": ["n1c1", "assassin"], "loot": ["gold-2"]},
    )
    s.play("p2 mutiny n1c4", "p3 support mutineer n1c1", "p3 play assassin")
    assert s.options(3) == ["kill captain", "kill mutineer"]
    s.play("p3 kill mutineer").expect(
        captain=0, events=["leader-killed p3 owner=2", "mutiny-ended p0"]
    )
    s.play("p0 appoint p1").expect(lot=["gold-2", "rum"], p1={"loot": ["gold-3"]})


@pytest.mark.rule("jolly-roger:card.assassin-details", "jolly-roger:mutiny.neutral-keeps-loot")
@pytest.mark.parametrize(("killed", "winner", "loser"), [("captain", 2, 0), ("mutineer", 0, 2)])
def test_a_neutral_player_of_the_assassin_loses_nothing(
    scenario: Arrange, killed: str, winner: int, loser: int
) -> None:
    s = sailing(
        scenario,
        p0={"loot": ["rum"]},
        p2={"hand": ["n1c4", "n1c3"], "loot": ["gold-1"]},
        p3={"hand": ["assassin"], "loot": ["gold-3"]},
    )
    s.play("p2 mutiny n1c4", "p3 play assassin", f"p3 kill {killed}").expect(captain=winner)
    s.play(f"p{winner} appoint p1").expect(events=["loot-collected p1 count=1"])
    assert s.state(JollyRoger).loot[loser] == ()
    s.expect(p3={"loot": ["gold-3"]})


@pytest.mark.rule("jolly-roger:card.assassin-details")
def test_a_leader_cannot_kill_himself(scenario: Arrange) -> None:
    s = sailing(scenario, p0={"hand": ["assassin"]}, p2={"hand": ["n1c4"]})
    s.play("p2 mutiny n1c4", "p0 play assassin").expect(
        captain=0, events=["leader-killed p0 owner=2"]
    )


@pytest.mark.rule(
    "jolly-roger:card.sea-wolf",
    "jolly-roger:card.sea-wolf-details",
    "jolly-roger:card.ship-rats-always-five",
)
def test_a_sea_wolf_presses_a_neutral_player(scenario: Arrange) -> None:
    """b-D17."""
    s = sailing(
        scenario,
        p0={"hand": ["sea-wolf"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["ship-rats"], "loot": ["rum"]},
    )
    s.play("p2 mutiny n1c4", "p0 support captain sea-wolf").expect(
        asked="p0 press", mutiny={"captain": 2}, events=["sea-wolf-laid p0 leader=captain"]
    )
    # Only neutral players with a card in hand.
    assert s.options(0) == ["press p3"]
    s.refuse("p0 press p2", "card.sea-wolf-details")
    s.play("p0 press p3").expect(asked="p3 lay-pressed")
    assert s.match.pending()[3].prompt.args == (("leader", "captain"),)
    assert s.options(3) == ["support captain ship-rats"]
    s.play("p3 support captain ship-rats").expect(
        mutiny={"captain": 7, "sides": ["captain", None, "mutineer", "captain"]}
    )
    s.pass_window().play("p0 appoint p1", "p1 extra p1")
    assert s.state(JollyRoger).crew_discards[2:] == [
        crew_number(s, name) for name in ("sea-wolf", "ship-rats")
    ]


@pytest.mark.rule("jolly-roger:card.sea-wolf-details")
def test_a_sea_wolf_without_a_target_or_as_a_call_only_counts_one(scenario: Arrange) -> None:
    s = sailing(scenario, p2={"hand": ["sea-wolf"]}, p3={"hand": ["n1c1"]})
    s.play("p2 mutiny sea-wolf").expect(mutiny={"mutineers": 1}, asked="p3 mutiny")
    alone = sailing(scenario, p2={"hand": ["n1c1"]}, p3={"hand": ["sea-wolf", "n1c2"]})
    alone.play("p2 mutiny n1c1", "p3 support mutineer sea-wolf").expect(
        mutiny={"mutineers": 2}, asked="p0 mutiny"
    )
    # It binds its own player, too.
    alone.refuse("p3 support captain n1c2", "mutiny.no-switching")


@pytest.mark.rule("jolly-roger:card.sea-wolf-details", "jolly-roger:card.traitor-details")
def test_pressed_players_stay_bound_even_if_their_card_is_cancelled(
    scenario: Arrange,
) -> None:
    s = scenario(
        GAME,
        seats=5,
        p0={"hand": ["sea-wolf"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["n1c1", "n1c2"]},
        p4={"hand": ["traitor"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c4").pass_window()
    s.play("p0 support captain sea-wolf").pass_window().play(
        "p0 press p3", "p3 support captain n1c1"
    )
    s.play("p4 betray p3 n1c1").pass_window().expect(
        mutiny={"captain": 2, "sides": ["captain", None, "mutineer", "captain", None]}
    )
    s.refuse("p3 support mutineer n1c2", "mutiny.no-switching")


@pytest.mark.rule(
    "jolly-roger:mutiny.neutral-keeps-loot",
    "jolly-roger:mutiny.who-loses",
    "jolly-roger:card.sea-wolf-details",
)
@pytest.mark.parametrize(
    ("more", "lot"),
    [
        # Without a card in the mutiny nobody loses; with another one they do, cancelled or not.
        (None, ["gold-1"]),
        ("p3 support captain n1c2", ["gold-1", "gold-3"]),
        ("p3 support captain quartermaster", ["gold-1", "gold-3"]),
    ],
)
def test_pressed_players_without_a_card_keep_their_loot(
    scenario: Arrange, more: str | None, lot: list[str]
) -> None:
    s = scenario(
        GAME,
        seats=5,
        quartermaster="p3",
        p0={"hand": ["sea-wolf"], "loot": ["gold-1"]},
        p2={"hand": ["g1c4", "g1c3"]},
        p3={"hand": ["n1c1", "n1c2"], "loot": ["gold-3"]},
        p4={"hand": ["traitor"]},
    )
    s.play("p0 sail fort", "p2 mutiny g1c4").pass_window().play("p2 support mutineer g1c3")
    s.play("p0 support captain sea-wolf").pass_window()
    s.play("p0 press p3", "p3 support captain n1c1", "p4 betray p3 n1c1").pass_window()
    if more is not None:
        s.play(more)
    s.pass_window().play("p2 appoint p1").expect(lot=lot)


@pytest.mark.rule("jolly-roger:mutiny.role-cards-side", "jolly-roger:mutiny.start")
def test_a_mutiny_by_office_is_told_like_any_other(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, captain="p3", quartermaster="p1").play("p3 sail fort")
    s.play("p1 mutiny quartermaster").expect(
        events=[
            "mutiny-called p1 card=quartermaster",
            "voyage-broken-off",
            "mutiny-began p1 owner=3",
            "support-laid p1 leader=mutineer card=quartermaster crew=1",
        ]
    )
