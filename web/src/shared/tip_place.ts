/** Where a tip goes: inside the screen, near its anchor, and over as little as possible of what is compared with it. */

export interface Spot {
  left: number;
  top: number;
}

interface Box {
  width: number;
  height: number;
}

/** What a tip should not hide: what is compared first of all, then what one looks at besides. */
export interface InSight {
  compared: DOMRect[];
  besides: DOMRect[];
}

const GAP = 8;
const EDGE = 6;
/** Between the spots that are tried. */
const STEP = 12;
/** What weighs as much as a pixel of the way from the anchor: so many hidden square pixels. */
const COMPARED = 0.01;
const BESIDES = 40;

const CHOSEN = "[data-move], [data-leads]";
/** What the choices are read with: the sentence, the move so far, heads of groups and tables, what is lit on the board. */
const COMPARED_WITH = ".command :is(.prompt, .thread, .heading, th, .good), [data-lit]";
/** What is paid with and stored, and what the others have just done. */
const LOOKED_AT =
  ".story .text, .command :is(.purse, .hand > *), #panel-own :is(.warehouse, .rubble), [data-at='card_in_play.treasury']";

/** What there is on the page. */
export function inSight(): InSight {
  const boxes = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  return { compared: boxes(`${CHOSEN}, ${COMPARED_WITH}`), besides: boxes(LOOKED_AT) };
}

/** How much of the rectangles a tip at a spot would hide. */
function hidden(spot: Spot, tip: Box, all: DOMRect[]): number {
  let sum = 0;
  for (const what of all) {
    const width = Math.min(spot.left + tip.width, what.right) - Math.max(spot.left, what.left);
    const height = Math.min(spot.top + tip.height, what.bottom) - Math.max(spot.top, what.top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}

/** How far it is from a box to a tip at a spot. */
function way(spot: Spot, tip: Box, from: DOMRect): number {
  const across = Math.max(spot.left - from.right, from.left - spot.left - tip.width, 0);
  const along = Math.max(spot.top - from.bottom, from.top - spot.top - tip.height, 0);
  return Math.hypot(across, along);
}

/** Beside the anchor, centred on it, and everywhere on the screen, as near to the anchor as its lines allow. */
function* spots(anchor: DOMRect, tip: Box, screen: Box): Generator<Spot> {
  const most = { left: screen.width - tip.width - EDGE, top: screen.height - tip.height - EDGE };
  const within = (value: number, highest: number): number => Math.max(EDGE, Math.min(value, highest));
  const left = within(anchor.left + (anchor.width - tip.width) / 2, most.left);
  const top = within(anchor.top + (anchor.height - tip.height) / 2, most.top);
  const lefts = [left, anchor.right + GAP, anchor.left - GAP - tip.width];
  const tops = [top, anchor.bottom + GAP, anchor.top - GAP - tip.height];
  for (let x = EDGE; x <= most.left; x += STEP) lefts.push(x);
  for (let y = EDGE; y <= most.top; y += STEP) tops.push(y);
  for (const x of lefts) for (const y of tops) yield { left: within(x, most.left), top: within(y, most.top) };
}

/** The spot that hides least of what is compared, and of those the one that is near and hides little else. */
export function placeTip(anchor: DOMRect, tip: Box, screen: Box, { compared, besides }: InSight): Spot {
  const must = [anchor, ...compared];
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const spot of spots(anchor, tip, screen)) {
    const near = way(spot, tip, anchor);
    // Too near is no better than a gap.
    let cost = Math.max(near, GAP) + (near < GAP ? GAP - near : 0);
    if (cost >= least) continue;
    cost += hidden(spot, tip, must) / COMPARED;
    if (cost >= least) continue;
    cost += hidden(spot, tip, besides) / BESIDES;
    if (cost >= least) continue;
    best = spot;
    least = cost;
  }
  return best;
}
