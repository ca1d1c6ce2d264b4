/** What an option chooses, as docs/api.md lists it: a verb, its object, and the place where that lies. */

import type { Architect, CardKind, Cube, Good, HouseGroup, Noble, StateAction } from "./view";

export type Verb =
  | "begin"
  | "cardinal"
  | "cube"
  | "decree"
  | "discard"
  | "draft"
  | "drop"
  | "extra"
  | "favor"
  | "follow"
  | "free"
  | "give"
  | "goal"
  | "gold"
  | "goods"
  | "house"
  | "keep"
  | "lose"
  | "offer"
  | "official"
  | "open"
  | "pass"
  | "pay"
  | "plan"
  | "plot"
  | "portfolio"
  | "produce"
  | "recall"
  | "recruit"
  | "replace"
  | "reward"
  | "rubble"
  | "sell"
  | "ship"
  | "site"
  | "spend"
  | "sponsor"
  | "take"
  | "tile"
  | "treasury"
  | "tuck"
  | "use"
  | "visit";

export interface OptionObject {
  action?: StateAction | "store" | "decree" | "open";
  architect?: Architect;
  business?: "sell" | "trade";
  card?: string;
  clergy?: number;
  coins?: number;
  cube?: Cube;
  deck?: CardKind;
  decree?: number;
  direction?: "up" | "down";
  dock?: number;
  goal?: string;
  good?: Good;
  goods?: Good[];
  houses?: HouseGroup;
  line?: string;
  noble?: Noble;
  nobles?: Noble[];
  plan?: string;
  plot?: string;
  reis?: number;
  ship?: string;
  side?: "behind" | "ahead";
  site?: string;
  size?: "large" | "small";
  spaces?: number;
  where?: "office" | "plaza";
}
