/** Shows on the table which elements a hint means: in the panel, and on the board. */

let shown: Element[] = [];

export function pointAt(move: string | null, scroll = false): void {
  for (const node of shown) node.classList.remove("hinted");
  shown = move === null ? [] : [...document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)];
  for (const node of shown) {
    node.classList.add("hinted");
    if (scroll) node.scrollIntoView({ block: "nearest", inline: "center" });
  }
}
