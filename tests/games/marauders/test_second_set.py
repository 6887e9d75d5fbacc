"""The second set: what it keeps of the first, its captains, and how cards are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from kaper.games.marauders.components.ids import LEADERSHIP, NATIONS, SEAMANSHIP
from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.events import TurnBegan
from kaper.games.marauders.game import GAME as FIRST
from kaper.games.marauders.game import MaraudersGame
from kaper.games.marauders.glory_events import (
    GloryCopied,
    GloryDrawn,
    GloryHeldBack,
    GloryPlayed,
    GlorySalvaged,
)
from kaper.games.marauders.state import Marauders
from kaper.kernel.components import Components, Row
from kaper.kernel.driver import playout
from kaper.kernel.errors import BadSetup
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.checks import answers
from kaper.testing.scenario import Scenario
from kaper.text import LANGUAGES, Text
from tests.games.marauders.second_set import GAME, SECOND, TABLES, OtherCards

Arrange = Callable[..., Scenario]
BEFORE = FIRST.components()
LONGEST = 5_000
MOST_WORDS = 30
SKILLS = {
    "en": ("Seamanship", "Scouting", "Leadership", "Influence"),
    "pl": ("Żeglarstwo", "Rozpoznanie", "Dowodzenie", "Wpływy"),
}


def rows(components: Components, table: str) -> dict[str, Row]:
    return {str(row["id"]): row for row in components.tables[table]}


# Cards


@pytest.mark.rule("marauders:components.cards")
def test_the_deck_is_as_large_and_more_varied() -> None:
    cards = SECOND.tables["glory"]
    assert sum(int(str(row["copies"])) for row in cards) == 54
    assert len(cards) == 48
    assert len(TABLES.glory_deck) == 70


@pytest.mark.parametrize("table", ["glory", "captain"])
def test_what_is_known_of_the_printed_game_stays(table: str) -> None:
    known = [row for row in BEFORE.tables[table] if row["source"] != "house"]
    assert known
    for row in known:
        assert rows(SECOND, table)[str(row["id"])] == row


def test_kinds_of_both_sets_do_the_same() -> None:
    """So the tests of the first set hold for them."""
    before = rows(BEFORE, "glory")
    kept = [name for name in rows(SECOND, "glory") if name in before]
    assert kept == list(before)
    for name in kept:
        for field in ("when", "effect", "name_en", "name_pl"):
            assert rows(SECOND, "glory")[name][field] == before[name][field]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", SECOND.tables["glory"], ids=lambda row: str(row["id"]))
def test_texts_are_short_and_cards_named_as_in_the_log(row: Row, lang: str) -> None:
    if row["source"] == "house":
        assert len(str(row[f"text_{lang}"]).split()) <= MOST_WORDS
    words = Text("marauders", lang)
    assert words.message(f"marauders-card-{row['id']}") == row[f"name_{lang}"]


@pytest.mark.parametrize(
    ("card", "field", "value", "complaint"),
    [
        ("jury-rig", "effect", "hide", "at turn a card does one of repair, recruit"),
        ("fog-bank", "when", "sale", "at sale a card does one of demanded, price"),
        ("fog-bank", "when", "ever", "field 'when' is one of turn, port"),
        ("fouled-anchor", "effect", "slow", "slow takes 1 arguments, not 0"),
    ],
)
def test_a_card_at_the_wrong_moment_is_refused(
    card: str, field: str, value: str, complaint: str
) -> None:
    cards = tuple(
        {**row, field: value} if row["id"] == card else row for row in SECOND.tables["glory"]
    )
    with pytest.raises(BadSetup, match=rf"glory {card}.*{complaint}"):
        tables_of(Components({**SECOND.tables, "glory": cards}))


# Captains


@pytest.mark.rule("marauders:captain.skills", "marauders:captain.role")
def test_every_captain_has_skills_of_his_own() -> None:
    assert len({captain.skills for captain in TABLES.captains}) == 16
    spread = Counter(captain.skills[LEADERSHIP] for captain in TABLES.captains)
    assert spread == {1: 5, 2: 5, 3: 3, 4: 3}
    assert all(1 <= skill <= 4 for captain in TABLES.captains for skill in captain.skills)


def test_captains_keep_their_homes_and_their_kinds_of_abilities() -> None:
    before = tables_of(BEFORE)
    assert TABLES.captain_names == before.captain_names
    for captain, same in zip(TABLES.captains, before.captains, strict=True):
        assert captain.home == same.home
        assert set(captain.abilities) == set(same.abilities)
    nations = Counter(NATIONS[TABLES.zones[captain.home].nation] for captain in TABLES.captains)
    assert set(nations.values()) == {4}


def test_two_abilities_go_with_lower_skills() -> None:
    """The two words of de Silva are one ability; Verhagen has few skills for his."""
    for name, captain in zip(TABLES.captain_names, TABLES.captains, strict=True):
        two = len(captain.abilities) == 2 and name != "federico-de-silva"
        assert sum(captain.skills) in ((8,) if two or name == "joost-verhagen" else (9, 10)), name


@pytest.mark.rule("marauders:example.battle-round-1", "marauders:example.battle-crew-1")
def test_captains_of_the_rulebook_fit_its_examples() -> None:
    wright = TABLES.captains[TABLES.captain_number["frances-wright"]].skills
    felipe = TABLES.captains[TABLES.captain_number["felipe-arriaga"]].skills
    assert (wright[SEAMANSHIP], wright[LEADERSHIP]) == (2, 3)
    assert (felipe[SEAMANSHIP], felipe[LEADERSHIP]) == (3, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", SECOND.tables["captain"], ids=lambda row: str(row["id"]))
def test_the_text_tells_the_skills(row: Row, lang: str) -> None:
    fields = ("seamanship", "scouting", "leadership", "influence")
    told = ", ".join(
        f"{word} {row[field]}" for word, field in zip(SKILLS[lang], fields, strict=True)
    )
    assert told in str(row[f"text_{lang}"])


def test_what_captains_pay_at_the_yard(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "eleanor-ashcombe", "in": "tortuga", "locations": {"hull": 1}},
        zones={"tortuga": {"modification": "long-guns"}},
    )
    s.play("p0 port", "p0 yard", "p0 repair hull", "p0 modify").expect(p0={"gold": 8})
    s = scenario(GAME, p0={"captain": "federico-de-silva", "in": "tortuga"})
    s.play("p0 port", "p0 yard", "p0 arm chain-shot", "p0 arm chain-shot", "p0 arm grape-shot")
    s.expect(p0={"gold": 7}).refuse("p0 arm chain-shot", "weapon.one-of-each")


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_the_second_set_end(seats: int) -> None:
    for seed in range(4):
        random = Random(seed)
        state = GAME.start(seats, seed, {})
        assert playout(state, random.randrange, LONGEST) < LONGEST
        assert GAME.problems(state) == []


class Turn:
    """What happens to Glory cards between two turns' beginnings."""

    def __init__(self, held: int) -> None:
        self.held = held
        self.came = 0
        self.played: Counter[str] = Counter()

    def note(self, event: Event) -> None:
        match event:
            case GloryPlayed() | GloryCopied():
                self.played[event.card] += 1
            case GloryHeldBack():
                self.played[event.card] -= 1
            case GloryDrawn():
                self.came += event.count
            case GlorySalvaged():
                self.came += 1
            case _:
                pass

    def check(self) -> None:
        assert self.played["waste-not"] <= 1
        assert self.played["a-ballad-of-your-deeds"] <= 1
        assert self.played.total() <= self.held + self.came


