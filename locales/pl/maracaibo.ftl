## Gra

maracaibo-title = Piraci z Maracaibo
maracaibo-blurb = Przemierz Karaiby trzy razy, rabuj, eksploruj, zakopuj skarby i zostań największą legendą piractwa.
maracaibo-stage-setup = Wybór zadań
maracaibo-stage-play = Na morzu
maracaibo-stage-over = Koniec gry
maracaibo-option-layout = Układ Karaibów
maracaibo-option-layout-main = zwykły
maracaibo-option-layout-two-channels = dwa kanały
maracaibo-option-layout-long-islands = długie wyspy
maracaibo-option-layout-southern-passage = południowe przejście
maracaibo-option-location-groups = Cztery lub więcej miejsc obok siebie
maracaibo-option-location-groups-as-dealt = zostają tak, jak je wyłożono
maracaibo-option-location-groups-broken-up = zostają rozdzielone (na pierwsze rozgrywki)
maracaibo-option-fog-locations = Mgły wojny: miejsca
maracaibo-option-fog-locations-off = nie
maracaibo-option-fog-locations-on = tak: miejsca leżą zakryte, póki ktoś się tam nie zatrzyma
maracaibo-option-fog-improvements = Mgły wojny: ulepszenia
maracaibo-option-fog-improvements-off = nie
maracaibo-option-fog-improvements-on = tak: ulepszenia leżą zakryte, póki ktoś tam nie wpłynie
maracaibo-option-skirmishes = Pirackie potyczki
maracaibo-option-skirmishes-off = nie
maracaibo-option-skirmishes-on = tak: okręty, które spotkają się na karcie, walczą
maracaibo-option-adventure-hunters = Łowcy przygód
maracaibo-option-adventure-hunters-off = nie
maracaibo-option-adventure-hunters-on = tak: liczy się tylko trudniejszy warunek zadania, ale podwójnie
maracaibo-option-rubies = Rubiny
maracaibo-option-rubies-off = nie
maracaibo-option-rubies-on = tak: zdobywasz rubiny i sprzedajesz je w Zatoce
maracaibo-option-retirement = Emerytura
maracaibo-option-retirement-off = nie
maracaibo-option-retirement-on = tak: na końcu toru rezydencja za połowę kosztu
maracaibo-option-residence-stop = Postój na karcie rezydencji
maracaibo-option-residence-stop-build-only = można budować
maracaibo-option-residence-stop-build-or-doubloons = budujesz albo bierzesz 5 dublonów
maracaibo-option-rivers = Które rzeki się liczą (w module Emerytura)
maracaibo-option-rivers-crossed = wszystkie, które kiedykolwiek przekroczysz
maracaibo-option-rivers-behind = tylko te, które poszukiwacz ma teraz za sobą
maracaibo-option-difficulty = Siła Czerwonobrodego (tryb solo)
maracaibo-option-difficulty-0 = 0: niegroźny
maracaibo-option-difficulty-1 = 1
maracaibo-option-difficulty-2 = 2
maracaibo-option-difficulty-3 = 3
maracaibo-option-difficulty-4 = 4
maracaibo-option-difficulty-5 = 5
maracaibo-option-difficulty-6 = 6: bezlitosny
maracaibo-seat-redbeard = Czerwonobrody

## Przygotowanie i rundy

# Imion się nie odmienia: stoją w mianowniku.
maracaibo-first-player-chosen =
    { $you ->
        [seat] Pierwszy gracz to ty.
       *[other] Pierwszy gracz: { $seat }.
    }
maracaibo-quests-dealt =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }{ $quests ->
        [unknown] .
       *[other] : { $quests }.
    }
maracaibo-quests-kept =
    { $you ->
        [seat] Zachowujesz
       *[other] { $seat } zachowuje
    } { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }{ $quests ->
        [unknown] .
       *[other] : { $quests }.
    }
maracaibo-round-began =
    Zaczyna się runda { $round }; pierwszą turę { $you ->
        [seat] masz ty.
       *[other] ma { $seat }.
    }
maracaibo-round-ended = Runda { $round } dobiegła końca.
maracaibo-income-taken =
    { $you ->
        [seat] Pobierasz
       *[other] { $seat } pobiera
    } dochód: { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
        [many] { $doubloons } dublonów
       *[other] { $doubloons } dublonu
    }{ $vp ->
        [0] .
       *[other] {" "}i { $vp } PZ.
    }

## Żegluga

maracaibo-effect-chosen =
    { $you ->
        [seat] Zaczynasz
       *[other] { $seat } zaczyna
    } od: { $effect }.
maracaibo-sailed =
    { $you ->
        [seat] Płyniesz
       *[other] { $seat } płynie
    } { $card ->
        [unknown] na { $square }, gdzie leży zakryta karta.
       *[other] na { $square }: { $card }.
    }
maracaibo-entered-bay =
    { $you ->
        [seat] Wpływasz
       *[other] { $seat } wpływa
    } do Zatoki.
maracaibo-reached-maracaibo =
    { $you ->
        [seat] Docierasz
       *[other] { $seat } dociera
    } do Maracaibo.
maracaibo-paid-opponent =
    { $you ->
        [seat] Płacisz graczowi { $owner }
        [owner] { $seat } płaci ci
       *[other] { $seat } płaci graczowi { $owner }
    } 1 dublon.

## Dublony, punkty, skarby

maracaibo-doubloons-gained =
    { $you ->
        [seat] Otrzymujesz
       *[other] { $seat } otrzymuje
    } { $doubloons ->
        [one] { $doubloons } dublon.
        [few] { $doubloons } dublony.
        [many] { $doubloons } dublonów.
       *[other] { $doubloons } dublonu.
    }
maracaibo-points-scored =
    { $you ->
        [seat] Zdobywasz
       *[other] { $seat } zdobywa
    } { $vp } PZ.
maracaibo-cubes-added =
    { $you ->
        [seat] Dokładasz
       *[other] { $seat } dokłada
    } { $count ->
        [one] { $count } kostkę na wyspę skarbów ({ $kind }); razem: { $cubes }.
        [few] { $count } kostki na wyspę skarbów ({ $kind }); razem: { $cubes }.
        [many] { $count } kostek na wyspę skarbów ({ $kind }); razem: { $cubes }.
       *[other] { $count } kostki na wyspę skarbów ({ $kind }); razem: { $cubes }.
    }
maracaibo-treasure-taken =
    { $you ->
        [seat] Zdobywasz
       *[other] { $seat } zdobywa
    } { $kind_object }.
maracaibo-treasure-buried =
    { $you ->
        [seat] Zakopujesz
       *[other] { $seat } zakopuje
    } { $kind_object } ({ $spot }).

## Karty, wzmocnienia, kafelki

maracaibo-card-left =
    { $you ->
        [seat] Zostawiasz kartę i bierzesz
       *[other] { $seat } zostawia kartę i bierze
    } { $doubloons ->
        [one] { $doubloons } dublon.
        [few] { $doubloons } dublony.
        [many] { $doubloons } dublonów.
       *[other] { $doubloons } dublonu.
    }
maracaibo-card-acquired =
    { $you ->
        [seat] Pozyskujesz
       *[other] { $seat } pozyskuje
    } { $doubloons ->
        [0] kartę za darmo: { $card }.
        [one] kartę za { $doubloons } dublon: { $card }.
        [few] kartę za { $doubloons } dublony: { $card }.
        [many] kartę za { $doubloons } dublonów: { $card }.
       *[other] kartę za { $doubloons } dublonu: { $card }.
    }
maracaibo-card-dealt =
    { $card ->
        [unknown] Na { $square } leży nowa, zakryta karta.
       *[other] Nowa karta na { $square }: { $card }.
    }
maracaibo-filler-laid = Karty się skończyły: { $square } daje odtąd tylko dublony.
maracaibo-residence-built =
    { $you ->
        [seat] Budujesz
       *[other] { $seat } buduje
    } { $doubloons ->
        [0] rezydencję za darmo: { $card }.
        [one] rezydencję za { $doubloons } dublon: { $card }.
        [few] rezydencję za { $doubloons } dublony: { $card }.
        [many] rezydencję za { $doubloons } dublonów: { $card }.
       *[other] rezydencję za { $doubloons } dublonu: { $card }.
    }
maracaibo-ship-upgraded =
    { $you ->
        [seat] Wzmacniasz
       *[other] { $seat } wzmacnia
    } okręt: { $upgrade }.
maracaibo-figurehead-taken =
    { $doubloons ->
        [0] { $you ->
            [seat] Bierzesz
           *[other] { $seat } bierze
        } galion
       *[other] { $you ->
            [seat] Pozyskujesz
           *[other] { $seat } pozyskuje
        } galion za { $doubloons ->
            [one] { $doubloons } dublon
            [few] { $doubloons } dublony
            [many] { $doubloons } dublonów
           *[other] { $doubloons } dublonu
        }
    }: { $figurehead }.
maracaibo-tile-placed =
    { $you ->
        [seat] Umieszczasz
       *[other] { $seat } umieszcza
    } { $doubloons ->
        [0] na karcie { $card } kafelek czarnego rynku ({ $tile }) za darmo.
        [one] na karcie { $card } kafelek czarnego rynku ({ $tile }) za { $doubloons } dublon.
        [few] na karcie { $card } kafelek czarnego rynku ({ $tile }) za { $doubloons } dublony.
        [many] na karcie { $card } kafelek czarnego rynku ({ $tile }) za { $doubloons } dublonów.
       *[other] na karcie { $card } kafelek czarnego rynku ({ $tile }) za { $doubloons } dublonu.
    }
