/** Names of what lies downtown. */

import type { Components } from "../../api/components";
import { t } from "../../words/words.svelte";

/** The colours that a public building shows: "gold", "gold and books". */
export function colourWords(components: Components, building: number): string {
  const [first, second] = components.buildings[building]!.colours.map((good) => t("good", { good }));
  return second ? t("list-last", { first: first!, rest: second }) : first!;
}
