/** How far one has seen each table, kept in the browser. */

const KEY = "lisboa-seen";
/** Tables of long ago are forgotten. */
const MOST = 50;

function read(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last entry seen; null if the table was never open here. */
export function seen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function see(table: string, seq: number): void {
  try {
    const others = read().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seq]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing: the playback begins with one's own last move.
  }
}
