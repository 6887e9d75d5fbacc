"""Jolly Roger in the browser: ten at one table, and people who act at the same moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from playwright.sync_api import expect

import kaper
from kaper.kernel.codec import Json
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.browser import DESKTOP, PHONE, Line, Visitor, stop_clock
from kaper.testing.local_server import LocalServer
from kaper.testing.visitors import json_int, json_list, json_object

Guest = Callable[..., Visitor]
PEOPLE = (0, 1)


def question(visitor: Visitor) -> str:
    """What this person is asked now; empty while others decide."""
    decision = visitor.situations()[-1]["decision"]
    if decision is None:
        return ""
    prompt = json_object(json_object(decision)["prompt"])
    return str(prompt["key"]).removeprefix("jolly-roger-prompt-")


def added(visitor: Visitor) -> list[tuple[Json, Json]]:
    """Who has added which card to an attack, as this person was told."""
    told = [json_list(situation["happenings"]) for situation in visitor.situations()]
    events = [json_object(event) for happenings in told for event in happenings]
    args = [json_object(e["args"]) for e in events if e["key"] == "jolly-roger-card-added"]
    return [(each["seat"], each["card"]) for each in args]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_ten_at_the_table_are_accessible_and_do_not_scroll(
    guest: Guest, size: tuple[int, int]
) -> None:
    ania = guest(size=size, lang="pl", seed=5)
    ania.new_table("jolly-roger", players=10)
    checked: set[str] = set()
    for _ in range(60):
        if not ania.wait_for_turn() or len(checked) > 5:
            break
        now = question(ania)
        waits = ania.select()
        if waits and now not in checked:
            assert ania.violations() == []
            assert ania.overflow() == [0, 0]
            assert ania.find("prompt").is_visible()
            checked.add(now)
        if waits:
            ania.confirm()
    assert len(checked) > 2


def move_on(visitor: Visitor, friend: int) -> None:
    """Pass wherever one can; as Captain appoint the friend and sail against a Fort."""
    for wanted in (f"pick-appoint p{friend}", "pick-sail fort"):
        if visitor.touch(wanted):
            visitor.confirm()
            return
    if not visitor.pass_on():
        visitor.act()


def lead_to_attack(ania: Visitor, bartek: Visitor) -> bool:
    """Until both may add cards to an attack that one of them leads; False if there is none.

    Led by a bot, the attack would be closed at any moment.
    """
    people = (ania, bartek)
    for _ in range(600):
        for number, person in enumerate(people):
            if all(question(each) == "attack" for each in people):
                return ania.view()["quartermaster"] in PEOPLE and all(
                    len(hand(each, seat)) > 1 for seat, each in enumerate(people)
                )
            asked = person.page.locator("[data-testid=prompt].me").is_visible()
            if asked and question(person) not in ("", "attack"):
                move_on(person, 1 - number)
        ania.page.wait_for_timeout(20)
    return False


def hand(visitor: Visitor, seat: int) -> list[Json]:
    return json_list(json_object(json_list(visitor.view()["seats"])[seat])["hand"])


def seeds(seats: int, fits: Callable[[Match[State]], bool]) -> Iterator[str]:
    """Deals that a test can use."""
    for number in range(1000):
        if fits(kaper.new("jolly-roger", seats=seats, seed=f"deal {number}")):
            yield f"deal {number}"


def led_by(match: Match[State]) -> int:
    return json_int(match.view(None)["captain"])


def sit_down(server: LocalServer, ania: Visitor, bartek: Visitor) -> None:
    """At one table with two bots, in the window of an attack."""
    for seed in islice(seeds(4, lambda match: led_by(match) in PEOPLE), 12):
        server.deal(seed)
        ania.new_table("jolly-roger", players=4, others=["open"])
        bartek.visit(ania.find("invite-link").input_value())
        bartek.find("join-name").fill("Bartek")
        bartek.find("join").click()
        for person in (ania, bartek):
            person.find("prompt").wait_for()
        # Bots may call a mutiny first.
        if lead_to_attack(ania, bartek):
            return
    raise AssertionError("no attack is led by one of the people")


def choose_card(visitor: Visitor) -> str:
    """Select a card for the attack; gives its name."""
    card = visitor.page.locator("[data-place=hand] button[data-testid^='pick-add ']").first
    name = str(card.get_attribute("data-testid")).removeprefix("pick-add ")
    card.click()
    way = visitor.page.locator(f".ways [data-testid='pick-add {name}']")
    if way.is_visible():
        way.click()
    visitor.find("confirm").wait_for()
    return name


def wait_until(visitor: Visitor, reached: Callable[[], bool]) -> None:
    for _ in range(500):
        if reached():
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError("waited in vain")


def wait_for_card(visitor: Visitor, seat: int, card: str) -> None:
    wait_until(visitor, lambda: (seat, card) in added(visitor))


def shares(visitor: Visitor) -> list[int]:
    """How many cards of the lot each has got."""
    return [json_int(count) for count in json_list(visitor.view()["got"])]


def test_a_tap_meant_for_what_lay_there_before_passes_nothing(
    guest: Guest, server: LocalServer
) -> None:
    ania = guest(seed=6)
    line = Line(ania)
    # A Captain is asked first, with nothing to pass.
    server.deal(next(seeds(4, lambda match: led_by(match) == 0)))
    ania.new_table("jolly-roger", players=4)
    ania.wait_for_turn()
    # All that comes from now on counts as just asked.
    stop_clock(ania)
    while ania.wait_for_turn():
        line.hold()
        if ania.find("choice-pass").is_visible():
            break
        line.release()
        ania.act()
    decided = ania.acts
    ania.find("choice-pass").click()
    expect(ania.find("choice-pass")).to_be_visible()
    assert ania.acts == decided
    stop_clock(ania, later=300)
    ania.find("choice-pass").click()
    expect(ania.find("choice-pass")).not_to_be_visible()


def test_ten_on_the_smallest_phone_see_the_deck(guest: Guest) -> None:
    ania = guest(size=(360, 640), lang="pl", seed=7)
    line = Line(ania)
    ania.new_table("jolly-roger", players=10)
    while ania.wait_for_turn():
        line.hold()
        if question(ania) == "attack" and ania.page.locator("[data-testid^='pick-add ']").count():
            break
        line.release()
        if not ania.touch("pick-sail fort") and not ania.pass_on():
            ania.select()
        ania.confirm()
    expect(ania.page.locator(".phase")).to_contain_text("Runda")
    choose_card(ania)
    hand = ania.find("hand-cards").bounding_box()
    skills = [skill.bounding_box() for skill in ania.page.locator(".attack .line").all()]
    assert hand is not None
    assert len(skills) == 3
    for skill in skills:
        assert skill is not None
        assert skill["y"] + skill["height"] <= hand["y"]
    assert ania.overflow() == [0, 0]


def test_two_people_act_at_the_same_moment(guest: Guest, server: LocalServer) -> None:
    """Bartek acts before he can know that Ania was faster, and yet his card counts."""
    ania, bartek = guest(seed=6), guest(seed=7)
    line = Line(bartek)
    sit_down(server, ania, bartek)
    hers, his = choose_card(ania), choose_card(bartek)
    line.hold()
    ania.confirm()
    wait_for_card(ania, 0, hers)
    bartek.find("confirm").click()
    bartek.page.wait_for_timeout(200)
    line.release()
    wait_for_card(bartek, 1, his)
    expect(bartek.page.get_by_text("too late")).to_have_count(0)


def test_a_selected_card_stays_selected_while_others_act(guest: Guest, server: LocalServer) -> None:
    ania, bartek = guest(seed=8), guest(seed=9)
    sit_down(server, ania, bartek)
    his = choose_card(bartek)
    hers = choose_card(ania)
    ania.confirm()
    wait_for_card(bartek, 0, hers)
    expect(bartek.find("preview")).to_be_visible()
    bartek.confirm()
    wait_for_card(ania, 1, his)


def test_a_bribe_is_offered_and_taken(guest: Guest, server: LocalServer) -> None:
    ania, bartek = guest(seed=10), guest(lang="pl", seed=11)
    line = Line(ania)
    sit_down(server, ania, bartek)
    before = len(hand(bartek, 1))
    ania.find("bribe").click()
    dialog = ania.find("bribe-dialog")
    dialog.get_by_test_id("bribe-seat-1").check()
    dialog.locator("input[name=card]").first.check()
    dialog.get_by_role("button", name="your support").click()
    assert ania.violations() == []
    line.garbled = True
    dialog.get_by_test_id("bribe-offer").click()
    expect(ania.page.get_by_text("did not understand")).to_be_visible()
    expect(ania.find("log")).not_to_contain_text("your support")
    line.garbled = False
    # What was chosen and written is still there.
    ania.find("bribe").click()
    dialog.get_by_test_id("bribe-offer").click()
    offered = bartek.find("offered")
    expect(offered).to_contain_text("Ania proponuje ci łapówkę")
    expect(bartek.find("log")).to_contain_text("your support")
    assert bartek.violations() == []
    offered.get_by_role("button", name="Przyjmij").click()
    expect(ania.find("log")).to_contain_text("takes your bribe")
    expect(bartek.find("seat-1")).to_contain_text(str(before + 1))


def interruption(visitor: Visitor) -> str:
    """What this person may do though another is asked."""
    offered = visitor.situations()[-1]["interruption"]
    if offered is None:
        return ""
    return str(json_object(json_list(json_object(offered)["options"])[0])["text"])


def breaks_in(match: Match[State]) -> bool:
    """Is one of the people Captain, and has the other a card for any moment?"""
    captain = led_by(match)
    return captain in PEOPLE and match.interruption(1 - captain) is not None


def one_decides_alone(
    server: LocalServer, ania: Visitor, bartek: Visitor
) -> tuple[Visitor, Visitor]:
    """A table at which one of the people is Captain, and the other has a card for any moment."""
    people = (ania, bartek)
    server.deal(next(seeds(3, breaks_in)))
    ania.new_table("jolly-roger", players=3, others=["open"])
    bartek.visit(ania.find("invite-link").input_value())
    bartek.find("join-name").fill("Bartek")
    bartek.find("join").click()
    for person in people:
        person.find("prompt").wait_for()
    captain = json_int(ania.view()["captain"])
    return people[captain], people[1 - captain]


def cards_told_of(visitor: Visitor) -> list[Json]:
    """The cards that this person's log has told of."""
    return [
        json_object(json_object(event)["args"]).get("card")
        for situation in visitor.situations()
        for event in json_list(situation["happenings"])
    ]


