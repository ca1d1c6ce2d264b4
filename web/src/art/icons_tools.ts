/** What is done at the table, and the buttons around it. */

import { dot, fine, line, ring, solid } from "./pens";

const CARD = "M4.5 3h9v12.5h-9z";

const DEEDS: Record<string, string> = {
  portfolio: line("M2.5 7.5h19v12.5h-19zM8.5 7.5V4.5h7v3M2.5 12.5h19") + solid("M10.5 11h3v3.5h-3z"),
  visit: line("M10.5 3h9.5v18h-9.5") + line("M2.5 12h11.5M10 7.8l4.2 4.2L10 16.2"),
  sponsor:
    ring(15.5, 6.5, 4) +
    line(
      "M2.5 13.5h4l4-1.5c2 0 3.5 1 6 1.5 1.5.5 1 2.5-.5 2.5h-4.5M16 15.5l4-1.7c1.8-.6 2.6 1.5 1.2 2.5L15 20.5c-1 .6-2 .6-3 .3L7 19.5H2.5z",
    ),
  sell:
    line("M2.5 16.5h13l-2 4.5h-9zM9 16.5V4C6 5.5 4.3 8.5 4 13h5M9.5 5c2.5 1.5 3.7 4 4 7") +
    ring(19, 7, 3.7) +
    fine("M19 5.5v3"),
  trade: line("M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4"),
  follow: ring(7, 6, 3) + line("M2 19c0-5 2-7.5 5-7.5 1.5 0 2.7.6 3.5 1.7M12 17h9.5M18 13.5l3.5 3.5-3.5 3.5"),
  take: line("M12 2.5v11M7.5 9.5l4.5 4.5 4.5-4.5M3.5 15v5.5h17V15"),
  tuck: line("M2.5 13h19v8h-19zM7 10V3h10v7") + line("M12 5v6.5M9.5 9l2.5 2.5L14.5 9"),
  replace: line(CARD) + line("M10.5 18.5V21h9V8.5h-3M7 9.5h4") + fine("M13 18l2.5 2.5L18 18"),
  pass: line("M4.5 5l7 7-7 7M12.5 5l7 7-7 7"),
  up: line("M12 20.5V4M5.5 10.5L12 4l6.5 6.5"),
  down: line("M12 3.5V20M5.5 13.5L12 20l6.5-6.5"),
  hire: ring(8.5, 8, 3.7) + line("M1.8 21c0-5 2.5-7 6.7-7s6.7 2 6.7 7z") + ring(18.5, 7.5, 4) + fine("M18.5 5.8v3.4"),
};

