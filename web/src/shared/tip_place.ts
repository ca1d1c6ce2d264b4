/** Where a tip goes: inside the screen, never over its anchor, and over as few as possible of what is compared with it. */

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

/** Beside a box: right, left, above, below; in the other direction centred on the anchor. */
function sides(box: DOMRect, anchor: DOMRect, tip: Box, screen: Box): { room: number; spot: Spot }[] {
  const top = within(anchor.top + anchor.height / 2 - tip.height / 2, tip.height, screen.height);
  const left = within(anchor.left + anchor.width / 2 - tip.width / 2, tip.width, screen.width);
  return [
    { room: screen.width - box.right - tip.width, spot: { left: box.right + GAP, top } },
    { room: box.left - tip.width, spot: { left: box.left - GAP - tip.width, top } },
    { room: box.top - tip.height, spot: { left, top: box.top - GAP - tip.height } },
    { room: screen.height - box.bottom - tip.height, spot: { left, top: box.bottom + GAP } },
  ];
}

/**
 * Of the sides of the anchor with room, and of those of the group that it is compared within, the one that hides least of
 * the choices; without room, the widest.
 */
export function placeTip(anchor: DOMRect, tip: Box, screen: Box, choices: DOMRect[], group: DOMRect = anchor): Spot {
  const near = sides(anchor, anchor, tip, screen);
  const fitting = [...near, ...sides(group, anchor, tip, screen)].filter((side) => side.room >= GAP + EDGE);
  if (fitting.length === 0) return near.reduce((best, side) => (side.room > best.room ? side : best)).spot;
  const cost = (spot: Spot): number => choices.reduce((sum, choice) => sum + hidden(spot, tip, choice), 0);
  return fitting.reduce((best, side) => (cost(side.spot) < cost(best.spot) ? side : best)).spot;
}
