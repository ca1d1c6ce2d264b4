/** A report to the host of the server: what went wrong, where, and the game it happened in. */

import { post } from "../api/http";

const LONGEST_ERROR = 8000;

class Report {
  opened = $state(false);
  /** What the browser says of the fault; empty if somebody just wants to tell something. */
  error = $state("");
  #table: string | null = null;
  #seq: number | null = null;

  /** Which game is on the screen, so that it is stored with the report. */
  about(table: string | null, seq: number | null): void {
    this.#table = table;
    this.#seq = seq;
  }

  open = (error?: unknown): void => {
    this.error = error === undefined ? "" : told(error);
    this.opened = true;
  };

  close = (): void => {
    this.opened = false;
  };

  /** The number that the host finds it by. */
  async send(text: string): Promise<number> {
    const { number } = await post<{ number: number }>("/reports", {
      table: this.#table,
      seq: this.#seq,
      text,
      where: location.pathname,
      error: this.error.slice(0, LONGEST_ERROR),
      client: navigator.userAgent,
    });
    return number;
  }
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? "";
  return stack.includes(error.message) ? stack : `${error.name}: ${error.message}\n${stack}`;
}

export const report = new Report();
