/** Where else one is waited for. */

import { get } from "../api/http";

/** Another table than this one; null if there is none, or if that cannot be found out. */
export async function nextTable(id: string): Promise<string | null> {
  const found = await get<{ table: string | null }>(`/me/next?after=${id}`).catch(() => null);
  return found?.table === id ? null : (found?.table ?? null);
}
