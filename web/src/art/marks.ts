/** Shapes that tell decks and architects apart without colours, around 0 0 with a radius of 5. */

import type { Architect, Deck } from "../api/view";

export const DECK_MARKS: Record<Deck, string> = {
  blue: "M0-5A5 5 0 1 1 0 5 5 5 0 0 1 0-5zM0-1.8A1.8 1.8 0 1 0 0 1.8 1.8 1.8 0 0 0 0-1.8z",
  red: "M0-5.5L4.5 0 0 5.5-4.5 0zM0-2L-1.6 0 0 2 1.6 0z",
  purple: "M-2-2.2a2.5 2.5 0 1 1 4 0a2.5 2.5 0 1 1 .2 4.4a2.5 2.5 0 1 1-4.4 0a2.5 2.5 0 1 1 .2-4.4z",
  brown: "M0-5.5L1.6-3.8H3.8V-1.6L5.5 0 3.8 1.6V3.8H1.6L0 5.5-1.6 3.8H-3.8V1.6L-5.5 0-3.8-1.6V-3.8H-1.6z",
};

/** Blue: a round stamp with dividers. Green: a square one with a set square. */
export const ARCHITECT_MARKS: Record<Architect, { frame: string; tool: string }> = {
  blue: { frame: "M0-6A6 6 0 1 1 0 6 6 6 0 0 1 0-6z", tool: "M0-3.5L-2.5 3.2M0-3.5L2.5 3.2M-1.6.8Q0 1.7 1.6.8" },
  green: { frame: "M-5.5-5.5H5.5V5.5H-5.5z", tool: "M-3-3V3H3zM-1.4.6V1.5H-.5z" },
};
