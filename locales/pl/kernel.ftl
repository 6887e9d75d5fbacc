## Wspólne dla wszystkich gier

kernel-seat = Gracz { $number }
kernel-nothing = nic

kernel-took-back =
    { $you ->
        [seat] Cofasz
       *[other] { $seat } cofa
    } { $count ->
        [one] { $count } akcję.
        [few] { $count } akcje.
        [many] { $count } akcji.
       *[other] { $count } akcji.
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
kernel-why-last = Wszyscy inni spasowali: działaj albo zakończ.
kernel-why-unknown-action = W tej grze nie ma takiej akcji.
kernel-why-not-an-option = Tego nie ma teraz wśród możliwości.
kernel-why-game-over = Gra jest skończona.
kernel-why-late-answer = To pytanie jest już nieaktualne.

## What one may do, after "you may"

kernel-verb-pass = spasować
kernel-verb-done = zakończyć
kernel-verb-decline = zrezygnować
kernel-verb-choose = wybrać

## Podpowiedzi

kernel-ui-hint-clear = Wyraźnie najlepsze. Ocena: { $percent }% (0 – przegrana, 100 – wygrana).
kernel-ui-hint-slight = Nieco lepsze niż reszta. Ocena: { $percent }% (0 – przegrana, 100 – wygrana).
kernel-ui-hint-even = Równie dobre jak następne. Ocena: { $percent }% (0 – przegrana, 100 – wygrana).
kernel-ui-hint-only = Innego wyboru nie ma.
kernel-ui-hint-next =
    { $gap ->
        [0] Równie dobre: { $action }
       *[other] Gorzej wypada: { $action }, −{ $whole },{ $tenths }%
    }
kernel-ui-hint-by-search = { $passes ->
        [0] zaplanowane razem z poprzednimi ruchami
        [one] najlepsze z { $options } możliwości po { $passes } próbie
        [few] najlepsze z { $options } możliwości po { $passes } próbach
        [many] najlepsze z { $options } możliwości po { $passes } próbach
       *[other] najlepsze z { $options } możliwości po { $passes } próby
    }
kernel-ui-hint-then = Potem w tej turze
kernel-ui-hint-open = Co dalej, zależy od tego, co się okaże.
kernel-ui-hint-followed = Zgodnie z planem: nic nowego się nie okazało.
