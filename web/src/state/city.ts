/** How downtown hangs together: streets, plots and sites. */

import { CUBES, GOODS, ROWS, type Column, type Cube, type DisplaySpace, type Good, type Row } from "../api/view";
import { printed, type Components, type Effect } from "../api/components";

export type Side = "north" | "west" | "east";

/** Lines of the board's grid: site, letter, then column and street in turn, cubes, site. */
export const gridColumn = (column: Column): number => 2 * Number(column) + 1;
export const gridStreet = (good: Good): number => 2 * GOODS.indexOf(good) + 4;
export const gridRow = (row: Row): number => ROWS.indexOf(row) + 2;

export const goodOf = (space: DisplaySpace): Good => (space === "small-tools" ? "tools" : space);

/** On which side of its plot the street of a store runs. */
export function streetSide(column: Column, facing: Good): "west" | "east" {
  return GOODS.indexOf(facing) === Number(column) - 1 ? "east" : "west";
}

/** The reward that lies on a plot or site now: printed, or a city token. Amounts are those of the printed ones. */
export function rewardOf(components: Components, name: string): Effect {
  const places = [...Object.values(components.plots), ...Object.values(components.sites)];
  return places.find(({ reward }) => reward.name === name)?.reward ?? { name, amount: 1 };
}

/** How many cubes a row's end or a column's foot had at the beginning. */
export function cubeSpaces(components: Components, of: "row" | "column", line: Row | Column): number {
  return of === "row" ? printed(components, "row_cubes", 0) : printed(components, "column_cubes", Number(line) - 1);
}

export function cubeValue(components: Components, cube: Cube): number {
  return printed(components, "cube_values", CUBES.indexOf(cube));
}
