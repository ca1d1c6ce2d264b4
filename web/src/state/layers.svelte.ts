/** What opens beside or above the table: one thing at a time. */

export const LAYERS = ["hint", "analysis", "plan-copy", "log", "score", "chat", "rules", "legend", "menu"] as const;
export type Layer = (typeof LAYERS)[number];

class Layers {
  open = $state<Layer | null>(null);
  /** Of the rules: which one. */
  rule = $state("");

  /** What is folded out over the choices: the lines of the story, or the steps of the turn. */
  list = $state<"story" | "steps" | null>(null);

  /** The end screen is put aside, to look at the board. */
  endAside = $state(false);

  toggle(layer: Layer): void {
    this.open = this.open === layer ? null : layer;
  }
  close = (): void => {
    this.open = null;
  };
  showRule(rule: string): void {
    this.rule = rule;
    this.open = "rules";
  }
}

export const layers = new Layers();
