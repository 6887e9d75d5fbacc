"""Stage II, Dusk: digging in the order of the stools, and the reveal."""

from __future__ import annotations

import pytest

from kaper.games.martinique.game import GAME
from kaper.games.martinique.state import Martinique
from kaper.kernel.codec import encode
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

ISLAND = {column + row for column in "abcdefgh" for row in "12345678"}
SEVEN = {"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2", "h3"]}


@pytest.mark.rule("martinique:dusk.discard-island-tokens", "martinique:dusk.bar-tokens")
def test_tokens_left_are_discarded_unseen(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "maps": ["C"]},
        tokens={"a1": "skull-1", "a2": None},
        treasures={"2": ["swords-1", "swords-2"], "3": ["swords-1", "swords-2", "swords-3"]},
    )
    assert s.match.view(0)["bar"] == {"jokers": 3, "maps": [True, True]}
    on_island = s.match.view(0)["tokens"]
    assert isinstance(on_island, dict)
    s.play("p0 move a1-a2")
    s.expect(stage="dusk", events=[f"dusk-fell discarded={len(on_island) - 1}"])
    # Nobody can tell from their order where they lay.
    unseen = s.state(Martinique).discarded_maps
    assert unseen == sorted(unseen)
    assert len(unseen) == 13
    for seat in (0, 1, None):
        view = s.match.view(seat)
        assert view["tokens"] == {}
        assert view["bar"] == {"jokers": 0, "maps": [False, False]}
        assert view["lost"] is None
        fell = [encode(e) for e in s.match.redacted(seat) if type(e).__name__ == "DuskFell"]
        assert fell == [{"$": "DuskFell", "discarded": len(on_island) - 1}]
    notebook = s.match.view(0)["notebook"]
    assert isinstance(notebook, dict)
    assert notebook["letters"] == list("ABDEFGH")
    assert notebook["digits"] == list("12345678")


@pytest.mark.rule("martinique:dusk.discard-island-tokens")
def test_what_players_hold_is_kept(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"maps": ["C", "4"], "loot": ["rum-1"], "hold": [["chest-1", "chest-2"]]},
        stage="dusk",
    )
    s.expect(p0={"loot": ["rum-1"], "hold": [["chest-1", "chest-2"]]})
    assert [m for m in "C4" if m in str(s.match.view(0)["seats"])] == ["C", "4"]


@pytest.mark.rule("martinique:dusk.stool-order")
def test_pirates_dig_in_the_order_of_the_stools(scenario: type[Scenario]) -> None:
    stools = ["p1", "p0", "p0", "p0", "p1", "p1", "p0", "p1"]
    s = scenario("martinique", stools=stools, stage="dusk")
    for number, name in enumerate(stools, 1):
        seat = int(name[1])
        assert list(s.match.pending()) == [seat]
        s.refuse(f"p{1 - seat} dig h{number}", "dusk.stool-order")
        s.play(f"p{seat} dig a{number}").expect(events=[f"dug p{seat} stool={number}"])
    assert s.match.over


@pytest.mark.rule("martinique:dusk.use-all-information")
def test_no_undo_after_seeing_where_another_digs(scenario: type[Scenario]) -> None:
    s = scenario("martinique", stools=["p0", "p1"] * 4, lost="c5", stage="dusk")
    s.play("p0 dig a1", "p1 dig c5")
    assert s.match.why_no_undo(0, 2, consent=True) == "kernel:undo-learned"


@pytest.mark.rule("martinique:dusk.several-in-a-row-example")
def test_example_two_pirates_in_a_row(scenario: type[Scenario]) -> None:
    """a-R7."""
    s = scenario("martinique", stools=["p0", "p0", "p1"], stage="dusk")
    s.play("p0 dig a1").expect(asked="p0 dig")
    s.refuse("p1 dig a2", "dusk.stool-order")
    s.play("p0 dig a2").expect(asked="p1 dig")
    s.refuse("p0 dig a3", "dusk.stool-order")
    s.play("p1 dig a3").expect(pirates={"a1": 0, "a2": 0, "a3": 1})


@pytest.mark.rule("martinique:dusk.place-on-empty-square")
def test_one_pirate_a_square_whoever_owns_it(scenario: type[Scenario]) -> None:
    s = scenario("martinique", stools=["p0", "p0", "p1"], stage="dusk")
    assert set(s.options(0)) == {f"dig {square}" for square in ISLAND}
    s.play("p0 dig c3")
    s.refuse("p0 dig c3", "dusk.place-on-empty-square")
    s.refuse("p0 dig i9", "components.island-grid")
    s.play("p0 dig c4")
    s.refuse("p1 dig c3", "dusk.place-on-empty-square")
    assert set(s.options(1)) == {f"dig {square}" for square in ISLAND - {"c3", "c4"}}


@pytest.mark.rule("martinique:dusk.hook-squares-allowed")
@pytest.mark.parametrize("square", ["d4", "d5", "e4", "e5"])
def test_the_treasure_may_lie_under_the_tavern(scenario: type[Scenario], square: str) -> None:
    s = scenario("martinique", lost=square, stage="dusk", dug=SEVEN)
    s.play(f"p1 dig {square}").expect(winners=[1], lost=square)


