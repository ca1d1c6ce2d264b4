/** Marks what can be scrolled further down, for style sheets: `[data-more]`. */

import type { Attachment } from "svelte/attachments";

/** Less than this is a rounded border. */
const SLACK = 4;

export const moreBelow: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute("data-more", below > SLACK);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const changes = new MutationObserver(look);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ["data-tight"] });
  element.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    element.removeEventListener("scroll", look);
  };
};
