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
kernel-prompt-break-in = Before { $owner } decides you may break in.

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
kernel-why-last = All others have passed: you act, or end it.
kernel-why-unknown-action = No action of this game is written like that.
kernel-why-not-an-option = You are not offered this.
kernel-why-game-over = The game is over.
kernel-why-late-answer = What you answer is no longer asked.

## What one may do, after "you may"

kernel-verb-pass = pass
kernel-verb-done = finish
kernel-verb-decline = decline
kernel-verb-choose = choose
