"""The exploration track: forks, rivers, and other explorers on the way."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files

import pytest

from kaper.games.maracaibo.components.track import NOWHERE, START, Track, track_of
from kaper.games.maracaibo.game import GAME
from kaper.kernel.errors import BadSetup

TRACK = track_of(GAME.components(), discount=False)
WITH_TILE = track_of(GAME.components(), discount=True)
SOURCE = files("kaper.games.maracaibo").joinpath("components.toml").read_text("utf-8")


def ends(start: str, steps: int, *taken: str, track: Track = TRACK) -> set[str]:
    mask = sum(1 << track.number[name] for name in taken)
    return {track.names[space] for space in track.reach(track.number[start], steps, mask)}


def march(start: str, steps: int, *taken: str, track: Track = TRACK) -> str:
    mask = sum(1 << track.number[name] for name in taken)
    return track.names[track.march(track.number[start], steps, mask)]


def changed(identity: str, **changes: object) -> Track:
    """The track with some fields of a space changed by a player's file."""
    rows = tomllib.loads(SOURCE)["explore"]
    (row,) = [row for row in rows if row["id"] == identity]
    row.update(changes)
    text = "\n".join(
        "\n".join(["[[explore]]", *(f"{field} = {json.dumps(row[field])}" for field in row)])
        for row in rows
    )
    return track_of(GAME.components().replaced_by(text), discount=False)


@pytest.mark.rule("maracaibo:explore.up-to-value", "maracaibo:explore.direction")
def test_an_explorer_moves_forward_at_least_one_space_and_picks_the_path_at_a_fork() -> None:
    assert ends("s", 1) == {"1"}
    assert ends("s", 3) == {"1", "2", "au1", "al1"}
    assert ends("au3", 2) == {"7", "8"}
    assert ends("al3", 2) == {"al4", "7"}


def test_spaces_come_nearest_first() -> None:
    names = [TRACK.names[space] for space in TRACK.reach(TRACK.number["2"], 4, 0)]
    assert names == ["au1", "al1", "au2", "al2", "au3", "al3", "7", "al4"]


@pytest.mark.rule("maracaibo:explore.skip-occupied")
def test_taken_spaces_are_skipped_and_not_counted() -> None:
    assert ends("7", 2, "8") == {"9", "10"}
    assert ends("7", 1, "8", "9") == {"10"}
    assert ends("7", 2, "10") == {"8", "9"}


@pytest.mark.rule("maracaibo:example.explore.bonaire")
def test_the_gold_of_the_lower_path_is_skipped() -> None:
    assert "al3" not in ends("2", 2)
    assert ends("2", 2, "al2") == {"au1", "au2", "al1", "al3"}


@pytest.mark.rule("maracaibo:explore.track-end", "maracaibo:explore.ends-shared")
def test_the_last_space_holds_anybody_and_leads_nowhere() -> None:
    assert ends("26", 3, "27") == {"27"}
    assert ends("27", 3) == set()
    assert TRACK.names[TRACK.last] == "27"


@pytest.mark.rule("maracaibo:explore.river-count")
def test_every_path_crosses_the_same_four_rivers() -> None:
    before = {name: TRACK.rivers[TRACK.number[name]] for name in TRACK.names}
    assert [before[name] for name in ("s", "au3", "al4", "7", "10", "11")] == [0, 0, 0, 1, 1, 2]
    assert [before[name] for name in ("bu5", "bl3", "19", "22", "23", "27")] == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("maracaibo:solo.explore.longer-path", "maracaibo:solo.explore.at-end")
def test_redbeard_takes_the_longer_path_and_the_upper_of_equal_ones() -> None:
    assert march("2", 1) == "al1"
    assert march("13", 1) == "bu1"
    assert march("2", 2, "al2") == "al3"
    assert march("26", 4) == "27"
    assert march("27", 4) == "27"
    assert march("2", 1, track=changed("explore-au3", next=["explore-al4"])) == "au1"


@pytest.mark.rule("maracaibo:retirement.tile-spot", "maracaibo:retirement.solo-none")
def test_the_discount_tile_is_one_more_space_behind_the_last_and_none_of_redbeards() -> None:
    assert ends("26", 2, track=WITH_TILE) == {"27", "discount"}
    assert ends("27", 1, "27", track=WITH_TILE) == {"discount"}
    assert ends("discount", 3, track=WITH_TILE) == set()
    assert march("26", 4, track=WITH_TILE) == "27"
    assert WITH_TILE.names[WITH_TILE.discount] == "discount"
    assert TRACK.discount == NOWHERE
    assert WITH_TILE.rivers[WITH_TILE.discount] == WITH_TILE.rivers[WITH_TILE.last]


def test_the_start_is_the_first_space() -> None:
    assert TRACK.names[START] == "s"
    assert len(TRACK.names) == 34


@pytest.mark.parametrize(
    ("identity", "changes", "fault"),
    [
        ("explore-1", {"id": "1"}, "explore 1: the id begins with explore-"),
        ("explore-1", {"id": "explore-2"}, "explore explore-2: the id stands twice"),
        ("explore-1", {"next": ["explore-99"]}, "explore-1: .*'next' names no space 'explore-99'"),
        ("explore-1", {"next": ["2"]}, "explore-1: field 'next' names no space '2'"),
        ("explore-1", {"next": []}, "explore-2: only the first space is a start"),
        ("explore-27", {"next": ["explore-s"]}, "explore-s: only the first space is a start"),
        ("explore-27", {"next": ["explore-2"]}, "explore-2: field 'next' leads in a circle"),
        ("explore-al1", {"next": []}, "explore-al2: only the first space is a start"),
        ("explore-al4", {"next": []}, "explore-al4: field 'next' is empty before the end"),
        ("explore-7", {"river": 2}, "explore-7: field 'river' cannot be 2 here"),
        ("explore-al1", {"river": 1}, "explore-7: field 'river' cannot be 1 here"),
        ("explore-8", {"river": 3}, "explore-8: field 'river' cannot be 3 here"),
        ("explore-bu1", {"river": -1}, "explore-bu1: field 'river' cannot be -1 here"),
    ],
)
def test_a_faulty_track_is_told_by_row_and_field(
    identity: str, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadSetup, match=fault):
        changed(identity, **changes)


def test_paths_that_cross_different_rivers_are_refused() -> None:
    with pytest.raises(BadSetup, match="explore-8: every path must cross the same rivers"):
        changed("explore-al1", next=["explore-al2", "explore-8"])


def test_the_discount_tile_lies_behind_the_last_space() -> None:
    words = 'source = "house"\nname_en = "a"\nname_pl = "b"\ntext_en = "c"\ntext_pl = "d"'
    tile = f'[[discount]]\nid = "explore-discount"\ncopies = 1\nafter = "explore-9"\n{words}'
    with pytest.raises(BadSetup, match="explore-discount: field 'after' must be explore-27"):
        track_of(GAME.components().replaced_by(tile), discount=True)
    with pytest.raises(BadSetup, match="the track needs its spaces"):
        track_of(GAME.components().replaced_by("explore = []"), discount=True)
