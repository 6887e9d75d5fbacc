## Dlaczego czegoś nie wolno

wreck-bay-why-setup-crew = W twojej załodze są marynarze o sile od 1 do { $count }.
wreck-bay-why-send-once = Marynarz o sile { $sailor } był już na dnie.
wreck-bay-why-dive-one-in-the-light = Tego nie odkryto: { $find }.

## Co można zrobić, po „Teraz możesz:”

wreck-bay-verb-send = wysłać marynarza
wreck-bay-verb-dive = wydobyć znalezisko
