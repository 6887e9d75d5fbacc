## Dlaczego nie (na morzu): fakty

marauders-why-card-not-held = Nie masz na ręce tej karty: { $card }.
marauders-why-card-moment = To nie jest chwila na tę kartę: { $card }.
marauders-why-card-copies-nothing = Ta karta kopiuje poprzednio zagraną, a takiej teraz nie ma: { $card }.
marauders-why-card-target = Tutaj nie zagrasz tej karty na ten cel: { $card }.
marauders-why-card-idle = Ta karta nic by teraz nie zmieniła: { $card }.
marauders-why-no-reroll = Ani twój kapitan, ani żaden twój Specjalista nie może przerzucić kości z tego rzutu.
marauders-why-rerolled = Ten przerzut masz już za sobą.
marauders-why-no-such-die = Żadna z tych kości nie ma takiego wyniku: { $die }.
marauders-why-no-die-picked = Wybierz przynajmniej jedną kość do przerzucenia.
marauders-why-no-dice = Nie leżą tam żadne kości.
marauders-why-shot-used = Do tych kości użyto już Broni Specjalnej.
marauders-why-set-already = Ta kość już wskazuje tę lokację: { $location }.
marauders-why-damage-location-roll = Kości nie można ustawić na to: { $location }.
marauders-why-weapon-not-aboard = Nie masz na pokładzie takiej Broni Specjalnej: { $weapon }.
marauders-why-weapon-moment = { $weapon }: tego żetonu nie używa się po tym rzucie.
marauders-why-weapon-hooks = Twoja deklaracja w tej rundzie to nie Abordaż.
marauders-why-weapon-one-shot-per-volley = Żadna z twoich kości trafień nie pokazuje czaszki.
marauders-why-combat-first-round-shoot = To pierwsza runda bitwy: obie strony prowadzą Ostrzał.
marauders-why-damage-masts = Statek, którym dowodzisz, ma zniszczone Maszty.
marauders-why-damage-masts-exactly-one = Masz zniszczone Maszty, więc ta karta nic ci nie da: { $card }.
marauders-why-damage-crew = Statek, którym dowodzisz, nie ma już Załogi.
marauders-why-npccombat-flee-limit = { $fleet } nie ma ani mniej Dział, ani mniej Załogi niż przeciwnik.
marauders-why-no-such-location = Statek nie ma takiej lokacji: { $location }.
marauders-why-no-hit = Tam nie wchodzi teraz żadne trafienie: { $location }.
marauders-why-other-hit = Przenosisz trafienie w tę lokację: { $location }.
marauders-why-hit-there = Trafienie już jest w tej lokacji: { $location }.
marauders-why-location-destroyed = Ta lokacja jest zniszczona: { $location }.
marauders-why-mod-reinforced-hull = Nie masz Wzmocnionego Kadłuba.
marauders-why-hull-flipped = Twój Wzmocniony Kadłub jest już zużyty i jeszcze nieprzywrócony.
marauders-why-no-shift = Twój kapitan nie może przenieść takiego trafienia.
marauders-why-shifted = Twój kapitan przeniósł już w tej bitwie jedno trafienie.
marauders-why-merchant-nationality = Ten kupiec może należeć tylko do kraju z tej listy: { $nations }.
marauders-why-merchant-box = Żetonu kupca nie ma już w akwenie.
marauders-why-raid-no-destroyed-location = Zniszczone lokacje twojego statku: { $locations }.
marauders-why-raid-spend-successes = Nie masz już sukcesów do wykorzystania.
marauders-why-card-not-laid = Tej karty nie ma wśród wyłożonych: { $card }.
marauders-why-raid-weapons = Nie ma już kości, którą można by zamienić na sukces.
marauders-why-no-way-there = Ten akwen nie sąsiaduje z twoim: { $zone }.
marauders-why-not-sailed = Twój statek jeszcze nie odpłynął: popłyń dalej albo wstrzymaj kartę.
marauders-why-sailed-on = Twój statek już odpłynął: karta jest zagrana.
marauders-why-bounty-reward = Za głowę gracza { $owner } nie ma Nagrody { $nation_of }.
marauders-why-bounty-reward-barred = Za twoją głowę też jest Nagroda { $nation_of }: { $level }.
marauders-why-reward-at-war = Twój kraj toczy wojnę z { $nation_with }.
## Dlaczego nie (na lądzie): fakty

