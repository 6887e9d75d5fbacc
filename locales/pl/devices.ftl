## Kolejne urządzenie

devices-connect = Połącz to urządzenie
devices-offer = Ta przeglądarka stanie się urządzeniem gracza { $name }
devices-somebody = bez imienia
devices-offer-games =
    { $count ->
        [0] Gracz { $name } nie ma jeszcze żadnych gier.
        [one] Będzie tu { $count } gra gracza { $name }, z miejscem przy stole i historią.
        [few] Będą tu { $count } gry gracza { $name }, z miejscami przy stołach i całą historią.
        [many] Będzie tu { $count } gier gracza { $name }, z miejscami przy stołach i całą historią.
       *[other] Będzie tu { $count } gry gracza { $name }, z miejscami przy stołach i całą historią.
    }
devices-offer-settings = Imię, portret, język i pozostałe ustawienia zostaną skopiowane z urządzenia gracza { $name }.
devices-offer-devices = Urządzenia gracza { $name }: { $devices }.
devices-offer-own =
    { $count ->
        [one] { $count } gra rozegrana w tej przeglądarce stanie się też grą gracza { $name }, razem z miejscem i wszystkim, co w niej mówisz. Tego nie da się cofnąć.
        [few] { $count } gry rozegrane w tej przeglądarce staną się też grami gracza { $name }, razem z miejscami i wszystkim, co w nich mówisz. Tego nie da się cofnąć.
        [many] { $count } gier rozegranych w tej przeglądarce stanie się też grami gracza { $name }, razem z miejscami i wszystkim, co w nich mówisz. Tego nie da się cofnąć.
       *[other] { $count } gry rozegranej w tej przeglądarce stanie się też grą gracza { $name }, razem z miejscem i wszystkim, co w niej mówisz. Tego nie da się cofnąć.
    }
devices-offer-own-devices =
    { $count ->
        [one] Razem z nią przejdzie do gracza { $name } { $count } inne twoje urządzenie.
        [few] Razem z nią przejdą do gracza { $name } { $count } inne twoje urządzenia.
        [many] Razem z nią przejdzie do gracza { $name } { $count } innych twoich urządzeń.
       *[other] Razem z nią przejdzie do gracza { $name } { $count } innego twojego urządzenia.
    }
devices-offer-warning = Czy to twój własny link?
devices-offer-sent = Idź dalej tylko wtedy, gdy oba urządzenia są twoje. Jeśli ktoś ci ten link przysłał, będziesz grać jako ta osoba, a ona zobaczy wszystko, co tu masz, i będzie mogła grać za ciebie.
devices-connect-here = Połącz tę przeglądarkę
devices-connect-and-give =
    { $count ->
        [one] Połącz i przekaż { $count } grę
        [few] Połącz i przekaż { $count } gry
        [many] Połącz i przekaż { $count } gier
       *[other] Połącz i przekaż { $count } gry
    }
devices-go-back = Wróć, nic nie zmieniaj
devices-connected-here = Ta przeglądarka jest teraz urządzeniem gracza { $name }.
devices-no-secret = Link jest niepełny. Otwórz go jeszcze raz w całości albo utwórz nowy.

## Moje urządzenia

devices-mine = Moje urządzenia
devices-mine-how = Nie ma tu kont: kto ma w ręku twoje urządzenie, gra jako ty. Kolejne połączysz linkiem, a to, którego już nie masz, możesz odłączyć.
devices-here = to urządzenie
devices-kind = { $browser } ({ $system })
devices-unknown = Nieznana przeglądarka
devices-since = połączone { $day }
devices-seen-today = używane dzisiaj
devices-seen =
    { $count ->
        [one] ostatnio używane { $count } dzień temu
        [few] ostatnio używane { $count } dni temu
        [many] ostatnio używane { $count } dni temu
       *[other] ostatnio używane { $count } dnia temu
    }
