## Gra

wreck-bay-title = Zatoka Wraków
wreck-bay-blurb = Wyślij marynarza w tajemnicy i nurkuj po to, co zostało: kto przekombinuje, nurkuje ostatni.
wreck-bay-reason-points = najwięcej punktów

## Co się dzieje

wreck-bay-chart-dealt =
    { $chart ->
        [unknown] { $seat } dostaje mapę.
       *[other] { $you ->
            [seat] Dostajesz mapę
           *[other] { $seat } dostaje mapę
        }: { $chart }.
    }
wreck-bay-came-to-light = Wrak oddaje: { $finds }.
wreck-bay-sent =
    { $you ->
        [seat] Wysyłasz marynarza o sile { $sailor }.
       *[other] { $seat } wysyła marynarza o sile { $sailor }.
    }
wreck-bay-dived =
    { $you ->
        [seat] Nurkujesz i wydobywasz
       *[other] { $seat } nurkuje i wydobywa
    }: { $find }.
wreck-bay-chart-shown =
    { $you ->
        [seat] Twoja mapa
       *[other] { $seat } pokazuje mapę
    }: { $chart }. Punkty: { $points }.

## Pytania i odpowiedzi

wreck-bay-prompt-send = Runda { $round }: wybierz marynarza, w tajemnicy.
wreck-bay-prompt-dive = Wybierz, co wydobyć.
wreck-bay-do-send = Wyślij marynarza o sile { $sailor }
wreck-bay-do-dive = { $find }
wreck-bay-brings-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[other] +{ $points } punktów
    }
wreck-bay-brings-fewer-points =
    { $points ->
        [one] −{ $points } punkt
        [few] −{ $points } punkty
       *[other] −{ $points } punktów
    }

## Co widać na stole

wreck-bay-view-round = Runda
wreck-bay-view-rounds = Wszystkich rund
wreck-bay-view-wreck = Jeszcze we wraku
wreck-bay-view-finds = Znaleziska
wreck-bay-view-crew = Załoga
wreck-bay-view-sent = Ostatnio na dnie
wreck-bay-view-chosen = Wybór padł
wreck-bay-view-chart = Mapa
wreck-bay-view-points = Punkty

## Karty

wreck-bay-find-rum-1 = Beczka rumu (1)
wreck-bay-find-rum-2 = Dwie beczki rumu (2)
wreck-bay-find-rum-4 = Stary rum (4)
wreck-bay-find-silk-1 = Bela jedwabiu (1)
wreck-bay-find-silk-2 = Dwie bele jedwabiu (2)
wreck-bay-find-silk-4 = Jedwab dworski (4)
wreck-bay-find-silver-1 = Sztaba srebra (1)
wreck-bay-find-silver-2 = Dwie sztaby srebra (2)
wreck-bay-find-silver-4 = Srebro ołtarzowe (4)
wreck-bay-find-pearls-1 = Sznur pereł (1)
wreck-bay-find-pearls-2 = Dwa sznury pereł (2)
wreck-bay-find-pearls-4 = Czarne perły (4)
wreck-bay-find-idol = Przeklęty posążek (−3)
wreck-bay-chart-chart-rum = rum
wreck-bay-chart-chart-silk = jedwab
wreck-bay-chart-chart-silver = srebro
wreck-bay-chart-chart-pearls = perły
