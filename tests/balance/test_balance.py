"""Comparing sets of components: the numbers, their intervals, and the pages."""

from __future__ import annotations

import json
import re
from math import inf
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from kaper import registry
from kaper.arena.intervals import Estimate
from kaper.balance.estimates import gap, mean_of, share, student
from kaper.balance.games import Job, Setting, Thing, Wanted, piece_of, play, settings_of
from kaper.balance.plots import Row, lengths_plot, rows_plot
from kaper.balance.report import Report
from kaper.balance.telling import Telling
from kaper.kernel.errors import BadSetup
from kaper.simulate import Plan
from kaper.watching import watch
from tests.balance.made import played, seat, wanted
from tests.cli.running import dig, refused, run, run_json

HAD: Thing = ("", "improvement-bosun")
BUY: Thing = ("buy", "cargo-rum")


# Intervals


def test_intervals_of_means_hold_the_truth_as_often_as_they_say() -> None:
    """Also for a handful of games, where the normal distribution would be far too sure."""
    random = Random(5)
    for count in (2, 3, 4, 8, 30):
        tries = 3000
        hits = 0
        for _ in range(tries):
            found = mean_of([random.gauss(7, 2) for _ in range(count)])
            assert found is not None
            hits += found.low <= 7 <= found.high
        assert 0.94 < hits / tries < 0.96, count


def test_students_quantiles_are_those_of_the_tables() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, quantile in known.items():
        assert student(freedom) == pytest.approx(quantile, abs=0.003 if freedom > 3 else 0.012)


def test_numbers_all_alike_tell_no_interval() -> None:
    for values in ([4.0], [4.0, 4.0, 4.0]):
        assert mean_of(values) == Estimate(4.0, -inf, inf)
    assert mean_of([]) is None
    all_won = share([(1, 1)] * 10)
    assert all_won is not None
    assert all_won.low < 0.8 < all_won.high == 1


def test_a_difference_joins_both_intervals() -> None:
    found = gap(Estimate(1.0, 0.7, 1.4), Estimate(3.0, 2.6, 3.3))
    assert found is not None
    # By Newcombe: the distances that point the same way are added as squares.
    assert (found.value, found.low, found.high) == pytest.approx(
        (2.0, 2 - (0.4**2 + 0.4**2) ** 0.5, 2 + (0.3**2 + 0.3**2) ** 0.5)
    )
    unknown = gap(Estimate(1.0, -inf, inf), Estimate(3.0, 2.6, 3.3))
    assert unknown is not None
    assert (unknown.value, unknown.low, unknown.high) == (2.0, -inf, inf)
    assert gap(None, unknown) is None


# What is counted in a game


def test_every_choice_is_counted_and_whoever_made_it_is_known() -> None:
    job = Job(0, 2, 3)
    made = Wanted("marauders", (Setting("own"),), (2,), 1, bot="random")
    game = play(made, job)
    assert game is not None
    plan = Plan(game="marauders", seats=2, games=1, bots=("random",))
    match = plan.begin(3)
    thing = max((t for t in game.chosen if t[0] == "sail"), key=lambda t: game.chosen[t])
    asked = chosen = 0
    buyers = set()
    for answer in watch(plan, match, 3):
        bought = [option for option in answer.options if option.text == " ".join(thing)]
        if bought and len(answer.options) > 1:
            asked += 1
            if answer.action in bought:
                chosen += 1
                buyers.add(answer.seat)
    assert chosen > 0
    assert (game.asked[thing], game.chosen[thing]) == (asked, chosen)
    first = match.game.opener(match.state)
    in_turn = [(first + place) % 2 for place in range(2)]
    assert [thing in each.things for each in game.seats] == [s in buyers for s in in_turn]
    assert match.result is not None
    assert [each.score for each in game.seats] == [match.result.scores[s] for s in in_turn]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("maracaibo", 1, {"difficulty": "2"}), ("maracaibo", 3, {}), ("marauders", 2, {})],
)
def test_points_by_source_add_up_to_the_score(
    game: str, seats: int, options: dict[str, str]
) -> None:
    setting = Setting("own", tuple(options.items()))
    found = play(Wanted(game, (setting,), (seats,), 1, bot="random"), Job(0, seats, 4))
    assert found is not None
    for each in (*found.seats, *found.rivals):
        assert sum(each.points.values()) == each.score
    assert len(found.rivals) == (seats == 1)


