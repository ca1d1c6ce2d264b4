/** How downtown hangs together: streets and plots, what a store and a public building see of each other, stacks. */

import type { Option } from "../../api/types";
import type { Architect, Cube, Good, View } from "../../api/view";
import { COLUMNS, CUBES, GOODS, ROWS } from "../../api/view";
import type { Components, Effect } from "../../state/components";

export type Row = (typeof ROWS)[number];
export type Column = (typeof COLUMNS)[number];
export type Side = "north" | "west" | "east";

export const ARCHITECTS: Architect[] = ["blue", "green"];
export const DISPLAY = [...GOODS, "small-tools"] as const;
export type DisplaySpace = (typeof DISPLAY)[number];

/** Lines of the board's grid: site, letter, then column and street in turn, cubes, site. */
export const gridColumn = (column: Column): number => 2 * Number(column) + 1;
export const gridStreet = (good: Good): number => 2 * GOODS.indexOf(good) + 4;
export const gridRow = (row: Row): number => ROWS.indexOf(row) + 2;

export const goodOf = (space: DisplaySpace): Good => (space === "small-tools" ? "tools" : space);

/** On which side of its plot the street of a store runs. */
export function streetSide(column: Column, facing: Good): "west" | "east" {
  return GOODS.indexOf(facing) === Number(column) - 1 ? "east" : "west";
}

/** NOBLE-1g: where public buildings would score for a store. */
function sitesOfStore(row: Row, facing: Good): string[] {
  return [`west-${row}`, `east-${row}`, `north-${facing}`];
}

/** NOBLE-1g, NOBLE-4f: do a store on a plot, facing a street, and the building of a site score together? */
export function matches(
  components: Components,
  facing: Good | null | undefined,
  plot: string,
  building: number | "covered" | null | undefined,
  site: string,
): boolean {
  if (!facing || typeof building !== "number") return false;
  return (
    sitesOfStore(plot[0] as Row, facing).includes(site) && components.buildings[building]!.colours.includes(facing)
  );
}

/** The street that a store would face on a plot that can be chosen now: that of the city tile already taken. */
export function planned(view: View, options: Option[]): Good | null {
  if (view.decision?.kind !== "plot" || !options.some((option) => option.enabled)) return null;
  return goodOf(DISPLAY[view.decision.numbers[0] ?? 0]!);
}

/** The reward that lies on a plot or site now: printed, or a city token. Amounts are those of the printed ones. */
export function rewardOf(components: Components, name: string): Effect {
  const printed = [...Object.values(components.plots), ...Object.values(components.sites)];
  return printed.find(({ reward }) => reward.name === name)?.reward ?? { name, amount: 1 };
}

/** SET-7: an architect's plans from the top of the stack, fewest officials first. */
export function planStack(components: Components, architect: Architect): string[] {
  return Object.entries(components.plans)
    .filter(([, plan]) => plan.architect === architect)
    .sort(([, one], [, other]) => one.officials - other.officials)
    .flatMap(([name, plan]) => Array<string>(plan.copies).fill(name));
}

/** SCORE-3: wigs for the most, second most and third most stores on a street; with two players first and third place. */
export function streetWorth(good: Good, { ruleset, players, solo }: View["options"]): number[] {
  const early = ruleset === "2017";
  const places: Record<Good, number[]> = {
    gold: [3, 2, 1],
    cloth: [9, 6, 3],
    books: [9, 6, 3],
    tools: early ? [6, 3, 1] : [6, 4, 2],
  };
  const [first, second, third] = places[good] as [number, number, number];
  return solo || players === 2 ? [first, third] : [first, second, third];
}

function printed(components: Components, name: string, i: number): number {
  const value = components.board[name]?.value ?? 0;
  return typeof value === "number" ? value : (value[i] ?? 0);
}

/** How many cubes a row's end or a column's foot had at the beginning. */
export function cubeSpaces(components: Components, of: "row" | "column", line: Row | Column): number {
  return of === "row" ? printed(components, "row_cubes", 0) : printed(components, "column_cubes", Number(line) - 1);
}

export function cubeValue(components: Components, cube: Cube): number {
  return printed(components, "cube_values", CUBES.indexOf(cube));
}
