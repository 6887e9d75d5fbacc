## Dlaczego nie: fakty

maracaibo-why-setup-quest-draft = Twoje zadania, w tej kolejności: { $quests }.
maracaibo-why-quests-kept = Zachowujesz { $need }, a tu jest { $have }.
maracaibo-why-turn-move-then-action =
    { $square ->
        [BAY] Twój okręt wykonał już ruch w tej turze: stoi w Zatoce.
        [MARACAIBO] Twój okręt wykonał już ruch w tej turze: stoi w Maracaibo.
       *[other] Twój okręt wykonał już ruch w tej turze: stoi na { $square }.
    }
maracaibo-why-move-spaces = Na Karaibach nie ma pola { $square }.
maracaibo-why-move-islands-blocked = Na { $square } leży wyspa ({ $kind }): okręty ją opływają.
maracaibo-why-move-must-advance = Pole { $square } nie leży bliżej Maracaibo niż to, z którego zaczynasz ruch.
maracaibo-why-move-one-to-three =
    { $need ->
        [one] Do pola { $square } jest { $need } krok, a twój okręt pokona najwyżej { $have }.
        [few] Do pola { $square } są { $need } kroki, a twój okręt pokona najwyżej { $have }.
        [many] Do pola { $square } jest { $need } kroków, a twój okręt pokona najwyżej { $have }.
       *[other] Do pola { $square } jest { $need } kroku, a twój okręt pokona najwyżej { $have }.
    }
maracaibo-why-not-moved = Twój okręt jeszcze nie ruszył.
maracaibo-why-here-already = Twój okręt już stoi na { $square }.
maracaibo-why-bay-must-stop = Do Zatoki wpływa się osobną akcją, a do Maracaibo tylko z Zatoki.
maracaibo-why-bay-reached-from-last-column =
    { $need ->
        [one] Do Zatoki jest { $need } krok, a twój okręt pokona najwyżej { $have }.
        [few] Do Zatoki są { $need } kroki, a twój okręt pokona najwyżej { $have }.
        [many] Do Zatoki jest { $need } kroków, a twój okręt pokona najwyżej { $have }.
       *[other] Do Zatoki jest { $need } kroku, a twój okręt pokona najwyżej { $have }.
    }
maracaibo-why-fog-improvements-reveal-on-entry = Na każdej drodze, którą możesz tam dopłynąć, leży zakryta karta: najpierw popłyń na nią.
maracaibo-why-move-pay-opponents = Zapłacić możesz tylko tym graczom: { $owner }.
maracaibo-why-doubloons-pay-in-full =
    { $cost ->
        [one] To kosztuje { $cost } dublon, a masz { $have }.
        [few] To kosztuje { $cost } dublony, a masz { $have }.
        [many] To kosztuje { $cost } dublonów, a masz { $have }.
       *[other] To kosztuje { $cost } dublonu, a masz { $have }.
    }
maracaibo-why-other-kind = Do wyboru masz tylko: { $kind }.
maracaibo-why-other-effect = Tego efektu nie ma do wyboru.
maracaibo-why-not-here = Twój okręt stoi przy karcie { $card }: tu chodzi tylko o nią.
maracaibo-why-none-face-up = Na Karaibach nie leży odkryte żadne takie ulepszenie. Rodzaj: { $type }.
maracaibo-why-other-type = Możesz teraz pozyskać tylko ulepszenie innego rodzaju: { $type }. Nie pasuje: { $card }.
maracaibo-why-not-face-up = Ta karta nie leży odkryta na Karaibach: { $card }.
maracaibo-why-location-never-leaves = To nie jest ulepszenie: { $card }.
maracaibo-why-residence-build = To nie jest rezydencja na tych Karaibach: { $card }.
maracaibo-why-residence-one-per-player = Masz już tę rezydencję: { $card }.
maracaibo-why-all-built = Masz już wszystkie rezydencje na Karaibach.
maracaibo-why-retirement-once = Kafelek zniżki na rezydencję masz już za sobą.
maracaibo-why-retirement-cannot-pay = Nie ma rezydencji, którą możesz tam zbudować za połowę kosztu.
maracaibo-why-retirement-trades = To, za co oddajesz ruch, nastąpi dopiero po ruchu.
maracaibo-why-nothing-given-up = Nie oddajesz za to ruchu.
maracaibo-why-upgrade-none-left = Wszystkie pola wzmocnień twojego okrętu są zajęte.
maracaibo-why-no-such-upgrade = Twój okręt nie ma takiego pola wzmocnienia.
maracaibo-why-upgrade-place-cube = Masz już to wzmocnienie: { $upgrade }.
maracaibo-why-upgrade-lock-lines =
    { $need ->
        [one] Ta blokada wymaga { $need } wzmocnienia, a masz { $have }.
        [few] Ta blokada wymaga { $need } wzmocnień, a masz { $have }.
        [many] Ta blokada wymaga { $need } wzmocnień, a masz { $have }.
       *[other] Ta blokada wymaga { $need } wzmocnienia, a masz { $have }.
    }
