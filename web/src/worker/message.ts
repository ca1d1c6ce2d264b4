/** A message of the server as a notice shows it. */

export interface Message {
  id: string;
  table: string;
  title: string;
  body: string;
  language: string;
}

/** The address of its table. */
export function pathOf(message: Message, scope: string): string {
  return new URL(`table/${encodeURIComponent(message.table)}`, scope).pathname;
}

/** It replaces what was shown of the same table, and calls again; not if it is the same message that comes twice. */
export function shown(message: Message, repeated: boolean, scope: string): NotificationOptions & { renotify: boolean } {
  return {
    body: message.body,
    lang: message.language,
    tag: message.table,
    renotify: !repeated,
    icon: new URL("icons/icon-192.png", scope).pathname,
    badge: new URL("icons/badge-96.png", scope).pathname,
    data: { id: message.id, path: pathOf(message, scope) },
  };
}
