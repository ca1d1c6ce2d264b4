/**
 * Runs while no page is open: shows messages, and a page that says so while the server cannot be reached.
 *
 * The client itself is never kept here. Every page comes from the server, so an old client never meets a new server; all
 * that is in the cache is the page for when there is none. That is why a new worker may take over at once: to open
 * pages it makes no difference.
 */

/// <reference lib="webworker" />

import { pathOf, shown, type Message } from "./message";

declare const self: ServiceWorkerGlobalScope;

const CACHE = "offline-__BUILD__";
/** In which language is part of the worker's own address: another language is another worker. */
const language = new URL(self.location.href).searchParams.get("lang") ?? "en";
const OFFLINE = new URL(`offline?lang=${encodeURIComponent(language)}`, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** Past the browser's own cache, which may have the page of an earlier build. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
}

/** What earlier builds have kept, and pages in languages that are not read any more. */
async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (request.url !== OFFLINE) await cache.delete(request);
}

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
});

/**
 * From the server, always: "no-cache" also asks it about pages that a browser would bring back as they were, with Back or
 * after a restart.
 */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, request.method === "GET" ? { cache: "no-cache" } : undefined);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener("push", (event) => {
  const message = event.data?.json() as Message | undefined;
  if (message) event.waitUntil(show(message));
});

/** One notice a table. Whoever looks at the table sees what it says, and needs none. */
async function show(message: Message): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const path = pathOf(message, self.registration.scope);
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return;
  const before = await self.registration.getNotifications({ tag: message.table });
  const repeated = before.some((notice) => notice.data?.id === message.id);
  await self.registration.showNotification(message.title, shown(message, repeated, self.registration.scope));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path as string));
});

/** The page that shows the table already, or else a new one: what somebody does in another page stays as it is. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
