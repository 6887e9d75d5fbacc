## What every game shares

kernel-seat = Player { $number }
kernel-nothing = nothing

kernel-took-back =
    { $count ->
        [one] { $seat } takes back { $count } action.
       *[other] { $seat } takes back { $count } actions.
    }

## Questions

kernel-prompt-choose-effect = { $source }: choose one.
kernel-prompt-use = { $source }: use it or decline.
kernel-prompt-break-in = Before { $owner } decides you may break in.

## Buttons

kernel-do-pass = Pass
kernel-do-done = Done
kernel-do-decline = Decline
kernel-do-choose = { $effect }
kernel-do-use = Use: { $effect }
