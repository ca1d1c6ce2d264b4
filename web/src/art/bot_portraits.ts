/** Busts of the bots, in the manner of the nobles' but simpler: they are seen small. Coats have the colour of the seat. */

import { coat, FACE, INK, JABOT, LONG_WIG, shape, SKIN, stroke } from "./portraits";

const COAT = "var(--coat-of)";
const HAT = "var(--hat)";
const HAIR = "var(--hair)";
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${INK}/>`;

export const BOT_PORTRAITS: Record<string, string> = {
  // A lad of the building sites: cap askew, shirt open, a block of stone on his shoulder.
  novice:
    coat(COAT) +
    shape("M26 42.5l6 9.5 6-9.5-6 4z", SKIN) +
    FACE +
    shape("M22.5 25c-2.5-6 0-12 9.5-12s12 6 9.5 12c-1.5-3-2.5-5-5-6.5-4 1.5-10 1.5-14 6.5z", HAIR) +
    shape("M20 15.5c1-9 8-12.5 15-11 6 1.3 8.5 6 8 11-7-3-15-3.5-23 0z", "var(--wood)") +
    shape("M19 15.8c7-3.5 12-4 17-3.3l-1.5 3.5c-5-.7-9.5.8-14.5 3.3-1.8-.5-2-2.3-1-3.5z", "var(--wood)") +
    shape("M44 33.5l13-3.5 4.5 4v11l-12.5 4-5-4.5z", "var(--parchment)") +
    stroke("M44 33.5l5 4 12.5-3.5M49 37.5V49"),
  // A girl who draws: a kerchief over a thick plait, a pencil behind the ear, a rolled plan.
  apprentice:
    shape("M41 24c5 3 8 9 6.5 15s-1 9 1.5 14c-5 1.5-9-1-9.5-6 .5-7-1-13-1.5-19z", HAIR) +
    coat(COAT) +
    shape("M23.5 41.5l8.5 9.5 8.5-9.5 2.5 4.5-11 11-11-11z", "var(--letter)") +
    FACE +
    shape("M22 27c-2.5-9 1.5-16 10-16s12.5 7 10 16c-1-5-3.5-8-7-9.5-4 3-9 4-13 9.5z", HAIR) +
    shape("M20.5 20C21 9 26 4.5 32.5 4.5S44 9 44 19c-7-5.5-16-5.5-23.5 1z", "var(--cloth)") +
    shape("M43 17.5c4-2.5 7.5-1.5 9 1.5-3 2-6.5 2-9 .5zM43.5 19.5c3 1.5 5 4.5 4 8-3-1-5-4-5-7z", "var(--cloth)") +
    stroke("M17.5 33L25 21.5", 2.6) +
    shape("M6 40l11.5-6.5 4 6.5L10 47z", "var(--blueprint)") +
    stroke("M9 42l2 3M13 39.5l2 3.5"),
  // A merchant: broad hat, full cheeks, a moustache, a coin that he never takes his eyes off.
  greedy:
    coat(COAT) +
    shape("M24 41l8 5 8-5 3 5.5-11 5-11-5z", "var(--letter)") +
    shape("M20.5 26c0-8 4-13 11.5-13s11.5 5 11.5 13c0 9-5 15-11.5 15s-11.5-6-11.5-15z", SKIN) +
    `<circle cx="27.5" cy="25.5" r="1.3" fill="var(--piece-ink)"/><circle cx="36.5" cy="25.5" r="1.3" fill="var(--piece-ink)"/>` +
    stroke("M32 25.5c-1.8 2.5-1.8 4 .3 4.8M25 22c1.5-1 3-1 4.5 0M34.5 22c1.5-1 3-1 4.5 0M29 37.3c2 1.2 4 1.2 6 0") +
    shape(
      "M32 32.3c-3-2-6-.5-7.5 2.5-1.3 1.3-3 .8-3.5-.8 0 4 4.5 5.5 8 3.5 1.3-.7 2.3-1.7 3-3 .7 1.3 1.7 2.3 3 3 3.5 2 8 .5 8-3.5-.5 1.6-2.2 2.1-3.5.8-1.5-3-4.5-4.5-7.5-2.5z",
      HAIR,
    ) +
    shape("M7 17.5c7-2 12-3 13.5-5.5C22 5 26 3 32 3s10 2 11.5 9c1.5 2.5 6.5 3.5 13.5 5.5-8 4-41 5-50 0z", HAT) +
    shape("M20.3 12.5c7 2.5 16.4 2.5 23.4 0l.8 3.5c-8 2-17 2-25 0z", "var(--coin)") +
    dot(50, 43, 7.5, "var(--coin)") +
    stroke("M50 38.5v9M45.5 43h9", 1.6),
  // A courtier: powdered wig with a bow, a plumed hat, one brow raised, a patch on the cheek.
  courtier:
    coat(COAT) +
    LONG_WIG +
    FACE +
    JABOT +
    `<circle cx="37.6" cy="30.8" r="1.1" fill="var(--piece-ink)"/>` +
    shape("M14 14c6 .5 9-7 18-10.5C41 7 44 14.5 50 14c-4 4-11 3.5-18 0-7 3.5-14 4-18 0z", HAT) +
    shape("M41 9C43-1 52-6 60-2c-1 3-3 4-5 4.5 2 1 2.5 3 2 4.5-4 4.5-10 5.5-16 2z", "var(--letter)") +
    stroke("M43.5 7.5C47 3 51.5.5 56-.5") +
    shape("M21 47.5l1.3 2.9 3 .3-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.3z", "var(--coin)"),
  // An old architect: bald, white beard, round spectacles, dividers in his hand.
  master:
    coat(COAT) +
    shape(
      "M21 21.5c-4-1-6 2-4.5 4.5-2 2-1.5 5 .5 6 1 2.5 4 2.5 5 .5zM43 21.5c4-1 6 2 4.5 4.5 2 2 1.5 5-.5 6-1 2.5-4 2.5-5 .5z",
      "var(--beard)",
    ) +
    shape("M32 8c-8 0-11 6-11 14 0 10 5 16 11 16s11-6 11-16c0-8-3-14-11-14z", SKIN) +
    stroke("M26.5 13.5c3.5-1.3 7.5-1.3 11 0M28 16.5c2.6-.8 5.4-.8 8 0", 0.9) +
    shape(
      "M21.5 28c2 3.5 5 4.5 7 3.5 1.2-.6 2.3-.7 3.5-.7s2.3.1 3.5.7c2 1 5 0 7-3.5 2.5 8 .5 14-3 18.5-2.5 3.3-5 5-7.5 6.5-2.5-1.5-5-3.2-7.5-6.5-3.5-4.5-5.5-10.5-3-18.5z",
      "var(--beard)",
    ) +
    stroke("M29 34.8c2 1.3 4 1.3 6 0M27 40c.3 3 1.3 5.5 2.5 7.5M37 40c-.3 3-1.3 5.5-2.5 7.5M32 41.5v7") +
    `<circle cx="27.3" cy="24.5" r="3.9" fill="var(--letter)" ${INK}/><circle cx="36.7" cy="24.5" r="3.9" fill="var(--letter)" ${INK}/><circle cx="27.3" cy="24.7" r="1.2" fill="var(--piece-ink)"/><circle cx="36.7" cy="24.7" r="1.2" fill="var(--piece-ink)"/>` +
    stroke("M31.2 24.2h1.6M23.4 24l-2.4-1M40.6 24l2.4-1M32 27.5l-.8 2.5h1.6") +
    shape("M51.5 33l-5 20M51.5 33l5 20", "none") +
    stroke("M48 46c2.5.9 4.5.9 7 0") +
    dot(51.5, 31.5, 2.8, "var(--coin)"),
};
