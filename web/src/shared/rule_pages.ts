/** Where the client shows a rule: one page for each chapter, as the server names them. */

const PAGES: Record<string, string> = {
  SET: "01-set-up",
  TURN: "02-the-turn",
  PORT: "03-portfolio",
  INF: "04-influence-and-money",
  SELL: "05-selling",
  TRADE: "06-trading",
  STATE: "07-state-actions",
  VISIT: "08-visits",
  NOBLE: "09-noble-actions",
  SPONSOR: "10-sponsoring",
  END: "11-period-and-game-end",
  SCORE: "12-final-scoring",
  SOLO: "13-solo",
  EXTRA: "14-extras",
  RUL: "15-rulings",
};

export function rulePage(rule: string): string {
  const page = PAGES[rule.split("-")[0]!];
  return page ? `/rules/${page}#${rule}` : "/rules";
}
