/** Chances as people write them. */

import { words } from "../../words/words.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}