maracaibo-tile-activated =
    { $you ->
        [seat] Aktywujesz
       *[other] { $seat } aktywuje
    } kafelek czarnego rynku: { $tile }.

## Zadania

maracaibo-quest-drawn =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } { $quest ->
        [unknown] zadanie.
       *[other] zadanie: { $quest }.
    }
maracaibo-quest-taken =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } zadanie z rynku: { $quest }.
maracaibo-quest-sold =
    { $you ->
        [seat] Sprzedajesz
       *[other] { $seat } sprzedaje
    } { $doubloons ->
        [one] zadanie za { $doubloons } dublon
        [few] zadanie za { $doubloons } dublony
        [many] zadanie za { $doubloons } dublonów
       *[other] zadanie za { $doubloons } dublonu
    }{ $quest ->
        [unknown] .
       *[other] : { $quest }.
    }
maracaibo-market-refreshed =
    { $you ->
        [seat] Odświeżasz
       *[other] { $seat } odświeża
    } rynek zadań: { $quests }.
maracaibo-quest-turned-up = Nowe zadanie na rynku: { $quest }.

## Eksploracja i rabunek

maracaibo-explorer-moved =
    { $you ->
        [seat] Przesuwasz
       *[other] { $seat } przesuwa
    } poszukiwacza: { $space }.
maracaibo-rivers-crossed =
    { $rivers ->
        [0] { $you ->
            [seat] Żadna rzeka już ci się nie liczy.
           *[other] { $seat }: żadna rzeka już się nie liczy.
        }
       *[other] { $you ->
            [seat] Masz
           *[other] { $seat } ma
        } już za sobą { $rivers ->
            [one] { $rivers } rzekę.
            [few] { $rivers } rzeki.
            [many] { $rivers } rzek.
           *[other] { $rivers } rzeki.
        }
    }
maracaibo-movement-traded =
    { $you ->
        [seat] Rezygnujesz
       *[other] { $seat } rezygnuje
    } { $spaces ->
        [one] z { $spaces } pola ruchu: { $trade }.
        [few] z { $spaces } pól ruchu: { $trade }.
        [many] z { $spaces } pól ruchu: { $trade }.
       *[other] z { $spaces } pola ruchu: { $trade }.
    }
maracaibo-raid-rolled =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } kośćmi do rabunku: złoto { $gold }, szmaragd { $emerald }, perła { $pearl }.
maracaibo-die-rolled =
    { $you ->
        [seat] Rabujesz i rzucasz
       *[other] { $seat } rabuje i rzuca
    } jedną kością: { $kind } { $pips }.
maracaibo-raid-aimed =
    { $you ->
        [seat] Rabujesz
       *[other] { $seat } rabuje
    } { $kind_object } z siłą { $strength }.
maracaibo-strength-spent =
    { $you ->
        [seat] Wykonujesz
       *[other] { $seat } wykonuje
    } akcję rabunku: { $action }.

## Koniec

maracaibo-quests-revealed =
    { $you ->
        [seat] Ujawniasz
       *[other] { $seat } ujawnia
    } zadania: { $quests }.
maracaibo-scored =
    { $you ->
        [seat] Kończysz
       *[other] { $seat } kończy
    } z { $total } PZ: tor punktacji { $track }, rzeki { $rivers }, dublony { $doubloons }, ulepszenia { $improvements }, ich warunki { $conditions }, rezydencje { $residences }, skarby { $treasures }, zakopanie { $buried }, zadania { $quests }, sześć zadań { $six_quests }{ $rubies ->
        [0] .
       *[other] , rubiny { $rubies }.
    }
maracaibo-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    }: { $reason }.
maracaibo-reason-points = najwięcej PZ
maracaibo-reason-buried = tyle samo PZ, ale więcej zakopanych skarbów
maracaibo-reason-shared = tyle samo PZ i zakopanych skarbów
maracaibo-reason-equal = tyle samo PZ, a w trybie solo trzeba mieć więcej
maracaibo-score-track = Tor punktacji
maracaibo-score-rivers = Rzeki
maracaibo-score-doubloons = Dublony
maracaibo-score-improvements = Ulepszenia
maracaibo-score-conditions = Warunki ulepszeń
maracaibo-score-residences = Rezydencje
maracaibo-score-treasures = Skarby
maracaibo-score-buried = Zakopane skarby
maracaibo-score-quests = Zadania
maracaibo-score-six_quests = Sześć zadań
maracaibo-score-total = Razem

## Pytania

maracaibo-prompt-keep =
    { $count ->
        [one] Zachowaj { $count } zadanie.
        [few] Zachowaj { $count } zadania.
        [many] Zachowaj { $count } zadań.
       *[other] Zachowaj { $count } zadania.
    }
maracaibo-prompt-sail =
    { $spaces ->
        [one] Przesuń okręt o { $spaces } pole w stronę Maracaibo.
        [few] Przesuń okręt o maksymalnie { $spaces } pola w stronę Maracaibo.
        [many] Przesuń okręt o maksymalnie { $spaces } pól w stronę Maracaibo.
       *[other] Przesuń okręt o maksymalnie { $spaces } pola w stronę Maracaibo.
    }
maracaibo-prompt-pay =
    { $doubloons ->
        [one] Masz tylko { $doubloons } dublon: wybierz, komu zapłacisz.
        [few] Masz tylko { $doubloons } dublony: wybierz, komu zapłacisz.
        [many] Masz tylko { $doubloons } dublonów: wybierz, komu zapłacisz.
       *[other] Masz tylko { $doubloons } dublonu: wybierz, komu zapłacisz.
    }
maracaibo-prompt-improvement = Pozyskaj ulepszenie albo zostaw je i weź 5 dublonów.
maracaibo-prompt-acquire =
    Możesz pozyskać z Karaibów dowolne ulepszenie (rodzaj: { $type }){ $surcharge ->
        [0] .
        [one] {""}; zapłacisz o { $surcharge } dublon więcej.
        [few] {""}; zapłacisz o { $surcharge } dublony więcej.
        [many] {""}; zapłacisz o { $surcharge } dublonów więcej.
       *[other] {""}; zapłacisz o { $surcharge } dublonu więcej.
    }
maracaibo-prompt-residence = Zbuduj rezydencję albo weź 5 dublonów.
maracaibo-prompt-build = Możesz zbudować rezydencję.
maracaibo-prompt-upgrade = Możesz wzmocnić swój okręt.
maracaibo-prompt-die =
    { $rerolls ->
        [0] Wybierz kość.
        [one] Wybierz kość albo przerzuć wszystkie (został { $rerolls } przerzut).
        [few] Wybierz kość albo przerzuć wszystkie (zostały { $rerolls } przerzuty).
        [many] Wybierz kość albo przerzuć wszystkie (zostało { $rerolls } przerzutów).
       *[other] Wybierz kość albo przerzuć wszystkie (zostało { $rerolls } przerzutu).
    }
maracaibo-prompt-aim = Rabunek bez rzutu kośćmi: wybierz rodzaj skarbu.
maracaibo-prompt-spend = Rabunek ({ $kind }): wydaj siłę, zostało { $strength }.
maracaibo-prompt-explore =
    { $spaces ->
        [one] Przesuń poszukiwacza o { $spaces } pole.
        [few] Przesuń poszukiwacza o maksymalnie { $spaces } pola.
        [many] Przesuń poszukiwacza o maksymalnie { $spaces } pól.
       *[other] Przesuń poszukiwacza o maksymalnie { $spaces } pola.
    }
maracaibo-prompt-cube =
    { $count ->
        [one] Możesz położyć { $count } kostkę na wyspie.
        [few] Możesz położyć { $count } kostki na jednej wyspie.
        [many] Możesz położyć { $count } kostek na jednej wyspie.
       *[other] Możesz położyć { $count } kostki na jednej wyspie.
    }
maracaibo-prompt-treasure =
    { $count ->
        [one] Możesz wziąć { $count } skarb.
        [few] Możesz wziąć { $count } skarby jednego rodzaju.
        [many] Możesz wziąć { $count } skarbów jednego rodzaju.
       *[other] Możesz wziąć { $count } skarbu jednego rodzaju.
    }
maracaibo-prompt-store = Możesz położyć nowy skarb ({ $kind }) na polu z premią.
maracaibo-prompt-bury = Możesz zakopać skarb.
maracaibo-prompt-quest = Możesz wziąć zadanie.
maracaibo-prompt-sell-quest = Możesz sprzedać zadanie za 8 dublonów.
maracaibo-prompt-figurehead = Możesz pozyskać galion za 3 dublony.
maracaibo-prompt-place-tile =
    { $doubloons ->
        [0] Możesz bezpłatnie umieścić kafelek czarnego rynku.
        [one] Możesz za { $doubloons } dublon umieścić kafelek czarnego rynku.
        [few] Możesz za { $doubloons } dublony umieścić kafelek czarnego rynku.
        [many] Możesz za { $doubloons } dublonów umieścić kafelek czarnego rynku.
       *[other] Możesz za { $doubloons } dublonu umieścić kafelek czarnego rynku.
    }
maracaibo-prompt-activate-tile = Możesz aktywować jeden ze swoich kafelków czarnego rynku.
maracaibo-prompt-next = { $source }: wybierz, co dalej.
maracaibo-prompt-one = { $source }: wybierz jedno.

## O co pytani są inni

