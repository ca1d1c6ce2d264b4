/** Requests to the server. A problem is an exception with the server's word for it. */

import type { Situation } from "./types";

export class Problem extends Error {
  constructor(
    readonly status: number,
    /** A word to branch on; "offline" if no answer came. */
    readonly error: string,
    readonly detail: string,
    readonly field?: string,
    readonly rule?: string,
    readonly reason?: string,
    readonly situation?: Situation,
  ) {
    super(detail);
  }
}

let language = "en";

/** In which language the server words its answers. */
export function speak(wanted: string): void {
  language = wanted;
}

export function spoken(): string {
  return language;
}

/** A cookie that every login sets; empty: nobody is logged in here. */
export function csrf(): string {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith("lisboa_csrf="));
  return found ? decodeURIComponent(found.slice("lisboa_csrf=".length)) : "";
}

/** Milliseconds: after so long no answer is awaited any more. A slow server may think about a hint for a while. */
const LONGEST = 60_000;

async function ask<T>(method: string, path: string, body?: unknown, limit = LONGEST): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf-token"] = csrf();
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), limit);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: ended.signal,
    });
    text = await response.text();
  } catch {
    throw new Problem(0, "offline", "");
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  throw problem(response.status, text);
}

function problem(status: number, text: string): Problem {
  try {
    const told = JSON.parse(text);
    return new Problem(status, told.error, told.detail, told.field, told.rule, told.reason, told.situation);
  } catch {
    return new Problem(status, status >= 502 ? "offline" : "internal", text.slice(0, 200));
  }
}

export const get = <T>(path: string, limit?: number): Promise<T> => ask("GET", path, undefined, limit);
export const post = <T>(path: string, body: unknown = {}, limit?: number): Promise<T> => ask("POST", path, body, limit);
export const put = <T>(path: string, body: unknown): Promise<T> => ask("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask("PATCH", path, body);
export const del = <T>(path: string): Promise<T> => ask("DELETE", path);

/** A request with the same key is carried out once, however often it is sent. */
export function newKey(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16)).join("")
  );
}
