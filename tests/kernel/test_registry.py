from __future__ import annotations

import pytest

import kaper
from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.testing.toys.vote import VoteGame


def test_a_game_from_outside_is_one_call_away() -> None:
    with registry.only_for_now():
        kaper.register(VoteGame())
        assert kaper.games()[-1] == "vote"
        match = kaper.new("vote", 3, 1)
        match.play(0, "vote p1")
        assert kaper.replay(match.record()).digest() == match.digest()
    assert "vote" not in kaper.games()
    with pytest.raises(BadSetup, match="there is no game 'vote'; the games are martinique"):
        registry.game("vote")


def test_our_own_games_keep_their_names() -> None:
    class Usurper(VoteGame):
        id = "martinique"

    with pytest.raises(BadSetup, match="martinique is a game of Kaper's own"):
        kaper.register(Usurper())