maracaibo-asked-keep = { $seat } wybiera, które zadania zachować.
maracaibo-asked-sail = { $seat } wybiera, dokąd płynąć.
maracaibo-asked-pay = { $seat } wybiera, komu zapłacić.
maracaibo-asked-acquire = { $seat } zastanawia się nad pozyskaniem karty.
maracaibo-asked-build = { $seat } zastanawia się nad budową rezydencji.
maracaibo-asked-upgrade = { $seat } zastanawia się nad wzmocnieniem okrętu.
maracaibo-asked-die = { $seat } wybiera skarb, po który sięga w rabunku.
maracaibo-asked-spend = { $seat } wydaje siłę rabunku.
maracaibo-asked-explore = { $seat } wybiera, dokąd idzie poszukiwacz.
maracaibo-asked-treasure = { $seat } wybiera skarb i jego miejsce.
maracaibo-asked-bury = { $seat } zastanawia się nad zakopaniem skarbu.
maracaibo-asked-quest = { $seat } wybiera zadanie.
maracaibo-asked-figurehead = { $seat } zastanawia się nad galionem.
maracaibo-asked-tile = { $seat } wybiera kafelek czarnego rynku.
maracaibo-asked-next = { $seat } wybiera, co zrobić dalej.
maracaibo-asked-rubies = { $seat } zastanawia się nad sprzedażą rubinów.

## Co można zrobić

maracaibo-do-keep = Zachowaj: { $quests }
maracaibo-do-sail = Płyń na { $square }
maracaibo-do-bay = Wpłyń do Zatoki
maracaibo-do-pay = Zapłać: { $seat }
maracaibo-do-acquire = Pozyskaj: { $card }
maracaibo-do-leave = Weź 5 dublonów
maracaibo-do-build = Zbuduj: { $card }
maracaibo-do-upgrade = Wzmocnij okręt: { $upgrade }
maracaibo-do-reroll = Przerzuć wszystkie kości
maracaibo-do-raid = Rabuj { $kind_object }
maracaibo-do-spend = { $action }
maracaibo-do-explore = Eksploruj: { $space }
maracaibo-do-trade = Zrezygnuj z ruchu: { $trade }
maracaibo-do-cube = Dołóż kostkę na wyspę: { $kind }
maracaibo-do-treasure = Weź { $kind_object }
maracaibo-do-store = Użyj pola z premią
maracaibo-do-bury = Zakop { $kind_object } ({ $spot })
maracaibo-do-draw = Dobierz zadanie z talii
maracaibo-do-take = Weź: { $quest }
maracaibo-do-refresh = Odśwież rynek zadań
maracaibo-do-sell = Sprzedaj: { $quest }
maracaibo-do-figurehead = Pozyskaj: { $figurehead }
maracaibo-do-place = Umieść: { $tile } → { $card }
maracaibo-do-activate = Aktywuj: { $tile }

## Słowa

maracaibo-kind-gold = złoto
    .object = złoto
    .of = złota
maracaibo-kind-emerald = szmaragd
    .object = szmaragd
    .of = szmaragdu
maracaibo-kind-pearl = perła
    .object = perłę
    .of = perły
maracaibo-type-ship = okręt
maracaibo-type-equip = ekwipunek
maracaibo-type-crew = załoga
maracaibo-what-doubloon-income = dochód w dublonach
maracaibo-what-point-income = dochód w PZ
maracaibo-what-rivers = przekroczone rzeki
maracaibo-what-treasures = skarby
maracaibo-what-gold-treasures = złoto
maracaibo-what-emerald-treasures = szmaragdy
maracaibo-what-pearl-treasures = perły
maracaibo-what-buried = zakopane skarby
maracaibo-what-buried-gold = zakopane złoto
maracaibo-what-buried-emerald = zakopane szmaragdy
maracaibo-what-buried-pearl = zakopane perły
maracaibo-what-residences = rezydencje
maracaibo-what-improvements-and-residences = ulepszenia i rezydencje
maracaibo-what-upgrades = wzmocnienia okrętu
maracaibo-what-lightning = karty z błyskawicą
maracaibo-what-ship = karty okrętu
maracaibo-what-equip = karty ekwipunku
maracaibo-what-crew = karty załogi
maracaibo-what-treasure-sets = zestawy trzech różnych skarbów
maracaibo-what-scored-quests = punktowane zadania
maracaibo-spot-1 = pole 1
maracaibo-spot-2 = pole 2
maracaibo-spot-3 = pole 3
maracaibo-spot-4 = pole 4
maracaibo-spot-5 = pole 5
maracaibo-spot-figurehead-1 = na galionie, pole 1
maracaibo-spot-figurehead-2 = na galionie, pole 2
maracaibo-spot-figurehead-3 = na galionie, pole 3
maracaibo-spot-figurehead-4 = na galionie, pole 4
maracaibo-source-location = Karta miejsca
maracaibo-source-improvement = Ulepszenie
maracaibo-source-bay = Zatoka
maracaibo-source-maracaibo = Maracaibo
maracaibo-source-ship = Planszetka okrętu
maracaibo-source-hideout = Kryjówka
maracaibo-source-track = Tor eksploracji
maracaibo-source-explorer-space = Pole twojego poszukiwacza
maracaibo-source-market-tile = Czarny rynek
maracaibo-source-figurehead = Galion
maracaibo-source-raid = Rabunek
maracaibo-effect-raid = Rabunek
maracaibo-effect-raid-plus-2 = Rabunek z 2 dodatkowymi punktami siły
maracaibo-effect-raid-of-4 = Rabunek o sile 4, bez rzutu
maracaibo-effect-explore-2 = Eksploracja, 2 pola plus premie
maracaibo-effect-explore-3 = Eksploracja, 3 pola plus premie
maracaibo-effect-explore-4 = Eksploracja, 4 pola plus premie
maracaibo-effect-explorer-space = Rozpatrz jeszcze raz pole swojego poszukiwacza
maracaibo-effect-build = Zbuduj rezydencję
maracaibo-effect-bury = Zakop skarb
maracaibo-effect-quest = Weź zadanie
maracaibo-effect-sell-quest = Sprzedaj zadanie za 8 dublonów
maracaibo-effect-upgrade = Wzmocnij okręt
maracaibo-effect-activate-tile = Aktywuj kafelek czarnego rynku
maracaibo-effect-acquire-crew = Pozyskaj z Karaibów kartę załogi
maracaibo-effect-acquire-equip = Pozyskaj z Karaibów kartę ekwipunku
maracaibo-effect-cube-any = Dołóż kostkę na wyspę
maracaibo-effect-cubes-2-any = Dołóż 2 kostki na jedną wyspę
maracaibo-effect-treasure-gold = Weź złoto
maracaibo-effect-treasure-emerald = Weź szmaragd
maracaibo-effect-treasure-pearl = Weź perłę
maracaibo-effect-vp-per-rivers = Zdobądź 2 PZ za każdą przekroczoną rzekę
maracaibo-effect-doubloons-4 = Weź 4 dublony
maracaibo-effect-doubloons-5 = Weź 5 dublonów

## Akcje rabunku i zamiana ruchu

maracaibo-action-vp = Przechwałki (1 pkt siły za 1 PZ)
maracaibo-action-doubloons = Grabież (2 pkt siły za 3 dublony)
maracaibo-action-treasure = Zdobycie skarbu (5 pkt siły za skarb)
maracaibo-action-u7 = Drabinki abordażowe (3 pkt siły za skarb)
maracaibo-action-u12 = Krwawa bandera (2 pkt siły za 3 PZ)
maracaibo-action-u16 = Maszt trofeów (4 pkt siły za 3 PZ i kostkę)
maracaibo-action-armoury = Zbrojownia (2 pkt siły za 3 PZ)
maracaibo-action-grappling-hooks = Haki abordażowe (4 pkt siły za 3 PZ i kostkę)
maracaibo-action-a-mermaid = Syrena (2 pkt siły za 2 PZ i 2 dublony)
maracaibo-action-h-kraken = Kraken (3 pkt siły za 6 dublonów)
maracaibo-action-k-skull = Czaszka (2 pkt siły za zakopanie skarbu)
maracaibo-trade-rigging = Takielunek (otrzymasz 3 dublony)
maracaibo-trade-travel-chest = Kufer podróżny (zakopiesz skarb)
maracaibo-trade-pathfinder = Tropiciel (otrzymasz 3 PZ)
maracaibo-trade-j-nautilus = Nautilus (otrzymasz złoto)

## Karty Karaibów

