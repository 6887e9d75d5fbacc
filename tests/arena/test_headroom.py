"""Headroom: the oracle that it is measured by, who plays whom, and the numbers."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from kaper import registry
from kaper.arena.headroom import Headroom
from kaper.arena.oracle import Oracle, Unveiled, name_for
from kaper.arena.play import Played
from kaper.arena.schedule import Plan
from kaper.bots import Seen, bot_names, make_bot
from kaper.bots.mcts import MctsBot
from kaper.cli import main
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from tests.arena.made import game

GAME = "deliveries"
PLAN = Plan(GAME, ("hard",), 2, 8, oracle="oracle:9")


def dealt(wins: dict[str, str]) -> list[Played]:
    """Pairs of games against greedy, deal by deal: `w` won, `l` lost, `d` one of each."""
    found = []
    for bot, deals in wins.items():
        for deal, outcome in enumerate(deals):
            first, second = {"w": (0, 1), "l": (1, 0), "d": (0, 0)}[outcome]
            found.append(game(bot, "greedy", winner=first, deal=deal))
            found.append(game("greedy", bot, winner=second, deal=deal, number=1))
    return found


# --- The oracle ----------------------------------------------------------------------------------


def test_the_oracle_sees_the_true_state_and_honest_bots_do_not() -> None:
    match = Match.begin(registry.game("martinique"), 2, 3, {})
    (seat,) = driver.waiting(match.state)
    true = Unveiled(match, seat).sample(0)
    assert true.same_as(Unveiled(match, seat).sample(1))
    assert not any(true.same_as(Seen(match, seat).sample(seed)) for seed in range(5))
    before = match.digest()
    action = true.options(seat)[0]
    true.apply(seat, action)
    assert match.digest() == before
    # Chance to come is foreseen as well: the true match goes the same way.
    match.play(seat, action)
    (following,) = driver.waiting(match.state)
    assert true.same_as(Unveiled(match, following).sample(0))


def test_the_oracle_is_no_bot_that_anybody_can_name() -> None:
    assert not [name for name in bot_names() if "oracle" in name]
    for name in ("oracle", "oracle:5s"):
        with pytest.raises(BadSetup, match="there is no bot"):
            make_bot(name, 0)
        with pytest.raises(BadSetup, match="there is no bot"):
            Plan(GAME, ("greedy", name), 2, 2).prepare()


def test_the_oracle_searches_through_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(registry.game("martinique"), 2, 3, {})
    (seat,) = driver.waiting(match.state)
    shown: list[Seen[State]] = []

    def decide(_: MctsBot, seen: Seen[State]) -> Action:
        shown.append(seen)
        return seen.options()[0]

    monkeypatch.setattr(MctsBot, "decide", decide)
    Oracle.named("oracle:8", 0).decide(match, seat)
    assert shown[0].sample(5).same_as(Unveiled(match, seat).sample(0))


@pytest.mark.parametrize(
    ("bots", "budget", "name"),
    [
        (("mcts:100ms", "mcts:2s", "random"), None, "oracle:20s"),
        (("mcts:30", "greedy"), None, "oracle:300"),
        (("mcts",), None, "oracle:5s"),
        (("random",), None, "oracle:5s"),
        (("mcts:30", "mcts:1s"), "40", "oracle:40"),
    ],
)
def test_it_thinks_ten_times_as_long(bots: tuple[str, ...], budget: str | None, name: str) -> None:
    assert name_for(bots, budget) == name


def test_time_and_passes_cannot_be_compared() -> None:
    with pytest.raises(BadSetup, match="--oracle 5s"):
        name_for(("mcts:30", "mcts:1s"), None)
    with pytest.raises(BadSetup, match="not 'soon'"):
        Plan(GAME, ("random",), 2, 2).with_oracle("soon").prepare()


# --- Who plays whom ------------------------------------------------------------------------------


def test_each_bot_meets_greedy_alone_in_every_seat() -> None:
    plan = Plan(GAME, ("random", "greedy", "random"), 3, 7).with_oracle("5")
    assert plan.players == ("greedy", "random", "oracle:5")
    sitting = plan.line_ups()
    assert len(sitting) == 6
    assert all(line_up.count("greedy") == 2 for line_up in sitting)
    for seat in range(3):
        assert Counter(line_up[seat] for line_up in sitting)["oracle:5"] == 1
    deals = Counter(pairing.deal for pairing in plan.pairings())
    assert set(deals.values()) == {6}


# --- The numbers ---------------------------------------------------------------------------------


def test_a_bot_wins_its_part_of_what_the_oracle_wins() -> None:
    wins = {"hard": "wdddwlddwd" * 6, "oracle:9": "wwwwwwwwwd" * 6}
    found = Headroom.of(PLAN, dealt(wins))
    assert found.deals == 60
    greedy, hard, oracle = found.bots
    assert (greedy.bot, greedy.gain.value) == ("greedy", 0)
    assert greedy.part is not None
    assert greedy.part.value == 0
    assert hard.gain.value == pytest.approx(0.1)
    assert oracle.gain.value == pytest.approx(0.45)
    assert oracle.part is not None
    assert oracle.part.value == 1
    assert hard.part is not None
    assert hard.part.value == pytest.approx(0.1 / 0.45)
    assert 0 < hard.part.low < hard.part.value < hard.part.high < 0.5


def test_who_wins_as_much_as_the_oracle_is_not_surely_as_good() -> None:
    found = Headroom.of(PLAN, dealt({"hard": "w" * 10, "oracle:9": "w" * 10}))
    hard = found.bots[1].part
    assert hard is not None
    assert hard.low < 0.95 < hard.value == 1


@pytest.mark.parametrize("oracle", ["wlwlwlwl", "llllllll", ""])
def test_without_headroom_no_parts_are_told(oracle: str) -> None:
    found = Headroom.of(PLAN, dealt({"hard": "wwdwdwww"[: len(oracle)], "oracle:9": oracle}))
    assert found.bots[1].part is None


def test_deals_that_some_game_of_was_cut_do_not_count() -> None:
    games = dealt({"hard": "wdwd", "oracle:9": "wwww"})
    found = Headroom.of(PLAN, games[1:])
    assert found.deals == 3
    assert found.bots[1].gain.value == pytest.approx(2 / 3 - 1 / 2, abs=1e-9)


# --- The command ---------------------------------------------------------------------------------

WORDS = ("arena", "stall", "--bots", "random", "--oracle", "4", "--games", "8", "--workers", "1")


@pytest.mark.usefixtures("toys")
def test_the_command_tells_headroom(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Once played; what was kept is enough for the other forms and languages."""
    words, picture = (*WORDS, "--resume", str(tmp_path / "games.jsonl")), tmp_path / "arena.svg"
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["headroom"]
    assert told["deals"] == 2
    assert set(told["bots"]) == {"greedy", "random", "oracle:4"}
    assert set(told["bots"]["random"]) == {"gain", "part"}
    assert main([*words, "--lang", "en", "--plot", str(picture)]) == 0
    assert "Headroom, over 2 deals" in capsys.readouterr().out
    assert "Headroom, over 2 deals" in picture.read_text("utf-8")
    assert main([*words, "--lang", "pl"]) == 0
    assert "Zapas, 2 rozdania" in capsys.readouterr().out
