/** Which shape this window has, for scripts. */

import { MediaQuery } from "svelte/reactivity";
import { WINDOWS } from "./windows";

export const wholeTable = new MediaQuery(WINDOWS.whole);
export const broadTable = new MediaQuery(WINDOWS.broad);
export const lowScreen = new MediaQuery(WINDOWS.low);
export const narrowScreen = new MediaQuery(WINDOWS.narrow);
export const uprightScreen = new MediaQuery(WINDOWS.upright);
export const halfScreen = new MediaQuery(WINDOWS.half);
export const stackedScreen = new MediaQuery(WINDOWS.stacked);
export const folded = new MediaQuery(WINDOWS.folds);

/** Panels may be as high as what is in them: what is measured must not change while it is being measured. */
export function resized(set: () => void): void {
  if (wholeTable.current) set();
  else requestAnimationFrame(set);
}