maracaibo-why-raid-reroll-once = W tym rabunku nie masz już przerzutu.
maracaibo-why-raid-more-actions = Nie masz takiej akcji rabunku.
maracaibo-why-raid-action-once-per-turn = Ta akcja rabunku jest w tej turze wykorzystana: { $action }.
maracaibo-why-raid-spend-within-raid = Potrzeba siły rabunku { $cost }, a w tym rabunku zostało { $have }.
maracaibo-why-explore-track-end = Twój poszukiwacz nie ma dokąd pójść.
maracaibo-why-explore-direction = Z pola twojego poszukiwacza ({ $space }) nie prowadzi tam żadna droga.
maracaibo-why-no-such-space = Na torze nie ma takiego pola.
maracaibo-why-explore-skip-occupied = Stoi tam poszukiwacz, więc to pole się pomija ({ $space }). Gracz: { $seat }.
maracaibo-why-explore-up-to-value =
    { $count ->
        [one] Twój poszukiwacz idzie o { $count } pole, a to leży dalej: { $space }.
        [few] Twój poszukiwacz idzie o najwyżej { $count } pola, a to leży dalej: { $space }.
        [many] Twój poszukiwacz idzie o najwyżej { $count } pól, a to leży dalej: { $space }.
       *[other] Twój poszukiwacz idzie o najwyżej { $count } pola, a to leży dalej: { $space }.
    }
maracaibo-why-symbol-explore-trade = Nie masz niczego, co pozwala oddać za to ruch.
maracaibo-why-traded = W tej eksploracji to jest już wykorzystane: { $trade }.
maracaibo-why-symbol-explore-trade-limit =
    { $have ->
        [one] Zostało ci { $have } pole ruchu, a potrzeba { $need }, bo poszukiwacz musi się jeszcze ruszyć.
        [few] Zostały ci { $have } pola ruchu, a potrzeba { $need }, bo poszukiwacz musi się jeszcze ruszyć.
        [many] Zostało ci { $have } pól ruchu, a potrzeba { $need }, bo poszukiwacz musi się jeszcze ruszyć.
       *[other] Zostało ci { $have } pola ruchu, a potrzeba { $need }, bo poszukiwacz musi się jeszcze ruszyć.
    }
