/** The whole table on one screen, or panels: as the style sheets have it. */

import { MediaQuery } from "svelte/reactivity";

export const wholeTable = new MediaQuery("(min-width: 80em) and (min-height: 46em)");
