/** What lies on the table: goods, cubes, people, things to win and to lose. */

import { dot, fine, line, moved, piece, ring, solid } from "./pens";

const GOODS = {
  gold: piece(
    line("M2.5 18.5l3-7h13l3 7z", "var(--gold)") + line("M5.5 11.5L8 7h8l2.5 4.5z", "var(--gold)") + fine("M8 15h8"),
  ),
  cloth: piece(
    line("M4 4.5h12.5v7V20c-2-1.5-4 1-6.2 0-2.3-1.1-4.3-1-6.3 0z", "var(--cloth)") +
      `<ellipse cx="17" cy="8" rx="3.6" ry="3.6" fill="var(--cloth)"/>` +
      fine("M17 8a.9.9 0 1 1 .9-.9") +
      fine("M4 11.5h11M8 14v3.5M12 14v3"),
  ),
  books: piece(
    line(
      "M12 6.5C9.3 4.3 5.8 4.2 2.5 5.2v13.6c3.3-1 6.8-.9 9.5 1.2 2.7-2.1 6.2-2.2 9.5-1.2V5.2C18.2 4.2 14.7 4.3 12 6.5z",
      "var(--books)",
    ) +
      line("M12 6.5V20") +
      `<path d="M5.3 9.1c1.4-.2 2.7 0 4 .6M5.3 12.7c1.4-.2 2.7 0 4 .6M18.7 9.1c-1.4-.2-2.7 0-4 .6M18.7 12.7c-1.4-.2-2.7 0-4 .6" stroke="var(--letter)" stroke-width="1.4"/>`,
  ),
  tools: piece(
    line("M2.5 21.5l3.2-11 7.8 7.8z", "var(--tools)") +
      line("M9.6 14.4l4-4") +
      `<path d="M14.7 9.3l4.6-4.6" stroke-width="5.2"/><path d="M14.7 9.3l4.6-4.6" stroke="var(--wood)" stroke-width="2.2"/>`,
  ),
};

const CUBES = {
  earthquake: piece(
    line("M5 6.5l5.5-3 6.5 1.7 4 5.3-1.5 7L13 21l-7.5-1.7-3-5.8z", "var(--earthquake)") +
      line("M10.5 3.5l1.8 4.2-2.6 3.6 3.8 3.2-1.2 3 .7 3.5") +
      fine("M9.7 11.3l-4.5 1M13.5 14.5l3.8-1.2"),
  ),
  fire: piece(
    line(
      "M12.3 2c.6 4 6.7 6.3 6.7 12.2a7 7 0 0 1-14 0c0-2.6 1.2-4.5 2.7-5.9.2 1.9.8 2.9 1.8 3.4C9.2 8 9.9 4.8 12.3 2z",
      "var(--fire)",
    ) +
      solid(
        "M12.2 12.2c.4 1.7 2.8 2.6 2.8 5a3 3 0 0 1-6 0c0-1.3.6-2 1.3-2.7.2.8.5 1.2 1 1.3-.2-1.4.1-2.6.9-3.6z",
        "var(--gold)",
      ),
  ),
  tsunami: piece(
    line(
      "M1.8 20.5C1.8 10.5 6.8 4 13.3 4c4.2 0 6.9 2.5 6.9 5.4 0 2.2-1.6 3.8-3.6 3.8-1.6 0-2.8-1-2.9-2.4-.3 4.2 3 7.1 8.5 7.2v2.5z",
      "var(--tsunami)",
    ) +
      `<path d="M6 17.5c.2-4.7 2.2-8 5.3-9.3M10 17.7c-.3-1.2-.3-2.4 0-3.6" stroke-width="1.25" stroke="var(--letter)"/>`,
  ),
};

