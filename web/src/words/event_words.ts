/** Lines of the log as this table reads them: players by the names on their boards. */

import { FluentType } from "@fluent/bundle";
import type { Colour, Decision, GameEvent } from "../api/types";
import { COLOURS } from "../api/view";
import { t, words, type Args } from "./words.svelte";

/** Who plays a colour, as the board shows it; "" if nobody has a name there. */
export type NameOf = (colour: Colour) => string;

/** The parameters of a message that mean a player. */
const PLAYERS = ["player", "owner", "you"];

/** A name as it is: somebody who is called "you", "yellow" or "neutral" selects no variant of a message. */
class Name extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** The server writes colours, since names change: here they are put in. `more` completes or replaces parameters. */
export function eventWords(
  nameOf: NameOf,
  { message, args, text }: Pick<GameEvent, "message" | "args" | "text">,
  more: Args = {},
): string {
  if (!words.has(message)) return text;
  const named: Args = {};
  for (const key of PLAYERS) {
    const colour = args[key] as Colour;
    if (!COLOURS.includes(colour)) continue;
    const name = nameOf(colour);
    named[key] = name ? new Name(name) : colour;
  }
  return t(message, { ...args, ...named, ...more });
}

/** What one has to do, with the names of the others in it. */
export function promptWords(nameOf: NameOf, { message, args, prompt }: Decision): string {
  return eventWords(nameOf, { message, args, text: prompt });
}

/** The line, and the part of it that has the numbers before and after; empty if there is none. */
export function eventLine(nameOf: NameOf, event: GameEvent, more: Args = {}): { text: string; change: string } {
  const text = eventWords(nameOf, event, more);
  const change = String(more.change ?? event.args.change ?? "").trim();
  return { text, change: text.includes(change) ? change : "" };
}
