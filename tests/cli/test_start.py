"""The start, languages, games and components, and wrong use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaper import registry
from kaper.cli import main
from kaper.text import locales
from tests.cli.running import GAME, dig, refused, run, run_json


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


@pytest.mark.usefixtures("toys")
def test_components_of_another_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Pearl" in run(capsys, "components", "stall")
    text = run(capsys, "components", "stall", "--option", "goods=first")
    assert "Sugar" in text
    assert "Pearl" not in text
    assert "third" in refused(capsys, 2, "components", "stall", "--option", "goods=third")
    record = str(tmp_path / "game.kaper")
    for option, good in (("goods=second", "take pearl"), ("goods=first", "take sugar")):
        run_json(capsys, "simulate", "stall", "--option", option, "--record", record)
        assert good in Path(record).read_text()
        assert dig(run_json(capsys, "replay", record), "built_in_components") is True


def test_faulty_components_are_refused_by_card_and_field(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[joker]]\nid = "token-joker"\ncopies = "three"\nsource = "house"\n')
    line = refused(capsys, 2, "components", GAME, "--components", str(file))
    assert "joker token-joker" in line
    assert "copies" in line
    assert "joker" in refused(capsys, 2, "simulate", GAME, "--components", str(file))


# Wrong use


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


# Messages


def test_both_languages_have_the_same_messages_and_variables() -> None:
    messages = {}
    for lang in ("en", "pl"):
        source = (locales() / lang / "cli.ftl").read_text("utf-8")
        found = re.split(r"^(cli-[\w-]+) =", source, flags=re.MULTILINE)
        pairs = zip(found[1::2], found[2::2], strict=True)
        messages[lang] = {key: set(re.findall(r"\$(\w+)", text)) for key, text in pairs}
    assert messages["en"] == messages["pl"]
