"""Hypothesis strategies: matches in the middle of play, for properties of any game."""

from __future__ import annotations

from hypothesis import strategies as st

from kaper.kernel.actions import Action
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.match import Match
from kaper.testing.checks import answers


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**64 - 1)


def options(game: Game[S]) -> st.SearchStrategy[dict[str, str]]:
    """A value for every option of a game."""
    return st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in game.options})


@st.composite
def matches(draw: st.DrawFn, game: Game[S], most: int = 40) -> Match[S]:
    """A match after some legal actions, at most so many; it may be over."""
    seats = draw(st.sampled_from(game.seats))
    match = Match.begin(game, seats, draw(seeds()), draw(options(game)))
    for _ in range(draw(st.integers(0, most))):
        if match.over:
            break
        match.play(*draw(moves(match)))
    return match


def moves(match: Match[S]) -> st.SearchStrategy[tuple[int, Action]]:
    """A seat that is asked, or may break in, and something that it may do."""
    open_to = {**match.interruptions(), **match.pending()}
    return st.sampled_from(sorted(open_to)).flatmap(
        lambda seat: st.tuples(st.just(seat), st.sampled_from(answers(open_to[seat])))
    )