marauders-why-gold = Możesz zapłacić { $have ->
        [one] { $have } Dukata
        [few] { $have } Dukaty
        [many] { $have } Dukatów
       *[other] { $have } Dukata
    }, a kosztuje to { $cost }.
marauders-why-no-gold = Nie masz Dukatów na pokładzie.
marauders-why-empty-chest = Twoja skrzynia jest pusta.
marauders-why-no-cargo = Nie masz na pokładzie żadnego Ładunku.
marauders-why-not-aboard = Nie masz na pokładzie takiego towaru: { $good }.
marauders-why-not-laid = Tego towaru nie ma na stole: { $good }.
marauders-why-goods-missing = Misja wymaga kart: { $need } ({ $good }); masz: { $have }.
marauders-why-no-such-weapon = Nie ma takiej Broni Specjalnej.
marauders-why-no-weapon = Nie masz takiej Broni Specjalnej: { $weapon }.
marauders-why-no-weapons-left = Nie ma już żetonów tej Broni Specjalnej: { $weapon }.
marauders-why-weapon-one-of-each = Masz już tyle sztuk tej Broni Specjalnej, ile wolno: { $weapon }.
marauders-why-another-player = Musisz wskazać innego gracza.
marauders-why-no-better-price = Ta karta nie podniosłaby ceny niczego, co wykładasz: { $card }.
marauders-why-fixed-price = Cenę ustaliła już inna karta.
marauders-why-glory-house-offer = Coś już kupujesz, więc oferty nie można już zmienić.
marauders-why-glory-house-once = Karta tego rodzaju została już użyta w tej turze.
marauders-why-glory-house-slow = Kotwica tego gracza jest już zaplątana: { $owner }.
marauders-why-glory-house-beckon = Trzeba przesunąć ten statek co najmniej raz.
marauders-why-no-border = Ten akwen nie sąsiaduje z tym, w którym jest statek: { $zone }.
marauders-why-fleet-away = Tego statku nie ma na morzu: { $fleet }.
marauders-why-no-victim = Musisz wskazać innego gracza, którego statek stoi w porcie.
marauders-why-nobody-to-tax = Musisz wskazać innego gracza, który ma statek.
marauders-why-undamaged = Na twoim statku nie ma nic do naprawy.
marauders-why-full-crew = Twoja Załoga jest w komplecie.
marauders-why-no-hold-at-sea = Nie jesteś na morzu z miejscem w Ładowni.
marauders-why-no-smuggling = Nie jesteś z Ładunkiem na morzu obok portu.
marauders-why-no-discards = Wśród odrzuconych nie ma innej Karty Chwały.
marauders-why-not-salvaged = Tej karty nie można wziąć: { $card }.
marauders-why-no-rumors-left = Nie ma już Plotek do dobrania.
marauders-why-turn-three-actions = Nie masz już na to akcji.
marauders-why-at-sea = Jesteś na morzu.
marauders-why-in-port = Jesteś w porcie.
marauders-why-acted = W tej turze masz już za sobą akcję.
marauders-why-move-no-shortcut = Jesteś w porcie: najpierw wypłyń na morze.
marauders-why-move-adjacent-zone = To nie sąsiaduje z twoim akwenem: { $zone }.
marauders-why-board-zones = W tym akwenie nie ma portu.
marauders-why-plague = W tym porcie panuje zaraza.
marauders-why-wanted = Za twoją głowę jest Nagroda { $nation_of }.
marauders-why-enemy-port = Twój kraj toczy wojnę z { $nation_with }.
marauders-why-access-port-royale-details = Próba przekonania władz już się nie powiodła.
marauders-why-no-papers = Nie masz fałszywych papierów.
marauders-why-scout-at-sea-only = Jesteś w porcie.
marauders-why-scout-not-in-port = Ten statek stoi w porcie: { $owner }.
marauders-why-scout-once-per-target = Tego celu szukasz już w tej turze.
marauders-why-not-in-zone = Nie ma tego w twoim akwenie.
marauders-why-no-search = Nie masz Misji, która każe szukać w tym akwenie.
marauders-why-searched = Na potrzeby Misji ten akwen jest już przeszukany: { $zone }.
marauders-why-port-in-port-only = Jesteś na morzu.
marauders-why-port-once-per-turn = Akcja Port została już wykonana w tej turze.
marauders-why-access-caught-in-port = Ten port jest dla ciebie zamknięty.
marauders-why-talked = Próba przekonania władz portu już się nie powiodła.
marauders-why-port-sell-first = Towary sprzedaje się na początku akcji Port, a ten masz już za sobą.
marauders-why-port-each-once = To zostało już zrobione w tej turze.
marauders-why-recruit-max = Twoja Załoga jest w komplecie: { $count }.
marauders-why-not-home = Twój Port Macierzysty to { $zone }.
marauders-why-end-chest-shut = Cel został ogłoszony: twoja skrzynia jest zamknięta.
marauders-why-called-off = Skrzynia była już otwarta i nic z niej nie wyjęto.
marauders-why-stash-details = Kwota mieści się między 1 a { $most }.
marauders-why-bounty-stays = W tej rundzie żadne Wydarzenie nie sprzedaje ułaskawień.
marauders-why-not-wanted = Za twoją głowę nie ma Nagrody { $nation_of }.
marauders-why-cargo-port-limit-6 = Masz { $count ->
        [one] { $count } Kartę Ładunku
        [few] { $count } Karty Ładunku
        [many] { $count } Kart Ładunku
       *[other] { $count } Karty Ładunku
    } i więcej się nie zmieści.
