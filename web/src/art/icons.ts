/** One hand-made icon set on a 24-unit grid. Each is SVG inside <svg viewBox="0 0 24 24">; `currentColor` is the ink. */
export const ICONS: Record<string, string> = {
  pass: '<path d="M5 12h14M13 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2"/>',
};
