/** Busts of the nobles on a field of 64 x 60, in the manner of painted tiles: blue lines, one colour. */

export const INK = 'stroke="var(--piece-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${INK}/>`;
export const stroke = (d: string, width = 1.1): string =>
  `<path d="${d}" fill="none" stroke="var(--piece-ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const SKIN = "var(--skin)";
export const FACE =
  shape("M28 36v7l4 4 4-4v-7z", SKIN) +
  shape("M32 13.5c-6.5 0-9 4.5-9 11.5 0 8 4.5 14 9 14s9-6 9-14c0-7-2.5-11.5-9-11.5z", SKIN) +
  stroke("M26 23.3c1.3-1.2 3-1.2 4.2-.2M38 23.3c-1.3-1.2-3-1.2-4.2-.2") +
  `<circle cx="28.3" cy="25.8" r="1.15" fill="var(--piece-ink)"/><circle cx="35.7" cy="25.8" r="1.15" fill="var(--piece-ink)"/>` +
  stroke("M32.2 25.5l-1.4 5h2.4M29.3 34c1.8 1.2 3.6 1.2 5.4 0");
export const LONG_WIG =
  shape(
    "M32 6c-11 0-15 7-16 16-3 3-3.5 6-2 8.5-2 3.5-1.5 7.5 1.5 9.5 1 4 7 5 9 1 1.5-5-.5-11-1-16 0-6 3-10 8.5-10s8.5 4 8.5 10c-.5 5-2.5 11-1 16 2 4 8 3 9-1 3-2 3.5-6 1.5-9.5 1.5-2.5 1-5.5-2-8.5-1-9-5-16-16-16z",
    "var(--wig)",
  ) +
  stroke(
    "M18.5 23c2 .5 3 2 2.7 4M17 31.5c2.3.3 3.3 1.8 3 4M45.5 23c-2 .5-3 2-2.7 4M47 31.5c-2.3.3-3.3 1.8-3 4M25 10.5c2.2-1.8 4.4-2.5 7-2.5s4.8.7 7 2.5",
  );
const SHORT_WIG =
  shape(
    "M32 10c-8 0-11.5 4.5-11.5 11-2.5 1-3.5 3-2.5 5-1.5 2-1 4.5.8 5.5.7 2.5 4 3 5.2.5V24c1-5 3.5-7.5 8-7.5s7 2.5 8 7.5v8c1.2 2.5 4.5 2 5.2-.5 1.8-1 2.3-3.5.8-5.5 1-2 0-4-2.5-5 0-6.5-3.5-11-11.5-11z",
    "var(--wig)",
  ) + stroke("M20.5 25.5h2.5M20.3 29.5h2.5M43.5 25.5H41M43.7 29.5h-2.5");
export const coat = (colour: string): string =>
  shape("M5 60c0-11 7-15.5 18-18.5L32 49l9-7.5C52 44.5 59 49 59 60z", colour) +
  stroke("M23 41.5L29.5 60M41 41.5L34.5 60");
export const JABOT = shape(
  "M28.5 42c-2 2-2.5 4-.5 5-1.5 2-1 4 1 4.5-.5 2.5 1 4.5 3 6 2-1.5 3.5-3.5 3-6 2-.5 2.5-2.5 1-4.5 2-1 1.5-3-.5-5L32 45z",
  "var(--letter)",
);

export const PORTRAITS: Record<string, string> = {
  builder:
    coat("var(--builder)") +
    JABOT +
    FACE +
    SHORT_WIG +
    shape(
      "M11.5 15c7-.5 9-8.5 20.5-13 11.5 4.5 13.5 12.5 20.5 13-5 3.5-12 2.5-20.5-1-8.5 3.5-15.5 4.5-20.5 1z",
      "var(--coat)",
    ) +
    stroke("M15 14.8c6-.8 10-5.8 17-8 7 2.2 11 7.2 17 8", 0.9) +
    // dividers in his hand
    shape("M50.5 35.5l-4 16.5M50.5 35.5l6 15.5", "none") +
    stroke("M47.8 46.5c2.5 1 4.5.8 6.7-.2") +
    `<circle cx="50.5" cy="34" r="2.6" fill="var(--coin)" ${INK}/>`,
  minister:
    coat("var(--minister)") +
    LONG_WIG +
    FACE +
    JABOT +
    // the star of his order, and a quill
    shape("M17 49.5l1.2 2.8 3 .2-2.3 2 .8 3-2.7-1.6-2.7 1.6.8-3-2.3-2 3-.2z", "var(--coin)") +
    shape("M58 29c-8 3-11 10-11.5 18.5 5-1.5 9-6 11.5-18.5z", "var(--letter)") +
    stroke("M44.5 54c2-8 5.5-15 10.5-20"),
  king:
    shape("M3.5 60c0-12 8-17 19.5-20l9 7 9-7c11.5 3 19.5 8 19.5 20z", "var(--king)") +
    shape("M14 44c3-2 6-3 9-4l9 8 9-8c3 1 6 2 9 4-3 6-9 10-18 12-9-2-15-6-18-12z", "var(--letter)") +
    stroke("M19.5 44.5v2.5M25 48v2.5M32 51v2.5M39 48v2.5M44.5 44.5v2.5", 1.6) +
    LONG_WIG +
    FACE +
    shape("M20.5 13.5L18.5 1.5l7 5L32-1l6.5 7.5 7-5-2 12c-7-2-16-2-23 0z", "var(--coin)") +
    `<circle cx="32" cy="8" r="1.7" fill="var(--wax)"/><circle cx="25" cy="9.3" r="1.2" fill="var(--tsunami)"/><circle cx="39" cy="9.3" r="1.2" fill="var(--tsunami)"/>`,
  treasury:
    shape("M9 29v-5c0-9 6-13 13-13h20c7 0 13 4 13 13v5z", "var(--treasury)") +
    shape("M13 27c2-5 6-5 7-2 1-4 6-5 8-1 1-4 6-5 8 0 2-4 7-4 8 1 2-3 6-3 7 2z", "var(--coin)") +
    shape("M9 29h46v25H9z", "var(--treasury)") +
    stroke("M17 11.8V54M47 11.8V54M9 34h46") +
    shape("M27.5 25h9v14h-9z", "var(--letter)") +
    `<circle cx="32" cy="30.5" r="2" fill="var(--piece-ink)"/>` +
    stroke("M32 31v4.5", 1.8) +
    `<circle cx="13" cy="55" r="4" fill="var(--coin)" ${INK}/><circle cx="51" cy="56" r="3.5" fill="var(--coin)" ${INK}/>`,
  cardinal:
    shape("M5 60c0-12 8-17 20-20h14c12 3 20 8 20 20z", "var(--wax)") +
    shape("M26 40l6 7 6-7 2 4-8 8-8-8z", "var(--letter)") +
    FACE +
    stroke("M25 17c2-1.5 4.5-2 7-2s5 .5 7 2") +
    shape("M23 14c0-7 3-11 9-11s9 4 9 11z", "var(--wax)") +
    shape("M7 15.5c0-2.5 11-4.5 25-4.5s25 2 25 4.5S46 20 32 20 7 18 7 15.5z", "var(--wax)") +
    stroke("M13 19c-1.5 5 1 8-1 12M51 19c1.5 5-1 8 1 12") +
    shape("M9.5 31h5l1 6h-7zM49.5 31h5l1 6h-7z", "var(--wax)") +
    shape("M30.8 48h2.4v3h3v2.4h-3V59h-2.4v-5.6h-3V51h3z", "var(--coin)"),
};
