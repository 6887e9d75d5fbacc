/** Where we are: the address, kept by the browser's own history. */

export type Route =
  | { page: "harbour" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string }
  | { page: "replay"; id: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; id: string }
  | { page: "history" }
  | { page: "settings" }
  | { page: "d" }
  | { page: "credits" };

let path = $state(location.pathname);
/** On the way to another page, whose heading is not there yet. */
let leaving = false;

function follow(): void {
  leaving ||= path !== location.pathname;
  path = location.pathname;
}
addEventListener("popstate", follow);

export function route(): Route {
  const [first = "", second = "", third = ""] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  switch (first) {
    case "t":
      return { page: "table", id: second };
    case "rules":
      return { page: "rules", game: second };
    case "replay":
      return { page: "replay", id: second };
    case "puzzles":
      return third
        ? { page: "puzzle", id: `${second}/${third}` }
        : { page: "puzzles", game: second };
    case "d":
    case "history":
    case "settings":
    case "credits":
      return { page: first };
    default:
      return { page: "harbour" };
  }
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  follow();
  scrollTo(0, 0);
}

/** For the heading of each page: who came from another one begins there. */
export function arrive(heading: HTMLElement): void {
  if (leaving) heading.focus({ preventScroll: true });
  leaving = false;
}

/** For the whole page: plain clicks on our own links stay in it. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented)
    return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
