"""A fault in a book is told with its place."""

from __future__ import annotations

import pytest

from kaper.book import read_book
from kaper.voyages import VoyageFault

GOOD = """
[[chapter]]
id = "turn"
title_en = "A turn"
title_pl = "Tura"
prompts = ["toy-prompt-turn"]
[[chapter.paragraph]]
en = "You go."
pl = "Idziesz."
rules = ["go.on"]
figure = "walk"
example = "first"
[[example]]
id = "first"
title_en = "First"
title_pl = "Najpierw"
names = ["", "Anna"]
say_en = "Go."
say_pl = "Idź."
wait = "go a"
after_en = "You went."
after_pl = "Gotowe."
[example.claims]
"seats.0" = 5
[example.arrangement]
turn = "p0"
"""
RULES = frozenset({"toy:go.on"})


def test_a_book_is_read_into_chapters_and_examples() -> None:
    book = read_book("toy", GOOD, RULES, 2)
    (chapter,) = book.chapters
    (paragraph,) = chapter.paragraphs
    assert (chapter.title["pl"], chapter.prompts) == ("Tura", ("toy-prompt-turn",))
    assert paragraph.words == {"en": "You go.", "pl": "Idziesz."}
    assert (paragraph.rules, paragraph.figure) == (("toy:go.on",), "walk")
    assert book.figures == {"walk"}
    example = book.examples["first"]
    assert (example.parts, example.claims) == (("board",), {"seats.0": 5})
    task, told = example.script.steps
    assert (task.waits, task.say["pl"]) == (("go a",), "Idź.")
    assert (told.waits, told.say["en"]) == ((), "You went.")
    assert example.script.arrangement == '{"turn":"p0"}'


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("[[chapter]]", "[[chapter", "toy, book: "),
        ("prompts =", "prompt =", "toy, book, chapter: has no prompt"),
        ('title_pl = "Tura"', "", "toy, book, chapter turn: title_pl must be a text"),
        ('pl = "Idziesz."', "", "chapter turn, paragraph 1: pl must be a text"),
        ('"go.on"', '"go.off"', "paragraph 1: the ledger has no toy:go.off"),
        ('"first"\n[[', '"last"\n[[', "paragraph 1: there is no example last"),
        ('figure = "walk"', 'figure = ""', "paragraph 1: figure must be a text"),
        ('example = "first"', "", "toy, book: example first stands in no chapter"),
        ('say_pl = "Idź."', "", "example first, chapter first, step try: say_pl must be"),
        ('after_pl = "Gotowe."', "", "toy, book, example first: after_pl must be a text"),
        ('wait = "go a"', 'await = "go a"', "toy, book, example: has no await"),
    ],
)
def test_a_fault_names_its_chapter_paragraph_and_field(before: str, after: str, told: str) -> None:
    assert before in GOOD
    with pytest.raises(VoyageFault) as fault:
        read_book("toy", GOOD.replace(before, after, 1), RULES, 2)
    assert told in str(fault.value)
