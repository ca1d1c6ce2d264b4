/** Where the client shows a rule: one page for each chapter, as the server names them. */

const PAGES: Record<string, string> = {
  SET: "01-set-up",
  END: "11-period-and-game-end",
  SOLO: "13-solo",
  EXTRA: "14-extras",
  RUL: "15-rulings",
};

export function rulePage(rule: string): string {
  const page = PAGES[rule.split("-")[0]!];
  return page ? `/rules/${page}#${rule}` : "/rules";
}
