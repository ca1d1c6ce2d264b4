import { expect, test } from "vitest";
import { WINDOWS } from "../src/shared/windows";

/** A media query as a question to a width and a height in em. */
function asked(query: string): (width: number, height: number) => boolean {
  const written = query
    .replace(/\(min-width: ([\d.]+)em\)/g, "(w >= $1)")
    .replace(/\(max-width: ([\d.]+)em\)/g, "(w <= $1)")
    .replace(/\(min-height: ([\d.]+)em\)/g, "(h >= $1)")
    .replace(/\(max-height: ([\d.]+)em\)/g, "(h <= $1)")
    .replace(/\(width < ([\d.]+)em\)/g, "(w < $1)")
    .replace(/\(min-aspect-ratio: (\d+)\/(\d+)\)/g, "(w * $2 >= $1 * h)")
    .replace(/\(max-aspect-ratio: (\d+)\/(\d+)\)/g, "(w * $2 <= $1 * h)")
    .replace(/\bnot\b/g, "!")
    .replace(/\band\b/g, "&&")
    .replace(/\bor\b/g, "||");
  expect(written).toMatch(/^[wh\d\s.()<>=*!&|]+$/);
  return new Function("w", "h", `return ${written}`) as (width: number, height: number) => boolean;
}

const is = Object.fromEntries(Object.entries(WINDOWS).map(([name, query]) => [name, asked(query)])) as Record<
  keyof typeof WINDOWS,
  (width: number, height: number) => boolean
>;
const SHAPES = ["whole", "upright", "half", "stacked", "sideways", "narrow"] as const;

test("every window is of exactly one shape", () => {
  const odd: string[] = [];
  for (let width = 15; width <= 200; width += 0.5) {
    for (let height = 15; height <= 120; height += 0.5) {
      const shapes = SHAPES.filter((shape) => is[shape](width, height));
      if (shapes.length !== 1) odd.push(`${width}x${height}: ${shapes.join()}`);
    }
  }
  expect(odd).toEqual([]);
});

test.each([
  ["a laptop", 1366, 657, "whole"],
  ["a tablet on its side", 1024, 768, "whole"],
  ["a tablet held upright", 768, 1024, "upright"],
  ["half of a large screen", 960, 1040, "half"],
  ["a phone on its side", 844, 390, "sideways"],
  ["a phone", 390, 844, "narrow"],
] as const)("%s: %i x %i is %s", (_, width, height, shape) => {
  expect(is[shape](width / 16, height / 16)).toBe(true);
});

test("all but the whole table has panels", () => {
  expect(is.panels(40, 60)).toBe(true);
  expect(is.panels(120, 60)).toBe(false);
});
