"""Every command, in process: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import kaper
from kaper import coverage, registry
from kaper.bench import peers, report
from kaper.bench.contest import Contender
from kaper.cli import main
from kaper.games.martinique.state import Martinique
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.terminal_boards import drawing
from kaper.testing.scenario import Scenario
from kaper.text import Text, locales
from kaper.words import Words

GAME = "martinique"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files go to a folder of the test's own, and words come in English."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that succeeds prints."""
    assert main(words) == 0
    return capsys.readouterr().out


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(run(capsys, *words, "--json"))
    return data


def refused(capsys: pytest.CaptureFixture[str], code: int, *words: str) -> str:
    """The one line with which a command fails."""
    assert main(words) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("kaper: ")
    assert captured.err.count("\n") == 1
    return captured.err


def dig(data: Json, *keys: str) -> Json:
    for key in keys:
        assert isinstance(data, dict)
        data = data[key]
    return data


def finished_record(seed: int = 5) -> str:
    random = Random(seed)
    match = kaper.new(GAME, seats=2, seed=seed)
    while not match.over:
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, random.choice(decision.options))
    return match.record()


# --- The start, games, components ----------------------------------------------------------------


def test_alone_it_names_three_things_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys).count("\n  kaper ") == 3


def test_language_comes_from_the_environment_or_the_flag(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Martynika" in run(capsys, "games")
    assert "Martinique" in run(capsys, "games", "--lang", "en")
    assert "Martinique" in run(capsys, "--lang", "en", "games")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"kaper \d+\.\d+\.\d+\n", run(capsys, "--version"))


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "games")
    assert "lost-treasure=wins|points" in text
    games = run_json(capsys, "games")["games"]
    assert isinstance(games, list)
    assert [dig(game, "id") for game in games] == list(registry.games())
    assert dig(games[0], "title_pl") == "Martynika"
    assert dig(games[0], "options", "lost-treasure") == ["wins", "points"]


def test_components(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Papuga" in run(capsys, "components", GAME, "--lang", "pl")
    data = run_json(capsys, "components", GAME)
    rows = data["components"]
    assert isinstance(rows, list)
    house = [row for row in rows if dig(row, "source") == "house"]
    assert dig(data, "summary", "sources", "house", "kinds") == len(house)
    assert dig(data, "summary", "kinds") == len(rows)


def test_faulty_components_are_refused_by_card_and_field(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[joker]]\nid = "token-joker"\ncopies = "three"\nsource = "house"\n')
    line = refused(capsys, 2, "components", GAME, "--components", str(file))
    assert "joker token-joker" in line
    assert "copies" in line
    assert "joker" in refused(capsys, 2, "simulate", GAME, "--components", str(file))


# --- Wrong use -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", GAME, "--seats", "9"], "9"),
        (["simulate", GAME, "--option", "lost-treasure"], "NAME=VALUE"),
        (["simulate", GAME, "--option", "lost-treasure=maybe"], "maybe"),
        (["simulate", GAME, "--bots", "genius"], "genius"),
        (["simulate", GAME, "--bots", "random,random,random"], "3"),
        (["simulate", GAME, "--games", "0"], "0"),
        (["replay", "nowhere.kaper"], "nowhere.kaper"),
        (["ledger", "chess"], "chess"),
        (["components", "chess"], "chess"),
        (["bench", "--rounds", "0"], "round"),
        (["bench", "--server", "--tables", "0"], "tables"),
        (["bench", "--server", "--seconds", "1000"], "seconds"),
        (["play", GAME, "--seat", "7"], "7"),
        (["play", GAME, "--bot", "genius"], "genius"),
    ],
)
def test_wrong_use_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], named: str
) -> None:
    assert named in refused(capsys, 2, *words)


def test_unknown_words_are_refused() -> None:
    for words in (["dance"], ["games", "--loud"]):
        with pytest.raises(SystemExit) as error:
            main(words)
        assert error.value.code == 2


