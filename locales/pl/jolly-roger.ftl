## Gra

jolly-roger-title = Jolly Roger
jolly-roger-blurb = Jeden statek, jeden Kapitan, załoga łotrów: łupcie razem, dzielcie zdobycz i w porę wołajcie: bunt.
jolly-roger-stage-phase-1 = Mianowanie Kwatermistrza
jolly-roger-stage-phase-2 = Wyprawa
jolly-roger-stage-phase-3 = Wymierzanie kary
jolly-roger-stage-over = Koniec gry
jolly-roger-option-loot = Łupy
jolly-roger-option-loot-open = leżą odkryte
jolly-roger-option-loot-hidden = są ukryte
jolly-roger-option-captains-gold = Złoto Kapitana
jolly-roger-option-captains-gold-off = nie
jolly-roger-option-captains-gold-on = tak: wymiana Kapitana w Zatoce daje każdemu kartę Załogi

## Runda

# Imion się nie odmienia: stoją w mianowniku, jako podmiot.
jolly-roger-captain-drawn = { $seat } dostaje kartę Kapitana.
jolly-roger-round-began = Zaczyna się runda { $round }; dowodzi { $seat }.
jolly-roger-appointed = { $seat } mianuje Kwatermistrza: funkcję obejmuje { $owner }.
jolly-roger-crew-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } kartę Załogi
        [few] { $seat } dobiera { $count } karty Załogi
        [many] { $seat } dobiera { $count } kart Załogi
       *[other] { $seat } dobiera { $count } karty Załogi
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-crew-reshuffled =
    { $count ->
        [one] Stos Załogi się wyczerpał: nowy tworzy { $count } odrzucona karta.
        [few] Stos Załogi się wyczerpał: nowy tworzą { $count } odrzucone karty.
        [many] Stos Załogi się wyczerpał: nowy tworzy { $count } odrzuconych kart.
       *[other] Stos Załogi się wyczerpał: nowy tworzy { $count } odrzuconej karty.
    }
jolly-roger-crew-discarded = { $seat } ma za dużo kart na ręce i odrzuca: { $card }.
jolly-roger-destination-chosen = { $seat } obiera kurs. Cel: { $destination }.
jolly-roger-destination-shown = Cel odkryty: { $destination }. Wymaga: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }. { $loot ->
        [one] Czeka { $loot } karta Łupów.
        [few] Czekają { $loot } karty Łupów.
        [many] Czeka { $loot } kart Łupów.
       *[other] Czeka { $loot } karty Łupów.
    }
jolly-roger-port-shown =
    { $crew ->
        [one] Odkryto Zatokę piratów: każdy dostaje { $crew } kartę Załogi.
        [few] Odkryto Zatokę piratów: każdy dostaje { $crew } karty Załogi.
        [many] Odkryto Zatokę piratów: każdy dostaje { $crew } kart Załogi.
       *[other] Odkryto Zatokę piratów: każdy dostaje { $crew } karty Załogi.
    }
jolly-roger-island-shown = Przed dziobem Wyspa skarbów.
jolly-roger-voyage-broken-off = Wyprawa przerwana, karta wraca na stos. Nieosiągnięty cel: { $destination }.
jolly-roger-island-missed = Nikt nie pokazuje mapy: { $seat } musi wybrać inny cel.

## Atak i łupy

jolly-roger-card-added = { $seat } posyła do ataku: { $card }.
jolly-roger-skill-assigned = { $seat } liczy kartę o różnych umiejętnościach jako: { $skill }.
jolly-roger-total-changed = { $seat } zmienia sumę. { $skill }: { $points ->
        [1] o jeden punkt więcej.
       *[other] o jeden punkt mniej.
    }
