/** Shows on the table which element a hint means. */

let shown: Element | null = null;

export function pointAt(move: string | null, scroll = false): void {
  shown?.classList.remove("hinted");
  shown = move === null ? null : document.querySelector(`[data-move="${CSS.escape(move)}"]`);
  if (!shown) return;
  shown.classList.add("hinted");
  if (scroll) shown.scrollIntoView({ block: "nearest", inline: "center" });
}