maracaibo-card-longboat = Szalupa
maracaibo-card-deck-gun = Działo pokładowe
maracaibo-card-cargo-hold = Ładownia
maracaibo-card-dry-dock = Suchy dok
maracaibo-card-crows-nest = Bocianie gniazdo
maracaibo-card-black-flag = Czarna bandera
maracaibo-card-tobacco = Tytoń
maracaibo-card-rum = Rum
maracaibo-card-sugar = Cukier
maracaibo-card-cocoa = Kakao
maracaibo-card-shovels = Łopaty
maracaibo-card-golden-sabre = Złota szabla
maracaibo-card-emerald-dagger = Szmaragdowy sztylet
maracaibo-card-pearl-pistol = Perłowy pistolet
maracaibo-card-klabautermann = Klabaternik
maracaibo-card-cook = Kucharz
maracaibo-card-gunner = Puszkarka
maracaibo-card-scout = Zwiadowczyni
maracaibo-card-quartermaster = Kwatermistrz
maracaibo-card-harpooner = Harpunnik
maracaibo-card-shantyman = Szantymen
maracaibo-card-bosun = Bosman
maracaibo-card-captains-cabin = Kajuta kapitańska
maracaibo-card-reinforced-hull = Wzmocniony kadłub
maracaibo-card-gun-battery = Bateria dział
maracaibo-card-mainmast = Grotmaszt
maracaibo-card-armoury = Zbrojownia
maracaibo-card-stern-gallery = Galeria rufowa
maracaibo-card-rigging = Takielunek
maracaibo-card-powder-magazine = Skład prochu
maracaibo-card-ships-wheel = Koło sterowe
maracaibo-card-golden-idol = Złoty idol
maracaibo-card-emerald-necklace = Szmaragdowy naszyjnik
maracaibo-card-pearl-crown = Perłowa korona
maracaibo-card-coffee = Kawa
maracaibo-card-spices = Przyprawy
maracaibo-card-cotton = Bawełna
maracaibo-card-merchants-scales = Waga kupiecka
maracaibo-card-travel-chest = Kufer podróżny
maracaibo-card-indigo = Indygo
maracaibo-card-ciphered-map = Zaszyfrowana mapa
maracaibo-card-adventuress = Łowczyni przygód
maracaibo-card-old-sea-dog = Stary wilk morski
maracaibo-card-gold-hunter = Łowca złota
maracaibo-card-fence = Paserka
maracaibo-card-navigator = Nawigatorka
maracaibo-card-fencing-master = Mistrz fechtunku
maracaibo-card-purser = Skarbnik
maracaibo-card-carpenter = Cieśla
maracaibo-card-recruiter = Werbownik
maracaibo-card-shipwright = Szkutniczka
maracaibo-card-pathfinder = Tropiciel
maracaibo-card-pearl-hunter = Łowca pereł
maracaibo-card-emerald-hunter = Łowczyni szmaragdów
maracaibo-card-bribed-governor = Przekupny gubernator
maracaibo-card-grappling-hooks = Haki abordażowe
maracaibo-card-book-of-adventures = Księga przygód
maracaibo-card-jewel-casket = Szkatuła klejnotów
maracaibo-card-ebony-pipe = Hebanowa fajka
maracaibo-card-tobago = Tobago
maracaibo-card-trinidad = Trynidad
maracaibo-card-bonaire = Bonaire
maracaibo-card-curacao = Curaçao
maracaibo-card-grenada = Grenada
maracaibo-card-barbados = Barbados
maracaibo-card-aruba = Aruba
maracaibo-card-margarita = Margarita
maracaibo-card-jamaica = Jamajka
maracaibo-card-hispaniola = Hispaniola
maracaibo-card-cuba = Kuba
maracaibo-card-puerto-rico = Portoryko
maracaibo-card-hacienda = Hacjenda
maracaibo-card-castle = Zamek
maracaibo-card-hidden-harbour = Ukryta przystań
maracaibo-card-fortress = Twierdza
maracaibo-card-lighthouse = Latarnia morska
maracaibo-card-palace = Pałac
maracaibo-card-townhouse = Kamienica
maracaibo-card-citadel = Cytadela
maracaibo-card-inn = Zajazd
maracaibo-card-estate = Posiadłość
maracaibo-card-pirate-cove = Zatoczka piratów
maracaibo-card-sea-fort = Fort morski
maracaibo-card-filler = zakryta karta

## Zadania

maracaibo-quest-treasures = Królewski okup
maracaibo-quest-gold = Gorączka złota
maracaibo-quest-emeralds = Zielony ogień
maracaibo-quest-pearls = Łzy morza
maracaibo-quest-ships = Duma floty
maracaibo-quest-equipment = Pełna ładownia
maracaibo-quest-crew = Wszystkie ręce na pokład
maracaibo-quest-doubloon-income = Pękata sakiewka
maracaibo-quest-vp-income = Rosnąca legenda
maracaibo-quest-improvements-residences = Pirackie imperium
maracaibo-quest-rivers = Za siedmioma rzekami
maracaibo-quest-residences = Pan na włościach
maracaibo-quest-each-kind = Okręt jak się patrzy
maracaibo-quest-buried = Krzyżyk na mapie
maracaibo-quest-buried-gold = Złoto w piasku
maracaibo-quest-buried-emeralds = Szmaragdy pod ziemią
maracaibo-quest-buried-pearls = Perły w mroku
maracaibo-quest-buried-vp-income = Cicha chwała
maracaibo-quest-lightning = Szybko jak błyskawica
maracaibo-quest-upgrades = Najlepszy okręt na Karaibach
maracaibo-quest-crew-rivers = Zaprawieni w marszu
maracaibo-quest-equipment-rivers = Dobrze zaopatrzeni
maracaibo-quest-equipment-crew = Uzbrojeni po zęby
maracaibo-quest-ship-residences = Okręt i dom
maracaibo-quest-buried-rivers = Szlak skarbów

## Galiony

maracaibo-figurehead-a-mermaid = Syrena
maracaibo-figurehead-b-dragon = Smok
maracaibo-figurehead-c-harpy = Harpia
maracaibo-figurehead-d-whale = Wieloryb
maracaibo-figurehead-e-lion = Lew
maracaibo-figurehead-f-sea-serpent = Wąż morski
maracaibo-figurehead-g-poseidon = Posejdon
maracaibo-figurehead-h-kraken = Kraken
maracaibo-figurehead-i-hawk = Jastrząb
maracaibo-figurehead-j-nautilus = Nautilus
maracaibo-figurehead-k-skull = Czaszka
maracaibo-figurehead-l-unicorn = Jednorożec

## Czarny rynek

maracaibo-tile-1a-bury = Grabarz
maracaibo-tile-1b-equipment = Handlarz bronią
maracaibo-tile-2a-buried = Handlarz skarbami
maracaibo-tile-2b-crew = Branka
maracaibo-tile-3a-quests = Handlarz plotkami
maracaibo-tile-3b-emeralds = Szlifierz szmaragdów
maracaibo-tile-4a-rivers = Kartograf
maracaibo-tile-4b-pearls = Handlarz perłami
maracaibo-tile-5a-vp-cube = Spekulant
maracaibo-tile-5b-gold = Złotnik

## Planszetka okrętu

maracaibo-upgrade-u1 = Warsztat snycerza
maracaibo-upgrade-u2 = Kontakt przemytnika
maracaibo-upgrade-u3 = Falkonety
maracaibo-upgrade-u4 = Jolka
maracaibo-upgrade-u5 = Kasa okrętowa
maracaibo-upgrade-u6 = Dziennik kapitański
maracaibo-upgrade-u7 = Drabinki abordażowe
maracaibo-upgrade-u8 = Skład zapasów
maracaibo-upgrade-u9 = Podwójne dno
maracaibo-upgrade-u10 = Stojak na łopaty
maracaibo-upgrade-u11 = Sprzęt zwiadowczy
maracaibo-upgrade-u12 = Krwawa bandera
maracaibo-upgrade-u13 = Stół nawigacyjny
maracaibo-upgrade-u14 = Sekretny luk
maracaibo-upgrade-u15 = Wyciąg na skrzynie
maracaibo-upgrade-u16 = Maszt trofeów
maracaibo-upgrade-u17 = Złocona rufa
maracaibo-upgrade-u18 = Kajuta architekta

## Tor eksploracji

maracaibo-space-s = Skraj dżungli
maracaibo-space-1 = Wrak na mieliźnie
maracaibo-space-2 = Rozstaje
maracaibo-space-au1 = Ścieżka przemytników
maracaibo-space-au2 = Las masztowy
maracaibo-space-au3 = Chata przewoźnika
maracaibo-space-al1 = Lasy namorzynowe
maracaibo-space-al2 = Złotonośny strumień
maracaibo-space-al3 = Opuszczony obóz
maracaibo-space-al4 = Wypróchniała ceiba
maracaibo-space-7 = Chata pustelnika
maracaibo-space-8 = Faktoria
maracaibo-space-9 = Skała widokowa
maracaibo-space-10 = Szlak mułów
maracaibo-space-11 = Tartak
maracaibo-space-12 = Plantacja
maracaibo-space-13 = Nocny targ
maracaibo-space-bu1 = Kopalnia szmaragdów
maracaibo-space-bu2 = Dom nadzorcy
maracaibo-space-bu3 = Jaskinia nietoperzy
maracaibo-space-bu4 = Grań w chmurach
maracaibo-space-bu5 = Most linowy
maracaibo-space-bl1 = Smolarnia
maracaibo-space-bl2 = Wąwóz zasadzek
maracaibo-space-bl3 = Karczma donosiciela
maracaibo-space-19 = Ruiny misji
maracaibo-space-20 = Srebrny trakt
maracaibo-space-21 = Perłowa laguna
maracaibo-space-22 = Grzmiący wodospad
maracaibo-space-23 = Ukryta stocznia
maracaibo-space-24 = Stare cmentarzysko
maracaibo-space-25 = Gaj wyroczni
maracaibo-space-26 = Zapadnięta świątynia
maracaibo-space-27 = Złote miasto
maracaibo-space-discount = kafelek zniżki na rezydencję

## Czerwonobrody

maracaibo-redbeard-dealt = Czerwonobrody dostaje zadanie, którego nikt nie widzi.
maracaibo-redbeard-revealed = Karta Czerwonobrodego: { $redbeard }.
maracaibo-redbeard-ignored = Czerwonobrody pomija kartę, z której nie może nic wykonać: { $redbeard }.
maracaibo-redbeard-shuffled = Karty Czerwonobrodego potasowano w nową talię.
maracaibo-redbeard-drifted = Czerwonobrody nie może użyć żadnej karty: tylko płynie dalej.
maracaibo-redbeard-acted = Akcja główna Czerwonobrodego: { $deed }.
maracaibo-redbeard-added = Akcja dodatkowa Czerwonobrodego: { $deed }.
maracaibo-redbeard-met =
    Czerwonobrody spotyka { $you ->
        [seat] twój okręt: bierzesz
       *[other] okręt: { $seat } bierze
    } 1 dublon.
