"""Errors travel between processes."""

from __future__ import annotations

import pickle

import pytest

from kaper.kernel.deeds import Refusal
from kaper.kernel.errors import BadRecord, CannotUndo, IllegalAction, KaperError
from kaper.server.refusals import CommandRefused
from kaper.testing.faults import Fault


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (IllegalAction(Refusal("toy:rule", have=2), 1, "go"), "p1 may not 'go': toy:rule"),
        (BadRecord(3, "no such line"), "line 3: no such line"),
        (CannotUndo("kernel:undo-nothing", 0), "p0 may not undo: kernel:undo-nothing"),
        (CommandRefused("server:busy"), "server:busy"),
        (Fault("view", "too much"), "view: too much"),
    ],
)
def test_an_error_survives_the_way_from_another_process(error: KaperError, text: str) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.__dict__ == error.__dict__
    assert str(again) == str(error) == text
