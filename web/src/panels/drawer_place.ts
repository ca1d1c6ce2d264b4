/** Where a drawer stands: beside the command zone, never over it, and over no choice of the board if it can be helped. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** The largest part of a window that leaves something in it uncovered. */
export function roomBeside(window: Box, taken: Box, gap: number): Box {
  if (apart(window, taken)) return window;
  const parts = [
    { ...window, bottom: taken.top - gap },
    { ...window, right: taken.left - gap },
    { ...window, top: taken.bottom + gap },
    { ...window, left: taken.right + gap },
  ];
  return parts.reduce((best, part) => (area(part) > area(best) ? part : best));
}

/** Of the widths, at the right end of the room or at the left one: the first place that covers the fewest choices. */
export function clearPlace(room: Box, widths: number[], choices: Box[]): Box {
  const places = widths.flatMap((width) => [
    { ...room, left: Math.max(room.left, room.right - width) },
    { ...room, right: Math.min(room.right, room.left + width) },
  ]);
  const covered = (place: Box): number => choices.filter((choice) => !apart(place, choice)).length;
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
