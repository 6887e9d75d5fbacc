## What decided a game: the page of `kaper analyse`, and the analysis beside a replay

analysis = Analysis
analysis-of = { $game }: what decided it
analysis-who-won =
    { $count ->
        [0] Nobody won.
       *[other] Won by { $names }.
    }
analysis-not-over = The game was not played to its end.
analysis-how-passes =
    Every decision was searched again with { $passes ->
        [one] { $passes } pass.
       *[other] { $passes } passes.
    }
analysis-how-time = Every decision was searched again for { $time }.

## The chance of winning over time

analysis-chance = Chance of winning
analysis-chance-note = By the true positions: the lines know what every player held, as nobody at the table did.
analysis-chance-told = Chance of winning in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: { $parts }.
analysis-chance-of = { $name } from { $start } to { $end }
analysis-chance-at = { $name } { $chance }
analysis-steps = Steps
analysis-step = step { $step }
analysis-turn = Turn
analysis-player = Player
analysis-table = The same as a table

## Turning points

analysis-turning = Turning points
analysis-turning-none = No turn changed anybody’s chance by much.
analysis-turned = { $name } { $before } → { $after }
analysis-by =
    { $cause ->
        [luck] It was luck: dice, draws, what was turned up.
        [both] Partly luck, partly choice.
       *[choice] It was choice, not luck.
    }

## Moves

analysis-moves = Best and worst moves
analysis-moves-note = By what each player could know then: a mistake is not what turned out badly, but what was worse to choose.
analysis-best = Best move
analysis-costly = Costly move
analysis-no-best = No move stood out.
analysis-no-worst = No clear mistakes.
analysis-played = Played: { $action } ({ $chance })
analysis-better = Better: { $action } ({ $chance })
analysis-next-best = Next best: { $action } ({ $chance })
analysis-give-or-take = give or take { $points }

## Luck and skill

analysis-luck-and-skill = Luck and skill
analysis-luck-note = How each chance of winning came about, in percentage points. Luck is what dice, draws and cards turned up gave beyond what could be expected. Choices are what the player’s own moves lost against the best ones. The rest is what others did, and what nobody could foresee.
analysis-start = At the start
analysis-luck = Luck
analysis-choices = Choices
analysis-rest = The rest
analysis-end = At the end
analysis-agreed = Good choices
analysis-agreed-of = { $agreed } of { $decisions }

## In the browser

analysis-going = Looking at step { $step } of { $steps }
analysis-failed = The analysis came to nothing. Try again later.
analysis-details = Details
analysis-plot-hint = Click on the plot to go to a step.
analysis-try = Try it
analysis-try-of = Try it: { $action } (step { $step })
analysis-try-note = “Try it” opens a new table where the move was made: you take that seat, and bots take the others.

## Why there is none

server-cannot-analyse = This game began under older rules, or nobody did anything in it: it cannot be analysed.
