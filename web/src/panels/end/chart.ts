/** Measures and shapes of the chart, in pixels of its own room. */

import type { Colour } from "../../api/types";
import type { ChartPoint } from "../../state/score";

export const CHART = { left: 34, right: 12, top: 8, bottom: 28, final: 84, letter: 7.5 };

/** So many signs stand on a line. */
const SIGNS = 9;

/** Round numbers from 0 to above the most. */
export function ticksOf(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((size) => most / size <= 8) ?? 200;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

type Place = (move: number, final: boolean) => number;

/** Wigs stay as they are until they change: steps. The final scoring rises in a straight line. */
export function stepPath(points: ChartPoint[], colour: Colour, x: Place, y: (wigs: number) => number): string {
  let path = "";
  let before = -1;
  points.forEach((point, i) => {
    const [px, py] = [x(point.move, point.final).toFixed(1), y(point.wigs[colour]!).toFixed(1)];
    if (i === 0) path = `M${px} ${py}`;
    else if (point.final) path += `L${px} ${py}`;
    else if (point.wigs[colour] !== before) path += `H${px}V${py}`;
    else if (i === points.length - 1 || points[i + 1]!.final) path += `H${px}`;
    before = point.wigs[colour]!;
  });
  return path;
}

/** Which points carry a sign: at equal distances, those of two players not at the same places, and the last. */
export function signs(points: readonly unknown[], seat: number): number[] {
  const last = points.length - 1;
  const found = Array.from({ length: SIGNS }, (_, i) => Math.round((last * (i + (seat + 1) / 5)) / SIGNS));
  return [...new Set([...found, last])].filter((i) => i >= 0 && i <= last);
}