# --- Simulate ------------------------------------------------------------------------------------


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--seats", "2", "--games", "4", "--seed", "3")
    assert "4 games" in run(capsys, *words)
    data = run_json(capsys, *words, "--option", "lost-treasure=points")
    assert data["games"] == 4
    assert dig(data, "options", "lost-treasure") == "points"
    decisions, mean_length = data["decisions"], data["mean_length"]
    assert isinstance(decisions, int)
    assert mean_length == decisions / 4
    reasons = dig(data, "results", "reasons")
    assert isinstance(reasons, dict)
    assert sum(number for number in reasons.values() if isinstance(number, int)) == 4
    assert {"seconds", "decisions_per_second"} <= set(data)


def test_any_number_of_workers_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--games", "12")
    one = run_json(capsys, *words, "--workers", "1")
    two = run_json(capsys, *words, "--workers", "2")
    for key in ("decisions", "mean_length", "results"):
        assert one[key] == two[key]


def test_records_of_one_game_or_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "simulate", GAME, "--games", "2", "--seed", "8", "--record", "last.kaper")
    last = (tmp_path / "last.kaper").read_text()
    assert kaper.replay(last).header.seed == "9"
    run(capsys, "simulate", GAME, "--games", "2", "--seed", "8", "--record", "all/")
    files = {file.name: file.read_text() for file in (tmp_path / "all").iterdir()}
    assert sorted(files) == ["martinique-8.kaper", "martinique-9.kaper"]
    assert files["martinique-9.kaper"] == last


def test_checks_find_nothing_in_sound_rules(capsys: pytest.CaptureFixture[str]) -> None:
    data = run_json(capsys, "simulate", GAME, "--games", "3", "--check")
    assert data["checked"] is True
    assert data["fault"] is None


def test_a_fault_is_shown_with_its_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def problems(state: Martinique) -> list[str]:
        return ["the parrot escaped"] if state.stools else []

    monkeypatch.setattr(registry.game(GAME), "problems", problems)
    assert main(["simulate", GAME, "--games", "5", "--seed", "40", "--check", "--json"]) == 1
    captured = capsys.readouterr()
    data: dict[str, Json] = json.loads(captured.out)
    seed, decision = dig(data, "fault", "seed"), dig(data, "fault", "decision")
    assert dig(data, "fault", "check") == "problems"
    for shown in ("problems", "the parrot escaped", f"seed {seed}", f"decision {decision}"):
        assert shown in captured.err
    file = str(data["record"])
    assert file in captured.err
    match = kaper.replay((tmp_path / file).read_text())
    assert match.problems() == ["the parrot escaped"]
    assert sum(line.startswith("p") for line in match.record().splitlines()) + 1 == decision


def leaky_view(state: Martinique, seat: int | None) -> dict[str, Json]:
    return {"lost": list(state.lost)}


def true_sample(state: Martinique, seat: int | None, seed: int) -> Martinique:
    return state.clone()


def leaky_redact(event: Event, seat: int | None) -> Event:
    return event


def crash(state: Martinique) -> list[str]:
    raise LookupError("no such square")


@pytest.mark.parametrize(
    ("part", "fault", "check"),
    [
        ("view", leaky_view, "sample view"),
        ("sample", true_sample, "sample"),
        ("redact", leaky_redact, "log"),
        ("view", lambda state, seat: {"squares": (1, 2)}, "view"),
        ("problems", crash, "crash"),
    ],
)
def test_checks_find_a_planted_fault(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    part: str,
    fault: object,
    check: str,
) -> None:
    monkeypatch.setattr(registry.game(GAME), part, fault)
    assert main(["simulate", GAME, "--games", "5", "--check"]) == 1
    assert f"“{check}”" in capsys.readouterr().err


def test_checks_find_a_clone_that_shares(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Martinique.clone

    def sharing(state: Martinique) -> Martinique:
        copy = honest(state)
        copy.reserve = state.reserve
        return copy

    monkeypatch.setattr(Martinique, "clone", sharing)
    assert main(["simulate", GAME, "--check"]) == 1
    error = capsys.readouterr().err
    assert "“clone”" in error
    assert "reserve" in error


# --- Replay --------------------------------------------------------------------------------------


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "game.kaper").write_text(finished_record())
    text = run(capsys, "replay", "game.kaper", "--verify", "--log", "pl")
    assert "Czarny wprowadza pirata" in text
    assert "nothing was touched" in text
    data = run_json(capsys, "replay", "game.kaper")
    result = kaper.replay(finished_record()).result
    assert result is not None
    assert dig(data, "result", "scores") == list(result.scores)
    assert dig(data, "result", "reason") == result.reason
    assert data["over"] is True


