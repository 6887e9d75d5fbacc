## Is a set of components in balance? The page of `kaper balance`

balance = Balance
balance-of = { $game }: is it in balance?
balance-about =
    { $games ->
        [one] { $games } game among bots “{ $bot }” with { $seats } players, { $each } for each set of components and number of players, from seed { $seed }.
       *[other] { $games } games among bots “{ $bot }” with { $seats } players, { $each } for each set of components and number of players, from seed { $seed }.
    }
balance-caution = In brackets: the interval of 95%, (?) where there is too little to tell it. Games that were cut are left out. All this shows how these bots play as much as how the game is.
balance-table = As a table
balance-long-table = The table of { $rows } rows is left to the page that the command writes with --out FILE.html.

balance-set = Set
balance-players = Players
balance-games = Games
balance-cut = Cut
balance-figure = Figure
balance-mean = Mean

balance-length = Length of the games
balance-length-note = The plot has the games of all table sizes; figures are what the game tells of itself.
balance-decisions = Decisions

balance-seats = Seats
balance-seat = Place
balance-place = place { $place } of { $seats }
balance-victories = Victories, 1 being the fair share
balance-score = Score
balance-fair-note = Places in turn order, from whoever began. A victory that is shared counts in parts.

balance-points = Where points come from
balance-source = Source
balance-points-winners = Points of winners
balance-points-others = Points of the others
balance-stands-out = Stands out for
balance-points-note = Of each player one source stands out: the one that brought most beyond the usual, measured by how much it varies. The victories are those of the players for whom it does.

balance-rivals = The rival without a seat
balance-rival = Rival
balance-bot = The bot in the first place

balance-pieces = Cards and other components
balance-piece = What
balance-asked = Choices
balance-chosen = Chosen where it could be
balance-owned = Players
balance-worth = Worth in points
balance-gap = Worth: the second set against the first
balance-pieces-note = Worth is how many points those who had or chose it are ahead of the mean at tables of their size: who is ahead anyway can afford more, so it need not be the cause. What was asked or had fewer than five times is left out.
balance-many-note =
    { $count ->
        [one] One thing is compared.
       *[other] { $count } things are compared. By chance alone about one interval in twenty does not hold the truth: look at what stands far out, and play again from another seed.
    }
