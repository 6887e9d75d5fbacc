/** Putting Kaper on the home screen, where the browser offers that. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state<InstallEvent | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallEvent;
});
addEventListener("appinstalled", () => (offer = null));

export const canInstall = () => offer !== null;

/** An offer can be taken once. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}

/** Safari installs by its own menu and tells no page. */
export const installsByMenu = () =>
  "standalone" in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0;
