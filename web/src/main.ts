import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/shell.css";
import "./styles/parts.css";
import "./styles/phone.css";
import { mount } from "svelte";
import { carrier } from "$carrier";
import App from "./App.svelte";
import { need } from "$lib/i18n.svelte";
import "$lib/install.svelte";
import { go } from "$lib/router.svelte";
import { ruleText } from "$lib/rules.svelte";
import { toast } from "$lib/toasts.svelte";

// A game brings its colours: its pieces are shown on the pages of rules as well.
import.meta.glob("./games/*/tokens.css", { eager: true });

// Words first: a page of message keys would be worse than a short wait.
await need();
carrier.start();
mount(App, { target: document.getElementById("app")! });

// Where a link from elsewhere led nowhere, the server sent us here with the reason.
const refused = new URLSearchParams(location.search).get("refused");
if (refused) {
  go("/", true);
  toast(ruleText("kernel", refused));
}
