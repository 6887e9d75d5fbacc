"""Whatever is played: nothing is lost, and all sums can be done again from scratch."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings
from hypothesis.stateful import invariant

from kaper.games.martinique.components.tokens import FIRST_MAP, JOKERS, LOOT_NAMES
from kaper.games.martinique.events import (
    Loaded,
    LootTaken,
    Sat,
    TreasureFound,
)
from kaper.games.martinique.game import GAME
from kaper.games.martinique.state import Martinique
from kaper.testing.machines import AnyMatch


class AnyGame(AnyMatch[Martinique]):
    game = GAME
    ahead = 50

    @invariant()
    def loot_is_what_the_events_say(self) -> None:
        for seat in (0, 1):
            loot = Counter[str]()
            piles = []
            for event in self.match.events:
                if isinstance(event, LootTaken) and event.seat == seat:
                    loot[event.token] += 1
                elif isinstance(event, Loaded) and event.seat == seat:
                    loot.subtract(event.spent)
                    piles.append(list(event.tokens))
            state = self.match.state
            assert +loot == Counter(LOOT_NAMES[kind] for kind in state.loot[seat])
            assert min(loot.values(), default=0) >= 0
            assert piles == [[LOOT_NAMES[kind] for kind in pile] for pile in state.hold[seat]]

    @invariant()
    def points_can_be_counted_again(self) -> None:
        seats = self.match.view(None)["seats"]
        assert isinstance(seats, list)
        events = self.match.events
        loads = Counter(event.seat for event in events if isinstance(event, Loaded))
        found = Counter(event.seat for event in events if isinstance(event, TreasureFound))
        worth = 20 if dict(self.match.header.options)["lost-treasure"] == "points" else 0
        for seat, shown in enumerate(seats):
            assert isinstance(shown, dict)
            assert isinstance(shown["hold"], list)
            assert isinstance(shown["loot"], list)
            digits = sum(
                int(str(token)[-1])
                for pile in shown["hold"]
                if isinstance(pile, list)
                for token in pile
            )
            symbols = Counter(str(token)[:-2] for token in shown["loot"])
            assert shown["points"] == {
                "loads": 2 if loads[seat] > loads[1 - seat] else 0,
                "digits": digits,
                "pairs": sum(number // 2 * 2 for number in symbols.values()),
                "treasure": worth * found[seat],
                "total": sum(
                    (
                        2 if loads[seat] > loads[1 - seat] else 0,
                        digits,
                        sum(number // 2 * 2 for number in symbols.values()),
                        worth * found[seat],
                    )
                ),
            }

    @invariant()
    def stools_fill_in_order(self) -> None:
        sat = [event for event in self.match.events if isinstance(event, Sat)]
        assert [event.stool for event in sat] == list(range(1, len(sat) + 1))
        assert [event.seat for event in sat] == self.match.state.stools

    @invariant()
    def nothing_is_lost(self) -> None:
        state = self.match.state
        island = [token for token in state.tokens if token]
        loot = sum(token < FIRST_MAP for token in island) + len(state.bag) + len(state.spent)
        loot += sum(map(len, (*state.loot, *state.treasures)))
        loot += sum(len(pile) for piles in state.hold for pile in piles)
        assert loot == 96
        maps = sum(token >= FIRST_MAP for token in island) + len(state.discarded_maps)
        maps += sum(map(len, state.maps)) + len(state.bar_places()) + len(state.lost)
        assert maps == 16
        used = sum(event.jokers for event in self.match.events if isinstance(event, Loaded))
        if not state.discarded_maps and self.match.view(None)["stage"] == "dawn":
            assert sum(state.jokers) + state.bar_jokers + used == JOKERS
        for seat in (0, 1):
            on_island = len(state.pirates[seat])
            dug = on_island if self.match.view(None)["stage"] != "dawn" else 0
            assert state.reserve[seat] + on_island + state.stools.count(seat) - dug == 4


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=30, stateful_step_count=60, deadline=None)