maracaibo-redbeard-paid =
    { $you ->
        [seat] Spotykasz Czerwonobrodego i płacisz
       *[other] { $seat } spotyka Czerwonobrodego i płaci
    } 1 dublon do zasobów ogólnych.
maracaibo-redbeard-rolled = Czerwonobrody wyrzuca { $pips }.
maracaibo-redbeard-upgraded = Czerwonobrody wzmacnia okręt: { $deed }.
maracaibo-redbeard-advanced = Rabunki i eksploracje Czerwonobrodego są mocniejsze: pole { $step } jego toru.
maracaibo-redbeard-kept = Czerwonobrody zatrzymuje wierzchnią kartę poziomu II: { $card }.
maracaibo-deed-raid = rabunek
maracaibo-deed-explore = eksploracja
maracaibo-deed-take-quest = wzięcie zadania
maracaibo-deed-level-two = wzięcie karty poziomu II
maracaibo-deed-improvement = wzięcie ulepszenia
maracaibo-deed-vp = zdobycie PZ
maracaibo-deed-cube = dołożenie kostki
maracaibo-deed-march = ruch poszukiwacza
maracaibo-deed-treasure = wzięcie skarbu
maracaibo-deed-upgrade = wzmocnienie okrętu
maracaibo-deed-track = krok na torze
maracaibo-deed-quest = zadanie
maracaibo-deed-figurehead = galion
maracaibo-deed-residence = rezydencja
maracaibo-redbeard-109 = Abordaż (A)
maracaibo-redbeard-110 = Stara mapa (A)
maracaibo-redbeard-111 = Plotki z Aruby (A)
maracaibo-redbeard-112 = Niespokojny kapitan (A)
maracaibo-redbeard-113 = Zaciąg w porcie (A)
maracaibo-redbeard-114 = Świeża krew (A)
maracaibo-redbeard-115 = Sława Czerwonobrodego (B)
maracaibo-redbeard-116 = Ceny idą w górę (B)
maracaibo-redbeard-117 = Forsowny marsz (B)
maracaibo-redbeard-118 = Ballada o Czerwonobrodym (B)
maracaibo-redbeard-119 = Skradziony ładunek (B)
maracaibo-redbeard-120 = Noc w stoczni (B)

## Moduły

maracaibo-card-revealed = Odkryta karta na { $square }: { $card }.
maracaibo-value-tile-placed = { $card } otrzymuje kafelek wartości skarbu: { $kind }.
maracaibo-top-turned-up = Następna karta poziomu II leży odkryta: { $card }.
maracaibo-skirmish-rolled =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } w potyczce: kość { $pips }, siła { $strength }.
maracaibo-skirmish-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    } potyczkę.
maracaibo-skirmish-drawn = Potyczka kończy się bez zwycięzcy.
maracaibo-ruby-gained =
    { $you ->
        [seat] Otrzymujesz
       *[other] { $seat } otrzymuje
    } rubin (razem: { $rubies }).
maracaibo-ruby-sold =
    { $you ->
        [seat] Sprzedajesz
       *[other] { $seat } sprzedaje
    } rubin: { $ruby }.
maracaibo-ruby-exchanged =
    { $you ->
        [seat] Wymieniasz
       *[other] { $seat } wymienia
    } rubin na punkty.
maracaibo-prompt-sail-on =
    { $spaces ->
        [one] Płyń dalej, najwyżej { $spaces } pole, albo zatrzymaj się, jeśli jesteś bliżej Maracaibo niż na początku ruchu.
        [few] Płyń dalej, najwyżej { $spaces } pola, albo zatrzymaj się, jeśli jesteś bliżej Maracaibo niż na początku ruchu.
        [many] Płyń dalej, najwyżej { $spaces } pól, albo zatrzymaj się, jeśli jesteś bliżej Maracaibo niż na początku ruchu.
       *[other] Płyń dalej, najwyżej { $spaces } pola, albo zatrzymaj się, jeśli jesteś bliżej Maracaibo niż na początku ruchu.
    }
maracaibo-prompt-rubies =
    { $rubies ->
        [one] Masz { $rubies } rubin.
        [few] Masz { $rubies } rubiny.
        [many] Masz { $rubies } rubinów.
       *[other] Masz { $rubies } rubinu.
    } { $sell ->
        [0] Możesz wymienić dowolną liczbę rubinów, każdy na 2 PZ
       *[other] Możesz sprzedać 1 rubin i wymienić dowolną liczbę, każdy na 2 PZ
    }{ $steps ->
        [0] .
       *[other] , teraz albo później w Zatoce.
    }
maracaibo-prompt-retire = Zbuduj rezydencję za połowę kosztu.
maracaibo-do-stop = Zatrzymaj się tutaj
maracaibo-do-ruby = Sprzedaj rubin: { $ruby }
maracaibo-do-exchange = Wymień rubin na 2 PZ
maracaibo-score-rubies = Rubiny
maracaibo-ruby-1 = Lichwiarz
maracaibo-ruby-2 = Jubiler koronny
maracaibo-ruby-3 = Mistrz szkutniczy
maracaibo-ruby-4 = Łowca fortuny
maracaibo-ruby-5 = Strażnik jaskini
maracaibo-ruby-6 = Przewodnik po dżungli
## Stół w przeglądarce

maracaibo-ui-tab-sea = Karaiby
maracaibo-ui-tab-mine = Okręt
maracaibo-ui-tab-captains = Kapitanowie
maracaibo-ui-status = Runda { $round } z { $rounds }{ $ending ->
        [yes] {" "}· ostatnie tury
        [last] {" "}· grę kończy ten, kto dotrze do Maracaibo
       *[other] {" "}· rundę kończy ten, kto dotrze do Maracaibo
    }
maracaibo-ui-you = (ty)
maracaibo-ui-sea = Karaiby
maracaibo-ui-start = Start
maracaibo-ui-bay = Zatoka
maracaibo-ui-then-one = i jedno z
maracaibo-ui-maracaibo = Maracaibo
maracaibo-ui-last-player = Znacznik ostatniego gracza: { $name }
maracaibo-ui-filler =
    { $count ->
        [one] { $square }: karta, która daje tylko { $count } dublon.
        [few] { $square }: karta, która daje tylko { $count } dublony.
        [many] { $square }: karta, która daje tylko { $count } dublonów.
       *[other] { $square }: karta, która daje tylko { $count } dublonów.
    }
maracaibo-ui-face-down = { $square }: zakryta karta.
maracaibo-ui-empty = { $square }: brak karty.
maracaibo-ui-beside = Obok: { $names }.
maracaibo-ui-ships-here = Okręty tutaj: { $names }.
maracaibo-ui-residents = Zbudowane rezydencje: { $names }.
maracaibo-ui-value-tile = Wartość skarbu: { $kind }.
maracaibo-ui-island-gold = Złoto
maracaibo-ui-island-emerald = Szmaragdy
maracaibo-ui-island-pearl = Perły
maracaibo-ui-island-label =
    { $cubes ->
        [one] Wyspa skarbów, { $kind }: { $cubes } kostka. Każdy skarb jest wart { $value } PZ.
        [few] Wyspa skarbów, { $kind }: { $cubes } kostki. Każdy skarb jest wart { $value } PZ.
        [many] Wyspa skarbów, { $kind }: { $cubes } kostek. Każdy skarb jest wart { $value } PZ.
       *[other] Wyspa skarbów, { $kind }: { $cubes } kostek. Każdy skarb jest wart { $value } PZ.
    }
maracaibo-ui-each = za szt.
maracaibo-ui-trail = Tor eksploracji
maracaibo-ui-explorers-here = Poszukiwacze tutaj: { $names }.
maracaibo-ui-raid = Rabunek
maracaibo-ui-die-label = Kość ({ $kind }): { $pips }, siła rabunku { $strength }
maracaibo-ui-reroll = Przerzuć (zostało: { $left })
maracaibo-ui-strength = siła
maracaibo-ui-strength-of = z { $strength } pkt siły
maracaibo-ui-raid-action = { $name }, kosztuje { $cost } pkt siły{ $used ->
        [yes] , już użyta w tej turze
       *[other] {""}
    }
maracaibo-ui-mine = Twoje planszetki
maracaibo-ui-your-ship = Twój okręt
maracaibo-ui-hideout = Kryjówka
maracaibo-ui-quests = Zadania
maracaibo-ui-captains = Kapitanowie
maracaibo-ui-market = Rynki
maracaibo-ui-standing = PZ, gdyby gra skończyła się teraz. Każde 5 dublonów liczy się jako 1, więc po zapłacie może ich ubyć.
maracaibo-ui-standing-at-least = Co najmniej tyle PZ, gdyby gra skończyła się teraz: tajne zadania mogą coś dodać. Każde 5 dublonów liczy się jako 1, więc po zapłacie może ich ubyć.
maracaibo-ui-vp-track = PZ na torze punktacji
maracaibo-ui-vp-short = PZ
maracaibo-ui-doubloons = Dublony
maracaibo-ui-rivers = Przekroczone rzeki
maracaibo-ui-buried = Zakopane skarby
maracaibo-ui-per-round = Dochód
maracaibo-ui-no-income = Bez dochodu
maracaibo-ui-income = Dochód na koniec rundy, dublony: { $doubloons }, PZ: { $vp }
maracaibo-ui-no-figurehead = Jeszcze bez galionu
maracaibo-ui-locked = Zablokowane, potrzebne wzmocnienia: { $needed }
maracaibo-ui-lock-open = Linia blokady { $needed }: otwarta
maracaibo-ui-upgraded = Wzmocnione
maracaibo-ui-stored =
    { $count ->
        [one] W przechowaniu ({ $kind }): { $count } skarb
        [few] W przechowaniu ({ $kind }): { $count } skarby
        [many] W przechowaniu ({ $kind }): { $count } skarbów
       *[other] W przechowaniu ({ $kind }): { $count } skarbów
    }