marauders-why-room-left = Nie potrzebujesz miejsca: masz { $have } z { $most } kart.
marauders-why-nothing-on-offer = Oferta jest pusta, więc nie ma na co robić miejsca.
marauders-why-ship-hold = Ładownia jest pełna: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
marauders-why-no-delivery = Nie masz Misji, która każe to dostarczyć: { $good }.
marauders-why-deliver-elsewhere = Misja każe dostarczyć to do innego portu: { $good }, { $zone }.
marauders-why-same-good = Karta tego towaru już leży na stole: { $good }.
marauders-why-yard-repair = To nie jest uszkodzone: { $location }.
marauders-why-recruit-test = Stocznia nie naprawia Załogi: ludzi się rekrutuje.
marauders-why-hull-intact = Nie masz zużytego Wzmocnionego Kadłuba do przywrócenia.
marauders-why-mod-local-only = Nie leży tam żadna Modyfikacja.
marauders-why-mod-returned-waits = Modyfikacja w tym porcie leży zakryta.
marauders-why-mod-one-per-type = Twój statek ma już tę Modyfikację: { $modification }.
marauders-why-mod-no-transfer = Stary statek nie ma takiej Modyfikacji do przeniesienia.
marauders-why-mod-return-ports = Tam nie można położyć żetonu: { $zone }.
marauders-why-yard-no-ship-of-line = Stocznia nie sprzedaje takiego statku.
marauders-why-yard-visit-order = Podczas tej wizyty statek został już kupiony.
marauders-why-yard-never-shipless = Razem z ceną starego statku możesz zapłacić { $have ->
        [one] { $have } Dukata
        [few] { $have } Dukaty
        [many] { $have } Dukatów
       *[other] { $have } Dukata
    }, a kosztuje to { $cost }.
marauders-why-setup-starting-ship = Kapitan nie zaczyna z takim statkiem.
marauders-why-no-specialist = Ta karta to nie Specjalista: { $card }.
marauders-why-specialist-one-per-kind = Masz już Specjalistę tego rodzaju: { $card }.
marauders-why-not-hired-here = Tego Specjalisty nie zatrudnia się w tym porcie: { $card }, { $zone }.
marauders-why-tried = Próba zatrudnienia tego Specjalisty już była w tej turze: { $card }.
marauders-why-no-rumor = Nie masz Plotki.
marauders-why-rumor-place-and-test = Twoją Plotkę sprawdza się w akwenie { $zone } (umiejętność: { $skill }).
marauders-why-rumor-max-one = Nie masz takiej Plotki.
marauders-why-rumor-alone = Na sprzedaż jest tylko Plotka.
marauders-why-rumor-alternatives = Karta tego nie oferuje.
marauders-why-mission-one-attempt = Próba zdobycia Misji już była w tej turze.
marauders-why-not-offered = Tej Misji nie ma w ofercie: { $mission }.
marauders-why-offered-elsewhere = Ta Misja czeka w innym porcie: { $mission }, { $zone }.
marauders-why-is-pirate = Jesteś piratem.
marauders-why-mission-pirate = Nie jesteś piratem.
marauders-why-mission-freight = Nie masz na pokładzie miejsca na fracht.
marauders-why-no-rival = Żaden inny gracz nie ma kapitana w grze.
marauders-why-not-nameable = Musisz wskazać innego gracza, który ma kapitana w grze.
marauders-why-another-nation = Wskaż inny kraj niż { $nation }.

