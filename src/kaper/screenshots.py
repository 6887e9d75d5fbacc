"""Pictures of the pages, as they are: `python3 play.py screenshots`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from kaper import registry
from kaper.testing.browser import DESKTOP, PHONE, Visitor, device, launch
from kaper.testing.learners import Learner, way_of
from kaper.testing.local_server import LocalServer
from kaper.testing.visitors import json_list, json_object
from kaper.voyages import voyage

SHAPES = {"desktop": DESKTOP, "phone": PHONE}
# So many decisions into the game, pirates are about and maps are taken.
DECISIONS = 11
# So many cards of Deliveries make a hand.
TAKEN = 4
OPEN_CARD = "[data-testid^='pick-take ']"
LIT_CARD = "[data-place=hand] button.live"
# So many into Pirates of Maracaibo, captains have cards, quests and treasures.
LATER = 34
# Pictures of Merchants & Marauders, with what is selected on each.
MARAUDERS = {
    "chart": "path[data-testid^='pick-sail']",
    "port": "[data-testid^='pick-buy ']",
    "raid": "[data-testid^='pick-throw '], [data-testid=pick-draw]",
    "battle": "[data-testid=pick-board]",
}
TROUBLE = ("choice-scout ", "pick-raid ", "pick-market", "pick-shoot")
# By this round independent captains are about.
SEASONED = 5
# So many decisions after which others have told of a whole turn.
MET = 9


def take(folder: Path) -> Iterator[Path]:
    """Take every picture, and name each when it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as database,
        LocalServer(Path(database) / "kaper.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for shape, size in SHAPES.items():
            for night in (False, True):
                suffix = f"{shape}-night" if night else shape
                with device(browser, size, "pl" if night else "en", night=night) as context:
                    visitor = Visitor(context, server.address, seed=7)
                    yield _harbour(visitor, folder / f"harbour-{suffix}.png")
                    yield _martinique(visitor, folder / f"martinique-{suffix}.png")
                    yield _deliveries(visitor, folder / f"deliveries-{suffix}.png")
                    for scene in ("attack", "mutiny"):
                        path = folder / f"jolly-roger-{scene}-{suffix}.png"
                        yield _jolly_roger(visitor, scene, path)
                    yield _maracaibo(visitor, folder / f"maracaibo-{suffix}.png", players=3)
                    yield _maracaibo(visitor, folder / f"maracaibo-solo-{suffix}.png", players=1)
                    yield from _marauders(visitor, folder, suffix)
                    yield _recap(visitor, folder / f"recap-{suffix}.png")
                    yield _history(visitor, folder / f"history-{suffix}.png")
                    for game in registry.games():
                        yield _rules(visitor, game, folder / f"rules-{game}-{suffix}.png")
                    for game in registry.games():
                        yield _voyage(visitor, game, folder / f"voyage-{game}-{suffix}.png")
        browser.close()


def _harbour(visitor: Visitor, path: Path) -> Path:
    visitor.visit()
    visitor.find("new-table").wait_for()
    return _shoot(visitor, path)


def _martinique(visitor: Visitor, path: Path) -> Path:
    visitor.new_table()
    for _ in range(DECISIONS):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    visitor.select()
    return _shoot(visitor, path)


def _deliveries(visitor: Visitor, path: Path) -> Path:
    """Some cards in hand, and one about to be taken."""
    visitor.new_table("deliveries", players=4)
    hand = 0
    while True:
        visitor.wait_for_turn()
        card = visitor.page.locator(OPEN_CARD).first
        if not card.count():
            visitor.act()
            continue
        card.click()
        visitor.find("confirm").wait_for()
        if hand == TAKEN:
            return _shoot(visitor, path)
        visitor.confirm()
        hand += 1


def _jolly_roger(visitor: Visitor, scene: str, path: Path) -> Path:
    """Ten at the table; so many cards lie on deck, and one of mine is selected."""
    laid = {"attack": 5, "mutiny": 3}[scene]
    while True:
        visitor.new_table("jolly-roger", players=10)
        for _ in range(DECISIONS * 4):
            visitor.wait_for_turn()
            if _on_deck(visitor, scene) >= laid and _take_sides(visitor):
                return _shoot(visitor, path)
            _go_on(visitor, scene)


def _on_deck(visitor: Visitor, scene: str) -> int:
    view = visitor.view()
    if scene == "mutiny":
        mutiny = view["mutiny"]
        return 0 if mutiny is None else len(json_list(json_object(mutiny)["laid"]))
    voyage = view["voyage"]
    return 0 if voyage is None else len(json_list(json_object(voyage)["crew"]))


def _take_sides(visitor: Visitor) -> bool:
    """Select a hand card, and where it has to be said, how it is used; False without one."""
    card = visitor.page.locator(LIT_CARD).first
    if not card.is_visible():
        return False
    card.click()
    way = visitor.page.locator(".ways button").last
    if way.is_visible():
        way.click()
    visitor.find("confirm").wait_for()
    return True


def _go_on(visitor: Visitor, scene: str) -> None:
    """Call a mutiny and support it if that is wanted, else pass as long as one can."""
    rebels = "[data-testid^='pick-mutiny '], [data-testid^='pick-support mutineer ']"
    call = visitor.page.locator(rebels).first
    if scene == "mutiny" and call.is_visible() and _take_sides(visitor):
        visitor.confirm()
    elif not visitor.pass_on():
        visitor.act()


def _maracaibo(visitor: Visitor, path: Path, *, players: int) -> Path:
    """At sea, with somewhere to sail: alone as Redbeard's turn is told, else with a way chosen."""
    visitor.new_table("maracaibo", players=players)
    for _ in range(LATER):
        visitor.wait_for_turn()
        visitor.act()
    while (
        visitor.wait_for_turn() and not visitor.page.locator("[data-testid^='pick-sail']").count()
    ):
        visitor.act()
    if players > 1:
        visitor.page.locator("[data-testid^='pick-sail']").last.click()
    return _shoot(visitor, path)


def _marauders(visitor: Visitor, folder: Path, suffix: str) -> Iterator[Path]:
    """The chart, a port, a raid and a battle, each when the game first comes to it."""
    left = set(MARAUDERS)
    while left:
        visitor.new_table("marauders", players=3)
        for _ in range(LATER * 3):
            if not left or not visitor.wait_for_turn():
                break
            scene = _scene(visitor)
            if scene in left:
                left.remove(scene)
                # Forced, because a token may lie in the middle of a zone.
                visitor.page.locator(MARAUDERS[scene]).last.click(force=True)
                visitor.find("confirm").wait_for()
                yield _shoot(visitor, folder / f"marauders-{scene}-{suffix}.png")
                visitor.confirm()
            else:
                _seek_trouble(visitor)


def _scene(visitor: Visitor) -> str:
    """Which picture the question of now would be; empty for none."""
    decision = json_object(visitor.situations()[-1]["decision"])
    question = str(json_object(decision["prompt"])["key"]).removeprefix("marauders-prompt-")
    scene = {"turn": "chart", "market": "port", "raid": "raid", "declare": "battle"}.get(question)
    early = scene == "chart" and int(str(visitor.view()["round"])) < SEASONED
    if scene is None or early or not visitor.page.locator(MARAUDERS[scene]).count():
        return ""
    return scene


def _seek_trouble(visitor: Visitor) -> None:
    """Scout and raid whatever there is, go to market in port, else do anything."""
    for testid in TROUBLE:
        target = visitor.page.locator(f"[data-testid^='{testid}']").first
        if target.is_visible():
            target.click()
            visitor.find("confirm").wait_for()
            return visitor.confirm()
    return visitor.act()


def _recap(visitor: Visitor, path: Path) -> Path:
    """What three others did since one's last turn, told in full."""
    visitor.new_table("maracaibo", players=4)
    for _ in range(MET):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    visitor.find("recap-strip").click()
    visitor.find("recap").wait_for()
    return _shoot(visitor, path)


def _history(visitor: Visitor, path: Path) -> Path:
    """Two games that are over, and what they come to."""
    for _ in range(2):
        visitor.new_table("deliveries")
        visitor.play_to_the_end()
    visitor.visit("/history")
    visitor.page.locator("[data-testid^=past-]").first.wait_for()
    return _shoot(visitor, path)


def _rules(visitor: Visitor, game: str, path: Path) -> Path:
    """Where the book first draws something."""
    visitor.visit(f"/rules/{game}")
    figure = visitor.page.locator("[data-testid=position], [data-testid^=figure-]").first
    figure.scroll_into_view_if_needed()
    figure.locator("*").first.wait_for(state="attached")
    return _shoot(visitor, path)


def _voyage(visitor: Visitor, game: str, path: Path) -> Path:
    """The guide waits for the first move, and points at what it speaks of."""
    chapter = voyage(game)[0]
    learner = Learner(visitor, game, chapter, way_of(game, chapter))
    learner.set_out()
    while not learner.acts:
        learner.go_on()
    learner.check_rings()
    return _shoot(visitor, path)


def _shoot(visitor: Visitor, path: Path) -> Path:
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.screenshot(path=path)
    return path
