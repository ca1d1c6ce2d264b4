/** What an option shows of itself: the components that its notation names. */

import {
  CUBES,
  GOODS,
  NOBLES,
  STATE_ACTIONS,
  type CardKind,
  type Cube,
  type Good,
  type Noble,
  type View,
} from "../api/view";

export type Picture =
  | { of: "card"; id: string }
  | { of: "clergy"; kind: string }
  | { of: "decree"; number: string }
  | { of: "goal"; id: string }
  | { of: "plan"; plan: string }
  | { of: "good"; good: Good }
  | { of: "cube"; cube: Cube }
  | { of: "portrait"; noble: Noble }
  | { of: "reward"; word: string }
  | { of: "store"; good: Good; small: boolean }
  | { of: "icon"; name: string; text?: string };

const NOBLE_ACTION: Record<Noble, string> = { builder: "store", minister: "decree", king: "open" };
const ACTIONS: string[] = Object.values(STATE_ACTIONS).flat();
/** Verbs that are icons of the set themselves. */
const VERBS = ["sell", "trade", "produce", "tuck", "ship"];

/** Verbs about a thing that has an icon, whichever of them it is. */
const THINGS: Record<string, string> = { plan: "plan", house: "house", plot: "store", site: "open" };

const icon = (name: string, text?: string): Picture => ({ of: "icon", name, text });

function named(word: string): Picture[] {
  if (/^(blue|red|purple|brown)-(builder|minister|king|treasury)-\d$/.test(word)) return [{ of: "card", id: word }];
  if (/^(blue|green)-\d$/.test(word)) return [{ of: "plan", plan: word }];
  if (word.startsWith("clergy-")) return [{ of: "clergy", kind: word.slice("clergy-".length) }];
  if (word.startsWith("ship-")) return [icon("ship")];
  if ((GOODS as string[]).includes(word)) return [{ of: "good", good: word as Good }];
  if ((CUBES as string[]).includes(word)) return [{ of: "cube", cube: word as Cube }];
  if ((NOBLES as string[]).includes(word)) return [{ of: "portrait", noble: word as Noble }];
  if (ACTIONS.includes(word)) return [icon(word)];
  return [];
}

/** The noble who is followed; the decision's first number is his place in the list. */
export function followed(view: View): Noble | null {
  return view.decision?.kind === "follow" ? (NOBLES[view.decision.numbers[0] ?? -1] ?? null) : null;
}

/** What lies on a deck: its card, else the sign of the deck. */
function onDeck(kind: CardKind, view: View): Picture {
  const card = view.political_decks[kind]?.face_up;
  return card ? { of: "card", id: card } : icon(kind);
}

function downtown(verb: string, place: string, view: View): Picture[] {
  const word = view.downtown.plot_rewards[place] ?? view.downtown.site_rewards[place];
  return word ? [{ of: "reward", word }] : [icon(THINGS[verb]!)];
}

export function picturesOf(notation: string, view: View): Picture[] {
  const [verb = "", ...rest] = notation.split(" ");
  if (verb === "pass") return [];
  if (verb === "decree") return [{ of: "decree", number: rest[0]! }];
  if (verb === "take") return [onDeck(rest[0] as CardKind, view)];
  if (verb === "sell" && rest.length > 1) return [...named(rest[0]!), icon("ship")];
  if (verb === "plot" || verb === "site") return downtown(verb, rest[0]!, view);
  if (verb === "tile") {
    const good = rest[0]!.replace("small-", "") as Good;
    return [{ of: "store", good, small: good !== rest[0] }];
  }
  if (verb === "goal") return [{ of: "goal", id: rest[0]! }];
  if (verb === "cardinal") return [icon("cardinal", rest[0])];
  if (verb === "treasury") return [icon(rest[0]!)];
  if (verb === "coins") return [icon("influence", rest[0])];
  if (verb === "reis") return [icon("reis", rest[0])];
  if (verb === "recall" || verb === "official") return [icon("official"), ...named(rest[0]!.split("-")[0]!)];
  if (verb === "follow" && rest[0] === "noble") {
    const noble = followed(view);
    return noble ? [icon(NOBLE_ACTION[noble])] : [icon("follow")];
  }
  const found = rest.flatMap((word) => word.split("+")).flatMap(named);
  if (found.length > 0) return found;
  return VERBS.includes(verb) ? [icon(verb)] : THINGS[verb] ? [icon(THINGS[verb])] : [];
}