maracaibo-ui-hole = { $name } ({ $kind }): { $full ->
        [yes] zakopany skarb
       *[other] puste pole, { $bonus }
    }
maracaibo-ui-no-bonus = bez premii
maracaibo-ui-rubies =
    { $count ->
        [one] rubin
        [few] rubiny
        [many] rubinów
       *[other] rubinów
    }
maracaibo-ui-quest-have = masz { $have }; łatwiejszy warunek { $easier }, trudniejszy { $harder }
maracaibo-ui-easier = PZ za łatwiejszy warunek
maracaibo-ui-harder = PZ za trudniejszy warunek
maracaibo-ui-quests-unseen =
    { $count ->
        [one] { $count } zadanie, tajne do końca gry
        [few] { $count } zadania, tajne do końca gry
        [many] { $count } zadań, tajnych do końca gry
       *[other] { $count } zadań, tajnych do końca gry
    }
maracaibo-ui-no-quests = Jeszcze bez zadań.
maracaibo-ui-holdings = { $name }: karty i kafelki
maracaibo-ui-no-cards = Jeszcze bez kart.
maracaibo-ui-score-button = Punkty
maracaibo-ui-score-sheet = Arkusz punktów
maracaibo-ui-score-source = Źródło
maracaibo-ui-score-now = Tyle miałby każdy, gdyby gra skończyła się teraz. Wydawanie dublonów może to zmniejszyć.
maracaibo-ui-score-final = Wynik końcowy.
maracaibo-ui-score-hidden = + Cudze zadania są tajne do końca gry i nie są tu policzone.
maracaibo-ui-dealt = Zachowaj
maracaibo-ui-quest-market = Rynek zadań
maracaibo-ui-quest-deck =
    { $count ->
        [one] Talia zadań: { $count } karta
        [few] Talia zadań: { $count } karty
        [many] Talia zadań: { $count } kart
       *[other] Talia zadań: { $count } kart
    }
maracaibo-ui-figureheads =
    { $count ->
        [one] Galiony ({ $count } dublon)
        [few] Galiony ({ $count } dublony)
        [many] Galiony ({ $count } dublonów)
       *[other] Galiony ({ $count } dublonów)
    }
maracaibo-ui-tiles = Czarny rynek
maracaibo-ui-tile-placed = Umieszczony.
maracaibo-ui-ruby-market = Rynek rubinów
maracaibo-ui-redbeard = Czerwonobrody
maracaibo-ui-redbeard-deck =
    { $count ->
        [one] { $count } karta w jego talii
        [few] { $count } karty w jego talii
        [many] { $count } kart w jego talii
       *[other] { $count } kart w jego talii
    }
maracaibo-ui-redbeard-track = Tor rabunku i eksploracji
maracaibo-ui-redbeard-ship =
    { $count ->
        [one] Jego planszetka okrętu: { $count } wzmocnienie
        [few] Jego planszetka okrętu: { $count } wzmocnienia
        [many] Jego planszetka okrętu: { $count } wzmocnień
       *[other] Jego planszetka okrętu: { $count } wzmocnień
    }
maracaibo-ui-to-trail = Pokaż tor

maracaibo-ui-next-sail = Zatrzymaj się na podświetlonej karcie; z kart po drodze nie korzystasz.
maracaibo-ui-next-improvement = Potem płynie następny kapitan.
maracaibo-ui-next-residence = Potem płynie następny kapitan.
maracaibo-ui-next-upgrade = Wybierz podświetlone pole na planszetce swojego okrętu.
maracaibo-ui-next-build = Wybierz podświetloną rezydencję, nawet daleką.
maracaibo-ui-next-quest = Wybierz jedno z rynku albo dobierz w ciemno z talii.
maracaibo-ui-next-figurehead = Wybierz jeden z rynku; zostaje z tobą do końca gry.
maracaibo-ui-next-place-tile = Wybierz kafelek czarnego rynku, potem miejsce dla niego.
maracaibo-ui-next-die = Kość daje siłę i rodzaj skarbu.
maracaibo-ui-next-spend = Niewydana siła przepada.
maracaibo-ui-next-explore = Dostaniesz to, co jest na polu, na którym stanie poszukiwacz.
maracaibo-ui-next-bury = Wybierz pole w swojej kryjówce: dostaniesz premię, którą skarb przykryje, a na koniec gry 2 PZ.

maracaibo-ui-where-ship = Wybierz na planszetce swojego okrętu, po prawej.
maracaibo-ui-where-hideout = Wybierz w swojej kryjówce, po prawej.
maracaibo-ui-where-quests = Wybierz wśród zadań, po prawej.
maracaibo-ui-where-figureheads = Wybierz wśród galionów, po prawej.
maracaibo-ui-where-tiles = Wybierz wśród kafelków, po prawej.

maracaibo-ui-verb-sail = Płyń
maracaibo-ui-verb-bay = Płyń
maracaibo-ui-verb-stop = Zatrzymaj się
maracaibo-ui-verb-acquire = Pozyskaj
maracaibo-ui-verb-leave = Weź dublony
maracaibo-ui-verb-build = Zbuduj
maracaibo-ui-verb-upgrade = Wzmocnij
maracaibo-ui-verb-reroll = Przerzuć
maracaibo-ui-verb-raid = Rabuj
maracaibo-ui-verb-spend = Wydaj
maracaibo-ui-verb-explore = Eksploruj
maracaibo-ui-verb-bury = Zakop
maracaibo-ui-verb-take = Weź
maracaibo-ui-verb-keep = Zachowaj
maracaibo-ui-verb-draw = Dobierz
maracaibo-ui-verb-sell = Sprzedaj
maracaibo-ui-verb-figurehead = Pozyskaj
maracaibo-ui-verb-place = Umieść
maracaibo-ui-verb-activate = Aktywuj
maracaibo-ui-verb-done = Gotowe

maracaibo-ui-will-sail = Płyniesz na kartę { $name }.
maracaibo-ui-will-explore =
    { $count ->
        [one] Eksploruj { $count } pole
        [few] Eksploruj do { $count } pól
        [many] Eksploruj do { $count } pól
       *[other] Eksploruj do { $count } pola
    }
maracaibo-ui-skirmish = Potyczka
maracaibo-ui-skirmish-sum = { $name }: na kości { $pips }, siła { $strength }, razem { $total }.
maracaibo-ui-skirmish-winner = wygrana
maracaibo-ui-skirmish-won =
    { $vp ->
        [0] Wygrywa { $name }.
       *[other] Wygrywa { $name }: +{ $vp } PZ.
    }
maracaibo-ui-skirmish-drawn = Remis: nikt nie wygrywa.

maracaibo-ui-sign-or = albo
maracaibo-ui-sign-for = za to
maracaibo-ui-sign-then = potem
maracaibo-ui-sign-per = za każdą sztukę:
maracaibo-ui-sign-per-group = za każde { $count }
maracaibo-ui-sign-doubloons =
    { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonów
       *[other] { $count } dublonów
    }
maracaibo-ui-sign-vp = { $count } PZ
maracaibo-ui-sign-upgrade = wzmocnij okręt
maracaibo-ui-sign-bury = zakop skarb
maracaibo-ui-sign-quest = weź zadanie
maracaibo-ui-sign-sell =
    { $count ->
        [one] sprzedaj zadanie za { $count } dublon
        [few] sprzedaj zadanie za { $count } dublony
        [many] sprzedaj zadanie za { $count } dublonów
       *[other] sprzedaj zadanie za { $count } dublonów
    }
maracaibo-ui-sign-treasure = skarb koloru kości
maracaibo-ui-sign-treasure-kind = weź skarb: { $kind }
maracaibo-ui-sign-treasure-any = weź dowolny skarb
maracaibo-ui-sign-treasures =
    { $count ->
        [one] weź { $count } skarb jednego rodzaju
        [few] weź { $count } skarby jednego rodzaju
        [many] weź { $count } skarbów jednego rodzaju
       *[other] weź { $count } skarbów jednego rodzaju
    }
maracaibo-ui-sign-treasure-die = skarb według kości
maracaibo-ui-sign-cube = dołóż kostkę na dowolną wyspę
maracaibo-ui-sign-cube-kind = dołóż kostkę na wyspę: { $kind }
maracaibo-ui-sign-cube-most = kostka na wyspę skarbu, którego Czerwonobrody ma najwięcej
maracaibo-ui-sign-cubes =
    { $count ->
        [one] dołóż { $count } kostkę na jedną wyspę
        [few] dołóż { $count } kostki na jedną wyspę
        [many] dołóż { $count } kostek na jedną wyspę
       *[other] dołóż { $count } kostek na jedną wyspę
    }
maracaibo-ui-sign-raid = rabunek
maracaibo-ui-sign-raid-plus = rabunek, dodatkowa siła { $count }
maracaibo-ui-sign-raid-fixed = rabunek bez kości, siła { $count }
maracaibo-ui-sign-raid-die = rabunek jedną kością ({ $kind }), dodatkowa siła { $count }
maracaibo-ui-sign-explore =
    { $count ->
        [one] eksploracja o { $count } pole
        [few] eksploracja do { $count } pól
        [many] eksploracja do { $count } pól
       *[other] eksploracja do { $count } pola
    }
