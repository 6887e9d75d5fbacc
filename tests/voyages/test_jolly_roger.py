"""What the texts of the voyage of Jolly Roger claim is so."""

from __future__ import annotations

from typing import cast

from kaper.games.jolly_roger.state import JollyRoger
from kaper.games.jolly_roger.visibility.shapes import JollyRogerView, MutinyView
from kaper.testing.journeys import Journey, Told, every_way
from kaper.voyages import voyage

CHAPTER = voyage("jolly-roger")[0]


def seen(journey: Journey) -> JollyRogerView:
    return cast("JollyRogerView", journey.match.view(0))


def gold(journey: Journey) -> list[int | None]:
    return [seat["gold"] for seat in seen(journey)["seats"]]


def mutiny_now(journey: Journey) -> MutinyView:
    found = seen(journey)["mutiny"]
    assert found is not None
    return found


def asked(journey: Journey) -> str:
    return journey.table.pending[0].prompt.key.removeprefix("jolly-roger-prompt-")


def goal(journey: Journey, _: str) -> None:
    view = seen(journey)
    assert (view["captain"], view["quartermaster"]) == (4, 0)
    assert (view["round"], view["rounds"]) == (3, 10)


def offices(journey: Journey, _: str) -> None:
    assert {"pass", "mutiny m1c4"} <= set(journey.options())


def first_card(journey: Journey, _: str) -> None:
    """All bars have reached their lowest mark; the card lies face down."""
    at_sea = seen(journey)["voyage"]
    assert at_sea is not None
    assert at_sea["destination"] is None
    assert at_sea["tally"] is not None
    assert all(line["have"] >= line["least"] for line in at_sea["tally"]["lines"])


def reveal(journey: Journey, _: str) -> None:
    assert asked(journey) == "share"
    assert "share gold-2 p4" not in journey.options()


def share(journey: Journey, _: str) -> None:
    assert journey.options() == ["share rum p1", "share rum p2", "share rum p3"]


def rum(journey: Journey, _: str) -> None:
    assert gold(journey)[4] == 7
    assert seen(journey)["seats"][4]["buried"] == []


def mutiny(journey: Journey, _: str) -> None:
    """Seven to four, and without Bart it can only become a draw."""
    now = mutiny_now(journey)
    assert (now["captain"], now["mutineers"]) == (7, 4)
    state = journey.match.state
    assert isinstance(state, JollyRoger)
    crew = state.tables.crew
    mine = 4 + 1 + sum(crew[card % 64] for card in state.hands[0])
    theirs = 7 + sum(crew[card % 64] for seat in (3, 4) for card in state.hands[seat])
    assert (mine, theirs) == (8, 8)


def bribe(journey: Journey, _: str) -> None:
    now = mutiny_now(journey)
    assert (now["captain"], now["mutineers"]) == (8, 8)
    assert [seen(journey)["seats"][seat]["hand"] for seat in (3, 4)] == [[], []]


def lay(journey: Journey, _: str) -> None:
    assert asked(journey) == "reappoint"
    assert seen(journey)["captain"] == 0


def appoint(journey: Journey, _: str) -> None:
    assert len(seen(journey)["lot"]) == 5


def pick(journey: Journey, _: str) -> None:
    mine, *others = gold(journey)
    assert mine == 5
    assert all(other is not None and other < 5 for other in others)
    assert "bloody-pirate" in seen(journey)["seats"][0]["hand"]
    assert asked(journey) == "sail"


CLAIMS: dict[str, Told] = {
    "goal": goal,
    "offices": offices,
    "first-card": first_card,
    "reveal": reveal,
    "share": share,
    "rum": rum,
    "mutiny": mutiny,
    "bribe": bribe,
    "lay": lay,
    "appoint": appoint,
    "pick": pick,
}


def test_what_the_guide_says_is_so_on_every_way() -> None:
    for way in every_way("jolly-roger", CHAPTER.id):
        Journey("jolly-roger", CHAPTER, CLAIMS).go(way)


def test_all_claims_are_of_a_step() -> None:
    assert set(CLAIMS) <= {step.id for step in CHAPTER.steps}