jolly-roger-attack-won = Atak udany. Sumy: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }.
jolly-roger-attack-lost = Atak nieudany. Sumy: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }.
jolly-roger-loot-drawn =
    { $count ->
        [one] Zdobyto { $count } kartę Łupów
        [few] Zdobyto { $count } karty Łupów
        [many] Zdobyto { $count } kart Łupów
       *[other] Zdobyto { $count } karty Łupów
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }
jolly-roger-lot-seen =
    { $cards ->
        [unknown] { $seat } ogląda łupy.
       *[other] { $seat } ogląda łupy: { $cards }.
    }
jolly-roger-loot-picked =
    { $card ->
        [unknown] { $seat } wybiera kartę Łupów.
       *[other] { $seat } wybiera: { $card }.
    }
jolly-roger-loot-shared =
    { $card ->
        [unknown] { $seat } rozdziela kartę Łupów: dostaje ją { $owner }.
       *[other] { $seat } rozdziela łupy: { $owner } dostaje { $card }.
    }

## Zatoka i Wyspa

jolly-roger-loot-swapped = { $seat } wymienia na kartę Załogi: { $card }.
jolly-roger-loot-sold =
    { $cards ->
        [unknown] { $seat } sprzedaje za nowe łupy: { $card }.
       *[other] { $seat } sprzedaje: { $card }. W zamian: { $cards }.
    }
