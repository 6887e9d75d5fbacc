// Before the first paint: the theme and language chosen last time, so that nothing flashes.
try {
  const { theme, language } = JSON.parse(localStorage.getItem("kaper-settings") || "{}");
  if (theme === "chart" || theme === "night") document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // No storage, or something else in it: the system's theme is right then.
}
