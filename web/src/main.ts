import "@fontsource-variable/noto-sans/wght.css";
import "@fontsource-variable/playfair-display/wght.css";
import "./theme.css";
import "./legal.css";
import "./forced_colors.css";
import { mount } from "svelte";
import App from "./App.svelte";

// Asked for now: letters that come after the board would have it laid out twice.
for (const face of ["Noto Sans Variable", "Playfair Display Variable"]) void document.fonts.load(`1em "${face}"`);
mount(App, { target: document.getElementById("app")! });
