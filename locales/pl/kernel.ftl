## Wspólne dla wszystkich gier

kernel-seat = Gracz { $number }
kernel-nothing = nic

kernel-took-back =
    { $count ->
        [one] { $seat } cofa { $count } akcję.
        [few] { $seat } cofa { $count } akcje.
        [many] { $seat } cofa { $count } akcji.
       *[other] { $seat } cofa { $count } akcji.
    }

## Pytania

kernel-prompt-choose-effect = { $source }: wybierz jedno.
kernel-prompt-break-in = Możesz się wtrącić, zanim zdecyduje { $owner }.

## Przyciski

kernel-do-pass = Pasuj
kernel-do-done = Gotowe
kernel-do-decline = Zrezygnuj
kernel-do-choose = { $effect }

## Why something is refused: the facts

kernel-why-offered = Teraz możesz: { $verbs }.
kernel-why-asked =
    { $count ->
        [one] Teraz decyduje { $owner }.
        [few] Teraz decydują: { $owner }.
        [many] Teraz decydują: { $owner }.
       *[other] Teraz decydują: { $owner }.
    }
kernel-why-break-in =
    { $count ->
        [one] Teraz decyduje { $owner }; możesz: { $verbs }.
        [few] Teraz decydują: { $owner }; możesz: { $verbs }.
        [many] Teraz decydują: { $owner }; możesz: { $verbs }.
       *[other] Teraz decydują: { $owner }; możesz: { $verbs }.
    }
kernel-why-last = Wszyscy inni spasowali: działasz albo kończysz.
kernel-why-unknown-action = Żadna akcja tej gry tak nie wygląda.
kernel-why-not-an-option = Tego nie ma wśród możliwości.
kernel-why-game-over = Gra jest skończona.
kernel-why-late-answer = To pytanie nie jest już zadawane.

## What one may do, after "you may"

kernel-verb-pass = spasować
kernel-verb-done = zakończyć
kernel-verb-decline = odmówić
kernel-verb-choose = wybrać
