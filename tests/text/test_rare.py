"""What random games seldom or never come to can be told as well."""

from __future__ import annotations

from itertools import product

import pytest

from kaper import registry
from kaper.games.jolly_roger import card_events as jolly_roger_card_events
from kaper.games.jolly_roger import events as jolly_roger_events
from kaper.games.maracaibo import events as maracaibo_events
from kaper.games.maracaibo import redbeard_events
from kaper.games.marauders import battle_events as marauders_battle_events
from kaper.games.marauders import events as marauders_events
from kaper.games.marauders import glory_events as marauders_glory_events
from kaper.games.marauders import port_events as marauders_port_events
from kaper.games.martinique import events as martinique_events
from kaper.kernel.events import Event
from kaper.text import LANGUAGES, Text
from tests.text.lines import NAMES, NUMBERS, assert_clean, assert_sentence
from tests.text.messages import EVENTS, FILES, messages
from tests.text.random_games import seen

# What takes one special card at the right moment, a bribe, a rare ending, or an empty deck.
RARE: tuple[Event, ...] = (
    jolly_roger_card_events.CookFirst(1),
    jolly_roger_card_events.CaptaincyTaken(1),
    jolly_roger_card_events.OfficeTaken(1),
    jolly_roger_events.TotalChanged(0, "melee", 1),
    jolly_roger_events.TotalChanged(0, "gunnery", -1),
    jolly_roger_events.Pressed(0, 1),
    jolly_roger_events.LeaderKilled(0, 1),
    jolly_roger_card_events.GuardPosted(0, 1),
    jolly_roger_card_events.StandInRefused(1, 0),
    jolly_roger_card_events.LootClaimed(0, 1),
    jolly_roger_card_events.LootGiven(0, 1, "rum", False),
    jolly_roger_card_events.LootGiven(0, 1, "", True),
    jolly_roger_card_events.LootDugUp(0, 1, "gold-3", False),
    jolly_roger_card_events.LootDugUp(0, 1, "", True),
    jolly_roger_card_events.BribeOffered(0, 1, "n1c2", True),
    jolly_roger_card_events.BribeOffered(0, 1, "", True),
    jolly_roger_card_events.BribeTaken(1, 0, "gold-1", False),
    jolly_roger_card_events.BribeTaken(1, 0, "", True),
    jolly_roger_card_events.BribeRefused(1, 0),
    jolly_roger_events.LotSeen(1, ("rum", "gold-1")),
    jolly_roger_events.LootSold(1, "hostage", ("rum", "gold-1"), False),
    jolly_roger_events.LootSold(1, "hostage", ("",), True),
    jolly_roger_events.Buried(1, 2, ("rum", "gold-1"), False),
    jolly_roger_events.Buried(1, 2, ("",), True),
    jolly_roger_events.IslandShown(),
    jolly_roger_events.JewelsValued(1, "gold-2", 2),
    jolly_roger_events.CrewReshuffled(22),
    jolly_roger_events.LootDrawn(5, ("",)),
    maracaibo_events.FillerLaid("c2"),
    redbeard_events.RedbeardDrifted(),
)


