## The game

wreck-bay-title = Wreck Bay
wreck-bay-blurb = Send a sailor in secret, dive for what is left: who is too clever dives last.
wreck-bay-reason-points = the most points

## What happens

wreck-bay-chart-dealt =
    { $chart ->
        [unknown] { $seat } is dealt a chart.
       *[other] { $you ->
            [seat] You are dealt a chart
           *[other] { $seat } is dealt a chart
        }: { $chart }.
    }
wreck-bay-came-to-light = The wreck gives up: { $finds }.
wreck-bay-sent =
    { $you ->
        [seat] You sent
       *[other] { $seat } sent
    } sailor { $sailor }.
wreck-bay-dived =
    { $you ->
        [seat] You dive and bring up
       *[other] { $seat } dives and brings up
    }: { $find }.
wreck-bay-chart-shown =
    { $you ->
        [seat] Your chart
       *[other] { $seat } shows a chart
    }: { $chart }. Points: { $points }.

## What is asked and done

wreck-bay-prompt-send = Round { $round }: choose a sailor, in secret.
wreck-bay-prompt-dive = Choose what to bring up.
wreck-bay-do-send = Send sailor { $sailor }
wreck-bay-do-dive = { $find }
wreck-bay-brings-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
wreck-bay-brings-fewer-points =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }

## What the table shows

wreck-bay-view-round = Round
wreck-bay-view-rounds = Rounds in all
wreck-bay-view-wreck = Still in the wreck
wreck-bay-view-finds = Finds
wreck-bay-view-crew = Crew
wreck-bay-view-sent = Sent last
wreck-bay-view-chosen = Has chosen
wreck-bay-view-chart = Chart
wreck-bay-view-points = Points

## Cards

wreck-bay-find-rum-1 = A cask of rum (1)
wreck-bay-find-rum-2 = Two casks of rum (2)
wreck-bay-find-rum-4 = Old rum (4)
wreck-bay-find-silk-1 = A bolt of silk (1)
wreck-bay-find-silk-2 = Two bolts of silk (2)
wreck-bay-find-silk-4 = Court silk (4)
wreck-bay-find-silver-1 = A silver bar (1)
wreck-bay-find-silver-2 = Two silver bars (2)
wreck-bay-find-silver-4 = Altar silver (4)
wreck-bay-find-pearls-1 = A string of pearls (1)
wreck-bay-find-pearls-2 = Two strings of pearls (2)
wreck-bay-find-pearls-4 = Black pearls (4)
wreck-bay-find-idol = Cursed idol (−3)
wreck-bay-chart-chart-rum = rum
wreck-bay-chart-chart-silk = silk
wreck-bay-chart-chart-silver = silver
wreck-bay-chart-chart-pearls = pearls
