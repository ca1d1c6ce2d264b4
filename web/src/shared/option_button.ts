/** What all buttons of options have in common: one plays its option, or tells why that cannot be done. */

import { createAttachmentKey } from "svelte/attachments";
import type { Choice, Table } from "../state/table.svelte";
import { tips, type Tip } from "./tips.svelte";

/** Attributes of the button; `zoom` is what can be shown large, `seen` the words that stand on it already. */
export function optionButton(table: Table, choice: Choice, { zoom = "", seen = "" } = {}) {
  const tip: Tip = { label: "", zoom, choices: [choice], seen };
  function choose(): void {
    if (tips.pressedLong()) return;
    if (choice.enabled) void table.play(choice.notation);
    else tips.open(tip);
  }
  return {
    type: "button",
    "data-move": choice.enabled ? choice.notation : undefined,
    "data-of": choice.place || undefined,
    "aria-disabled": choice.enabled ? undefined : "true",
    onclick: choose,
    [createAttachmentKey()]: tips.on(() => tip),
  } as const;
}

/** Its classes, as legal.css has them. */
export function optionClasses(table: Table, choice: Choice): Record<string, boolean> {
  return { legal: choice.enabled, armed: table.armed === choice.notation };
}

/** What a screen reader says. */
export function optionWords(choice: Choice): string {
  return choice.enabled ? choice.text : `${choice.text}: ${choice.reason}`;
}
