/** Chances, and what is lost of them, as people write them. */

import { words } from "../../words/words.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

/** What is gained or lost, with its sign: wigs, or chances in hundredths. */
export function change(whole: number, style: "decimal" | "percent" = "decimal"): string {
  const number = new Intl.NumberFormat(words.language, { style, signDisplay: "always" });
  return number.format(style === "percent" ? whole / 100 : whole).replace("-", "−");
}