maracaibo-ui-sign-here = jeszcze raz efekt pola poszukiwacza
maracaibo-ui-sign-place-tile =
    { $count ->
        [0] umieść za darmo kafelek czarnego rynku
        [one] umieść kafelek czarnego rynku za { $count } dublon
        [few] umieść kafelek czarnego rynku za { $count } dublony
        [many] umieść kafelek czarnego rynku za { $count } dublonów
       *[other] umieść kafelek czarnego rynku za { $count } dublonów
    }
maracaibo-ui-sign-activate = aktywuj swój kafelek czarnego rynku
maracaibo-ui-sign-figurehead =
    { $count ->
        [one] pozyskaj galion za { $count } dublon
        [few] pozyskaj galion za { $count } dublony
        [many] pozyskaj galion za { $count } dublonów
       *[other] pozyskaj galion za { $count } dublonów
    }
maracaibo-ui-sign-build = zbuduj dowolną rezydencję
maracaibo-ui-sign-residence = rezydencja
maracaibo-ui-sign-get-ship = pozyskaj dowolną kartę okrętu
maracaibo-ui-sign-get-crew = pozyskaj dowolną kartę załogi, drożej o { $count }
maracaibo-ui-sign-get-equip = pozyskaj dowolną kartę ekwipunku, drożej o { $count }
maracaibo-ui-sign-vp-income-now = PZ równe twojemu dochodowi w PZ
maracaibo-ui-sign-doubloon-income-now = dublony równe twojemu dochodowi w dublonach
maracaibo-ui-sign-refresh = przed wyborem możesz odświeżyć rynek zadań
maracaibo-ui-sign-more-strength = stale: siła rabunku +{ $count }
maracaibo-ui-sign-more-die = stale: siła kości ({ $kind }) +{ $count }
maracaibo-ui-sign-more-spaces =
    { $count ->
        [one] stale: eksploracja o { $count } pole dalej
        [few] stale: eksploracja o { $count } pola dalej
        [many] stale: eksploracja o { $count } pól dalej
       *[other] stale: eksploracja o { $count } pól dalej
    }
maracaibo-ui-sign-discount = stale: ulepszenia i rezydencje tańsze o { $count }
maracaibo-ui-sign-range = stale: płyniesz o maksymalnie { $count } pola
maracaibo-ui-sign-more-rerolls =
    { $count ->
        [one] stale: { $count } przerzut więcej
        [few] stale: { $count } przerzuty więcej
        [many] stale: { $count } przerzutów więcej
       *[other] stale: { $count } przerzutów więcej
    }
maracaibo-ui-sign-pays-strength = akcja rabunku: wydaj siłę { $count }
maracaibo-ui-sign-pays-spaces =
    { $count ->
        [one] w eksploracji: oddaj { $count } pole ruchu
        [few] w eksploracji: oddaj { $count } pola ruchu
        [many] w eksploracji: oddaj { $count } pól ruchu
       *[other] w eksploracji: oddaj { $count } pól ruchu
    }
maracaibo-ui-sign-per-each = { $number } PZ
maracaibo-ui-sign-per-capped = maks. { $most } PZ: { $number } PZ
maracaibo-ui-sign-end-per = na koniec gry: { $number } PZ
maracaibo-ui-sign-end-group = na koniec gry: { $number } PZ
maracaibo-ui-sign-track = krok na jego torze
maracaibo-ui-sign-redbeard-explore = eksploracja
maracaibo-ui-sign-redbeard-quest = płynie na Arubę po zadanie
maracaibo-ui-sign-redbeard-figurehead = galion
maracaibo-ui-sign-redbeard-crew = wierzchnia karta poziomu II tam, gdzie pozyskuje się karty załogi
maracaibo-ui-sign-redbeard-equip = wierzchnia karta poziomu II tam, gdzie pozyskuje się karty ekwipunku
maracaibo-ui-sign-count-doubloon-income = dochód w dublonach
maracaibo-ui-sign-count-point-income = dochód w PZ
maracaibo-ui-sign-count-treasure-sets = zestaw trzech różnych skarbów
maracaibo-ui-sign-count-kind = skarby: { $kind }
maracaibo-ui-sign-count-treasures = skarby
maracaibo-ui-sign-count-buried = zakopane skarby
maracaibo-ui-sign-count-buried-kind = zakopane skarby: { $kind }
maracaibo-ui-sign-count-ship = karty okrętu
maracaibo-ui-sign-count-equip = karty ekwipunku
maracaibo-ui-sign-count-crew = karty załogi
maracaibo-ui-sign-count-rivers = przekroczone rzeki
maracaibo-ui-sign-count-held-quests = posiadane zadania
maracaibo-ui-sign-count-scored-quests = punktowane zadania
maracaibo-ui-sign-count-residences = rezydencje
maracaibo-ui-sign-count-improvements-and-residences = ulepszenia i rezydencje
maracaibo-ui-sign-count-upgrades = wzmocnienia okrętu
maracaibo-ui-sign-count-lightning = karty z błyskawicą

## Do czego prowadzi wybór

maracaibo-brings-steps =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
maracaibo-brings-spaces =
    { $count ->
        [one] { $count } pole toru
        [few] { $count } pola toru
        [many] { $count } pól toru
       *[other] { $count } pola toru
    }
maracaibo-brings-toll =
    { $count ->
        [one] −{ $count } dublon dla: { $seat }
        [few] −{ $count } dublony dla: { $seat }
        [many] −{ $count } dublonów dla: { $seat }
       *[other] −{ $count } dublona dla: { $seat }
    }
maracaibo-brings-fight = potyczka: twoja kość +{ $own } przeciw { $others }
maracaibo-brings-fight-won =
    { $doubloons ->
        [0] { $chance }%: wygrywasz, +{ $vp } PZ
        [one] { $chance }%: wygrywasz, +{ $vp } PZ i { $doubloons } dublon
        [few] { $chance }%: wygrywasz, +{ $vp } PZ i { $doubloons } dublony
        [many] { $chance }%: wygrywasz, +{ $vp } PZ i { $doubloons } dublonów
       *[other] { $chance }%: wygrywasz, +{ $vp } PZ i { $doubloons } dublona
    }
maracaibo-brings-fight-lost =
    { $doubloons ->
        [0] { $chance }%: przegrywasz, ale nie masz czym zapłacić
       *[other] { $chance }%: przegrywasz i tracisz dublon
    }
maracaibo-brings-fight-lost-alone = { $chance }%: wygrywa Czerwonobrody i zyskuje { $vp } PZ
maracaibo-brings-turned-up = odkrywasz kartę
maracaibo-brings-sail-on =
    { $count ->
        [0] dalej ani jednego pola
        [one] potem jeszcze maksymalnie { $count } pole
        [few] potem jeszcze maksymalnie { $count } pola
        [many] potem jeszcze maksymalnie { $count } pól
       *[other] potem jeszcze maksymalnie { $count } pola
    }
maracaibo-brings-then-maracaibo =
    { $last ->
        [yes] w następnej turze Maracaibo i ostatnie tury gry
       *[no] w następnej turze Maracaibo i koniec rundy
    }
maracaibo-brings-price = koszt { $count }, masz { $have }
maracaibo-brings-too-dear = koszt { $count }, masz tylko { $have }
maracaibo-brings-or-doubloons =
    { $count ->
        [one] albo weź { $count } dublon
        [few] albo weź { $count } dublony
        [many] albo weź { $count } dublonów
       *[other] albo weź { $count } dublona
    }
maracaibo-brings-own-residence = stoi tu już twoja rezydencja
maracaibo-brings-first = +{ $count } PZ za pierwszą rezydencję na karcie
maracaibo-brings-pay =
    { $count ->
        [0] za darmo
        [one] −{ $count } dublon, zostanie { $left }
        [few] −{ $count } dublony, zostanie { $left }
        [many] −{ $count } dublonów, zostanie { $left }
       *[other] −{ $count } dublona, zostanie { $left }
    }
maracaibo-brings-doubloons =
    { $count ->
        [0] teraz bez dublonów
        [one] +{ $count } dublon
        [few] +{ $count } dublony
        [many] +{ $count } dublonów
       *[other] +{ $count } dublona
    }
maracaibo-brings-vp =
    { $count ->
        [0] teraz bez PZ
       *[other] +{ $count } PZ
    }
maracaibo-brings-end = { $score }: { $gain } PZ na koniec
maracaibo-brings-income-doubloons =
    { $count ->
        [one] +{ $count } dublon dochodu
        [few] +{ $count } dublony dochodu
        [many] +{ $count } dublonów dochodu
       *[other] +{ $count } dublona dochodu
    }
maracaibo-brings-income-vp = dochód w PZ +{ $count }
maracaibo-brings-one-of = do wyboru jedno z { $count }:
maracaibo-brings-not-now =
    { $all ->
        [yes] teraz niemożliwe
       *[no] teraz możliwe tylko częściowo
    }
maracaibo-brings-upgrade = wzmocnij okręt
maracaibo-brings-bury = zakop skarb
maracaibo-brings-bury-here = miejsce na zakopany skarb:
maracaibo-brings-quest = weź zadanie
maracaibo-brings-sell-quest =
    { $count ->
        [one] sprzedaj zadanie za { $count } dublon
        [few] sprzedaj zadanie za { $count } dublony
        [many] sprzedaj zadanie za { $count } dublonów
       *[other] sprzedaj zadanie za { $count } dublona
    }
