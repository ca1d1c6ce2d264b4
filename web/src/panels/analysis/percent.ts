/** Chances and leads as people write them. */

import { words } from "../../words/words.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

/** Whole wigs before the best rival, with a sign: below zero one is behind. */
export function ahead(wigs: number): string {
  const whole = Math.round(wigs) || 0; // no minus before nothing
  return new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" }).format(whole).replace("-", "−");
}