const NOBLES = {
  builder: piece(
    line("M10.3 6.5L3.8 19.8 4 22.3l2.2-1.2L12.6 8.7z", "var(--builder)") +
      line("M13.7 6.5l6.5 13.3-.2 2.5-2.2-1.2L11.4 8.7z", "var(--builder)") +
      line("M6.8 15.3c3.3 2.2 7.1 2.2 10.4 0") +
      ring(12, 5, 3.1, "var(--coin)") +
      dot(12, 5, 0.9),
  ),
  minister: piece(
    line(
      "M21 2.5C12 3 6.5 8 5.5 16.5c4 .3 7-1 9-3.5-1.2.2-2 .1-3-.2 2.5-.5 4.5-1.6 6-3.6-1 .2-1.8.2-2.7 0C18 8 20 6 21 2.5z",
      "var(--minister)",
    ) + line("M3 21.5c2-5.5 5.5-10 10.5-13"),
  ),
  king: piece(
    line("M3.5 18.5L2.2 7.5l5.3 4.2L12 4.5l4.5 7.2 5.3-4.2-1.3 11z", "var(--king)") +
      line("M3.8 21.3h16.4") +
      dot(12, 3.6, 1.5) +
      dot(2.3, 6.8, 1.4) +
      dot(21.7, 6.8, 1.4),
  ),
  treasury: piece(
    line("M3 11V9.5C3 6.5 5 5 7.5 5h9C19 5 21 6.5 21 9.5V11z", "var(--treasury)") +
      line("M3 11h18v8.5H3z", "var(--treasury)") +
      line("M7 5.2v14.3M17 5.2v14.3") +
      line("M10.3 9.5h3.4v4.2h-3.4z", "var(--letter)"),
  ),
  cardinal: piece(
    line("M7 11c0-3.5 1.8-6 5-6s5 2.5 5 6z", "var(--wax)") +
      `<ellipse cx="12" cy="11.8" rx="10" ry="2.6" fill="var(--wax)"/>` +
      fine("M6.5 14.3c-.3 2 1 2.7.2 4.2M17.5 14.3c.3 2-1 2.7-.2 4.2") +
      line("M5 18h3.2l.6 3.5H4.4zM15.8 18H19l.6 3.5h-4.4z", "var(--wax)"),
  ),
};