def test_copies_and_tables_are_no_part_of_a_components_name() -> None:
    pieces = {"rum": "cargo-rum", "cargo-rum": "cargo-rum", "sawbones-a": "sawbones-a"}
    assert piece_of("rum-2", pieces) == piece_of("rum", pieces) == "cargo-rum"
    assert piece_of("sawbones-a", pieces) == "sawbones-a"
    assert piece_of("4", pieces) is None


# What many games come to


def test_a_report_tells_wins_by_place_and_what_things_are_worth() -> None:
    games = [
        played(
            seat(10 + 2 * n, 1.0, HAD, cards=6.0),
            seat(4, 0.0, cards=1.0 + n),
            seed=n,
            asked={BUY: 4},
            chosen={BUY: 1},
        )
        for n in range(6)
    ]
    report = Report.of(wanted(7), games)
    (found,) = report.findings
    (table,) = found.tables
    first, second = table.places
    assert first is not None
    assert second is not None
    assert (first.value, second.value) == (2.0, 0.0)
    assert 1.0 < first.low < 2.0 == first.high
    assert (table.games, table.cut) == (6, 1)
    rounds = table.figures["rounds"]
    assert rounds is not None
    assert rounds.value == 5.5
    had, bought = found.pieces[HAD], found.pieces[BUY]
    # Scores are 15 and 4 on average: 9.5 is usual.
    assert had.worth is not None
    assert had.worth.value == pytest.approx(15 - 9.5)
    assert (had.owned, had.asked, bought.owned, bought.asked) == (6, 0, 0, 24)
    assert bought.chosen is not None
    assert bought.chosen.value == 0.25
    cards = found.sources["cards"]
    assert cards.winners is not None
    assert cards.others is not None
    assert (cards.winners.value, cards.others.value, cards.stands_out) == (6.0, 3.5, 1.0)


def test_a_source_that_brought_somebody_nothing_may_be_left_out() -> None:
    games = [
        played(seat(9 + n, 1.0, cards=6.0, raids=3.0 + n), seat(1, 0.0, cards=1.0), seed=n)
        for n in range(4)
    ]
    (found,) = Report.of(wanted(4), games).findings
    raids = found.sources["raids"]
    assert raids.winners is not None
    assert raids.others is not None
    assert (raids.winners.value, raids.others.value) == (4.5, 0.0)


def test_the_order_in_which_games_end_changes_nothing() -> None:
    games = [
        played(seat(n, 1.0, HAD), seat(2, 0.0), setting=n % 2, seed=n, asked={BUY: 2})
        for n in range(8)
    ]
    told = Report.of(wanted(4, 2), games)
    assert Report.of(wanted(4, 2), games[::-1]).to_json() == told.to_json()
    assert [found.tables[0].games for found in told.findings] == [4, 4]


def test_two_sets_stand_side_by_side_with_their_difference() -> None:
    games = [
        played(
            seat(10 + 5 * setting + n % 3, 1.0, HAD),
            seat(5, 0.0),
            setting=setting,
            seed=n,
            asked={BUY: 3},
        )
        for setting in (0, 1)
        for n in range(6)
    ]
    report = Report.of(wanted(6, 2), games)
    pieces = list(Telling(report, "en").sections())[-1]
    rows = [row for row in pieces.rows if row[0] == "Bosun"]
    assert [row[1] for row in rows] == ["set 0", "set 1"]
    assert rows[0][-1] == ""
    assert re.fullmatch(r"\+2\.5 \(\+?.\d\.\d … \+\d\.\d\)", rows[1][-1])


# Plots