maracaibo-brings-treasures =
    { $count ->
        [one] { $count } skarb: { $kind }
        [few] { $count } skarby: { $kind }
        [many] { $count } skarbów: { $kind }
       *[other] { $count } skarbu: { $kind }
    }
maracaibo-brings-treasures-any =
    { $count ->
        [one] { $count } dowolny skarb
        [few] { $count } skarby jednego rodzaju
        [many] { $count } skarbów jednego rodzaju
       *[other] { $count } skarbu jednego rodzaju
    }
maracaibo-brings-cubes =
    { $count ->
        [one] { $count } kostka na wyspę: { $kind }
        [few] { $count } kostki na wyspę: { $kind }
        [many] { $count } kostek na wyspę: { $kind }
       *[other] { $count } kostki na wyspę: { $kind }
    }
maracaibo-brings-cubes-any =
    { $count ->
        [one] { $count } kostka na dowolną wyspę
        [few] { $count } kostki na jedną wyspę
        [many] { $count } kostek na jedną wyspę
       *[other] { $count } kostki na jedną wyspę
    }
maracaibo-brings-raid =
    { $count ->
        [0] rabunek
       *[other] rabunek, dodatkowa siła { $count }
    }
maracaibo-brings-raid-die =
    { $count ->
        [0] rabunek jedną kością ({ $kind })
       *[other] rabunek jedną kością ({ $kind }), dodatkowa siła { $count }
    }
maracaibo-brings-raid-fixed = rabunek bez kości, siła { $count }
maracaibo-brings-explore =
    { $count ->
        [one] eksploracja: { $count } pole
        [few] eksploracja: do { $count } pól
        [many] eksploracja: do { $count } pól
       *[other] eksploracja: do { $count } pola
    }
maracaibo-brings-here = jeszcze raz pole poszukiwacza:
maracaibo-brings-build =
    { $count ->
        [one] zbuduj rezydencję, od { $count } dublona
        [few] zbuduj rezydencję, od { $count } dublonów
        [many] zbuduj rezydencję, od { $count } dublonów
       *[other] zbuduj rezydencję, od { $count } dublona
    }
maracaibo-brings-acquire =
    { $count ->
        [one] pozyskaj z dowolnego miejsca ({ $type }), od { $count } dublona
        [few] pozyskaj z dowolnego miejsca ({ $type }), od { $count } dublonów
        [many] pozyskaj z dowolnego miejsca ({ $type }), od { $count } dublonów
       *[other] pozyskaj z dowolnego miejsca ({ $type }), od { $count } dublona
    }
maracaibo-brings-place-tile =
    { $count ->
        [0] umieść za darmo kafelek czarnego rynku
        [one] umieść kafelek czarnego rynku za { $count } dublon
        [few] umieść kafelek czarnego rynku za { $count } dublony
        [many] umieść kafelek czarnego rynku za { $count } dublonów
       *[other] umieść kafelek czarnego rynku za { $count } dublona
    }
maracaibo-brings-activate-tile = aktywuj kafelek czarnego rynku
maracaibo-brings-figurehead =
    { $count ->
        [one] pozyskaj galion za { $count } dublon
        [few] pozyskaj galion za { $count } dublony
        [many] pozyskaj galion za { $count } dublonów
       *[other] pozyskaj galion za { $count } dublona
    }
maracaibo-brings-more-strength = stale: siła rabunku +{ $count }
maracaibo-brings-more-die = stale: siła kości ({ $kind }) +{ $count }
maracaibo-brings-more-spaces =
    { $count ->
        [one] stale: eksploracja o { $count } pole dalej
        [few] stale: eksploracja o { $count } pola dalej
        [many] stale: eksploracja o { $count } pól dalej
       *[other] stale: eksploracja o { $count } pola dalej
    }
maracaibo-brings-discount = ulepszenia i rezydencje tańsze o { $count }
maracaibo-brings-range =
    { $count ->
        [one] płyniesz o maksymalnie { $count } pole
        [few] płyniesz o maksymalnie { $count } pola
        [many] płyniesz o maksymalnie { $count } pól
       *[other] płyniesz o maksymalnie { $count } pola
    }
maracaibo-brings-more-rerolls =
    { $count ->
        [one] { $count } przerzut więcej w każdym rabunku
        [few] { $count } przerzuty więcej w każdym rabunku
        [many] { $count } przerzutów więcej w każdym rabunku
       *[other] { $count } przerzutu więcej w każdym rabunku
    }
maracaibo-brings-refresh = przed wyborem możesz odświeżyć rynek zadań
maracaibo-brings-action = nowa akcja rabunku: { $action }
maracaibo-brings-trade = podczas eksploracji: { $trade }
maracaibo-brings-strength = siła { $count }
maracaibo-brings-buys = wystarczy na: { $actions }
maracaibo-brings-reroll-better = { $chance }%: mocniejsza kość niż { $count }
maracaibo-brings-reroll-worse = { $chance }%: same słabsze, a liczy się nowy rzut
maracaibo-brings-strength-left = zostanie siły: { $count }
maracaibo-brings-spaces-left =
    { $count ->
        [one] do eksploracji zostanie { $count } pole
        [few] do eksploracji zostaną { $count } pola
        [many] do eksploracji zostanie { $count } pól
       *[other] do eksploracji zostanie { $count } pola
    }
maracaibo-brings-unspent = niewydana siła: { $count }
maracaibo-brings-retire =
    { $count ->
        [one] rezydencja za połowę kosztu, od { $count } dublona
        [few] rezydencja za połowę kosztu, od { $count } dublonów
        [many] rezydencja za połowę kosztu, od { $count } dublonów
       *[other] rezydencja za połowę kosztu, od { $count } dublona
    }
maracaibo-brings-ruby = +1 rubin
maracaibo-brings-ruby-less = rubiny: −1, zostanie { $left }
maracaibo-brings-unseen =
    { $count ->
        [one] jedyna karta talii, w ciemno
        [few] wierzchnia z { $count } kart talii, w ciemno
        [many] wierzchnia z { $count } kart talii, w ciemno
       *[other] wierzchnia z { $count } karty talii, w ciemno
    }
maracaibo-brings-new-market =
    { $count ->
        [one] { $count } nowe zadanie do wyboru
        [few] { $count } nowe zadania do wyboru
        [many] { $count } nowych zadań do wyboru
       *[other] { $count } nowego zadania do wyboru
    }
maracaibo-brings-condition = { $what }: { $have }, trzeba { $need }
maracaibo-brings-quest-worth = na koniec warte { $vp } PZ
maracaibo-brings-residence = { $what }: po { $vp } PZ, maks. { $most }
maracaibo-brings-scroll =
    { $group ->
        [one] na koniec po { $vp } PZ: { $what }
        [few] na koniec po { $vp } PZ za każde { $group }: { $what }
        [many] na koniec po { $vp } PZ za każde { $group }: { $what }
       *[other] na koniec po { $vp } PZ za każde { $group }: { $what }
    }
maracaibo-brings-worth =
    { $cubes ->
        [one] { $cubes } kostka na wyspie, każdy skarb wart { $vp } PZ zamiast { $before }
        [few] { $cubes } kostki na wyspie, każdy skarb wart { $vp } PZ zamiast { $before }
        [many] { $cubes } kostek na wyspie, każdy skarb wart { $vp } PZ zamiast { $before }
       *[other] { $cubes } kostki na wyspie, każdy skarb wart { $vp } PZ zamiast { $before }
    }
maracaibo-brings-worth-still =
    { $cubes ->
        [one] { $cubes } kostka na wyspie, każdy skarb nadal wart { $vp } PZ
        [few] { $cubes } kostki na wyspie, każdy skarb nadal wart { $vp } PZ
        [many] { $cubes } kostek na wyspie, każdy skarb nadal wart { $vp } PZ
       *[other] { $cubes } kostki na wyspie, każdy skarb nadal wart { $vp } PZ
    }
maracaibo-brings-owned = masz takich: { $count }

## Co potem wygląda lepiej albo gorzej: dlaczego podpowiedź coś radzi

maracaibo-brings-outlook-points =
    { $way ->
        [more] więcej PZ od razu
       *[less] mniej PZ od razu
    }
maracaibo-brings-outlook-doubloons =
    { $way ->
        [more] więcej dublonów na koniec
       *[less] mniej dublonów na koniec
    }
maracaibo-brings-outlook-improvements =
    { $way ->
        [more] ulepszenia dadzą więcej PZ
       *[less] ulepszenia dadzą mniej PZ
    }
maracaibo-brings-outlook-residences =
    { $way ->
        [more] rezydencje dadzą więcej PZ
       *[less] rezydencje dadzą mniej PZ
    }
maracaibo-brings-outlook-treasures =
    { $way ->
        [more] skarby dadzą więcej PZ
       *[less] skarby dadzą mniej PZ
    }
maracaibo-brings-outlook-quests =
    { $way ->
        [more] zadania dadzą więcej PZ
       *[less] zadania dadzą mniej PZ
    }
maracaibo-brings-outlook-rivers =
    { $way ->
        [more] rzeki dadzą więcej PZ
       *[less] rzeki dadzą mniej PZ
    }
maracaibo-brings-outlook-ahead =
    { $way ->
        [more] więcej z dalszych tur
       *[less] mniej z dalszych tur
    }
maracaibo-brings-outlook-rivals =
    { $way ->
        [more] najsilniejszy przeciwnik stoi gorzej
       *[less] najsilniejszy przeciwnik stoi lepiej
    }
