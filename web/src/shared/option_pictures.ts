/** What an option shows of itself: the components that it names. */

import type { OptionObject, Verb } from "../api/types";
import type { Option } from "../api/types";
import type { CardKind, Cube, Good, Noble, View } from "../api/view";

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

/** The options of these differ by what is done, not by what it is done with. */
const DEEDS: Partial<Record<Verb, string>> = {
  produce: "produce",
  tuck: "tuck",
  ship: "ship",
};

const icon = (name: string, text?: string): Picture => ({ of: "icon", name, text });

/** What lies on a deck: its card, else the sign of the deck. */
function onDeck(kind: CardKind, view: View): Picture {
  const card = view.political_decks[kind]?.face_up;
  return card ? { of: "card", id: card } : icon(kind);
}

/** The reward of a plot or site; what is built there where none is left. */
function downtown(place: string, built: string, view: View): Picture {
  const word = view.downtown.plot_rewards[place] ?? view.downtown.site_rewards[place];
  return word ? { of: "reward", word } : icon(built);
}

const portraits = (nobles: Noble[]): Picture[] => nobles.map((noble) => ({ of: "portrait", noble }));
const pieces = (goods: Good[]): Picture[] => goods.map((good) => ({ of: "good", good }));

type Draw = (object: OptionObject, view: View) => Picture[];

/** By what is chosen: the first of these that an option names is drawn. */
const DRAWN: [keyof OptionObject, Draw][] = [
  ["card", ({ card }) => [{ of: "card", id: card! }]],
  ["clergy", ({ clergy }) => [{ of: "clergy", kind: String(clergy) }]],
  ["decree", ({ decree }) => [{ of: "decree", number: String(decree) }]],
  ["goal", ({ goal }) => [{ of: "goal", id: goal! }]],
  ["plan", ({ plan }) => [{ of: "plan", plan: plan! }]],
  ["architect", () => [icon("plan")]],
  ["deck", ({ deck }, view) => [onDeck(deck!, view)]],
  ["plot", ({ plot }, view) => [downtown(plot!, "store", view)]],
  ["site", ({ site }, view) => [downtown(site!, "open", view)]],
  ["size", ({ good, size }) => [{ of: "store", good: good!, small: size === "small" }]],
  ["ship", ({ good }) => [...pieces([good!]), icon("ship")]],
  ["good", ({ good, action }) => [...pieces([good!]), ...(action ? [icon(action)] : [])]],
  ["goods", ({ goods }) => pieces(goods!)],
  ["cube", ({ cube }) => [{ of: "cube", cube: cube! }]],
  ["action", ({ action }) => [icon(action!)]],
  ["noble", ({ noble }) => portraits([noble!])],
  ["nobles", ({ nobles }) => portraits(nobles!)],
  ["business", ({ business }) => [icon(business!)]],
  ["direction", ({ direction }) => [icon(direction!)]],
  ["coins", ({ coins }) => [icon("influence", String(coins))]],
  ["reis", ({ reis }) => [icon("reis", String(reis))]],
  ["dock", () => [icon("ship")]],
  ["houses", () => [icon("house")]],
  ["spaces", ({ spaces }) => [icon("cardinal", String(spaces))]],
];

export function picturesOf({ verb, object }: Pick<Option, "verb" | "object">, view: View): Picture[] {
  const drawn = DRAWN.find(([name]) => object[name] !== undefined);
  if (drawn) return drawn[1](object, view);
  const deed = DEEDS[verb];
  return deed ? [icon(deed)] : [];
}
