/** Notices of this browser while the page is closed (web push): what can be done about them, and whether they come. */

import { del, get, post } from "../api/http";
import type { PushInfo, PushState } from "../api/types";
import { working } from "../worker/register";
import { PUSH_KEY } from "./device";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";

/** Why they cannot be switched on, or did not go on. */
export type Obstacle = "unsupported" | "insecure" | "install" | "blocked" | "dismissed" | "failed";

function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in window) || typeof Notification === "undefined" || !navigator.serviceWorker) {
    const apple =
      /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    return apple ? "install" : "unsupported";
  }
  return Notification.permission === "denied" ? "blocked" : null;
}

/** As the server lists it, without the address. */
async function fingerprint(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

class Push {
  /** null: it can be switched. */
  obstacle = $state<Obstacle | null>(null);
  on = $state(false);
  /** Has the server been asked? */
  known = $state(false);
  /** Other browsers of the same person. */
  others = $state.raw<PushInfo[]>([]);

  /** How it is now. */
  async look(): Promise<void> {
    this.obstacle = obstacle();
    const [state, mine] = await Promise.all([get<PushState>("/me/push"), this.#mine()]);
    const found = state.subscriptions.find((one) => one.fingerprint === mine);
    this.others = state.subscriptions.filter((one) => one !== found);
    this.on = found !== undefined && this.obstacle === null;
    this.known = true;
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  }

  async #mine(): Promise<string> {
    const subscription = await this.#subscription();
    return subscription ? fingerprint(subscription.endpoint) : "";
  }

  /** Only by a click: browsers ask, and want to see that somebody is there. */
  async switchOn(): Promise<void> {
    this.obstacle = obstacle();
    if (this.obstacle) return;
    const answer = await Notification.requestPermission();
    if (answer !== "granted") {
      this.obstacle = answer === "denied" ? "blocked" : "dismissed";
      return;
    }
    if (await this.#subscribe()) localStorage.setItem(PUSH_KEY, me.person!.id);
    else this.obstacle = "failed";
    const why = this.obstacle;
    await this.look();
    this.obstacle = why;
  }

  /** Always with keys and an address that are new: what the push service has forgotten would stay forgotten. */
  async #subscribe(): Promise<boolean> {
    const registration = await working(settings.language);
    if (!registration) return false;
    const { public_key } = await get<PushState>("/me/push");
    let subscription: PushSubscription;
    try {
      await (await registration.pushManager.getSubscription())?.unsubscribe();
      subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytes(public_key),
      });
    } catch {
      return false; // no push service, or it cannot be reached
    }
    const { endpoint, keys } = subscription.toJSON();
    await post("/me/push", { endpoint, p256dh: keys!.p256dh, auth: keys!.auth });
    return true;
  }

  async switchOff(): Promise<void> {
    const mine = await this.#mine();
    const { subscriptions } = await get<PushState>("/me/push");
    const found = subscriptions.find((one) => one.fingerprint === mine);
    if (found) await del(`/me/push/${found.id}`);
    await this.#forget();
    await this.look();
  }

  /** Another browser of mine, which may be gone for ever. */
  async remove(id: string): Promise<void> {
    await del(`/me/push/${id}`);
    await this.look();
  }

  async #forget(): Promise<void> {
    localStorage.removeItem(PUSH_KEY);
    await (await this.#subscription())?.unsubscribe();
  }

  /** Switched on earlier: `wanted` by whoever is here now, and not taken back in the browser's settings? */
  async renew(wanted: boolean): Promise<void> {
    if (!wanted || obstacle() || Notification.permission !== "granted") return this.#forget();
    await this.look();
    if (!this.on && (await this.#subscribe())) await this.look();
  }
}

export const push = new Push();
