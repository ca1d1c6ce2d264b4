/** The pens that all icons are drawn with. The <svg> around them sets a round line of 1.75 in the colour of the text. */

/** A line, or a shape filled with a colour. */
export const line = (d: string, fill = ""): string => `<path d="${d}"${fill ? ` fill="${fill}"` : ""}/>`;
/** A shape full of ink. */
export const solid = (d: string, fill = "currentColor"): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;
/** A finer line, for details. */
export const fine = (d: string): string => `<path d="${d}" stroke-width="1.25"/>`;
/**
 * A coloured piece: its lines are dark by day and night, so that they show on its colour; at night a light rim
 * around it (the first copy) keeps them off the dark ground.
 */
export const piece = (drawing: string): string =>
  `<g class="art-rim">${drawing}</g><g stroke="var(--piece-ink)" color="var(--piece-ink)">${drawing}</g>`;
export const dot = (x: number, y: number, r: number, fill = "currentColor"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;
export const ring = (x: number, y: number, r: number, fill = "none"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** A drawing elsewhere or in another size. */
export const moved = (drawing: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