def test_a_changed_character_is_refused_at_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = finished_record().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("p0 enter"))
    lines[number - 1] = lines[number - 1].replace("p0", "p1")
    (tmp_path / "bad.kaper").write_text("".join(lines))
    assert f"bad.kaper: line {number}: " in refused(capsys, 1, "replay", "bad.kaper")


def test_what_is_no_text_is_refused_at_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad.kaper").write_bytes(b"kaper 1\n\xff\xfe")
    assert "bad.kaper: line 2: " in refused(capsys, 1, "replay", "bad.kaper")


# --- Ledger --------------------------------------------------------------------------------------


TESTS = """
import pytest
from pytest import mark

rule = pytest.mark.rule
pytestmark = [pytest.mark.rule("g:module")]

@pytest.mark.rule("g:one", "g:two")
def test_both(): ...

@mark.rule("g:class")
class TestGroup:
    @rule("g:alias")
    async def test_inner(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("g:one"))])
def test_parameter(n): ...

@pytest.mark.rule("g:unused")
def helper(): ...
"""


def test_tests_are_found_by_reading(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(TESTS)
    found = coverage.tied_tests(tmp_path / "tests")
    file = "tests/deep/test_it.py"
    assert found["g:one"] == [f"{file}::test_both", f"{file}::test_parameter"]
    assert found["g:class"] == found["g:alias"] == [f"{file}::TestGroup::test_inner"]
    assert len(found["g:module"]) == 3
    assert "g:unused" not in found


def test_ledger(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n@pytest.mark.rule('martinique:goal.find-lost-treasure', 'martinique:x')\n"
        "def test_goal(): ...\n"
    )
    monkeypatch.setattr(coverage, "tests_folder", lambda: tmp_path)
    data = run_json(capsys, "ledger")
    assert list(data) == [*registry.games(), "kernel"]
    rules, missing = dig(data, GAME, "rules"), dig(data, GAME, "missing")
    assert dig(data, GAME, "covered") == 1
    assert dig(data, GAME, "unknown") == ["martinique:x"]
    assert isinstance(missing, list)
    assert isinstance(rules, int)
    assert len(missing) == rules - 1
    assert "martinique:goal.find-lost-treasure" not in missing
    assert "test_it.py::test_goal" in run(capsys, "ledger", GAME)
    assert "test_goal" not in run(capsys, "ledger", GAME, "--missing")


def test_ledger_of_an_installed_package_says_that_tests_are_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "tests_folder", lambda: None)
    assert main(["ledger", GAME, "--json"]) == 0
    captured = capsys.readouterr()
    assert "not here" in captured.err
    assert dig(json.loads(captured.out), GAME, "covered") is None


# --- Bench ---------------------------------------------------------------------------------------


def test_bench_without_peers_says_how_to_get_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    assert main(["bench", "--seconds", "0.001", "--rounds", "1", "--json"]) == 0
    captured = capsys.readouterr()
    assert "play.py bench" in captured.err
    data: dict[str, Json] = json.loads(captured.out)
    for name in registry.games():
        assert dig(data, "ours", name, "median_us")
    assert "catanatron" in str(data["absent"])
    assert data["ratios"] == {name: {} for name in registry.games()}
    assert dig(data, "clone", "ours", GAME, "median_us")