@pytest.mark.rule("martinique:dusk.hook-squares-allowed")
def test_set_up_hides_the_treasure_under_the_tavern_too() -> None:
    assert any(
        {outcome.source: outcome.values[0] for outcome in match.setup[:2]}
        == {"letters": "D", "digits": "4"}
        for match in (Match.begin(GAME, 2, seed, {}) for seed in range(400))
    )


@pytest.mark.rule("martinique:dusk.use-all-information")
def test_at_dusk_a_player_sees_own_maps_open_maps_and_all_pirates(
    scenario: type[Scenario],
) -> None:
    s = scenario(
        "martinique",
        stools=["p0", "p0", "p1"],
        p0={"maps": ["A", "1"], "open": ["A"]},
        p1={"maps": ["B", "2", "C"], "open": ["2"]},
        stage="dusk",
    )
    s.play("p0 dig h8", "p0 dig h7")
    view = s.match.view(1)
    assert view["pirates"] == {"h7": 0, "h8": 0}
    assert view["notebook"] == {
        "own": ["B", "C"],
        "own_open": ["2"],
        "others_open": ["A"],
        "letters": list("DEFGH"),
        "digits": list("1345678"),
        "squares": [f"{letter}{digit}" for digit in "1345678" for letter in "defgh"],
    }
    assert s.match.view(0)["notebook"] == {
        "own": ["1"],
        "own_open": ["A"],
        "others_open": ["2"],
        "letters": list("BCDEFGH"),
        "digits": list("345678"),
        "squares": [f"{letter}{digit}" for digit in "345678" for letter in "bcdefgh"],
    }


@pytest.mark.rule("martinique:dusk.ends-when-all-placed", "martinique:reveal.coordinates")
def test_the_search_ends_with_the_eighth_pirate(scenario: type[Scenario]) -> None:
    dug = {"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2"]}
    s = scenario("martinique", lost="a1", stage="dusk", dug=dug)
    s.play("p1 dig h3").expect(stage="dusk", lost=None, no_events=["treasure-shown"])
    s.play("p1 dig h4").expect(
        stage="over", lost="a1", events=["dug p1 stool=8", "treasure-shown square=a1"]
    )
    assert s.match.over
    s.refuse("p0 dig b1", "kernel:game-over")


@pytest.mark.rule("martinique:reveal.coordinates", "martinique:loot.map-unique")
def test_the_square_shown_is_the_one_drawn_at_the_set_up() -> None:
    for seed in range(20):
        match = Match.begin(GAME, 2, seed, {})
        letter, digit = match.setup[0].values[0], match.setup[1].values[0]
        for _ in wander(match, seed):
            assert match.view(None)["lost"] is None
        assert match.view(None)["lost"] == letter.lower() + digit


@pytest.mark.rule(
    "martinique:reveal.finder-wins",
    "martinique:reveal.outcome-example",
    "martinique:goal.find-lost-treasure",
)
def test_the_finder_wins_and_points_do_not_count(scenario: type[Scenario]) -> None:
    """a-R8, first half: red leads by far on points, black has dug up the treasure."""
    s = scenario(
        "martinique",
        lost="a3",
        p1={"hold": [["rum-3", "rum-3"], ["chest-3", "chest-3", "chest-3"]]},
        stage="dusk",
        dug=SEVEN,
    )
    s.play("p1 dig h4").expect(
        winners=[0],
        events=["treasure-found p0 square=a3", "won p0 reason=treasure"],
        no_events=["scored p0", "scored p1"],
    )
    result = s.match.result
    assert result is not None
    assert result.reason == "treasure"
    assert result.ranking == ((0,), (1,))


@pytest.mark.rule(
    "martinique:reveal.nobody-found",
    "martinique:reveal.outcome-example",
    "martinique:goal.find-lost-treasure",
)
def test_with_nobody_on_it_points_decide(scenario: type[Scenario]) -> None:
    """a-R8, second half."""
    for digits, winner in ((3, 1), (1, 0)):
        s = scenario(
            "martinique",
            lost="e5",
            p0={"hold": [["chest-2", "chest-2"]]},
            p1={"hold": [[f"rum-{digits}", f"rum-{digits}"]]},
            stage="dusk",
            dug=SEVEN,
        )
        s.play("p1 dig h4").expect(
            winners=[winner],
            events=["scored p0 total=4", "scored p1", f"won p{winner} reason=points"],
            no_events=["treasure-found p0", "treasure-found p1"],
        )


@pytest.mark.rule("martinique:goal.find-lost-treasure")
def test_each_captain_leads_four_pirates() -> None:
    match = Match.begin(GAME, 2, 3, {})
    dug = {0: 0, 1: 0}
    for decision in wander(match, 3):
        dug[decision.seat] += decision.prompt.key == "martinique-prompt-dig"
    assert dug == {0: 4, 1: 4}


@pytest.mark.rule("martinique:game.two-stages")
def test_dawn_comes_once_then_dusk() -> None:
    for seed in range(10):
        match = Match.begin(GAME, 2, seed, {})
        stages: list[str] = []
        for decision in wander(match, seed):
            stages.append(str(match.view(None)["stage"]))
            digging = decision.prompt.key.endswith("-dig")
            assert digging == (stages[-1] == "dusk")
        assert stages == sorted(stages)
        assert set(stages) == {"dawn", "dusk"}
        assert match.view(None)["stage"] == "over"
