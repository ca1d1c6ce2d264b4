/** Which pictures and numbers stand for rewards, penalties, events and lasting benefits. */

import type { Effect } from "../api/components";

export interface Mark {
  icon: string;
  /** Before the icon: "2", "+1", "−3", "1–2"; "" for one or where a number says nothing. */
  count: string;
  /** It is taken away. */
  loss: boolean;
}

/** Of which a single one is not counted. */
const PLAIN = new Set([
  "gold",
  "cloth",
  "books",
  "tools",
  "plan",
  "ship",
  "produce",
  "favor",
  "decree",
  "rubble",
  "store",
  "open",
]);
const NEVER = new Set(["gain-influence", "two-goods", "treasury-move", "official"]);

export function rewardMark({ name, amount }: Effect): Mark {
  const loss = name.startsWith("lose-");
  let icon = loss ? name.slice("lose-".length) : name;
  if (icon === "treasury") icon = "treasury-move";
  if (icon === "cardinal") return { icon, count: amount > 1 ? `1–${amount}` : "1", loss };
  const silent = NEVER.has(icon) || (amount <= 1 && PLAIN.has(icon)) || (loss && amount <= 1);
  return { icon, count: silent ? "" : String(amount), loss };
}

/** A lasting benefit: when (pictures), and then what. */
export interface Benefit {
  when: string[];
  what: Mark;
}

const more = (icon: string, amount: number): Mark => ({ icon, count: `+${amount}`, loss: false });
const less = (icon: string, amount: number): Mark => ({ icon, count: `−${amount}`, loss: false });

const BENEFITS: Record<string, (amount: number) => Benefit> = {
  // treasury cards
  purse: (n) => ({ when: ["purse"], what: less("reis", n) }),
  "sell-gold": (n) => ({ when: ["sell", "gold"], what: more("reis", n) }),
  "sell-cloth": (n) => ({ when: ["sell", "cloth"], what: more("reis", n) }),
  "sell-books": (n) => ({ when: ["sell", "books"], what: more("reis", n) }),
  "sell-tools": (n) => ({ when: ["sell", "tools"], what: more("reis", n) }),
  "sell-any": (n) => ({ when: ["sell", "goods"], what: more("reis", n) }),
  land: (n) => ({ when: ["land"], what: less("reis", n) }),
  hire: (n) => ({ when: ["hire"], what: less("reis", n) }),
  // clergy tiles
  influence: (n) => ({ when: ["gain-influence"], what: more("influence", n) }),
  visit: (n) => ({ when: ["visit", "follow"], what: less("influence", n) }),
  "builder-reis": (n) => ({ when: ["visit", "builder"], what: more("reis", n) }),
  "minister-reis": (n) => ({ when: ["visit", "minister"], what: more("reis", n) }),
  "king-reis": (n) => ({ when: ["visit", "king"], what: more("reis", n) }),
  "recruit-reis": (n) => ({ when: ["recruit"], what: more("reis", n) }),
  sell: (n) => ({ when: ["sell", "goods"], what: more("reis", n) }),
  "open-wigs": (n) => ({ when: ["open"], what: more("wigs", n) }),
  "open-official": (n) => ({ when: ["open"], what: less("official", n) }),
  produce: (n) => ({ when: ["produce"], what: more("goods", n) }),
  "any-good": () => ({ when: ["goods"], what: { icon: "any-noble", count: "→", loss: false } }),
  ship: (n) => ({ when: ["ship"], what: less("goods", n) }),
};

export function benefitMarks(name: string, amount: number): Benefit {
  return BENEFITS[name]?.(amount) ?? { when: [], what: more(name, amount) };
}

/** How wide the number before an icon of this size is. */
export function countWidth(count: string, size: number): number {
  return count ? count.length * size * 0.46 + size * 0.1 : 0;
}
