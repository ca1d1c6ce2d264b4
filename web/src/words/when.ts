/** Times as people say them, in the language in use. */

import { words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** The day itself, as short as it is understood. */
export function dayOf(time: number): string {
  return new Date(time).toLocaleDateString(words.language, { day: "numeric", month: "long", year: "numeric" });
}

/** "14:05"; on another day with the day. */
export function momentOf(time: number, now = Date.now()): string {
  const at = new Date(time);
  const day = at.toDateString() === new Date(now).toDateString() ? {} : ({ day: "numeric", month: "short" } as const);
  return at.toLocaleString(words.language, { ...day, hour: "2-digit", minute: "2-digit" });
}

/** "3 hours ago"; after a month the day itself. */
export function ago(time: number, now = Date.now()): string {
  const passed = Math.max(0, now - time);
  if (passed > 30 * 86_400_000) return new Date(time).toLocaleDateString(words.language);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? ["minute", 60_000];
  return format.format(-Math.floor(passed / length), unit);
}
