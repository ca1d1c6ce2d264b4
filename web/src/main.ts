import "@fontsource-variable/noto-sans/wght.css";
import "@fontsource-variable/playfair-display/wght.css";
import "./theme.css";
import "./forced_colors.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
