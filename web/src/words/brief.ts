/** A sentence without what stands in brackets: that is seen in the picture beside it, and told below. */
export function brief(text: string): string {
  return text.replaceAll(/[ \u00a0]?[(（][^()（）]*[)）]/g, "");
}
