/** What each way to pay takes and leaves, as the numbers of the option tell it. */

import type { Option } from "../api/types";

const MEANS = ["reis", "influence", "wigs"] as const;

export interface Part {
  what: (typeof MEANS)[number];
  paid: number;
  before: number;
  after: number;
}

/** Empty: nothing to pay. */
export function paymentOf({ args }: Option): Part[] {
  return MEANS.flatMap((what) => {
    if (args[what] === undefined) return [];
    const [paid, after] = [Number(args[what]), Number(args[`${what}after`])];
    return [{ what, paid, before: paid + after, after }];
  });
}
