/** The score sheet: its lines, who leads, and wigs over time. */

import type { Colour, Frame, ScoreLine, ScoreSheet } from "../api/types";
import { undoneIn } from "./log";

export { SCORE_LINE_NAMES as LINES } from "../api/generated";

export const LINE_ICONS: Record<ScoreLine, string> = {
  wigs: "wigs",
  "SCORE-1": "ship",
  "SCORE-2": "rubble",
  "SCORE-3": "store",
  "SCORE-4": "reis",
  "SCORE-5": "decree",
  "SCORE-6": "plan",
  "SCORE-7": "favor",
};

/** The most in a line; 0 if nobody has anything there, or all have the same. */
export function most(sheets: ScoreSheet[], line: keyof ScoreSheet): number {
  const numbers = sheets.map((sheet) => sheet[line]);
  const best = Math.max(...numbers);
  return numbers.some((number) => number < best) ? best : 0;
}

/** A point of the chart: after so many moves each player has so many wigs. */
export interface ChartPoint {
  move: number;
  wigs: Record<string, number>;
  /** The final scoring is a step of its own, after the last move. */
  final: boolean;
}

export interface Chart {
  points: ChartPoint[];
  /** After which move the first period ended. */
  period: number | null;
  most: number;
}

/** Only moves that count; of several changes in a move the last one. */
export function chartOf(frames: Frame[], colours: Colour[], start: Record<string, number>): Chart {
  const undone = undoneIn(frames);
  const wigs: Record<string, number> = Object.fromEntries(colours.map((colour) => [colour, start[colour] ?? 0]));
  const chart: Chart = { points: [{ move: 0, wigs: { ...wigs }, final: false }], period: null, most: 0 };
  let move = 0;
  for (const frame of frames) {
    if (undone.has(frame.seq) || (frame.kind !== "move" && frame.kind !== "redo")) continue;
    move += frame.kind === "redo" ? (frame.number ?? 1) : 1;
    const scoring = frame.events.filter((event) => event.kind === "scored");
    for (const event of frame.events) {
      if (event.kind === "period-ended") chart.period = move;
      if (event.kind !== "scored") take(event.changes, wigs);
    }
    chart.points.push({ move, wigs: { ...wigs }, final: false });
    if (scoring.length === 0) continue;
    for (const event of scoring) take(event.changes, wigs);
    chart.points.push({ move, wigs: { ...wigs }, final: true });
  }
  chart.most = Math.max(10, ...chart.points.flatMap((point) => Object.values(point.wigs)));
  return chart;
}

function take(changes: [string, unknown, unknown][], wigs: Record<string, number>): void {
  for (const [path, , after] of changes) {
    const [players, colour, what, more] = path.split(".");
    if (players === "players" && what === "wigs" && more === undefined && colour! in wigs)
      wigs[colour!] = Number(after);
  }
}

/** What each had before the first change, which tells it. */
export function wigsAtStart(frames: Frame[], colours: Colour[], sheets: ScoreSheet[]): Record<string, number> {
  const start: Record<string, number> = {};
  for (const frame of frames)
    for (const event of frame.events)
      for (const [path, before] of event.changes) {
        const [players, colour, what, more] = path.split(".");
        if (players === "players" && what === "wigs" && more === undefined && !(colour! in start))
          start[colour!] = Number(before);
      }
  colours.forEach((colour, seat) => (start[colour] ??= sheets[seat]?.wigs ?? 0));
  return start;
}
