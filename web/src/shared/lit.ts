/** What can be chosen stands on the board and in the panel: pointing at the one lights the other. */

const chosenAt = "[data-move], [data-leads]";

let lit: Element[] = [];

function clear(): void {
  for (const node of lit) node.removeAttribute("data-lit");
  lit = [];
}

/** All elements of the same option; of a thing with several options all that are chosen there. */
function others(node: HTMLElement): Element[] {
  const { move, leads, of } = node.dataset;
  const found = move
    ? [
        ...document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`),
        ...document.querySelectorAll(`[data-leads="${CSS.escape(of ?? "")}"]`),
      ]
    : [...document.querySelectorAll(`[data-move][data-of="${CSS.escape(leads!)}"]`)];
  return found.filter((other) => other !== node);
}

export function light(event: Event): void {
  clear();
  const node = event.target instanceof Element ? event.target.closest<HTMLElement>(chosenAt) : null;
  if (!node || (event.type === "focusin" && !node.matches(":focus-visible"))) return;
  lit = others(node);
  for (const other of lit) other.setAttribute("data-lit", "");
}

export const unlight = (): void => clear();

/** To the options of a thing of the board, in the panel. */
export function leadTo(place: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(`.command [data-move][data-of="${CSS.escape(place)}"]`)];
  all[0]?.scrollIntoView({ block: "nearest" });
  all[0]?.focus({ preventScroll: true });
  clear();
  lit = all;
  for (const node of all) node.setAttribute("data-lit", "");
}
