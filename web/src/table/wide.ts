/** Is there room for the whole table at once? The same condition as in the style sheets. */

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 80em) and (min-height: 46em)");