## Co można zrobić, po „możesz”

marauders-verb-ship = wybrać statek
marauders-verb-sail = popłynąć do innego akwenu
marauders-verb-enter = wpłynąć do portu
marauders-verb-leave = wypłynąć na morze
marauders-verb-scout = szukać celu
marauders-verb-port = wykonać akcję Port
marauders-verb-end = zakończyć turę
marauders-verb-retire = odejść na emeryturę
marauders-verb-redraw = wylosować innego kapitana
marauders-verb-keep = zatrzymać kapitana
marauders-verb-jettison = wyrzucić Ładunek
marauders-verb-play = zagrać Kartę Chwały
marauders-verb-discard = odrzucić Kartę Chwały
marauders-verb-sell = wyłożyć kartę na sprzedaż
marauders-verb-trade = sprzedać Ładunek
marauders-verb-market = zakupić Ładunek
marauders-verb-amount = podać kwotę
marauders-verb-buy = kupić coś z oferty
marauders-verb-replace = wymienić kartę z oferty
marauders-verb-show = wskazać gracza
marauders-verb-yard = odwiedzić stocznię
marauders-verb-repair = naprawić uszkodzenie
marauders-verb-refit = przywrócić Wzmocniony Kadłub
marauders-verb-modify = kupić Modyfikację
marauders-verb-arm = wziąć Broń Specjalną
marauders-verb-disarm = sprzedać Broń Specjalną
marauders-verb-purchase = kupić statek
marauders-verb-carry = przenieść Modyfikację
marauders-verb-return = zwrócić Modyfikację do portu
marauders-verb-recruit = rekrutować Załogę
marauders-verb-hire-crew = nająć Załogę za Dukaty
marauders-verb-ask-around = zdobywać Plotkę
marauders-verb-check = sprawdzić Plotkę
marauders-verb-claim = podjąć Misję
marauders-verb-name = wskazać kraj
marauders-verb-hire = zatrudnić Specjalistę
marauders-verb-challenge = wskazać rywala
marauders-verb-pick = wybrać nagrodę
marauders-verb-stash = ukryć Dukaty
marauders-verb-withdraw = wyjąć Dukaty ze skrzyni
marauders-verb-pardon = pozbyć się Nagrody za głowę
marauders-verb-toll = zapłacić myto
marauders-verb-persuade = przekonać władze
marauders-verb-papers = okazać fałszywe papiery
marauders-verb-passage = skorzystać z przesmyku
marauders-verb-deliver = dostarczyć towar
marauders-verb-raid = zaatakować kupca
marauders-verb-release = puścić kupca wolno
marauders-verb-put-back = zostawić kupca w akwenie
marauders-verb-draw = dobrać kartę
marauders-verb-throw = odrzucić kartę
marauders-verb-exchange = wymienić kartę
marauders-verb-spend = zużyć Broń Specjalną na sukces
marauders-verb-stow = załadować towar
marauders-verb-shoot = strzelać
marauders-verb-board = dokonać abordażu
marauders-verb-flee = uciekać
marauders-verb-chase = strzelać ze Ścigaczy
marauders-verb-reroll = przerzucić kość
marauders-verb-own-dice = wybrać własne kości
marauders-verb-foes-dice = wybrać kości przeciwnika
marauders-verb-deploy = użyć Broni Specjalnej
marauders-verb-set = ustawić kość
marauders-verb-place = wybrać miejsce trafienia
marauders-verb-absorb = osłonić się przed trafieniem
marauders-verb-shift = przenieść trafienie
marauders-verb-claim-bounty = odebrać nagrodę za pirata
marauders-verb-capture = przejąć statek
marauders-verb-take = wziąć kartę lub żeton
marauders-verb-fight = walczyć
marauders-verb-send = posłać statek dalej
