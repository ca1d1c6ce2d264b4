/**
 * The shapes of windows, stated once: style sheets write `@media (--whole)`, scripts ask `screen.ts`.
 *
 * em here is the size of letters that readers have chosen in their browser: large letters get panels that scroll.
 * A window is exactly one of: whole, upright, half, stacked, sideways, narrow.
 */

/**
 * The whole table at once, from 1280x600, 1152x700 and 1024x768 upwards: the narrower, the higher. Upright screens get
 * panels however wide they are.
 */
const whole = `((min-width: 80em) and (min-height: 37.5em)) or ((min-width: 72em) and (min-height: 43.75em))
  or ((min-width: 64em) and (min-height: 48em) and (min-aspect-ratio: 6/5))`.replace(/\s+/g, " ");
const panels = `not (${whole})`;
/** Less than the whole table, and more than a phone held upright: the city keeps a place of its own. */
const city = `(${panels}) and (min-width: 40em)`;

const across = "(min-aspect-ratio: 5/4) or (max-height: 38em)";
const tall = "(max-aspect-ratio: 5/6) and (min-height: 54em)";
const square = "(min-aspect-ratio: 5/6) and (min-height: 54em) and (min-width: 56em)";

export const WINDOWS = {
  whole,
  /** What browsers leave of a laptop's screen: the whole table with the rivals beside the court. */
  broad: `(${whole}) and (min-aspect-ratio: 17/10)`,
  /** A tablet on its side: as high as it is narrow. */
  slim: `(${whole}) and (max-aspect-ratio: 3/2)`,
  /** Its parts as panels instead. */
  panels,
  city,
  /** A tablet held upright: city, a row of boards and the hand below each other. */
  upright: `${city} and (not (${across})) and (${tall})`,
  /** Half of a large screen: court and the others beside the city. */
  half: `${city} and (not (${across})) and (not (${tall})) and (${square})`,
  /** Half of a small screen: below the city either the hand or a board. */
  stacked: `${city} and (not (${across})) and (not (${tall})) and (not (${square}))`,
  /** A phone on its side, a page at 200 %: beside the city either the hand or a board. */
  sideways: `${city} and (${across})`,
  /** The city and one thing more. */
  folds: `${city} and ((${across}) or (not ((${tall}) or (${square}))))`,
  /** Boards lie side by side: they are drawn close together. */
  spread: `(min-width: 40em) and (not ((${city}) and ((${across}) or (not ((${tall}) or (${square}))))))`,
  /** Every line counts. */
  low: `(${panels}) and (max-height: 38em)`,
  /** Very large letters on a small screen. */
  tiny: "(max-width: 20em)",
  /** A phone. */
  narrow: "(width < 40em)",
  medium: "(min-width: 40em)",
  /** Pages in two columns. */
  wide: "(min-width: 60em)",
  "not-wide": "(width < 60em)",
} as const;
