/** Where a tip goes: beside its anchor, inside the screen, never over the anchor, and over few other choices. */

export interface Spot {
  left: number;
  top: number;
}

interface Box {
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

const within = (value: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(value, room - size - EDGE));

/** How much of a rectangle a tip at a spot would hide. */
function hidden(spot: Spot, tip: Box, what: DOMRect): number {
  const width = Math.min(spot.left + tip.width, what.right) - Math.max(spot.left, what.left);
  const height = Math.min(spot.top + tip.height, what.bottom) - Math.max(spot.top, what.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Of the sides with room (right, left, above, below) the one that hides least; without room, the widest. */
export function placeTip(anchor: DOMRect, tip: Box, screen: Box, choices: DOMRect[]): Spot {
  const top = within(anchor.top + anchor.height / 2 - tip.height / 2, tip.height, screen.height);
  const left = within(anchor.left + anchor.width / 2 - tip.width / 2, tip.width, screen.width);
  const sides = [
    { room: screen.width - anchor.right - tip.width, spot: { left: anchor.right + GAP, top } },
    { room: anchor.left - tip.width, spot: { left: anchor.left - GAP - tip.width, top } },
    { room: anchor.top - tip.height, spot: { left, top: anchor.top - GAP - tip.height } },
    { room: screen.height - anchor.bottom - tip.height, spot: { left, top: anchor.bottom + GAP } },
  ];
  const fitting = sides.filter((side) => side.room >= GAP + EDGE);
  if (fitting.length === 0) return sides.reduce((best, side) => (side.room > best.room ? side : best)).spot;
  const cost = (spot: Spot): number => choices.reduce((sum, choice) => sum + hidden(spot, tip, choice), 0);
  return fitting.reduce((best, side) => (cost(side.spot) < cost(best.spot) ? side : best)).spot;
}