maracaibo-why-must-move = Część ruchu jest już oddana, więc poszukiwacz musi się ruszyć.
maracaibo-why-no-way-on = Po tym twój poszukiwacz nie będzie miał dokąd pójść.
maracaibo-why-symbol-explore-here-limits = Pole twojego poszukiwacza nic już teraz nie daje.
maracaibo-why-none-stored = Nie masz tego w magazynie: { $kind }.
maracaibo-why-no-spot-left = Nie masz już wolnego pola, by zakopać skarb tego rodzaju: { $kind }.
maracaibo-why-no-such-spot = Nie masz takiego pola dla skarbów tego rodzaju: { $kind }.
maracaibo-why-bury-no-space = Tam jest już zakopany skarb: { $kind }, { $spot }.
maracaibo-why-quest-gain = Tego zadania nie ma na rynku: { $quest }.
maracaibo-why-quest-deck-empty = Talia zadań jest pusta.
maracaibo-why-no-quest-left = Nie ma już zadań, ani w talii, ani na rynku.
maracaibo-why-no-quest-in-market = Rynek zadań jest pusty.
maracaibo-why-figurehead-d-whale = Nie masz galionu, który odświeża rynek zadań.
maracaibo-why-figurehead-d-discards-bottom = Rynek jest już odświeżony dla tego zadania.
maracaibo-why-symbol-sell-quest = Nie masz na ręce tego zadania: { $quest }.
maracaibo-why-no-quest-held = Nie masz na ręce żadnego zadania.
maracaibo-why-figurehead-only-one = Masz już galion: { $figurehead }.
maracaibo-why-figurehead-acquire = Tego galionu nie ma na rynku.
maracaibo-why-black-market-no-target = Żadne miejsce nie jest wolne na kafelek czarnego rynku.
maracaibo-why-no-tile-left = Wszystkie twoje kafelki czarnego rynku są już umieszczone.
maracaibo-why-no-such-tile = Nie ma takiego kafelka czarnego rynku.
maracaibo-why-placed-already = Ten kafelek jest już umieszczony: { $tile }.
maracaibo-why-black-market-never-flip = W tej grze ten kafelek leży na drugiej stronie: { $tile }.
maracaibo-why-black-market-place = To nie jest karta miejsca: { $card }.
maracaibo-why-black-market-one-per-location =
    { $you ->
        [seat] Na tej karcie leży już twój kafelek: { $card }.
       *[other] Na tej karcie leży już kafelek: { $card }. Gracz: { $seat }.
    }
maracaibo-why-symbol-activate-market = Ten kafelek nie jest jeszcze umieszczony: { $tile }.
maracaibo-why-no-tile-placed = Żaden twój kafelek czarnego rynku nie jest jeszcze umieszczony.
maracaibo-why-rubies-sell = To pole rynku rubinów jest zajęte: { $ruby }.
maracaibo-why-no-such-ruby = Rynek rubinów nie ma takiego pola.
maracaibo-why-ruby-sold = W czasie tej wizyty jeden rubin jest już sprzedany.

## Co można zrobić, po „możesz”

maracaibo-verb-keep = zachować zadania
maracaibo-verb-sail = popłynąć na kartę
maracaibo-verb-bay = wpłynąć do Zatoki
maracaibo-verb-stop = zatrzymać się tutaj
maracaibo-verb-pay = zapłacić przeciwnikowi
maracaibo-verb-acquire = pozyskać ulepszenie
maracaibo-verb-leave = wziąć 5 dublonów
maracaibo-verb-build = zbudować rezydencję
maracaibo-verb-upgrade = wzmocnić okręt
maracaibo-verb-reroll = przerzucić wszystkie kości
maracaibo-verb-raid = wybrać rodzaj skarbu do rabunku
maracaibo-verb-spend = wydać siłę rabunku
maracaibo-verb-explore = przesunąć poszukiwacza
maracaibo-verb-trade = zrezygnować z ruchu
maracaibo-verb-cube = dołożyć kostkę na wyspę
maracaibo-verb-treasure = wziąć skarb
maracaibo-verb-store = użyć pola z premią
maracaibo-verb-bury = zakopać skarb
maracaibo-verb-draw = dobrać zadanie z talii
maracaibo-verb-take = wziąć zadanie z rynku
maracaibo-verb-refresh = odświeżyć rynek zadań
maracaibo-verb-sell = sprzedać zadanie
maracaibo-verb-figurehead = pozyskać galion
maracaibo-verb-place = umieścić kafelek czarnego rynku
maracaibo-verb-activate = aktywować kafelek czarnego rynku
maracaibo-verb-ruby = sprzedać rubin
maracaibo-verb-exchange = wymienić rubin na 2 PZ