@pytest.mark.rule("jolly-roger:special.any-time-digital")
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_card_for_any_moment_is_played_while_another_decides(
    guest: Guest, server: LocalServer, size: tuple[int, int]
) -> None:
    ania, bartek = guest(seed=13, size=size), guest(seed=14, size=size)
    captain, holder = one_decides_alone(server, ania, bartek)
    wait_until(captain, lambda: question(captain) == "sail")
    wait_until(holder, lambda: interruption(holder) != "")
    assert question(holder) == ""
    text = interruption(holder)
    expect(holder.find(f"choice-{text}")).to_be_visible()
    expect(holder.page.locator(".actionbar")).to_contain_text("You may step in")
    expect(captain.page.locator(".actionbar")).not_to_contain_text("You may step in")
    assert holder.violations() == []
    assert holder.overflow() == [0, 0]
    # From the hand or from the bar: it is selected and then confirmed, as everything is.
    holder.page.locator(f"[data-place=hand] [data-testid='pick-{text}']").click()
    holder.find("cancel").click()
    holder.find(f"choice-{text}").click()
    holder.find("confirm").wait_for()
    holder.confirm()
    card = text.removeprefix("play ")
    wait_until(captain, lambda: card in cards_told_of(captain))


def win_loot(ania: Visitor) -> bool:
    """Three on one device attack a Merchant Ship with all they have, until loot is shared."""
    for _ in range(150):
        curtain = ania.find("curtain-open")
        ania.page.locator("[data-testid=prompt].me").or_(curtain).first.wait_for()
        if curtain.is_visible():
            ania.sit_down()
        now = question(ania)
        if now == "share":
            return True
        if now == "punishment":
            return False
        if now in ("first-card", "attack") and ania.find("hand-cards").locator(".live").count():
            choose_card(ania)
            ania.confirm()
        elif ania.touch("pick-sail merchant-ship"):
            ania.confirm()
        elif not ania.pass_on():
            ania.act()
        ania.page.wait_for_timeout(50)
    return False


