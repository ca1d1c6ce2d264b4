/** Paths that repeat along a facade: openings, arches, timber frames, waves. Each function gives one path for a row. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

function row(count: number, piece: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => piece(i)).join("");
}

/** Windows of a storey; (x, y) is the upper left corner of the first. */
export function windows(x: number, y: number, count: number, pitch: number, w: number, h: number): string {
  return row(count, (i) => `M${n(x + i * pitch)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`);
}

/** Openings with a round top, standing on y. */
export function arches(x: number, y: number, count: number, pitch: number, w: number, h: number): string {
  const r = w / 2;
  return row(count, (i) => `M${n(x + i * pitch)} ${n(y)}v${n(r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}z`);
}

/** Openings with a pointed top, as the ruined convent has them. */
export function pointed(x: number, y: number, count: number, pitch: number, w: number, h: number): string {
  const r = w / 2;
  return row(count, (i) => {
    const left = x + i * pitch;
    const top = `Q${n(left)} ${n(y - h + r * 0.6)} ${n(left + r)} ${n(y - h)}`;
    return `M${n(left)} ${n(y)}V${n(y - h + r * 1.6)}${top}Q${n(left + w)} ${n(y - h + r * 0.6)} ${n(left + w)} ${n(y - h + r * 1.6)}V${n(y)}z`;
  });
}

/** Sills or cornices over windows. */
export function lintels(x: number, y: number, count: number, pitch: number, w: number): string {
  return row(count, (i) => `M${n(x + i * pitch)} ${n(y)}h${n(w)}`);
}

/** Dormers: a small gable with its window on the roof. */
export function dormers(x: number, y: number, count: number, pitch: number, w: number): string {
  return row(count, (i) => {
    const left = x + i * pitch;
    return `M${n(left)} ${n(y)}v${n(-w * 0.7)}l${n(w / 2)} ${n(-w * 0.45)}l${n(w / 2)} ${n(w * 0.45)}v${n(w * 0.7)}z`;
  });
}

/** The "gaiola": a timber frame braced by crosses, which lets a house sway and not fall. */
export function frame(x: number, y: number, columns: number, rows: number, w: number, h: number): string {
  const crosses = row(columns * rows, (i) => {
    const left = x + (i % columns) * w;
    const top = y + Math.floor(i / columns) * h;
    return `M${n(left)} ${n(top)}l${n(w)} ${n(h)}m${n(-w)} 0l${n(w)} ${n(-h)}`;
  });
  const posts = row(columns + 1, (i) => `M${n(x + i * w)} ${n(y)}v${n(rows * h)}`);
  const beams = row(rows + 1, (i) => `M${n(x)} ${n(y + i * h)}h${n(columns * w)}`);
  return crosses + posts + beams;
}

/** A line of small waves. */
export function waves(x: number, y: number, count: number, length: number, height: number): string {
  const crest = `q${n(length / 4)} ${n(-height)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  return `M${n(x)} ${n(y)}${crest.repeat(count)}`;
}

/** Battlements from left to right, from where the path stands. */
export function battlements(count: number, w: number, h: number): string {
  return `v${n(-h)}h${n(w)}v${n(h)}h${n(w)}`.repeat(count);
}

/** Houses that climb a hill: gable after gable along a line of tops. */
export function houses(tops: [number, number, number][]): string {
  return tops.map(([x, y, w]) => `M${x} ${y + 40}V${y}l${w / 2} ${-w * 0.32}l${w / 2} ${w * 0.32}V${y + 40}z`).join("");
}

/** The joints between tiles, from `top` down to `bottom`. */
export function joints(width: number, top: number, bottom: number, tile: number): string {
  const down = row(Math.floor(width / tile) + 1, (i) => `M${i * tile} ${top}V${bottom}`);
  return down + row(Math.floor((bottom - top) / tile) + 1, (i) => `M0 ${top + i * tile}H${width}`);
}