const BUTTONS: Record<string, string> = {
  archive: line("M3 4h18v4.5H3zM4.5 8.500v11.500h15V8.500M9.500 12.500h5"),
  bin: line("M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14.500h10l1-14.500M10 10.5v6.5M14 10.5v6.5"),
  undo: line("M8.5 4L3.5 9l5 5M4 9h10a6 6 0 0 1 0 12h-4"),
  redo: line("M15.5 4l5 5-5 5M20 9H10a6 6 0 0 0 0 12h4"),
  restart: line("M4.5 12a7.8 7.8 0 1 0 2.6-5.8L4 9M4 3.5V9h5.5"),
  hint: line("M8.5 17.5c0-2.5-3-4-3-8a6.5 6.5 0 0 1 13 0c0 4-3 5.5-3 8zM9.5 21h5"),
  analysis: line("M3.500 3.500v17h17M7 15.500l4-5.500 3.500 3 5.500-8") + dot(11, 10, 1.5),
  "plan-copy":
    line("M6.5 3.5h11v7M6.5 3.5v17h5M9.5 7.5h5M9.5 11h3") +
    ring(17.5, 16.5, 4.8) +
    line("M16 15.3c.5-1.5 3-1.2 2.8.4-.1 1-1.3 1-1.3 2"),
  log: line("M8.5 5.5H21M8.5 12H21M8.5 18.5H21") + dot(4, 5.5, 1.5) + dot(4, 12, 1.5) + dot(4, 18.5, 1.5),
  score: line("M3 21h18M5.5 21v-7h3.5v7M10.3 21V4h3.5v17M15 21v-10h3.5v10"),
  chat: line("M3 4.5h18v12H11l-5 4.5v-4.5H3z") + dot(8, 10.5, 1.2) + dot(12, 10.5, 1.2) + dot(16, 10.5, 1.2),
  rules:
    line("M6.5 2.5h13v15h-13a2 2 0 0 0 0 4h13v-4M4.5 19.5V4.5a2 2 0 0 1 2-2") +
    line("M11 7.8c.5-2.3 4.3-1.9 4 .5-.2 1.6-2 1.5-2 3.2") +
    dot(13, 14.3, 1.1),
  legend: ring(6, 6, 3) + line("M3.2 15.5h5.6v5.6H3.2zM12.5 6h9M12.5 18.3h9"),
  menu: line("M3.5 6h17M3.5 12h17M3.5 18h17"),
  settings: line("M3.5 7h8M17.5 7h3M3.5 17h3M12.5 17h8") + ring(14.5, 7, 2.8) + ring(9.5, 17, 2.8),
  sound: line("M3 9.5h4L12.5 5v14L7 14.5H3zM16 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"),
  search: ring(10.5, 10.5, 7) + line("M15.7 15.7l5.8 5.8"),
  play: line("M6.5 3.5l13 8.5-13 8.5z", "currentColor"),
  pause: line("M7 4.5h2.5v15H7zM14.5 4.5H17v15h-2.5z", "currentColor"),
  first: line("M19.5 5l-9 7 9 7z", "currentColor") + line("M5.5 5v14"),
  prev: line("M16.5 5l-9 7 9 7z", "currentColor"),
  next: line("M7.5 5l9 7-9 7z", "currentColor"),
  last: line("M4.5 5l9 7-9 7z", "currentColor") + line("M18.5 5v14"),
  close: line("M5 5l14 14M19 5L5 19"),
  link: line(
    "M10 14a4.5 4.5 0 0 0 6.5 0l3.5-3.5a4.5 4.5 0 0 0-6.4-6.4L12 5.7M14 10a4.5 4.5 0 0 0-6.5 0L4 13.5a4.5 4.5 0 0 0 6.4 6.4l1.6-1.6",
  ),
  copy: line("M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5"),
  share: ring(6, 12, 2.8) + ring(18, 5.5, 2.8) + ring(18, 18.5, 2.8) + line("M8.5 10.7l7-3.9M8.5 13.3l7 3.9"),
  warn: line("M12 3L1.8 20.5h20.4z") + line("M12 9.5v5.2") + dot(12, 17.6, 1.2),
  info: ring(12, 12, 9.5) + line("M12 11v6") + dot(12, 7.5, 1.3),
  check: line("M4 12.5l5.5 5.5L20.5 6"),
  cross: line("M6 6l12 12M18 6L6 18"),
  lock: line("M5 10.5h14V21H5zM8 10.5V7a4 4 0 0 1 8 0v3.5") + dot(12, 15.5, 1.5),
  eye: line("M1.8 12C5 6.5 8.5 5 12 5s7 1.5 10.2 7c-3.2 5.5-6.7 7-10.2 7S5 17.5 1.8 12z") + ring(12, 12, 3.2),
  clock: ring(12, 12, 9.3) + line("M12 6.5V12l3.8 2.5"),
  export: line("M12 15V3M7 7.5L12 2.8l5 4.7M4 13v8h16v-8"),
  rematch: line("M4 10.5A8 8 0 0 1 18.5 7.5M20 13.5A8 8 0 0 1 5.5 16.5M18.8 3v4.8H14M5.2 21v-4.8H10"),
  bug: line(
    "M8 9.5h8v6a4 4 0 0 1-8 0zM8.5 9.5a3.5 3.5 0 0 1 7 0M12 12v7M8 12.5H3.5M8 16H4l-1 3M16 12.5h4.5M16 16h4l1 3M9.5 6L7.5 3M14.5 6l2-3",
  ),
  sun:
    ring(12, 12, 4.3) +
    line("M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5"),
  moon: line("M20 14.5A8.5 8.5 0 1 1 10 3.8a7 7 0 0 0 10 10.7z"),
  language:
    ring(12, 12, 9.3) +
    line("M2.7 12h18.6M12 2.7c3.2 2.5 4 5.8 4 9.3s-.8 6.8-4 9.3c-3.2-2.5-4-5.8-4-9.3s.8-6.8 4-9.3z"),
  home: line("M3 11.5L12 4l9 7.5M5.5 9.8V20.5h13V9.8M10 20.5v-6h4v6"),
  plus: line("M12 4.5v15M4.5 12h15"),
  minus: line("M4.5 12h15"),
};

const PANELS: Record<string, string> = {
  "panel-downtown":
    line("M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z") + solid("M5.5 5.5h2v2h-2zM16.5 16.5h2v2h-2z"),
  "panel-court": line("M3.5 18L2 7.5l5.5 4L12 4l4.5 7.5 5.5-4L20.5 18zM4 21h16"),
  "panel-tracks": line("M5.5 21V12L12 7l6.5 5v9zM12 7V2M9.8 4h4.4M10 21v-5h4v5"),
  "panel-cards": line("M3 6.5h10v14H3zM7 3.5h10.5v14M13 3.5") + fine("M8 10l2 3.5L8 17l-2-3.5z"),
  "panel-own":
    line("M2.5 5h19v14h-19z") +
    ring(8, 10.3, 2.2) +
    line("M4.8 16.3c.3-2 1.5-2.8 3.2-2.8s2.9.8 3.2 2.8M14.5 9.5h4M14.5 13.5h4"),
  "panel-boards":
    line("M2.5 3.5h8.5v7H2.5zM13 3.5h8.5v7H13zM2.5 13.5h8.5v7H2.5zM13 13.5h8.5v7H13z") +
    dot(6.7, 7, 1.5) +
    dot(17.2, 7, 1.5) +
    dot(6.7, 17, 1.5) +
    dot(17.2, 17, 1.5),
};

export const TOOLS: Record<string, string> = { ...DEEDS, ...BUTTONS, ...PANELS };
