/** The players: pieces with four different hats, so that they are told apart without colours. */

import { dot, line, piece, ring, solid } from "./pens";

/** The hats alone, upon a head whose middle is at 12, 10. */
export const HATS: Record<string, string> = {
  green: solid("M2.8 9c3.7-.3 4.7-5 9.2-7.5C16.5 4 17.5 8.7 21.2 9c-2.7 2.2-5.7 1.3-9.2-.6C8.5 10.3 5.5 11.2 2.8 9z"),
  yellow: solid("M5.5 14.5C3.5 6.5 7.3 1.8 12 1.8s8.5 4.7 6.5 12.7l-3.2-1.8c.7-3.9-.6-5.9-3.3-5.9s-4 2-3.3 5.9z"),
  purple: solid("M7.8 1.5h8.4l-.7 6.3H20v2.4H4V7.8h4.5z"),
  orange: solid(
    "M3.6 9.2C2.5 5.2 7.5 2.7 12.6 2.7l.5-1.7 1.5.4-.3 1.5c5 .6 7.4 3.9 5.5 6-2 1.7-5.2.5-8.3.8-3 .3-6 1.7-7.9-.5z",
  ),
  neutral: "",
};

const body = (fill: string): string =>
  line("M3.8 22c0-5 3-7.3 8.2-7.3s8.2 2.3 8.2 7.3z", fill) + ring(12, 10.5, 4.6, fill);

export const person = (colour: string): string => piece(body(`var(--${colour})`) + (HATS[colour] ?? ""));

export const PEOPLE: Record<string, string> = {
  "hat-green": person("green"),
  "hat-yellow": person("yellow"),
  "hat-purple": person("purple"),
  "hat-orange": person("orange"),
  neutral: piece(body("var(--neutral)")),
  lacerda: piece(
    line("M3.5 22.3c.4-3.6 3.3-5.3 8.5-5.3s8.1 1.7 8.5 5.3z", "var(--neutral)") +
      line("M12 1.8c4.2 0 6.7 3 6.7 7.5 0 5-2.9 8.7-6.7 8.7s-6.7-3.7-6.7-8.7c0-4.5 2.5-7.5 6.7-7.5z", "var(--skin)") +
      solid("M7.8 13.3c1.3.8 2.5-.5 4.2-.5s2.9 1.3 4.2.5c-.5 2.9-2.2 4.7-4.2 4.7s-3.7-1.8-4.2-4.7z") +
      `<g stroke-width="1.4">${ring(8.9, 9.2, 2.3, "var(--letter)")}${ring(15.1, 9.2, 2.3, "var(--letter)")}<path d="M11.2 9h1.6"/></g>`,
  ),
  user: ring(12, 8, 4.5) + line("M3.5 21.5c.5-5 3.5-7.5 8.5-7.5s8 2.5 8.5 7.5"),
  bot:
    line("M4.5 8.5h15v11h-15zM12 8.5v-4M8.5 16.5h7M2 12v4M22 12v4") +
    dot(12, 3.3, 1.6) +
    dot(8.8, 12.5, 1.4) +
    dot(15.2, 12.5, 1.4),
  "three-people":
    ring(12, 7, 3.2) +
    ring(4.8, 9.5, 2.4) +
    ring(19.2, 9.5, 2.4) +
    line("M6.5 20c0-4.5 2-7 5.5-7s5.5 2.5 5.5 7zM6.5 15c-3-1-5.2.8-5.2 4M17.5 15c3-1 5.2.8 5.2 4"),
};
