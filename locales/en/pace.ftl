## Time limits: clocks, flags, holidays, and who leads a table

pace-awaited = waiting for { $names }
pace-also-awaited = also waiting for { $names }
pace-span-seconds = { $seconds } s
pace-span-minutes = { $minutes } min
pace-span-hours = { $hours } h { $minutes } min
pace-span-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
pace-span-left = { $time } left
pace-none = No time limit
pace-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
pace-move = { $time } for each move
pace-game = { $time } each for the whole game
pace-added = { $pace }, plus { $time } a turn
pace-at-flag-move = When your time is up, a bot makes that move for you.
pace-at-flag-bot = When your time is up, a bot takes over until you return.
pace-at-flag-lose = When your time is up, you lose.
pace-time-running = { $left }, clock running
pace-flag-move = { $name } ran out of time: a bot makes this move.
pace-flag-bot = { $name } ran out of time: a bot plays on.
pace-flag-lose = { $name } ran out of time and has lost.
pace-on-holiday = on holiday for another { $time }
pace-holiday = Holiday
pace-holiday-how =
    { $days ->
        [0] You have no days of holiday left at this table.
        [one] While you are on holiday your clock stands still, and the others see that you are away. You have { $days } day left.
       *[other] While you are on holiday your clock stands still, and the others see that you are away. You have { $days } days left.
    }
pace-holiday-days = Days
pace-holiday-take = Go on holiday
pace-holiday-now = You are on holiday for another { $time }. You may play all the same.
pace-holiday-end = End the holiday
pace-hand-over = Hand the table over
pace-hand-over-how = Whoever leads the table invites players and seats bots. Who should lead it from now on?
pace-take-over = Lead this table
pace-take-over-how = Whoever opened the table, and invites players and seats bots, isn’t here. Once they have been gone for a day, you can take that on.
pace-reason-time = { $name } ran out of time.
pace-reason-time-me = You ran out of time.
pace-turn-soon = Your turn, and your time is nearly up.
pace-notify-how = While a page of Kaper is open; where this server sends reminders, also when none is.
