import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { need } from "$lib/i18n.svelte";

// Words first: a page of message keys would be worse than a short wait.
await need();
mount(App, { target: document.getElementById("app")! });
