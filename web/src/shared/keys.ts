/** The whole game by keyboard: from choice to choice, and a letter for every tool. */

import { flushSync } from "svelte";
import { tips } from "./tips.svelte";
import { layers, type Layer } from "../state/layers.svelte";
import { noUndo } from "../words/undo";
import { settings } from "../state/settings.svelte";
import type { Table } from "../state/table.svelte";

const LAYER_KEYS: Record<string, Layer> = { h: "hint", l: "log", s: "score", "?": "legend" };

/** What can be chosen and is drawn, each once: where it stands in the panel, else where it lies on the board. */
export function legalElements(): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const node of [
    ...document.querySelectorAll<HTMLElement>(".command [data-move]"),
    ...document.querySelectorAll<HTMLElement>("[data-move]"),
  ]) {
    if (node.getClientRects().length > 0 && !found.has(node.dataset.move!)) found.set(node.dataset.move!, node);
  }
  return [...found.values()];
}

/** What can be chosen on the board itself. */
export function legalOnBoard(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(":is([data-move], [data-leads]):not(.command *)");
  return [...all].filter((node) => node.getClientRects().length > 0);
}

export function focusLegal(by: 1 | -1): void {
  const all = legalElements();
  if (all.length === 0) return;
  const move = (document.activeElement as HTMLElement | null)?.dataset?.move;
  const here = move === undefined ? -1 : all.findIndex((node) => node.dataset.move === move);
  const next = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  all[next]!.focus();
}

function isTyping(target: EventTarget | null): boolean {
  const fields = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(fields) !== null;
}

/** True: the key meant something here. */
export function keyPressed(event: KeyboardEvent, table: Table): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.key === "Escape") return escape(table);
  if (event.key.length === 1 && !settings.keys) return false;
  if (isTyping(event.target) || document.querySelector("dialog:modal")) return false;
  const way = arrow(event);
  if (way) {
    focusLegal(way);
    return true;
  }
  if (event.repeat) return false; // who holds a key wants its work done once
  const layer = LAYER_KEYS[event.key];
  if (layer) {
    tips.hide();
    layers.toggle(layer);
    return true;
  }
  return turnKey(event.key, table);
}

function arrow(event: KeyboardEvent): 1 | -1 | null {
  if (event.key === "n") return 1;
  if (event.key === "p") return -1;
  if (!(event.target instanceof Element) || !event.target.closest("[data-move]")) return null;
  if (event.key === "ArrowRight" || event.key === "ArrowDown") return 1;
  if (event.key === "ArrowLeft" || event.key === "ArrowUp") return -1;
  return null;
}

function turnKey(key: string, table: Table): boolean {
  if (key === "t") {
    table.timeline.wanted = true;
    // On a phone it is drawn only now. At once: the next key may be an arrow already, and it is meant for the handle.
    flushSync();
    document.querySelector<HTMLElement>("[data-timeline]")?.focus();
    return true;
  }
  const now = table.elsewhere ? null : table.now;
  if (!now || now.over) return false;
  if (key === "u" && now.undoable > 0) void table.undo();
  else if (key === "u" && table.me) table.problem = noUndo(table.nameOf, now);
  else if (key === "y" && now.redoable > 0) void table.redo();
  else if (key === "r" && now.turn_moves > 1) void table.undo(now.turn_moves);
  else return false;
  return true;
}

/** One thing at a time is closed, the uppermost first. */
function escape(table: Table): boolean {
  if (tips.large) return false; // a dialog closes itself
  const told = tips.tip !== null;
  tips.hide();
  if (layers.list) layers.list = null;
  else if (layers.open) layers.close();
  else if (table.armed) table.armed = null;
  else if (told) return true;
  else if (table.timeline.at !== null) table.timeline.present();
  else if (table.timeline.wanted) table.timeline.wanted = false;
  else return false;
  return true;
}
