/** Measures and shapes of charts, in pixels of their own room. */

export interface Plot {
  width: number;
  height: number;
  /** What is left free around the lines. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** So many signs stand on a line. */
const SIGNS = 9;

/** Which points carry a sign: at equal distances, those of two players not at the same places, and the last. */
export function signs(count: number, seat: number): number[] {
  const last = count - 1;
  const found = Array.from({ length: SIGNS }, (_, i) => Math.round((last * (i + (seat + 1) / 5)) / SIGNS));
  return [...new Set([...found, last])].filter((i) => i >= 0 && i <= last);
}

/** Places in a row that are at least so far apart, each as near to where it should be as the others let it. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let least = -Infinity;
  for (const i of order) least = (found[i] = Math.max(found[i]!, least)) + apart;
  let room = most;
  for (const i of order.reverse()) room = (found[i] = Math.min(found[i]!, room)) - apart;
  return found;
}

/** Round numbers from 0 to above the most. */
export function ticksOf(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((size) => most / size <= 8) ?? 200;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}