jolly-roger-buried =
    { $count ->
        [one] { $seat } zakopuje { $count } kartę Łupów
        [few] { $seat } zakopuje { $count } karty Łupów
        [many] { $seat } zakopuje { $count } kart Łupów
       *[other] { $seat } zakopuje { $count } karty Łupów
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Kara

jolly-roger-punishment-demanded = { $seat } żąda wymierzenia kary.
jolly-roger-punishment-waived = { $seat } daruje karę.
jolly-roger-punished = { $seat } wymierza karę: { $owner } traci { $card }.

## Bunt

jolly-roger-mutiny-called = { $seat } woła: bunt! Na stół trafia { $card }.
jolly-roger-mutiny-began = Wybucha bunt: Pierwszym buntownikiem jest { $seat }, Kapitanem { $owner }.
jolly-roger-support-laid =
    { $crew ->
        [one] { $seat } popiera { $leader }: { $card }, { $crew } członek załogi.
        [few] { $seat } popiera { $leader }: { $card }, { $crew } członków załogi.
        [many] { $seat } popiera { $leader }: { $card }, { $crew } członków załogi.
       *[other] { $seat } popiera { $leader }: { $card }, { $crew } członka załogi.
    }
jolly-roger-leader-killed = { $seat } nasyła Skrytobójcę, ginie { $owner }: to koniec buntu.
jolly-roger-pressed = { $seat } używa siły: { $owner } musi opowiedzieć się po tej samej stronie.
jolly-roger-mutiny-ended = Bunt zakończony wynikiem { $captain } do { $mutineer }. Kapitanem jest { $seat }.
jolly-roger-loot-collected =
    { $count ->
        [one] { $seat } zbiera od przegranych { $count } kartę Łupów.
        [few] { $seat } zbiera od przegranych { $count } karty Łupów.
        [many] { $seat } zbiera od przegranych { $count } kart Łupów.
       *[other] { $seat } zbiera od przegranych { $count } karty Łupów.
    }
jolly-roger-crew-redealt =
    { $count ->
        [one] { $seat } dostaje { $count } kartę Załogi z buntu
        [few] { $seat } dostaje { $count } karty Załogi z buntu
        [many] { $seat } dostaje { $count } kart Załogi z buntu
       *[other] { $seat } dostaje { $count } karty Załogi z buntu
    }{ $cards ->
        [unknown] .
       *[other] : { $cards }.
    }

## Karty specjalne

jolly-roger-card-played = { $seat } zagrywa kartę: { $card }.
jolly-roger-card-betrayed = { $seat } zagrywa Zdrajcę. Karta do unieważnienia: { $card }; gra ją { $owner }.
jolly-roger-card-cancelled = Karta unieważniona: { $card }; traci ją { $seat }.
jolly-roger-crew-stolen =
    { $card ->
        [unknown] { $seat } kradnie kartę Załogi; traci ją { $owner }.
       *[other] { $seat } kradnie kartę: { $card }; traci ją { $owner }.
    }
jolly-roger-office-taken = { $seat } przejmuje kartę Kwatermistrza.
jolly-roger-captaincy-taken = { $seat } przejmuje kartę Kapitana.
jolly-roger-cook-first = { $seat } wybierze łupy przed Kapitanem.
jolly-roger-loot-dug-up =
    { $card ->
        [unknown] { $seat } wykopuje kartę Łupów; traci ją { $owner }.
       *[other] { $seat } wykopuje: { $card }; traci { $owner }.
    }
jolly-roger-guard-posted = { $seat } wyznacza straż: statku pilnuje { $owner }.
jolly-roger-stand-in-refused = { $seat } nie chce pilnować statku; strażnika szuka dalej { $owner }.
jolly-roger-loot-given =
    { $card ->
        [unknown] { $owner } oddaje na naprawy kartę Łupów; zatrzymuje ją { $seat }.
       *[other] { $owner } oddaje na naprawy: { $card }; zatrzymuje to { $seat }.
    }
jolly-roger-loot-claimed = { $seat } żąda karty Łupów; musi ją oddać { $owner }.

## Łapówki

jolly-roger-bribe-offered =
    { $card ->
        [unknown] { $seat } proponuje łapówkę; decyduje { $owner }.
       *[other] { $seat } proponuje łapówkę: { $card }; decyduje { $owner }.
    }
jolly-roger-bribe-taken =
    { $card ->
        [unknown] { $seat } przyjmuje łapówkę; daje ją { $owner }.
       *[other] { $seat } przyjmuje łapówkę: { $card }; daje { $owner }.
    }
jolly-roger-bribe-refused = { $seat } odrzuca łapówkę; zostaje z nią { $owner }.
jolly-roger-loot-shown = { $seat } pokazuje wszystkim kartę Łupów: { $card }.

## Koniec

jolly-roger-jewels-valued = { $seat } wycenia Klejnoty według karty: { $card }; złoto: { $gold }.
jolly-roger-scored = { $seat } kończy ze złotem: { $total }. Łupy { $gold }, Klejnoty { $jewels }, Zakładniczki { $hostages }. Rum: { $rum }.
jolly-roger-won = { $seat } wygrywa: { $reason }.
jolly-roger-reason-gold = najwięcej złota
jolly-roger-reason-rum = tyle samo złota, lecz więcej Rumu
jolly-roger-reason-shared = tyle samo złota i Rumu
jolly-roger-reason-rounds = rozegrano dziesięć rund
jolly-roger-reason-loot = stos Łupów się wyczerpał

## Pytania

jolly-roger-prompt-appoint = Mianuj Kwatermistrza.
jolly-roger-prompt-reappoint = Po buncie: mianuj Kwatermistrza, tego samego lub innego.
jolly-roger-prompt-recruit = Nie masz kart: możesz dobrać jedną kartę Załogi za darmo.
jolly-roger-prompt-sail = Wybierz cel wyprawy.
jolly-roger-prompt-after-decision = Kapitan zdecydował. Zagraj kartę albo spasuj.
jolly-roger-prompt-mutiny-or-pass = Kapitan zdecydował. Wszcznij bunt, zagraj kartę albo spasuj.
jolly-roger-prompt-first-card = Prowadzisz atak: zagraj pierwszą kartę.
jolly-roger-prompt-adjust = Cel jest odkryty: zmień sumę albo spasuj.
jolly-roger-prompt-pick = Wybierz dla siebie kartę Łupów.
jolly-roger-prompt-after-share = Łupy rozdzielone. Zagraj kartę albo spasuj.
jolly-roger-prompt-swap = Możesz wymienić kartę Łupów na kartę Załogi.
jolly-roger-prompt-sell = Możesz sprzedać Zakładniczki i Klejnoty za nowe łupy.
jolly-roger-prompt-map = Na Wyspę trzeba mapy: zagraj Krwawego pirata albo spasuj.
jolly-roger-prompt-arrival = Statek dopłynął na Wyspę skarbów. Zagraj kartę albo spasuj.
jolly-roger-prompt-bury = Zakop łupy: wszystkie, część albo żadnych.
jolly-roger-prompt-after-burying = Zakopywanie skończone. Zagraj kartę albo spasuj.
jolly-roger-prompt-punishment = Zażądaj kary albo ją daruj.
jolly-roger-prompt-punish = Kapitan żąda kary: wybierz, kogo ukarać.
jolly-roger-prompt-post = Wybierz, kto pilnuje statku.
jolly-roger-prompt-find-stand-in = Masz pilnować statku. Znajdź kogoś w zastępstwie albo zostań.
jolly-roger-prompt-dig-up = Wybierz, z czyich zakopanych łupów losujesz.
jolly-roger-prompt-claim = Nikt nie oddaje karty: możesz jej zażądać od Kapitana lub Kwatermistrza.
jolly-roger-prompt-kill = Wybierz, kogo zabije Skrytobójca.
jolly-roger-prompt-press = Wybierz neutralnego gracza dla swojej strony.
jolly-roger-prompt-lay-pressed = Musisz opowiedzieć się po stronie: wyłóż kartę Załogi.
jolly-roger-prompt-discard =
    { $count ->
        [one] Za dużo kart: odrzuć { $count } kartę.
        [few] Za dużo kart: odrzuć { $count } karty.
        [many] Za dużo kart: odrzuć { $count } kart.
       *[other] Za dużo kart: odrzuć { $count } karty.
    }
jolly-roger-prompt-attack =
    { $count ->
        [one] W ataku: { $count } karta. Dołóż kartę albo spasuj.
        [few] W ataku: { $count } karty. Dołóż kartę albo spasuj.
        [many] W ataku: { $count } kart. Dołóż kartę albo spasuj.
       *[other] W ataku: { $count } karty. Dołóż kartę albo spasuj.
    }
jolly-roger-prompt-assign = Sumy: nawigacja { $navigation }, ostrzał { $gunnery }, walka wręcz { $melee }. { $count ->
        [one] Wybierz umiejętność jeszcze dla { $count } karty.
        [few] Wybierz umiejętność jeszcze dla { $count } kart.
        [many] Wybierz umiejętność jeszcze dla { $count } kart.
       *[other] Wybierz umiejętność jeszcze dla { $count } karty.
    }
jolly-roger-prompt-before-pick =
    { $count ->
        [one] Do podziału: { $count } karta Łupów. Zagraj kartę albo spasuj.
        [few] Do podziału: { $count } karty Łupów. Zagraj kartę albo spasuj.
        [many] Do podziału: { $count } kart Łupów. Zagraj kartę albo spasuj.
       *[other] Do podziału: { $count } karty Łupów. Zagraj kartę albo spasuj.
    }
jolly-roger-prompt-share =
    { $count ->
        [one] Rozdziel jak najrówniej { $count } kartę Łupów.
        [few] Rozdziel jak najrówniej { $count } karty Łupów.
        [many] Rozdziel jak najrówniej { $count } kart Łupów.
       *[other] Rozdziel jak najrówniej { $count } karty Łupów.
    }
jolly-roger-prompt-mutiny = Bunt! Kapitan { $captain }, Pierwszy buntownik { $mutineer }. Wyłóż kartę albo spasuj.
jolly-roger-prompt-extras =
    { $count ->
        [one] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } karta.
        [few] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } karty.
        [many] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } kart.
       *[other] Wskaż, kto dostanie dodatkową kartę; do rozdania: { $count } karty.
    }
