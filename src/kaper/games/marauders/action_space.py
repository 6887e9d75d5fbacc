"""Every action of Merchants & Marauders, by verb and arguments."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.games.marauders import actions
from kaper.games.marauders.components.ids import FLEETS, LOCATIONS, NATIONS, SHIPS, WEAPONS
from kaper.games.marauders.components.tables import Tables
from kaper.games.marauders.components.vocabulary import GOODS_TO_DELIVER, alternatives
from kaper.games.marauders.rules.hands import COPY
from kaper.games.marauders.rules.rewards import listed
from kaper.games.marauders.rules.shortages import SEATS
from kaper.kernel.action_space import Shape
from kaper.kernel.frames import DECLINE, DONE, PASS

# More Ducats than anybody ever has: with much less in the chest a game is won.
_MOST_DUCATS = 300
# A Rumor is bought like goods.
_RUMOR = "rumor"
_FACES = tuple(dict.fromkeys(filter(None, actions.FACES)))
# What Glory cards with these words are played on.
_ON_PLAYERS = ("steal", "slow", "levy")


def shapes_of(tables: Tables) -> tuple[Shape, ...]:
    goods, zones, glory = tables.good_names, tables.zone_names, tables.glory_names
    plain = (
        actions.ENTER, actions.LEAVE, actions.PORT, actions.END, actions.RETIRE, actions.REDRAW,
        actions.KEEP, actions.TRADE, actions.MARKET, actions.YARD, actions.REFIT, actions.MODIFY,
        actions.RECRUIT, actions.HIRE_CREW, actions.ASK_AROUND, actions.CHECK, actions.STASH,
        actions.WITHDRAW, actions.TOLL, actions.PERSUADE, actions.PAPERS, actions.PASSAGE,
        actions.RELEASE, actions.PUT_BACK, actions.DRAW, actions.SHOOT, actions.BOARD,
        actions.FLEE, actions.CHASE, actions.OWN_DICE, actions.FOES_DICE, actions.CAPTURE,
        actions.FIGHT, PASS, DONE, DECLINE,
    )  # fmt: skip
    targets = (
        actions.MERCHANT, actions.SURE_MERCHANT, actions.RUMOR_TARGET, actions.MISSION_TARGET,
    )  # fmt: skip
    words = {
        actions.SHIP: SHIPS,
        actions.SAIL: zones,
        actions.SCOUT: (*FLEETS, *SEATS, *targets),
        actions.JETTISON: goods,
        actions.DISCARD: (*glory, *tables.rumor_names),
        actions.SELL: goods,
        actions.BUY: (*goods, _RUMOR),
        actions.REPLACE: goods,
        actions.SHOW: SEATS,
        actions.REPAIR: LOCATIONS,
        actions.ARM: WEAPONS,
        actions.DISARM: WEAPONS,
        actions.PURCHASE: SHIPS,
        actions.CARRY: tables.modification_names,
        actions.RETURN: zones,
        actions.CLAIM: tables.mission_names,
        actions.NAME: NATIONS,
        actions.CHALLENGE: SEATS,
        actions.PICK: tuple(dict.fromkeys(_parts(tables))),
        actions.HIRE: glory,
        actions.AMOUNT: tuple(str(gold) for gold in range(1, _MOST_DUCATS + 1)),
        actions.PARDON: NATIONS,
        actions.DELIVER: (*goods, *GOODS_TO_DELIVER),
        actions.RAID: NATIONS,
        actions.THROW: tables.cargo_names,
        actions.EXCHANGE: tables.cargo_names,
        actions.SPEND: WEAPONS,
        actions.STOW: goods,
        actions.REROLL: _FACES,
        actions.DEPLOY: WEAPONS,
        actions.PLACE: LOCATIONS,
        actions.ABSORB: LOCATIONS,
        actions.CLAIM_BOUNTY: NATIONS,
        actions.TAKE: (*glory, *tables.rumor_names, *zones),
        actions.SEND: zones,
    }
    return (
        *(Shape(verb) for verb in plain),
        *(Shape(verb, (choices,)) for verb, choices in words.items()),
        Shape(actions.SET, (_FACES, LOCATIONS)),
        Shape(actions.SHIFT, (LOCATIONS, LOCATIONS)),
        *_plays(tables),
    )


def _parts(tables: Tables) -> Iterator[str]:
    """Parts of rewards among which one is chosen."""
    rewards = [rumor.reward for rumor in tables.rumors]
    for mission in tables.missions:
        rewards += [mission.reward, mission.consolation]
    for words in rewards:
        several = alternatives(words)
        if len(several) > 1:
            yield from map(listed, several)


def _plays(tables: Tables) -> tuple[Shape, ...]:
    """Glory cards, with what they can be played on; one that copies, on all of it."""
    cards = list(zip(tables.glory_names, tables.glory, strict=True))
    copies = [name for name, card in cards if card.when == COPY]

    def of(*words: str) -> tuple[str, ...]:
        return (*(name for name, card in cards if card.effect.name in words), *copies)

    on_hits = (*(name for name, card in cards if card.when == "hit"), *copies)
    none = ("",)
    return (
        Shape(actions.PLAY, (tables.glory_names, none, none, none)),
        Shape(actions.PLAY, (on_hits, LOCATIONS, none, none)),
        Shape(actions.PLAY, (of("weapon"), WEAPONS, none, none)),
        Shape(actions.PLAY, (of("pardon"), NATIONS, none, none)),
        Shape(actions.PLAY, (of(*_ON_PLAYERS), none, SEATS, none)),
        Shape(actions.PLAY, (of("beckon"), none, none, FLEETS)),
    )
