"""The library as people meet it: what README and docs/api.md show runs, and says what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import kaper
from kaper.kernel.errors import BadSetup
from kaper.match import Match

ROOT = Path(__file__).parents[2]
LOOP = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)[0]
GAMES = ("martinique", "deliveries", "jolly-roger", "maracaibo", "marauders")


def test_the_page_says_what_is_true() -> None:
    told = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False)
    assert told.attempted > 30
    assert told.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_one_loop_plays_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    seeded = LOOP.replace("import kaper", "import kaper\nrandom.seed(7)")
    loop = seeded.replace('new("martinique")', f'new("{game}", seed=7)')
    exec(compile(loop, "README.md", "exec"), names)
    match = names["match"]
    assert isinstance(match, Match)
    assert match.result is not None
    assert capsys.readouterr().out.rstrip("\n") == str(match)
    with pytest.raises(BadSetup, match="the game is over"):
        match.decision()


def test_equal_is_the_same_position_with_the_same_chance() -> None:
    match = kaper.new("martinique", seed=7)
    assert match == kaper.new("martinique", seed=7) == match.clone()
    assert match != kaper.new("martinique", seed=8)
    assert match != kaper.new("martinique", seed=7, options={"lost-treasure": "points"})
    assert match != kaper.new("deliveries", seed=7)
    assert match != "martinique"
    match.play(0, "enter a1")
    assert match != kaper.new("martinique", seed=7)
    assert kaper.replay(match.record()) == match


def test_a_line_that_makes_it_again_where_there_is_one() -> None:
    match = kaper.new("jolly-roger")
    assert match.seats == 3
    assert eval(repr(match)) == match
    assert repr(kaper.new("jolly-roger")) != repr(match)
    decision = match.decision()
    match.play(decision.seat, decision.answers()[0])
    for other, told in ((match, "actions: 1"), (match.clone(), "a copy")):
        assert repr(other).startswith("<Match('jolly-roger', 3, '")
        assert told in repr(other)
        assert match.digest() in repr(other)


def test_the_table_as_each_may_see_it() -> None:
    match = kaper.new("jolly-roger", 3, 1)
    own, everybody = match.table(0), str(match)
    assert own != everybody
    assert everybody.splitlines()[0] == "Jolly Roger"
    assert everybody.splitlines()[-1].endswith(" decides now.")
    assert match.table(None, "pl", ["Anna", "Jan", "Ewa"]) != everybody
