## Co rozstrzygnęło partię: strona `kaper analyse` i analiza obok powtórki

analysis = Analiza
analysis-of = { $game }: co rozstrzygnęło
analysis-who-won =
    { $count ->
        [0] Nikt nie wygrał.
       *[other] Wygrywa: { $names }.
    }
analysis-not-over = Partii nie dokończono.
analysis-how-passes =
    Każdą decyzję przeszukano od nowa: { $passes ->
        [one] { $passes } przejście.
        [few] { $passes } przejścia.
        [many] { $passes } przejść.
       *[other] { $passes } przejść.
    }
analysis-how-time = Każdą decyzję przeszukano od nowa, po { $time }.

## Szansa na wygraną w czasie

analysis-chance = Szansa na wygraną
analysis-chance-note = Według prawdziwych pozycji: wykres wie, co każdy miał w ręku, choć przy stole nie wiedział tego nikt.
analysis-chance-told = Szansa na wygraną przez { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }: { $parts }.
analysis-chance-of = { $name } od { $start } do { $end }
analysis-chance-at = { $name } { $chance }
analysis-steps = Kroki
analysis-step = krok { $step }
analysis-turn = Tura
analysis-player = Gracz
analysis-table = To samo w tabeli

## Punkty zwrotne

analysis-turning = Punkty zwrotne
analysis-turning-none = Żadna tura nie zmieniła znacząco niczyich szans.
analysis-turned = { $name } { $before } → { $after }
analysis-by =
    { $cause ->
        [luck] To był los: kości, dobór, to, co odkryto.
        [both] Trochę losu, trochę decyzji.
       *[choice] To była decyzja, nie los.
    }

## Ruchy

analysis-moves = Najlepsze i najgorsze ruchy
analysis-moves-note = Według tego, co każdy mógł wtedy wiedzieć: błędem nie jest to, co źle się skończyło, lecz to, co gorzej było wybrać.
analysis-best = Najlepszy ruch
analysis-costly = Kosztowny ruch
analysis-no-best = Żaden ruch się nie wyróżnił.
analysis-no-worst = Bez wyraźnych błędów.
analysis-played = Zagrano: { $action } ({ $chance })
analysis-better = Lepiej: { $action } ({ $chance })
analysis-next-best = Następny w kolejności: { $action } ({ $chance })
analysis-give-or-take = z dokładnością do { $points }

## Los i umiejętność

analysis-luck-and-skill = Los i umiejętność
analysis-luck-note = Skąd wzięła się każda szansa na wygraną, w punktach procentowych. Los to tyle, ile kości, dobór i odkryte karty dały ponad to, czego można się było spodziewać. Decyzje to tyle, ile własne ruchy straciły wobec najlepszych. Reszta to ruchy innych i to, czego nikt nie mógł przewidzieć.
analysis-start = Na początku
analysis-luck = Los
analysis-choices = Decyzje
analysis-rest = Reszta
analysis-end = Na końcu
analysis-agreed = Dobre decyzje
analysis-agreed-of = { $agreed } z { $decisions }

## W przeglądarce

analysis-going = Krok { $step } z { $steps }
analysis-failed = Analiza się nie udała. Spróbuj później.
analysis-details = Szczegóły
analysis-plot-hint = Kliknij wykres, by przejść do kroku.
analysis-try = Spróbuj
analysis-try-of = Spróbuj: { $action } (krok { $step })
analysis-try-note = „Spróbuj” otwiera nowy stół w chwili tego ruchu: siadasz na miejscu gracza, a za pozostałych grają boty.

## Dlaczego jej nie ma

server-cannot-analyse = Ta partia zaczęła się według starszych zasad albo nikt w niej nic nie zrobił: nie da się jej przeanalizować.