jolly-roger-prompt-answer = { $owner } zagrywa kartę: { $card }. Odpowiedz Zdrajcą albo spasuj.
jolly-roger-prompt-rob =
    { $count ->
        [one] Wybierz, komu ukraść kartę; do zabrania: { $count } karta.
        [few] Wybierz, komu ukraść kartę; do zabrania: { $count } karty.
        [many] Wybierz, komu ukraść kartę; do zabrania: { $count } kart.
       *[other] Wybierz, komu ukraść kartę; do zabrania: { $count } karty.
    }
jolly-roger-prompt-stand-in = { $owner } prosi o zastępstwo przy pilnowaniu statku.
jolly-roger-prompt-repairs = { $owner } prosi o kartę Łupów na naprawy. Oddaj kartę albo spasuj.
jolly-roger-prompt-hand-over = { $owner } żąda karty Łupów: wybierz, którą oddajesz.
jolly-roger-prompt-bribe = { $owner } proponuje ci łapówkę: { $card }. Przyjmij ją albo zrezygnuj.

## Przyciski

jolly-roger-do-appoint = Mianuj: { $seat }
jolly-roger-do-recruit = Dobierz kartę Załogi
jolly-roger-do-sail = Płyń: { $destination }
jolly-roger-do-add = Dołóż: { $card }
jolly-roger-do-reveal = Odkryj Cel
jolly-roger-do-assign = Licz jako: { $skill }
jolly-roger-do-take = Weź: { $loot }
jolly-roger-do-share = { $loot }: { $seat }
jolly-roger-do-swap = Wymień: { $loot }
jolly-roger-do-sell = Sprzedaj: { $loot }
jolly-roger-do-bury = Zakop: { $loot }
jolly-roger-do-demand = Zażądaj kary
jolly-roger-do-waive = Daruj
jolly-roger-do-punish = Ukarz: { $seat }
jolly-roger-do-mutiny = Bunt: { $card }
jolly-roger-do-support = Poprzyj { $leader }: { $card }
jolly-roger-do-extra = Dodatkowa karta: { $seat }
jolly-roger-do-play = Zagraj: { $card }
jolly-roger-do-betray = Zdrajca przeciw karcie: { $card } ({ $seat })
jolly-roger-do-rob = Ukradnij: { $seat }
jolly-roger-do-post = Straż: { $seat }
jolly-roger-do-beg = Poproś: { $seat }
jolly-roger-do-stand-in = Popilnuj statku
jolly-roger-do-kill = Zabij { $leader }
jolly-roger-do-press = Zmuś: { $seat }
jolly-roger-do-dig-up = Łupy: { $seat }
jolly-roger-do-give = Oddaj: { $loot }
jolly-roger-do-claim = Zażądaj: { $seat }
jolly-roger-do-discard = Odrzuć: { $card }
jolly-roger-do-bribe = Łapówka: { $card } ({ $seat })
jolly-roger-do-show = Pokaż: { $loot }
jolly-roger-do-accept = Przyjmij

