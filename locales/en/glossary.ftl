## What icons mean, for the rules page; where the game has a word for it, that is used

glossary-on-the-table = On the table

## Martinique

glossary-martinique-map = map token: rules out one letter or digit for the Lost Treasure
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
glossary-jolly-roger-destinations = piles of destinations

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
glossary-marauders-pirates = pirates
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
glossary-marauders-war = war, or Crew Combat
glossary-marauders-spyglass = scouting; independent captains
glossary-marauders-dice = dice to roll
glossary-marauders-skull = skull: a success, or a hit
glossary-marauders-time = actions or Event cards that are left
glossary-marauders-anchor = finish

## Each game in short

primer-martinique-1 = Somewhere on the island the Lost Treasure is buried: one letter, one digit. Whoever has a pirate on that square at the end wins at once.
primer-martinique-2 = At Dawn you land pirates on the beach; once you have landed three you may move them instead. A pirate goes exactly as many squares as the digit under its feet, straight on or round corners, never diagonally.
primer-martinique-3 = You take the token you stood on. A map token shows you a coordinate where the treasure is not: your notebook crosses it out. Walk through an opponent’s pirate and you may reveal one of their maps.
primer-martinique-4 = When your loot matches a Small Treasure at the end of your move, you put the matching tokens aside and load the treasure into your hold. A joker stands in for any token.
primer-martinique-5 = A pirate that ends on an empty square or in the tavern sits down at the bar; in the tavern it also earns you a joker or a map. When all eight are seated, Dusk falls.
primer-martinique-6 = At Dusk the pirates go out in the order of their stools, each to dig on an empty square. If nobody digs in the right place, points decide: your hold, and pairs left in your loot.

primer-deliveries-1 = A delivery is a pair of cards: a ship and goods of the same colour. It is worth the sum of both numbers.
primer-deliveries-2 = On your turn you do one thing: take one of the four open cards, draw the top card of the pile, or discard a card.
primer-deliveries-3 = Three times in a game the harbour bell rings. Only then may you lay down deliveries, as many as you can, but each kind of goods only once in the whole game.
primer-deliveries-4 = After the bell one player may hire the Sea Wolf, who saves that player from one event later.
primer-deliveries-5 = An event you play strikes everybody, you included: each player loses a card of its colour or proves to have none.
primer-deliveries-6 = The game ends after the deliveries of the third bell, or when somebody has delivered all four kinds. Ships and goods left in hand count against you; each event and each Sea Wolf costs 3.

primer-jolly-roger-1 = You are one crew, but only the pirate with the most gold wins. The game lasts ten rounds, or fewer if the loot cards run out.
primer-jolly-roger-2 = Each round the Captain names a Quartermaster and a destination. Against a Fort, a Merchant Ship or a Settlement everybody may add crew cards at any time; the Quartermaster begins and decides when it is enough.
primer-jolly-roger-3 = The attack succeeds if navigation, gunnery and melee all reach the numbers on the destination card. Then the Captain picks a loot card first, and the Quartermaster shares out the rest.
primer-jolly-roger-4 = A Pirate Port brings new crew cards. Treasure Island needs a map, which only a Bloody Pirate has; there you bury your loot, and buried loot is safe.
primer-jolly-roger-5 = Mutiny! Once a round, after a decision of the Captain, anyone else may rise. Both camps gather crew members, not skills; the losers’ unburied loot is shared anew, and neutrals keep theirs.
primer-jolly-roger-6 = Bribe with a crew card or open loot whenever you like; promises are only words. Special cards say when they may be played.

primer-maracaibo-1 = You sail three times from the left to Maracaibo. Each turn your ship moves one to three spaces and must end nearer to Maracaibo than it began; what lies there is yours to use. Slow ships stop often, but a round ends as soon as one ship arrives.
primer-maracaibo-2 = On an improvement, pay for it and keep its income, powers and points, or take 5 doubloons. On a residence, build and score for it at the end. On a location, upgrade your ship and do what the card says.
primer-maracaibo-3 = A raid rolls three dice: choose one, add your strength, and spend it on raid actions. Treasures of the die’s colour are the dearest of them.
primer-maracaibo-4 = Your explorer walks inland: every space has its reward, and each river crossed counts 4 points.
primer-maracaibo-5 = Treasures are worth more the more cubes lie on their island. Buried ones count 2 points more each and bring bonuses.
primer-maracaibo-6 = After three rounds add up points, rivers, cards, residences, treasures and quests. Alone you play against Redbeard, who moves by his own cards.

primer-marauders-1 = You are a captain in the Caribbean. Be the first with 10 Glory Points: for goods sold where they are in demand, rich raids, beaten captains, Missions, proven Rumors, and a first Frigate or Galleon.
primer-marauders-2 = A round begins with an Event, which may bring storms, wars, admirals and pirates. Then each captain takes three actions: Move, Scout, Port, in any mix; one Port action a turn.
primer-marauders-3 = In port sell first: 3 Ducats a card, 6 for what is in demand. Then buy goods, visit the shipyard, recruit, ask for Rumors, take a Mission, and at home stash gold in the chest: every 10 Ducats are a point that nobody can take, 5 points at most.
primer-marauders-4 = At sea scout for a merchant, a captain or a Flagship. A raid lays out three Cargo cards: your successes change them, too many escapes lose the merchant, and hits damage your ship.
primer-marauders-5 = Whoever attacks honest ships gets a Bounty: ports of that nation close, and admirals hunt you. Pirate ships hunt honest captains instead.
primer-marauders-6 = In battle both sides declare, then roll Seamanship; the winner shoots with all Cannons, boards or flees. A captain who sinks or loses all Crew in Crew Combat dies; Glory and chest pass to the next one.
