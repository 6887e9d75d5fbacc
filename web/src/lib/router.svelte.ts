/** Where we are: the address, kept by the browser's own history. */
import { carrier } from "$carrier";

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

/** The path that a page has everywhere, wherever the client lies. */
const here = () => `/${location.pathname.slice(carrier.base.length)}`;
/** The address of a page, or of a file that lies beside the client. */
export const at = (to: string) => carrier.base + to.slice(1);

let path = $state(here());
/** On the way to another page, whose heading is not there yet. */
let leaving = false;

function follow(): void {
  leaving ||= path !== here();
  path = here();
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
  if (replace) history.replaceState(null, "", at(to));
  else history.pushState(null, "", at(to));
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
  const { base } = carrier;
  const to = link.pathname.startsWith(base) ? link.pathname.slice(base.length - 1) : link.pathname;
  if (to.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(to + link.search + link.hash);
}
