/** What is loaded only when it is first wanted, or when there is time. */

import type { Component } from "svelte";
import { load } from "../shared/load";
import type { Layer } from "../state/layers.svelte";

export type Part = Promise<{ default: Component }>;

export const PARTS: Record<Layer, () => Part> = {
  hint: () => load(() => import("../panels/Hint.svelte")),
  analysis: () => load(() => import("../panels/Analysis.svelte")),
  "plan-copy": () => load(() => import("../panels/PlanCopy.svelte")),
  log: () => load(() => import("../panels/Log.svelte")),
  score: () => load(() => import("../panels/ScoreSheet.svelte")),
  chat: () => load(() => import("../panels/Chat.svelte")),
  rules: () => load(() => import("../panels/Rules.svelte")),
  legend: () => load(() => import("../panels/Legend.svelte")),
  menu: () => load(() => import("../panels/Menu.svelte")),
};

export const endScreen = (): Part => load(() => import("../panels/end/EndScreen.svelte"));

/** So that a lost connection takes nothing away; what fails is asked for again when it is wanted. */
export function loadAll(): void {
  for (const part of [...Object.values(PARTS), endScreen]) part().catch(() => {});
}
