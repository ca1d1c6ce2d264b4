/** A list of public tables that goes on as long as one wants more. */

import { get } from "../api/http";
import type { TableInfo } from "../api/types";

const PAGE = 20;

export class TablePages {
  tables = $state.raw<TableInfo[] | null>(null);
  /** There may be more. */
  more = $state(false);
  #query = "";

  /** The first page of another question; what is shown stays until it is there. */
  async ask(query: string): Promise<void> {
    this.#query = query;
    const found = await get<TableInfo[]>(`/tables?${query}&limit=${PAGE}`);
    if (query !== this.#query) return; // another question came meanwhile
    this.tables = found;
    this.more = found.length === PAGE;
  }

  async goOn(): Promise<void> {
    const last = this.tables?.at(-1);
    if (!last) return;
    const query = this.#query;
    const found = await get<TableInfo[]>(
      `/tables?${query}&limit=${PAGE}&before=${last.updated_at}&before_id=${encodeURIComponent(last.id)}`,
    );
    if (query !== this.#query) return;
    this.tables = [...this.tables!, ...found];
    this.more = found.length === PAGE;
  }
}
