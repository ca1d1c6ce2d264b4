/** The service worker, as the page speaks of it. Browsers have none over plain http. */

const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;

/** With the language of the page that it keeps; to register the same again changes nothing. Null: there is none. */
export async function register(language: string): Promise<ServiceWorkerRegistration | null> {
  try {
    // "none": the browser asks the server itself whether there is a newer one.
    return (await workers?.register(`/service-worker.js?lang=${language}`, { updateViaCache: "none" })) ?? null;
  } catch {
    return null; // a browser that keeps nothing, or a server that is away: the client does without
  }
}

/** The same once it works. */
export async function working(language: string): Promise<ServiceWorkerRegistration | null> {
  return (await register(language)) && (await workers!.ready);
}

/** Who looks at a table needs no notices of it any more. */
export async function closeNotices(table: string): Promise<void> {
  const registration = await workers?.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close();
}
