/** The client as an app of the device. Nobody's first board waits for any of it. */

import { untrack } from "svelte";
import type { Me } from "../api/types";

/** Whose messages this browser shows while the page is closed: the id of a person. */
export const PUSH_KEY = "lisboa-push";

function idle(work: () => Promise<unknown>): void {
  const later = () => void work().catch(() => undefined); // the next visit tries again
  if ("requestIdleCallback" in window) requestIdleCallback(later, { timeout: 10_000 });
  else setTimeout(later, 2_000);
}

/** The app and the page that the browser keeps for when there is no server are in the language in use. */
export function speaksOnDevice(language: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `/manifest.webmanifest?lang=${language}`;
  if (import.meta.env.PROD) idle(async () => (await import("../worker/register")).register(language));
}

/** Keeps what the server knows of this browser right: after a new password, and when nobody is logged in any more. */
export function pushedOnDevice(person: Me | null): void {
  let whose: string | null = null;
  try {
    whose = localStorage.getItem(PUSH_KEY);
  } catch {
    // A browser that keeps nothing.
  }
  if (whose === null) return;
  untrack(() => idle(async () => (await import("./push.svelte")).push.renew(whose === person?.id)));
}
