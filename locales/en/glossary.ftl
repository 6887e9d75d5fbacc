## What icons mean, for the rules page; where the game has a word for it, that is used

glossary-on-the-table = On the table

## Martinique

glossary-martinique-map = map token: a letter or digit where the Lost Treasure is not
glossary-martinique-joker = joker: stands in for any loot token
glossary-martinique-treasures = Small Treasures: what your loot has to match
glossary-martinique-hold = a load in the hold, with its points
glossary-martinique-sign = tavern sign: the four squares of The Hook
glossary-martinique-tavern = a bonus from the bar of the tavern
glossary-martinique-stool = bar stool: whoever sits down has left the island
glossary-martinique-spade = digging for the Lost Treasure
glossary-martinique-notebook = notebook: where the treasure may still lie
glossary-martinique-island = the island
glossary-martinique-captain = hold and loot of the other player

## Deliveries

glossary-deliveries-goods = Ships and goods
glossary-deliveries-fish = fish: blue goods
glossary-deliveries-barrels = barrels: red goods
glossary-deliveries-pigs = pigs: pink goods
glossary-deliveries-gold = gold: yellow goods
glossary-deliveries-ship = ship: carries the goods of its colour
glossary-deliveries-events = Events and the Sea Wolf
glossary-deliveries-rats = “Rats!”: everyone loses a blue card
glossary-deliveries-mutiny = “Crew mutiny!”: everyone loses a red card
glossary-deliveries-flu = “Swine flu”: everyone loses a pink card
glossary-deliveries-pirates = “Pirate attack!”: everyone loses a yellow card
glossary-deliveries-wolf = Sea Wolf: saves you from one event
glossary-deliveries-dock = delivery: ships may unload
glossary-deliveries-hourglass = cards until the next delivery
glossary-deliveries-bell = the next card brings a delivery
glossary-deliveries-points = points

## Jolly Roger

glossary-jolly-roger-skills = Skills and crew
glossary-jolly-roger-crew = crew members: they count in a mutiny
glossary-jolly-roger-coins = gold, or loot cards
glossary-jolly-roger-chest = buried loot, or a card face down
glossary-jolly-roger-special = Special crew cards
glossary-jolly-roger-mutiny = mutiny, or the First Mutineer
glossary-jolly-roger-hand = crew cards in hand
glossary-jolly-roger-gift = bribe
glossary-jolly-roger-guard = guards the ship and may not bury loot
glossary-jolly-roger-bell = what has just happened
glossary-jolly-roger-flag = the deck: what goes on aboard
glossary-jolly-roger-map = piles of destinations; on a card: the map to Treasure Island

## Pirates of Maracaibo

glossary-maracaibo-treasures = Treasures
glossary-maracaibo-ruby = ruby (a module)
glossary-maracaibo-types = Kinds of improvements
glossary-maracaibo-signs = Signs of effects and quests
glossary-maracaibo-lightning = takes effect once, at once
glossary-maracaibo-upgrade = ship upgrade
glossary-maracaibo-residence = residence
glossary-maracaibo-market = black market
glossary-maracaibo-fog = a card that lies face down
glossary-maracaibo-lock = locked until enough upgrades are made
glossary-maracaibo-palms = a space of the track without a reward
glossary-maracaibo-strength = raid strength
glossary-maracaibo-dice = reroll of the raid dice
glossary-maracaibo-sail = spaces to sail
glossary-maracaibo-points = victory points; in a skirmish: the winner
glossary-maracaibo-redbeard = Redbeard; on the phone: all captains
glossary-maracaibo-island = treasure island; on the phone: the Caribbean
glossary-maracaibo-figureheads = Figureheads

## Merchants & Marauders

glossary-marauders-goods = Goods
glossary-marauders-ship = The ship
glossary-marauders-modifications = Modifications
glossary-marauders-weapons = Special Weapons
glossary-marauders-flags = Flags
glossary-marauders-captain = What a captain has
glossary-marauders-captain-card = captain
glossary-marauders-glory = Glory: points, or Glory cards
glossary-marauders-coins = Ducats
glossary-marauders-chest = chest with stashed Ducats
glossary-marauders-bounty = Bounty
glossary-marauders-rumor = Rumor
glossary-marauders-mission = Mission
glossary-marauders-cards = a card to draw, exchange or play
glossary-marauders-harbour = port
glossary-marauders-yard = shipyard, or a Modification face down
glossary-marauders-merchant = merchant; on a Cargo card: an escape
glossary-marauders-event = Event of the round
glossary-marauders-storm = Storm
glossary-marauders-hurricane = Hurricane
glossary-marauders-plague = Plague: the port is closed
glossary-marauders-war = war, or a fight of the crews
glossary-marauders-spyglass = scouting; independent captains
glossary-marauders-dice = dice to roll
glossary-marauders-skull = skull: a success, or a hit
glossary-marauders-time = actions or Event cards that are left
glossary-marauders-anchor = leave it at that