def play_every_card(match: Match[Marauders], random: Random) -> None:
    """Whoever can play a card does, so that a chain without end would show."""
    turn, seen = Turn(0), 0
    while not match.over:
        seat, decision = random.choice(list(match.pending().items()))
        cards = [action for action in decision.options if action.verb == "play"]
        match.play(seat, random.choice(cards or list(answers(decision))))
        for event in match.events[seen:]:
            if isinstance(event, TurnBegan):
                turn = Turn(sum(len(captain.hand) for captain in match.state.captains))
            turn.note(event)
        turn.check()
        seen = len(match.events)


@pytest.mark.rule("marauders:glory.house-once")
@pytest.mark.parametrize(
    "game",
    [
        GAME,
        OtherCards(waste_not=27, quick_learner=27),
        OtherCards(a_ballad_of_your_deeds=27, quick_learner=27),
        OtherCards(a_ballad_of_your_deeds=18, waste_not=18, quick_learner=9, loose_talk=9),
        OtherCards(weather_gauge=18, lay_them_again=18, cut_and_run=9, quick_learner=9),
    ],
    ids=["second", "waste", "ballad", "both", "battle"],
)
def test_in_one_turn_only_so_many_cards_are_played_as_were_held_or_came(
    game: MaraudersGame,
) -> None:
    for seed in range(4):
        play_every_card(Match.begin(game, 2 + seed % 3, seed, {}), Random(seed))
