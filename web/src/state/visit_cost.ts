/** What a visit costs (INF-4), in parts. */

import type { Colour } from "../api/types";
import type { Noble, View } from "../api/view";
import type { Components } from "./components";

export interface VisitCost {
  cost: number;
  /** The treasury's part. */
  modifier: number;
  /** Officials of all others in the office, neutral ones too. */
  officials: number;
  /** What clergy tiles take off. */
  clergy: number;
}

function taken(player: View["players"][Colour], components: Components): number {
  const held = Object.entries(player.clergy).filter(([kind]) => components.clergy[kind]?.benefit === "visit");
  return held.reduce((sum, [kind, copies]) => sum + copies * components.clergy[kind]!.amount, 0);
}

/** For one player; without one only the treasury's part counts. */
export function visitCost(view: View, components: Components, noble: Noble, colour: Colour | null): VisitCost {
  const modifier = components.treasury[view.treasury_space]!.modifier;
  if (colour === null) return { cost: modifier, modifier, officials: 0, clergy: 0 };
  const office = Object.entries(view.court.offices[noble]);
  const officials = office.reduce((sum, [owner, count]) => (owner === colour ? sum : sum + count), 0);
  const clergy = taken(view.players[colour], components);
  return { cost: Math.max(modifier + officials - clergy, 0), modifier, officials, clergy };
}
