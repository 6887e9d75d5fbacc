"""The chapters of the rulebook, a module each.

    Before play    `setup`
    The round      `rounds`, `event_cards`, `weather`
    A turn         `turn`
      Move         `movement`, `access`
      Scout        `scouting`, `found_ships`
    In port        `port`, and in the order of its activities:
                   `selling`, `buying`, `shipyard`, `recruiting`, `rumors`, `missions`, `chest`
    Rumors         `rumors`, `rumor_slot`, `rewards`, `reward_choices`
    Missions       `missions`, `delivery`, `searches`, `rivals`, `deeds`, `rewards`
    Merchants      `raid`, `raid_course`, `stowing`
    Glory          `hands`, `own_turn_cards`, `port_cards`, `specialists`
    NPCs           `independent`, `npc_scouting`
    Battle         `battle`
      a round      `declaring`, `forces`, `gunnery`, `damage`, `sinking`
      boarding     `crew_combat`
      cards        `reactions`, `combat_dice`
      spoils       `aftermath`
    Captains       `captains`
    The end        `scoring`

Several chapters need `rolls` for tests of skills, `shortages` and `moments` for refusals. What an
option leads to is told in `prospects`, `prospects_turn`, `prospects_sea`, `prospects_battle`,
`prospects_rolls` and `prospects_hits`, with the chances of `odds`.
"""
