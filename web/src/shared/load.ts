/** Parts of the client that are loaded when they are wanted; and once more if that failed. */

let again = 0;

export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    await mendStyles();
    // A browser remembers that an address gave nothing: under another one the same file is asked for anew.
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    return address ? ((await import(/* @vite-ignore */ `${address}?again=${(again += 1)}`)) as T) : part();
  }
}

/** Style sheets that did not come: a browser never asks for one again by itself. Those still on their way are not here. */
const lost = new Set<HTMLLinkElement>();
/** Those asked for again; whoever needs styles waits for all of them, and nobody asks a third time meanwhile. */
const mending = new Set<Promise<void>>();

document.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
  },
  true, // such events do not bubble
);

async function mendStyles(): Promise<void> {
  for (const link of lost) {
    lost.delete(link);
    const mended: Promise<void> = askAgain(link).finally(() => mending.delete(mended));
    mending.add(mended);
  }
  await Promise.all(mending);
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = document.createElement("link");
    fresh.rel = "stylesheet";
    fresh.href = `${link.href.split("?")[0]}?again=${(again += 1)}`;
    fresh.onload = () => resolve();
    fresh.onerror = () => reject(new Error(`no style sheet ${fresh.href}`));
    link.replaceWith(fresh);
  });
}

/** When the browser has nothing else to do. */
export function whenIdle(what: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(what, { timeout: 10_000 });
  else setTimeout(what, 2000);
}
