"""What a game tells learners has to hang together: its action space, its planes, its copies."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

from kaper.kernel import driver
from kaper.kernel.codec import digest
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.kernel.observation import Observer
from kaper.testing.conformance import OFTEN, Table
from kaper.testing.faults import require


def check_environment(game: Game[S], table: Table, seed: int = 0, longest: int = 300) -> None:
    """Play at random for a while and check all the way; a fault raises `Fault`."""
    random = Random(f"{game.id} {table} {seed}")  # noqa: S311 - play, not secrets
    options = game.check_options(dict(table.options))
    components = game.components(options)
    space = game.action_space(components)
    state = game.start(table.seats, random.getrandbits(64), options, components)
    observer = Observer(game, state)
    for _ in range(longest):
        if not state.stack:
            break
        seat = random.choice(driver.waiting(state))
        choices = driver.options(state, seat)
        for action in choices:
            known = space.numbers.get(action.text)
            require(known is not None, "action space", f"no shape has {action}")
        if random.random() < OFTEN:
            viewer = random.randrange(table.seats)
            _check_row(game, state, viewer, observer, random.getrandbits(64))
        driver.apply(state, seat, random.choice(choices))
    _check_copies(state)
    _check_row(game, state, 0, observer, random.getrandbits(64))
    if not state.stack:
        returns = game.result(state).returns()
        fair = table.seats == 1 or abs(sum(returns)) < 1e-9
        require(fair and len(returns) == table.seats, "returns", f"{returns} do not add up to 0")


def _check_row(game: Game[S], state: S, seat: int, observer: Observer[S], seed: int) -> None:
    """A row is as long as its planes, and tells a seat no more than a sample could."""
    row = observer.row(state, seat)
    length = f"{len(row)} numbers for planes of {observer.size}"
    require(len(row) == observer.size, "planes", length)
    if not state.stack:
        return
    told, there = (
        observer.named(each) for each in (row, observer.row(game.sample(state, seat, seed), seat))
    )
    for plane, numbers in told.items():
        require(there[plane] == numbers, "planes", f"{plane} tells p{seat} what it cannot know")


def _check_copies(state: S) -> None:
    """Copies and pickles are equal, and share the tables."""
    for copy in (deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
        require(digest(copy) == digest(state), "copies", "a copy is another position")
        for name in sorted(state.transient - {"trace"}):
            same = getattr(copy, name) is getattr(state, name)
            require(same, "copies", f"{name} never changes, so copies are to share it")
