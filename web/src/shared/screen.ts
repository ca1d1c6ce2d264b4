/** The whole table on one screen, or panels: as the style sheets have it. */

import { MediaQuery } from "svelte/reactivity";

export const wholeTable = new MediaQuery("(min-width: 80em) and (min-height: 46em)");
/** A telephone on its side, a page at 200 %, very large letters: the board needs every line. */
export const lowScreen = new MediaQuery("(max-height: 38em)");