const roll = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="7.6" height="4" rx="2" fill="var(--wig)" stroke-width="1.4"/>`;

/** From the side: a wave over the forehead, two rolls at the ear, a tail with a bow. */
const WIG = piece(
  line("M5 16l-.7 5.2 2 1.8 2-1.8-.5-5.2z", "var(--wig)") +
    line(
      "M20.8 10.3C22 5.3 18 1.6 12.3 1.6 6.3 1.6 2.6 5.5 2.6 10.5c0 2.3.7 4.2 2 5.5h6.7l2.2-4.3c1.5 0 2.6-.7 3.1-1.8 1.2.9 2.7 1 4.2.4z",
      "var(--wig)",
    ) +
    fine("M7 9.5c.5-2.7 2.5-4.3 5.5-4.5M16.6 9.9c0-2 .8-3.5 2.4-4.4") +
    roll(8.5, 11) +
    roll(8, 15) +
    solid("M1.3 14.2l4.2 1.9 4-1.6v4.3l-4-1.6-4.2 1.9z"),
);

const LETTER =
  line("M2 5h20v13.5H2z", "var(--letter)") + line("M2.3 5.3L12 12.8l9.7-7.5") + ring(12, 14, 3, "var(--wax)");
const COIN =
  ring(12, 12, 9.6, "var(--coin)") +
  `<circle cx="12" cy="12" r="7" stroke-width="1" stroke-dasharray="1.4 1.3"/>` +
  solid("M10.4 7.4h3.2L13 11l3.6-.6v3.2L13 13l.6 3.6h-3.2L11 13l-3.6.6v-3.2l3.6.6z");
const SHIP =
  line("M2.5 15.5h19L19 20.5H5.5z", "var(--wood)") +
  line("M12 15.5V2.5") +
  line("M11 4.5C7.5 6 5.5 9 5 13h6zM13.3 4c4 1.6 6.2 4.8 6.7 9h-6.7z", "var(--letter)");
const MITRE =
  line("M5 20.5C3.5 13 6 7 12 2.5 18 7 20.5 13 19 20.5z", "var(--letter)") +
  line("M4.8 17h14.4") +
  line("M12 6.5v8M9 9.8h6");
const BOX = line("M3 9.5L12 5l9 4.5v9L12 23l-9-4.5z", "var(--wood)") + line("M3 9.5l9 4.5 9-4.5M12 14v9");

/** A person in ink with a lighter coat: anybody's official. */
const PERSON = ring(12, 8.5, 4.2) + line("M4 21.5c0-5.5 3.2-8 8-8s8 2.5 8 8z");
const TRICORNE = solid("M4 7.6c3-.4 4-3.8 8-5.6 4 1.8 5 5.2 8 5.6-2.5 1.6-5 .9-8-.6-3 1.5-5.5 2.2-8 .6z");
const PLUS = "M19 2v6M16 5h6";

const cube = (x: number, y: number, fill: string): string =>
  line(`M${x} ${y}l4.5-2.3L${x + 9} ${y}v5l-4.5 2.3L${x} ${y + 5}z`, fill) +
  fine(`M${x} ${y}l4.5 2.3L${x + 9} ${y}M${x + 4.5} ${y + 2.3}v5`);

const SCROLL =
  line("M6 2.8h12.5a2.2 2.2 0 0 1 2.2 2.2v2.5H17V21H5.5A2.5 2.5 0 0 1 3 18.5V16h3z", "var(--parchment)") +
  line("M17 7.5V5a1.6 1.6 0 0 1 3.2 0M6 16V5") +
  fine("M9 7h4.5M9 10.3h4.5M9 13.6h2.5") +
  ring(15.7, 17.8, 3.9, "var(--wax)") +
  fine("M15.7 16.2v3.2M14.1 17.8h3.2");

const STORE =
  line("M4 10.5V21h16V10.5", "none") +
  line(
    "M3 4h18l1 5.5c0 1.4-1 2-2.2 2s-2-.8-2.5-1.6c-.5.8-1.4 1.6-2.6 1.6S12.5 10.7 12 9.9c-.5.8-1.3 1.6-2.6 1.6S7.2 10.7 6.7 9.9c-.5.8-1.3 1.6-2.5 1.6S2 10.9 2 9.5z",
  ) +
  line("M14 21v-6h3.5v6M6.5 14.5h4.5v3.5H6.5z");

const PALACE = line("M2.5 9L12 3l9.5 6z") + line("M4.5 9v10M9.5 9v10M14.5 9v10M19.5 9v10M2.5 21h19M3.5 19h17");

const PLAN = piece(
  line("M5 4.5h16.5v15H5z", "var(--blueprint)") +
    line("M4.5 2.5a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-5 0V5a2.5 2.5 0 0 1 2.5-2.5z", "var(--blueprint)") +
    fine("M10 16.5V11l4.25-3.5L18.5 11v5.5zM13 16.5V13h2.5v3.5"),
);

export const GAME: Record<string, string> = {
  ...GOODS,
  ...CUBES,
  ...NOBLES,
  wigs: WIG,
  influence: piece(LETTER),
  reis: piece(COIN),
  official: PERSON + TRICORNE,
  house: line("M3 11.5L12 4l9 7.5") + line("M5.5 10v11h13V10") + solid("M10 21v-6h4v6z"),
  store: STORE,
  plan: PLAN,
  "plan-done": PLAN + piece(ring(17.5, 17.5, 5.2, "var(--coin)") + line("M14.9 17.7l1.9 1.9 3.4-3.9")),
  ship: piece(SHIP),
  produce: piece(moved(BOX, 0, 4, 0.82)) + line("M19.5 12.5v-9M15.8 7L19.5 3l3.7 4"),
  recruit: moved(PERSON + TRICORNE, -1, 2, 0.9) + line(PLUS),
  favor: piece(
    line("M8 13l-3 8.5 3.5-1.3 1.8 2.8L13 14.5M16 13l3 8.5-3.5-1.3-1.8 2.8L11 14.5", "var(--minister)") +
      ring(12, 9, 7, "var(--coin)") +
      solid("M8 11.8L7.5 7l2.4 1.7L12 5.5l2.1 3.2L16.5 7l-.5 4.8z"),
  ),
  decree: piece(SCROLL),
  rubble: piece(cube(2, 14.5, "var(--fire)") + cube(13, 14.5, "var(--tsunami)") + cube(7.5, 6.5, "var(--earthquake)")),
  clergy: piece(MITRE),
  open: PALACE,
  "gain-influence": piece(moved(LETTER, -1, 5, 0.85)) + line("M19 11V2.5M15.3 6L19 2.3 22.7 6"),
  "two-goods":
    piece(moved(BOX, -0.5, 5.5, 0.56)) + piece(moved(BOX, 11.3, 5.5, 0.56)) + line("M8.5 3h7M8.5 6h7M13.8 1l-3.6 7"),
  goods: piece(BOX),
  goals: line("M5 22V3") + line("M5 4c4-2.5 7 2.5 14 0l-3 5 3 5c-7 2.5-10-2.5-14 0", "var(--legal)"),
  "set-marker": piece(
    line("M12 2l8.7 5v10L12 22l-8.7-5V7z", "var(--blueprint)") +
      dot(8.5, 14, 2, "var(--earthquake)") +
      dot(15.5, 14, 2, "var(--tsunami)") +
      dot(12, 8.5, 2, "var(--fire)"),
  ),
  card:
    line("M6 2.5h12a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5z") +
    fine("M12 6.5l3.5 5.5-3.5 5.5L8.5 12z"),
  hand:
    line("M3 8.5l6-2.5 5 13-5.5 2.2a1 1 0 0 1-1.3-.5L3 9.8a1 1 0 0 1 0-1.3z") +
    line("M9.5 5.5l6-1.5 3.8 14.5-4.8 1.2") +
    line("M16.5 4.5l3.7.6a1 1 0 0 1 .9 1.2l-2 9.5"),
  land:
    line("M2.5 20.5L6 9.5h12l3.5 11z") +
    fine("M4.5 15h15M10.5 9.5l-1.5 11M13.5 9.5l1.5 11") +
    line("M12 9.5V2.5M12 3h6l-1.5 2L18 7h-6", "var(--legal)"),
  purse: piece(
    line("M8.5 7C4 10 2.5 14 3 17.5 3.5 21 7 21.5 12 21.5s8.5-.5 9-4c.5-3.5-1-7.5-5.5-10.5z", "var(--wood)") +
      line("M8.5 7L7 3.5c2 .8 3-.8 5-.8s3 1.6 5 .8L15.5 7zM8 7.2h8") +
      moved(COIN, 7, 9.8, 0.42),
  ),
  "treasury-move":
    piece(moved(NOBLES.treasury, 0, 3, 0.72)) +
    line("M20.5 10V3M17.8 5.5l2.7-2.7 2.7 2.7M20.5 14v7M17.8 18.5l2.7 2.7 2.7-2.7"),
  "any-noble":
    moved(NOBLES.king, 5.5, 0, 0.54) + moved(NOBLES.minister, 0, 12, 0.5) + moved(NOBLES.builder, 12, 12, 0.5),
  hull: piece(line("M1.5 9h21l-3 8.5h-15z", "var(--wood)") + line("M8 9v8.5M12 9v8.5M16 9v8.5")),
  "house-gone": `<path d="M3 11.5L12 4l9 7.5M5.5 10v11h13V10" stroke-dasharray="2.5 2.8"/>`,
  own: solid("M12 3a4.6 4.6 0 1 1 0 9.2A4.6 4.6 0 0 1 12 3zM3.5 22c0-5.5 3-8.3 8.5-8.3s8.5 2.8 8.5 8.3z"),
  "first-place": solid(
    "M8.5 22V11h7v11zM1.5 22v-6.5h6V22zM16.5 22v-4.5h6V22zM8 9L7.3 3.5l2.7 2L12 2.5l2 3 2.7-2L16 9z",
  ),
};
