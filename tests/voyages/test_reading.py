"""A fault in a voyage is told with its place."""

from __future__ import annotations

import pytest

from kaper.voyages import VoyageFault, read_voyage

GOOD = """
[[chapter]]
id = "one"
title_en = "One"
title_pl = "Jeden"
minutes = 3
names = ["", "Anna"]
[chapter.arrangement]
turn = "p0"
tokens = { a1 = "" }
[[chapter.step]]
id = "hello"
point = "board"
say_en = "Hello."
say_pl = "Witaj."
wait = "next"
rivals = ["p1 pass"]
[[chapter.step]]
id = "go"
point = "board"
say_en = "Go."
say_pl = "Idź."
wait = ["go a", "go b"]
chance = { die = [3, 4] }
otherwise_en = "No."
otherwise_pl = "Nie."
tips_en = ["a", "b"]
tips_pl = ["c", "d"]
"""


def test_a_voyage_is_read_into_chapters_and_steps() -> None:
    (chapter,) = read_voyage("toy", GOOD, 2)
    assert (chapter.title["pl"], chapter.minutes, chapter.seed) == ("Jeden", 3, "1")
    assert chapter.arrangement == '{"turn":"p0","tokens":{"a1":null}}'
    hello, go = chapter.steps
    assert (hello.waits, hello.rivals, hello.after) == ((), ((1, "pass"),), None)
    assert (go.waits, go.chance) == (("go a", "go b"), {"die": ("3", "4")})
    assert go.tips == ({"en": "a", "pl": "c"}, {"en": "b", "pl": "d"})


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("[[chapter]]", "[[chapter", "toy: "),
        ("minutes = 3", 'minutes = "3"', "toy, chapter one: minutes must be a number"),
        ("minutes = 3", "minuts = 3", "toy, chapter: has no minuts"),
        ('["", "Anna"]', '["", "Anna", "Bart"]', "toy, chapter one: names must be 2"),
        ('title_pl = "Jeden"', "", "toy, chapter one: title_pl must be a text"),
        ('say_pl = "Idź."', "", "toy, chapter one, step go: say_pl must be a text"),
        ('otherwise_pl = "Nie."', "", "step go: otherwise_pl must be a text"),
        ('id = "go"', 'id = "hello"', "toy, chapter one, step: hello stands twice"),
        ('wait = ["go a", "go b"]', "wait = []", "step go: wait must be an action"),
        ('wait = ["go a", "go b"]', 'wait = "next"', "step go: waits for no action"),
        ('rivals = ["p1 pass"]', 'rivals = ["pass"]', "step hello: rivals: 'pass' does not begin"),
        ('rivals = ["p1 pass"]', 'rivals = ["p2 pass"]', "step hello: rivals: 'p2 pass' does not"),
        ("{ die = [3, 4] }", "{ die = 3 }", "step go: chance: die must be a list"),
        ('tips_pl = ["c", "d"]', 'tips_pl = ["c"]', "step go: tips must be as many"),
        ('rivals = ["p1 pass"]', "chance = { die = [1] }", "step hello: has chance, but nobody"),
        (
            'wait = "next"',
            'wait = "next"\nafter_point = "x"',
            "step hello: after_point has nothing",
        ),
        ('point = "board"', "", "toy, chapter one, step hello: point must be a text"),
    ],
)
def test_a_fault_names_its_chapter_step_and_field(before: str, after: str, told: str) -> None:
    assert before in GOOD
    with pytest.raises(VoyageFault) as fault:
        read_voyage("toy", GOOD.replace(before, after, 1), 2)
    assert told in str(fault.value)
