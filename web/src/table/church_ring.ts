/** Where the spaces and tiles of the church ring lie, in units of a drawing 100 wide. Angles are clockwise from the top. */

export const WIDTH = 100;
export const HEIGHT = 90;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
export const TILE_RADIUS = 37.5;
/** The Cardinal walks inside, so that each of his spaces lies between two tiles. */
export const SPACE_RADIUS = 23.5;
export const STEPS = [0, 1, 2, 3, 4, 5] as const;

const STEP = 360 / STEPS.length;
export const spaceAngle = (space: number): number => STEP * space;
/** Tile n lies after space n on his way. */
export const tileAngle = (space: number): number => STEP * (space + 0.5);

/** A point of the ring in percent of the drawing's width and height. */
export function onRing(angle: number, radius: number): { left: string; top: string } {
  const turn = (angle * Math.PI) / 180;
  const x = CENTRE.x + radius * Math.sin(turn);
  const y = CENTRE.y - radius * Math.cos(turn);
  return { left: `${((100 * x) / WIDTH).toFixed(2)}%`, top: `${((100 * y) / HEIGHT).toFixed(2)}%` };
}
