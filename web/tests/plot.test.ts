import { expect, test } from "vitest";
import { signs, spread, ticksOf } from "../src/panels/chart/plot";

test("places that are too close push each other apart and stay within their room", () => {
  expect(spread([10, 50, 90], 12, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 52, 40], 12, 100)).toEqual([52, 64, 40]);
  expect(spread([98, 99], 12, 100)).toEqual([88, 100]);
});

test("ticks are round numbers from 0 to above the most", () => {
  expect(ticksOf(38)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(ticksOf(120)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(ticksOf(0)).toEqual([0]);
});

test("signs stand at places of their own for each player, and on the last point", () => {
  const [one, other] = [signs(100, 0), signs(100, 1)];
  expect(one.at(-1)).toBe(99);
  expect(one.filter((i) => other.includes(i))).toEqual([99]);
  expect(signs(1, 3)).toEqual([0]);
});
