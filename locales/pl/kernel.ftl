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
kernel-prompt-use = { $source }: skorzystaj albo zrezygnuj.
kernel-prompt-break-in = Możesz się wtrącić, zanim zdecyduje { $owner }.

## Przyciski

kernel-do-pass = Pasuj
kernel-do-done = Gotowe
kernel-do-decline = Zrezygnuj
kernel-do-choose = { $effect }
kernel-do-use = Skorzystaj: { $effect }