def test_a_plot_draws_values_where_they_are_and_intervals_only_where_known() -> None:
    rows = [
        Row("a <b>", [Estimate(2.0, 1.0, 3.0)]),
        Row("unknown", [Estimate(1.0, -inf, inf)]),
        Row("nothing", [None]),
    ]
    drawn = ET.fromstring(rows_plot("title", ["one"], rows, str, neutral=0.0))
    circles = drawn.findall("circle")
    reach = [line for line in drawn.findall("line") if line.get("class", "").startswith("reach")]
    assert (len(circles), len(reach)) == (2, 1)
    x1, x, x2 = (
        float(each or 0) for each in (reach[0].get("x1"), circles[0].get("cx"), reach[0].get("x2"))
    )
    assert x == pytest.approx((x1 + x2) / 2, abs=0.2)
    assert "a <b>" in [text.text for text in drawn.findall("text")]


def test_bars_of_lengths_hold_all_games() -> None:
    drawn = ET.fromstring(lengths_plot("title", ["one", "two"], [[5, 5, 9], [40]], "decisions"))
    tall: dict[str | None, float] = {}
    for bar in drawn.findall("rect"):
        kind = bar.get("class")
        tall[kind] = tall.get(kind, 0.0) + float(bar.get("height") or 0)
    assert tall["series-0"] == pytest.approx(tall["series-1"], abs=0.2)


# The command


def mine(folder: Path) -> Path:
    """Deliveries with dearer rats: a set of one's own."""
    tables = registry.game("deliveries").components().tables
    rows = [dict(row) for row in tables["ship"]]
    text = "".join(
        "[[ship]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in row.items())
        for row in rows
    )
    file = folder / "mine.toml"
    file.write_text(text)
    return file


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_needs_nothing_else(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [
        "--games",
        "6",
        "--bot",
        "random",
        "--workers",
        "1",
        "--longest",
        "5000",
        "--components",
        str(mine(tmp_path)),
    ]
    assert "page.html" in run(
        capsys, "--lang", lang, "balance", "deliveries", *words, "--out", "page.html"
    )
    page = (tmp_path / "page.html").read_text("utf-8")
    assert not re.search(r"https?:|<script|<link|@import|url\(", page.replace("http-equiv", ""))
    assert "mine.toml" in page
    assert "kaper balance deliveries --seats 2" in page
    assert "--bot random --longest 5000 --components mine.toml" in page
    for svg in re.findall(r"<svg.*?</svg>", page):
        ET.fromstring(svg)
    assert not re.search(r"balance-[a-z]|deliveries-[a-z]+-", page.split("</style>")[1])


def test_markdown_has_its_plots_beside_it_and_json_the_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["--games", "2", "--bot", "random", "--workers", "1", "--seats", "1"]
    data = run_json(
        capsys, "balance", "maracaibo", *words, "--vary", "difficulty", "--out", "solo.md"
    )
    settings = dig(data, "settings")
    assert isinstance(settings, list)
    assert [dig(each, "label") for each in settings] == [f"difficulty={n}" for n in range(7)]
    text = (tmp_path / "solo.md").read_text("utf-8")
    assert "Redbeard" not in text.split("\n")[0]
    assert "## The rival without a seat" in text
    pictures = re.findall(r"!\[.*?\]\((.*?)\)", text)
    assert len(pictures) >= 4
    for picture in pictures:
        assert ET.parse(tmp_path / picture).getroot().tag.endswith("svg")
    again = Path("again.md")
    run(capsys, "balance", "maracaibo", *words, "--vary", "difficulty", "--out", "again.md")
    assert again.read_text("utf-8").replace("again-", "solo-") == text


def test_what_is_wrong_is_said_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    start = ("balance", "deliveries")
    assert ".html or .md" in refused(capsys, 2, *start, "--out", "page.pdf")
    assert "no folder" in refused(capsys, 2, *start, "--out", "nowhere/page.md")
    assert "numbers such as 2,3" in refused(capsys, 2, *start, "--seats", "two")
    assert "no option 'wind'" in refused(capsys, 2, *start, "--vary", "wind")
    assert "there is no bot" in refused(capsys, 2, *start, "--bot", "kraken")
    with pytest.raises(BadSetup, match="name one of them"):
        settings_of("deliveries", (), ("mine.toml", ""), "wolf")
    assert list(tmp_path.iterdir()) == []
