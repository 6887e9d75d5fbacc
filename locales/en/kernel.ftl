## What every game shares

kernel-seat = Player { $number }
kernel-nothing = nothing

kernel-took-back =
    { $you ->
        [seat] You undo
       *[other] { $seat } undoes
    } { $count ->
        [one] { $count } action.
       *[other] { $count } actions.
    }

## Questions

kernel-prompt-choose-effect = { $source }: choose one.
kernel-prompt-break-in = You may step in before { $owner } decides.

## Buttons

kernel-do-pass = Pass
kernel-do-done = Done
kernel-do-decline = Decline
kernel-do-choose = { $effect }

## Why something is refused: the facts

kernel-why-offered = Now you may: { $verbs }.
kernel-why-asked =
    { $count ->
        [one] { $owner } decides now.
       *[other] { $owner } decide now.
    }
kernel-why-break-in =
    { $count ->
        [one] { $owner } decides now; you may: { $verbs }.
       *[other] { $owner } decide now; you may: { $verbs }.
    }
kernel-why-last = Everyone else has passed: act, or end it.
kernel-why-unknown-action = This game has no such action.
kernel-why-not-an-option = That is not among your options now.
kernel-why-game-over = The game is over.
kernel-why-late-answer = That question is no longer open.

## What one may do, after "you may"

kernel-verb-pass = pass
kernel-verb-done = finish
kernel-verb-decline = decline
kernel-verb-choose = choose

## Hints

kernel-ui-hint-clear = Clearly best. Estimate: { $percent }% (0 is lost, 100 is won).
kernel-ui-hint-slight = Slightly better than the rest. Estimate: { $percent }% (0 is lost, 100 is won).
kernel-ui-hint-even = As good as the next one. Estimate: { $percent }% (0 is lost, 100 is won).
kernel-ui-hint-only = There is no other choice.
kernel-ui-hint-next =
    { $gap ->
        [0] Just as good: { $action }
       *[other] Next best: { $action }, −{ $whole }.{ $tenths }%
    }
kernel-ui-hint-by-search = { $passes ->
        [0] was planned with the moves before it
        [one] comes out best of { $options } options in { $passes } try
       *[other] comes out best of { $options } options in { $passes } tries
    }
kernel-ui-hint-then = Then, this turn
kernel-ui-hint-open = What comes next depends on what then shows.
kernel-ui-hint-followed = As planned: nothing new is known.