def share_by_drag(ania: Visitor, seat: int) -> None:
    card = ania.find("lot").locator("button.live").first.bounding_box()
    plate = ania.find(f"seat-{seat}").bounding_box()
    assert card is not None
    assert plate is not None
    mouse = ania.page.mouse
    mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    mouse.down()
    mouse.move(plate["x"] + 20, plate["y"] + 20, steps=6)
    mouse.up()


def share_by_keys(ania: Visitor, seat: int) -> None:
    ania.find("lot").locator("button.live").first.focus()
    ania.page.keyboard.press("Enter")
    ania.find(f"seat-{seat}").locator("button.live").focus()
    ania.page.keyboard.press("Enter")
    ania.find("confirm").wait_for()
    stop_clock(ania, later=500)
    ania.page.keyboard.press("Enter")


def share_one(ania: Visitor, way: Callable[[Visitor, int], None]) -> None:
    """A card for whoever has got fewest."""
    got = shares(ania)
    seat = got.index(min(got))
    way(ania, seat)
    wait_until(ania, lambda: shares(ania) != got)
    got[seat] += 1
    assert shares(ania) == got
    ania.page.locator("[data-testid=prompt].me").or_(ania.find("curtain")).first.wait_for()


@pytest.mark.rule("jolly-roger:loot.no-second-before-first")
def test_loot_is_shared_by_drag_and_by_keyboard(guest: Guest) -> None:
    ania = guest(seed=12)
    for _ in range(5):
        ania.new_table("jolly-roger", players=3, others=("here", "here"))
        if win_loot(ania):
            break
    ways = (share_by_drag, share_by_keys)
    shared = 0
    while question(ania) == "share":
        share_one(ania, ways[shared % 2])
        shared += 1
    assert shared > 1