devices-rename = Zmień nazwę
devices-rename-which = Zmień nazwę: { $device }
devices-name = Nazwa urządzenia
devices-save = Zapisz
devices-shut = Odłącz
devices-shut-which = Odłącz: { $device }
devices-shut-sure = Odłączyć urządzenie: { $device }?
devices-shut-then = Od razu straci wszystkie twoje gry i miejsca, także te, które miało wcześniej. Pozostałe urządzenia zachowają wszystko. Wróci tylko z nowym linkiem.
devices-shut-out = Odłączone: { $device }.
devices-sign-off = Odłącz to urządzenie
devices-sign-off-which = Odłącz to urządzenie: { $device }
devices-sign-off-sure = Odłączyć to urządzenie?
devices-sign-off-then = Ta przeglądarka nie będzie nic o tobie pamiętać. Gry i miejsca zostaną na pozostałych urządzeniach.
devices-signed-off = Odłączone: { $device }.

## Link

devices-add = Połącz inne urządzenie
devices-link = Link dla drugiego urządzenia
devices-link-how = Otwórz ten link na drugim urządzeniu albo skieruj jego aparat na kod. Link działa raz, do { $time }, i przenosi miejsca, historię i ustawienia.
devices-link-secret = Nie pokazuj go nikomu: kto go otworzy, gra jako ty.
devices-qr-how = Skieruj na ten kod aparat drugiego urządzenia.
devices-link-open = Link dla innego urządzenia działa do { $time }.
devices-withdraw = Unieważnij link
devices-joined = Połączone: { $device }.
devices-joined-then = Ma twoje miejsca, historię i ustawienia. Odtąd każde urządzenie ma własne ustawienia.
devices-link-over = Ten link już nie działa.
devices-link-again = Utwórz nowy link

## Moje dane

devices-data = Moje dane
devices-data-how = Co wiedzą o tobie ten serwer i ta przeglądarka: imiona, miejsca, rozmowy, wyniki i urządzenia.
devices-export = Zapisz wszystko w pliku
devices-export-wait = Zbieramy wszystko. To może chwilę potrwać…
devices-export-done = Zapisane. Szukaj wśród pobranych plików.
devices-delete = Usuń wszystko
devices-delete-sure = Usunąć wszystko?
devices-delete-goes = To zniknie
devices-delete-goes-names = twoje imiona, przy każdym stole
devices-delete-goes-talk = wszystko, co mówisz na czacie
devices-delete-goes-history = lista gier, historia i statystyki
devices-delete-goes-devices = wszystkie twoje urządzenia i linki do twoich miejsc
devices-delete-goes-here = imię i ustawienia w tej przeglądarce
devices-delete-stays = To zostanie
devices-delete-stays-moves = ruchy w twoich grach i wybrany portret, bez imienia: inni też w nie grali i mogą je odtwarzać
devices-delete-stays-copies = to, co zapisali inni, oraz kopie zapasowe serwera, póki nie zastąpią ich nowsze
devices-delete-going = Gry w toku
devices-delete-going-how = Poddajesz je. Gdy gra jeszcze tylko jedna osoba, wygrywa; gdy więcej, twoje miejsce zajmuje bot. Gdzie gra się nie zaczęła, twoje miejsce znów będzie wolne.
devices-delete-understood = Wiem, że tego nie da się cofnąć.
devices-deleted = Nic już o tobie nie wiemy
devices-deleted-tables =
    { $count ->
        [0] Przy żadnym stole nie było o tobie nic.
        [one] Twoje imię i słowa zniknęły z { $count } stołu.
        [few] Twoje imię i słowa zniknęły z { $count } stołów.
        [many] Twoje imię i słowa zniknęły z { $count } stołów.
       *[other] Twoje imię i słowa zniknęły z { $count } stołu.
    }

## Dlaczego serwer nie robi tego, o co go proszono

server-last-device = To twoje jedyne urządzenie: bez niego nikt nie dotarłby do twoich gier. Możesz za to usunąć swoje dane.
server-no-such-device = Tego urządzenia już nie ma. Wczytaj stronę ponownie.
server-not-sure = Nic nie usunięto: najpierw potwierdź, że na pewno tego chcesz.
server-old-device-link = Ten link już nie działa: został użyty lub unieważniony albo minęło dziesięć minut. Utwórz nowy na drugim urządzeniu.
server-same-person = Nie trzeba nic robić: ta przeglądarka jest już twoim urządzeniem.
server-too-many-devices = To byłoby za dużo urządzeń. Najpierw któreś odłącz.
