/** Where a tip goes: beside its anchor, inside the screen, never over the anchor. */

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

/** The first side with room: right, left, above, below; else the one with the most of it. */
export function placeTip(anchor: DOMRect, tip: Box, screen: Box): Spot {
  const top = within(anchor.top + anchor.height / 2 - tip.height / 2, tip.height, screen.height);
  const left = within(anchor.left + anchor.width / 2 - tip.width / 2, tip.width, screen.width);
  const sides = [
    { room: screen.width - anchor.right - tip.width, spot: { left: anchor.right + GAP, top } },
    { room: anchor.left - tip.width, spot: { left: anchor.left - GAP - tip.width, top } },
    { room: anchor.top - tip.height, spot: { left, top: anchor.top - GAP - tip.height } },
    { room: screen.height - anchor.bottom - tip.height, spot: { left, top: anchor.bottom + GAP } },
  ];
  const fits = sides.find((side) => side.room >= GAP + EDGE);
  return (fits ?? sides.reduce((best, side) => (side.room > best.room ? side : best))).spot;
}
