## Wspomnienia

history = Moje gry
history-none = Nie masz jeszcze żadnej skończonej gry. Gdy jakąś skończysz, znajdziesz ją tutaj.
history-failed = Nie udało się pobrać twoich gier. Spróbuj później.
history-to-harbour = Do przystani
history-which = Wszystkie gry rozegrane do końca na tym urządzeniu. Rejsy z przewodnikiem i gry porzucone się nie liczą.
history-finished = Skończone gry
history-newer = Nowsze
history-older = Starsze
history-page = Strona { $page } z { $pages }
history-place =
    { $seats ->
        [1] gra w pojedynkę
       *[other] twoje miejsce: { $place }. z { $seats }
    }
history-with = przy stole: { $names }
history-replay-of = Obejrzyj powtórkę: { $game }, { $date }

## Statystyka

history-statistics = Statystyki
history-win-share = Wygrane gry
history-won-of = { $wins } z { $played }
history-won-of-game = { $game }: wygrane { $wins } z { $played }
history-played = Rozegrane
history-won = Wygrane
history-best = Najlepszy wynik
history-mean = Średni wynik
history-streak = Obecna seria wygranych
history-longest-streak = Najdłuższa seria wygranych
history-scores = Wyniki w czasie
history-scores-told = Wyniki od najstarszego do najnowszego: { $scores }. Średnia { $mean }.
history-score-won = { $score } (wygrana)
history-legend = Pełne koło: wygrana. Puste: bez wygranej. Linia przerywana: twoja średnia.
history-opponents = Z kim grasz
history-opponent = Przeciwnik
history-bots = Boty ({ $strength })
history-forgotten = Gracze, którzy usunęli swoje dane
history-games = Gry
history-ahead = Twoja przewaga
history-behind = Przewaga przeciwnika

## Pasek powtórki

history-start = Na początek
history-end = Na koniec
history-turn-back = Tura wstecz
history-turn-on = Tura naprzód
history-turn = Tura { $turn } z { $turns }: { $name }
history-pace = Tempo
history-analyse = Analiza: co rozstrzygnęło tę partię?
history-copy = Skopiuj link do tej chwili
history-copied = Skopiowano: kto otworzy link, zobaczy tę chwilę.
history-copy-by-hand = Przeglądarka nie pozwala tej stronie kopiować. Adres strony prowadzi do tej chwili: skopiuj go ręcznie.

## Dlaczego nic nie widać

server-no-such-step = Gra nie trwała tak długo.