def test_bench_compares(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    peer = Contender("catanatron", "a peer", lambda random: 1)
    monkeypatch.setattr(report, "peers", lambda: ([peer], []))
    monkeypatch.setattr(report, "peer_clones", lambda: [peer])
    words = ("bench", "--seconds", "0.001", "--rounds", "2")
    text = run(capsys, *words)
    assert "a peer" in text
    assert "different games" in text
    data = run_json(capsys, *words)
    ours = dig(data, "ours", GAME, "median_us")
    theirs = dig(data, "peers", "catanatron", "median_us")
    ratio = dig(data, "ratios", GAME, "catanatron")
    assert isinstance(ours, float)
    assert isinstance(theirs, float)
    assert ratio == pytest.approx(theirs / ours, abs=0.02)


# --- Play ----------------------------------------------------------------------------------------


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answers: list[str],
    *words: str,
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers)))
    return run(capsys, "play", "--seed", "7", *words)


def test_a_whole_game_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, end in (("en", "Game over"), ("pl", "Koniec gry")):
        text = play(capsys, monkeypatch, ["1"] * 200, "--bot", "random", "--lang", lang)
        assert end in text


def test_commands_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = ["?", "enter a1", "why move a1-a2", "rules joker", "log", "0", "dance", "undo"]
    answers += ["undo", "enter b1", "more", "board", "save game.kaper", "quit", "enter c1"]
    text = play(capsys, monkeypatch, answers, GAME, "--terminal", "--bot", "random")
    for shown in (
        "this list",
        "Black enters a pirate on A1.",
        "martinique:move.three-entered-first",
        "martinique:setup.bar-jokers",
        "The numbers go from 1",
        "“dance” is neither",
        "Black takes back 2 actions.",
        "kernel:undo-nothing",
        "Saved.",
        "Fair winds!",
    ):
        assert shown in text
    match = kaper.replay((tmp_path / "game.kaper").read_text())
    assert match.view(0)["reserve"] == [3, 3]
    text = play(capsys, monkeypatch, ["quit"], "--resume", "game.kaper")
    assert "Black enters a pirate on B1." in text


def test_polish_commands_and_the_end_of_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = play(capsys, monkeypatch, ["pomoc", "zasady joker", "zapisz"], "--lang", "pl")
    assert "ta lista" in text
    assert "Podaj plik" in text
    assert text.rstrip().endswith("Pomyślnych wiatrów!")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_caribbean_is_drawn(lang: str) -> None:
    situation = Scenario(
        "marauders",
        p0={"at": "nassau", "gold": 7, "cargo": ["rum"], "hand": ["fog-bank"]},
        p1={"in": "nassau", "gold": 8, "chest": 12, "cargo": ["wood"], "bounties": {"spain": 2}},
        npcs={"pirate-sloop": "jack-rackham"},
        missions=["spy-aboard"],
        war=["spain", "france"],
        event="storm-1",
    )
    paper = io.StringIO()
    text, words = Text("marauders", lang), Words(lang)
    view = situation.match.view(0)
    Console(width=200, file=paper).print(drawing("marauders")(view, text, words))
    drawn = paper.getvalue()
    for key in ("zone-nassau", "card-fog-bank", "good-rum", "mission-spy-aboard", "event-storm"):
        assert text.message(f"marauders-{key}") in drawn
    (nassau,) = [line for line in drawn.splitlines() if line.startswith("Nassau")]
    assert f"{text.name(0)} ({text.name(1)})" in nassau
    assert text.message("marauders-fleet-pirate-sloop") in nassau
    # Another's gold, chest and cargo stay hidden.
    (cargo,) = [
        line for line in drawn.splitlines() if line.startswith(words.say("marauders-cargo"))
    ]
    assert cargo.split()[-2:] == ["Rum", "?"]
    assert "12" not in drawn


def test_a_game_without_a_drawing_is_shown_as_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaper.terminal_boards._DRAWINGS", {})
    text = play(capsys, monkeypatch, ["quit"])
    assert "treasures" in text
    assert "Black" in text


# --- Messages ------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_and_variables() -> None:
    messages = {}
    for lang in ("en", "pl"):
        source = (locales() / lang / "cli.ftl").read_text("utf-8")
        found = re.split(r"^(cli-[\w-]+) =", source, flags=re.MULTILINE)
        pairs = zip(found[1::2], found[2::2], strict=True)
        messages[lang] = {key: set(re.findall(r"\$(\w+)", text)) for key, text in pairs}
    assert messages["en"] == messages["pl"]