RARE_IN_MARAUDERS = (
    marauders_events.Reshuffled("cargo"),
    marauders_events.TurnedAway(0, "port-royale"),
    marauders_events.PapersUsed(0, "havana"),
    marauders_events.PassageUsed(0),
    marauders_glory_events.ChestOpened(0, "stash"),
    marauders_glory_events.ChestOpened(0, "withdraw"),
    marauders_glory_events.Stashed(0, 12),
    marauders_glory_events.Stashed(0, 0),
    marauders_glory_events.Withdrew(0, 12),
    marauders_glory_events.Withdrew(0, 0),
    marauders_glory_events.GloryDiscarded(0, "glut"),
    marauders_glory_events.GloryCopied(0, "weather-gauge"),
    marauders_glory_events.GloryHeldBack(0, "weather-gauge"),
    marauders_glory_events.FleetBeckoned(0, "england"),
    marauders_glory_events.GlorySalvaged(0, "market-day"),
    marauders_glory_events.Slowed(0, 1, 1),
    marauders_events.LostInFog(0, "p1"),
    marauders_events.Eluded("spain", 1),
    marauders_events.Eluded(0, 1),
    marauders_glory_events.TargetReached(0, 11, 32),
    marauders_battle_events.HitChosen(0, "masts"),
    marauders_battle_events.ChasersFired("spain"),
    marauders_battle_events.ChasersFired(0),
    marauders_battle_events.BattleBrokenOff(),
    marauders_battle_events.BountyLifted(0, "spain", 1),
    marauders_battle_events.SwivelGunsFired(0, ("skull", "2"), 1),
    marauders_battle_events.LongGunsFired(0, ("skull", "2"), 1),
    marauders_battle_events.NobodyWon(),
    marauders_battle_events.CardsTaken(0, 1, 2, ("glut", "jury-rig")),
    marauders_battle_events.CardsTaken(0, 1, 5, ("",)),
    marauders_battle_events.HoldSearched(0, 1, ("rum", "wood")),
    marauders_battle_events.HoldSearched(0, 1, ("",)),
    marauders_battle_events.Escaped("pirate-sloop"),
    marauders_battle_events.Plundered(0, 1, 22),
    marauders_port_events.CargoGained(0, ("rum",)),
    marauders_port_events.CargoGained(0, ("",)),
    marauders_port_events.CargoSold(0, ("rum", "rum"), 12),
    marauders_port_events.ShipChosen(0, "galleon"),
    marauders_port_events.Refitted(0),
    marauders_port_events.MissionAdvanced(0, "mapmakers-round"),
    marauders_port_events.MissionDone(0, "spy-aboard"),
    marauders_port_events.Delivered(0, ("sugar", "sugar", "sugar")),
    marauders_port_events.RumorProven(0, "castaway"),
    marauders_port_events.RivalNamed(0, 1),
    marauders_port_events.WagerWon(0, 1, "the-captains-cup"),
    marauders_port_events.Overtook(0, 1, "the-salt-race"),
    marauders_port_events.RewardChosen(0, ("gale-2", "gold-18")),
    marauders_port_events.PrizeTaken(0, 8),
    marauders_port_events.PlansSeen(0),
    marauders_port_events.RumorBought(0, 1, "castaway"),
    marauders_port_events.RumorBought(0, 1, ""),
)


@pytest.mark.parametrize("game", registry.games())
def test_random_games_tell_of_nearly_everything(game: str) -> None:
    told = {type(event) for event in seen(game).events}
    rare = {martinique_events.Drawn, *map(type, RARE), *map(type, RARE_IN_MARAUDERS)}
    assert {*EVENTS["kernel"], *EVENTS[game]} - rare <= told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", RARE, ids=str)
def test_rare_events_render(lang: str, event: Event) -> None:
    game = type(event).__module__.split(".")[2].replace("_", "-")
    assert_sentence(Text(game, lang, NAMES).event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", RARE_IN_MARAUDERS, ids=str)
def test_rare_events_of_marauders_render(lang: str, event: Event) -> None:
    assert_sentence(Text("marauders", lang, NAMES).event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_endings_render(lang: str) -> None:
    text = Text("martinique", lang, NAMES)
    assert_sentence(text.event(martinique_events.Drawn()))
    assert_sentence(text.event(martinique_events.Won(1, "loads")))
    assert_sentence(text.event(martinique_events.Refilled(3, ())))
    tokens = ("rum-1", "rum-2")
    assert_sentence(text.event(martinique_events.Loaded(0, 2, tokens, (), 2, 3)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_without_variables_render(name: str, lang: str) -> None:
    text = Text(registry.games()[0] if name == "kernel" else name, lang)
    for key, uses in messages(lang, name).items():
        if not uses.variables:
            assert_clean(text.message(key))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_questions_and_buttons_that_random_games_miss_render(name: str, lang: str) -> None:
    text = Text(registry.games()[0] if name == "kernel" else name, lang)
    for (key, uses), number in product(messages(lang, name).items(), NUMBERS):
        if "-prompt-" in key:
            assert_sentence(text.message(key, dict.fromkeys(uses.variables, number)))
        elif "-do-" in key:
            assert_clean(text.message(key, dict.fromkeys(uses.variables, number)))
