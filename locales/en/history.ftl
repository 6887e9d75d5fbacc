## Looking back

history = My games
history-none = You have not finished a game yet. When you do, you will find it here.
history-failed = Your games could not be fetched. Try again later.
history-to-harbour = To the harbour
history-which = Every game that you played to its end on this device. Guided voyages and games that you left do not count.
history-finished = Finished games
history-newer = Newer
history-older = Older
history-page = Page { $page } of { $pages }
history-place =
    { $seats ->
        [1] played alone
       *[other] you: place { $place } of { $seats }
    }
history-with = with { $names }
history-replay-of = Watch again: { $game }, { $date }

## Statistics

history-statistics = Statistics
history-win-share = Games won
history-won-of = { $wins } of { $played }
history-won-of-game = { $game }: { $wins } of { $played } won
history-played = Played
history-won = Won
history-best = Best score
history-mean = Average score
history-streak = Current winning streak
history-longest-streak = Longest winning streak
history-scores = Scores over time
history-scores-told = Scores from the oldest to the newest: { $scores }. Average { $mean }.
history-score-won = { $score } (won)
history-legend = Filled: won. Hollow: not won. Dashed: your average.
history-opponents = Played with
history-opponent = Opponent
history-bots = Bots ({ $strength })
history-forgotten = Players who deleted their data
history-games = Games
history-ahead = You ahead
history-behind = You behind

## The bar of a replay

history-start = To the beginning
history-end = To the end
history-turn-back = One turn back
history-turn-on = One turn forward
history-turn = Turn { $turn } of { $turns }: { $name }
history-pace = Speed
history-analyse = Analyse: what decided this game?
history-copy = Copy a link to this moment
history-copied = Copied: whoever opens the link sees this moment.
history-copy-by-hand = Your browser won’t let this page copy. The address of this page leads to this moment: copy it yourself.

## Why there is nothing to be seen

server-no-such-step = The game did not last that long.
