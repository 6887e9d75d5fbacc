"""Each rule of Wreck Bay, and what every game has to pass."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from wreck_bay.game import GAME
from wreck_bay.state import Bay, ChartDealt, ChartShown

from kaper.bots import Seen, make_bot
from kaper.kernel.chance import ScriptedFeed
from kaper.kernel.errors import IllegalAction
from kaper.match import Match
from kaper.testing.conformance import Table, conform, tables_of
from kaper.testing.words import check_words

rule = pytest.mark.rule

CHARTS = ("chart-rum", "chart-silk", "chart-silver")


class Table3:
    """Three captains with these charts, and a wreck that gives up what a test says."""

    def __init__(self, *finds: str, charts: Sequence[str] = CHARTS) -> None:
        self.feed = ScriptedFeed({"charts": charts, "wreck": finds})
        self.match = Match.begin(GAME, 3, 1, {}, feed=self.feed)

    def play(self, *lines: str) -> Table3:
        for line in lines:
            seat, _, action = line.partition(" ")
            self.match.play(int(seat[1]), action, self.feed)
        return self

    def sends(self, *sailors: int) -> Table3:
        return self.play(*(f"p{seat} send {sailor}" for seat, sailor in enumerate(sailors)))

    def plays_on(self) -> Table3:
        """To the end: the strongest sailors left, and what lies first."""
        while not self.match.over:
            decision = self.match.decision()
            self.match.play(decision.seat, decision.options[-1], self.feed)
        return self

    @property
    def asked(self) -> list[int]:
        return list(self.match.pending())

    def seen(self, seat: int, key: str) -> list[str]:
        seats = self.match.view(seat)["seats"]
        assert isinstance(seats, list)
        value = seats[seat][key]
        return value if isinstance(value, list) else [str(value)]

    def refuses(self, seat: int, action: str, wanted: str) -> None:
        with pytest.raises(IllegalAction, match=f"wreck-bay:{wanted}"):
            self.match.play(seat, action)


@pytest.mark.parametrize("table", tables_of(GAME), ids=str)
def test_conformance(table: Table) -> None:
    for seed in range(3):
        conform(GAME, table, seed)


@rule("wreck-bay:setup.crew", "wreck-bay:send.once")
def test_seven_sailors_each_sent_once() -> None:
    table = Table3("rum-1", "silk-1", "silver-1")
    assert [option.text for option in table.match.decision(0).options] == [
        f"send {sailor}" for sailor in range(1, 8)
    ]
    table.refuses(0, "send 8", "setup.crew")
    table.sends(7, 6, 5).play("p0 dive rum-1", "p1 dive silk-1")
    table.refuses(0, "send 7", "send.once")
    assert [str(sailor) for sailor in table.seen(0, "crew")] == list("123456")


@rule("wreck-bay:setup.chart")
def test_charts_are_secret() -> None:
    table = Table3("rum-1", "silk-1", "silver-1")
    assert [table.seen(seat, "chart") for seat in range(3)] == [[chart] for chart in CHARTS]
    dealt = [event for event in table.match.redacted(1) if isinstance(event, ChartDealt)]
    assert [event.chart for event in dealt] == ["", "chart-silk", ""]
    charts = {tuple(_charts(table.match.sample(1, seed))) for seed in range(30)}
    assert {chart for _, chart, _ in charts} == {_charts(table.match)[1]}
    assert len({chart for chart, _, _ in charts}) == 3


def _charts(match: Match[Bay]) -> list[int]:
    return match.state.charts


@rule("wreck-bay:round.light", "wreck-bay:dive.last", "wreck-bay:dive.one-in-the-light")
def test_as_many_finds_as_captains_and_the_last_needs_no_question() -> None:
    table = Table3("rum-1", "silk-1", "silver-1", "rum-2", "idol", "idol").sends(7, 6, 5)
    assert table.match.view(None)["finds"] == ["rum-1", "silk-1", "silver-1"]
    table.refuses(0, "dive pearls-4", "dive.one-in-the-light")
    table.play("p0 dive rum-1", "p1 dive silver-1")
    assert table.seen(2, "finds") == ["silk-1"]
    assert table.match.view(None)["finds"] == ["rum-2", "idol", "idol"]


@rule("wreck-bay:send.at-once")
def test_nobody_sees_what_others_choose() -> None:
    table = Table3("rum-1", "silk-1", "silver-1").play("p1 send 7")
    assert table.asked == [0, 2]
    table.refuses(1, "send 6", "send.at-once")
    table.refuses(0, "dive rum-1", "dive.order")
    assert table.seen(1, "sent") == ["7"]
    view = table.match.view(0)["seats"]
    assert isinstance(view, list)
    assert (view[1]["chosen"], view[1]["sent"]) == (True, None)


@rule("wreck-bay:dive.order")
def test_the_stronger_dives_first() -> None:
    table = Table3("rum-1", "silk-1", "silver-1").sends(2, 7, 5)
    assert table.asked == [1]
    table.refuses(0, "dive rum-1", "dive.order")
    table.refuses(1, "send 1", "send.at-once")
    table.play("p1 dive rum-1")
    assert table.asked == [2]


@rule("wreck-bay:dive.equals", "wreck-bay:round.lookout")
@pytest.mark.parametrize(
    ("sailors", "asked"), [((7, 7, 1), [2, 0]), ((1, 6, 6), [0, 1]), ((5, 5, 5), [0, 1])]
)
def test_equals_dive_last_from_the_lookout_on(sailors: tuple[int, ...], asked: list[int]) -> None:
    table = Table3("rum-1", "silk-1", "silver-1").sends(*sailors)
    assert table.asked == asked[:1]
    table.play(f"p{asked[0]} dive rum-1")
    assert table.asked == asked[1:]


@rule("wreck-bay:round.lookout")
def test_the_lookout_goes_round() -> None:
    table = Table3("rum-1", "silk-1", "silver-1", "rum-1", "silk-1", "silver-1")
    table.sends(3, 2, 1).play("p0 dive rum-1", "p1 dive silk-1").sends(4, 4, 4)
    assert table.asked == [1]
    table.play("p1 dive rum-1")
    assert table.asked == [2]


@rule(
    "wreck-bay:end.rounds",
    "wreck-bay:end.charts",
    "wreck-bay:end.winner",
    "wreck-bay:goal.most-points",
)
def test_six_rounds_then_charts_are_shown() -> None:
    table = Table3().plays_on()
    assert table.match.view(None)["round"] == 6
    shown = [event for event in table.match.redacted(None) if isinstance(event, ChartShown)]
    assert [event.chart for event in shown] == list(CHARTS)
    result = table.match.result
    assert result is not None
    assert tuple(event.points for event in shown) == result.scores
    best = max(result.scores)
    assert list(result.winners) == [s for s in range(3) if result.scores[s] == best]


@rule("wreck-bay:score.finds", "wreck-bay:score.chart", "wreck-bay:score.idols")
@pytest.mark.parametrize(
    ("finds", "points"),
    [
        ([], 0),
        (["silk-1", "pearls-4"], 5),
        (["rum-1"], 3),
        (["rum-4", "rum-2", "rum-2"], 14),
        (["idol"], -3),
        (["idol", "idol"], 0),
        (["idol", "silver-2", "idol", "idol"], -1),
    ],
)
def test_points(finds: list[str], points: int) -> None:
    match = Table3("silk-1", "silk-1", "silver-1").match
    names = match.state.tables.find_names
    match.state.finds[0] = [names.index(find) for find in finds]
    seats = match.view(0)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["points"] == points


def test_what_a_find_brings_is_told() -> None:
    table = Table3("rum-1", "idol", "silver-1").sends(7, 6, 5)
    told = [table.match.brings(0, f"dive {find}")[0] for find in ("rum-1", "idol", "silver-1")]
    assert [(each.kind, each.args["points"]) for each in told] == [
        ("gain", 3),
        ("cost", 3),
        ("gain", 1),
    ]


def test_everything_that_players_read_has_words() -> None:
    check_words(GAME)


def test_the_greedy_bot_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        match = Match.begin(GAME, 2, seed, {})
        bots = [make_bot(name, seed) for name in ("greedy", "random")]
        while not match.over:
            seat = next(iter(match.pending()))
            match.play(seat, bots[seat].decide(Seen(match, seat)))
        assert match.result is not None
        wins += match.result.winners == (0,)
    assert wins >= 15
