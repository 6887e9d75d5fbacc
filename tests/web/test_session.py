"""What the table does around a game: turns on one device, taking back, talk and small mishaps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.browser import Visitor

Guest = Callable[..., Visitor]

# A tab that nobody looks at, where notifications are wanted.
AWAY = """
    Object.defineProperty(document, "hidden", { get: () => true });
    localStorage.setItem("kaper-settings", '{"notify":true}');
"""
NO_CONSTRUCTOR = """
    window.Notification = class {
        static permission = "granted";
        constructor() { throw new TypeError("Illegal constructor"); }
    };
"""
BROKEN = """
    window.Notification = class {
        static get permission() { throw new Error("out of order"); }
    };
"""


@pytest.mark.parametrize(
    ("notifications", "fault"), [(NO_CONSTRUCTOR, set()), (BROKEN, {"out of order"})]
)
def test_a_table_goes_on_whatever_becomes_of_a_notification(
    guest: Guest, notifications: str, fault: set[str]
) -> None:
    ania = guest(seed=31)
    ania.visit()
    ania.context.add_init_script(AWAY + notifications)
    ania.new_table()
    for _ in range(3):
        ania.wait_for_turn()
        ania.act()
    ania.wait_for_turn()
    assert set(ania.faults) == fault
    ania.faults.clear()