## Słowa

# W bierniku: przywódca to zawsze dopełnienie.
jolly-roger-leader-captain = Kapitana
jolly-roger-leader-mutineer = Pierwszego buntownika
jolly-roger-skill-navigation = nawigacja
jolly-roger-skill-gunnery = ostrzał
jolly-roger-skill-melee = walka wręcz
jolly-roger-effect-more-navigation = Jeden punkt więcej: nawigacja
jolly-roger-effect-less-navigation = Jeden punkt mniej: nawigacja
jolly-roger-effect-more-gunnery = Jeden punkt więcej: ostrzał
jolly-roger-effect-less-gunnery = Jeden punkt mniej: ostrzał
jolly-roger-effect-more-melee = Jeden punkt więcej: walka wręcz
jolly-roger-effect-less-melee = Jeden punkt mniej: walka wręcz
jolly-roger-destination-fort = Fort
jolly-roger-destination-merchant-ship = Statek kupiecki
jolly-roger-destination-settlement = Przystań
jolly-roger-destination-pirate-port = Zatoka piratów
jolly-roger-destination-treasure-island = Wyspa skarbów
jolly-roger-card-quartermaster = Kwatermistrz
jolly-roger-card-bloody-pirate = Krwawy pirat
jolly-roger-card-traitor = Zdrajca
jolly-roger-card-bosun = Bosman
jolly-roger-card-second-mate = Drugi mat
jolly-roger-card-stowaways = Gapowicze
jolly-roger-card-lookout = Kamrat
jolly-roger-card-cook = Kuk
jolly-roger-card-cabin-boy = Majtek
jolly-roger-card-surgeon = Medyk
jolly-roger-card-first-mate = Pierwszy mat
jolly-roger-card-helmsman = Sternik
jolly-roger-card-sharpshooter = Strzelec wyborowy
jolly-roger-card-assassin = Skrytobójca
jolly-roger-card-ship-rats = Szczury okrętowe
jolly-roger-card-shipwright = Szkutnik
jolly-roger-card-sea-wolf = Wilk morski
jolly-roger-card-n1c1 = Stary rybak (nawigacja 1, załoga 1)
jolly-roger-card-n1c2 = Dwaj marsowi (nawigacja 1, załoga 2)
jolly-roger-card-n1c3 = Wioślarze (nawigacja 1, załoga 3)
jolly-roger-card-n1c4 = Wachta takielunkowa (nawigacja 1, załoga 4)
jolly-roger-card-n2c1 = Pilot portowy (nawigacja 2, załoga 1)
jolly-roger-card-n2c2 = Czytający z gwiazd (nawigacja 2, załoga 2)
jolly-roger-card-n2c3 = Sztormowa wachta (nawigacja 2, załoga 3)
jolly-roger-card-g1c1 = Chłopak od prochu (ostrzał 1, załoga 1)
jolly-roger-card-g1c2 = Lontowi bliźniacy (ostrzał 1, załoga 2)
jolly-roger-card-g1c3 = Nosiciele kul (ostrzał 1, załoga 3)
jolly-roger-card-g1c4 = Obsługa działa (ostrzał 1, załoga 4)
jolly-roger-card-g2c1 = Stary puszkarz (ostrzał 2, załoga 1)
jolly-roger-card-g2c2 = Muszkieterzy (ostrzał 2, załoga 2)
jolly-roger-card-g2c3 = Bateria burtowa (ostrzał 2, załoga 3)
jolly-roger-card-m1c1 = Nożownik (walka wręcz 1, załoga 1)
jolly-roger-card-m1c2 = Bracia zabijacy (walka wręcz 1, załoga 2)
jolly-roger-card-m1c3 = Zawadiacy z tawerny (walka wręcz 1, załoga 3)
jolly-roger-card-m1c4 = Zgraja abordażowa (walka wręcz 1, załoga 4)
jolly-roger-card-m2c1 = Szermierz (walka wręcz 2, załoga 1)
jolly-roger-card-m2c2 = Topornicy (walka wręcz 2, załoga 2)
jolly-roger-card-m2c3 = Kompania kordów (walka wręcz 2, załoga 3)
jolly-roger-card-multi-1c1 = Złota rączka (dowolna umiejętność 1, załoga 1)
jolly-roger-card-gold-1 = Złoto 1
jolly-roger-card-gold-2 = Złoto 2
jolly-roger-card-gold-3 = Złoto 3
jolly-roger-card-rum = Rum
jolly-roger-card-jewels = Klejnoty
jolly-roger-card-hostage = Zakładniczka
jolly-roger-loot-gold-1 = { jolly-roger-card-gold-1 }
jolly-roger-loot-gold-2 = { jolly-roger-card-gold-2 }
jolly-roger-loot-gold-3 = { jolly-roger-card-gold-3 }
jolly-roger-loot-rum = { jolly-roger-card-rum }
jolly-roger-loot-jewels = { jolly-roger-card-jewels }
jolly-roger-loot-hostage = { jolly-roger-card-hostage }
jolly-roger-loot-all = wszystko
jolly-roger-source-first-mate = { jolly-roger-card-first-mate }
jolly-roger-source-helmsman = { jolly-roger-card-helmsman }
jolly-roger-source-sharpshooter = { jolly-roger-card-sharpshooter }
