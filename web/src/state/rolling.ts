/** Numbers that roll: until a piece lands the old number stands there, then it runs to the new one. */

export interface Turn {
  before: number;
  after: number;
  /** When it begins, in milliseconds from now. */
  at: number;
}

/** A number that is the old one still. */
export interface Held {
  /** Through all its turns; the number that is true stands there at the end, whatever happens. */
  roll(turns: Turn[]): Animation;
  release(): void;
}

/** So long a number rolls. */
export const ROLL = 220;

/** The animations that roll the text of a node now. */
const rolling = new WeakMap<Text, Animation>();

/** The text within an element that is this number and nothing else; words for who listens are left alone. */
export function numberIn(element: Element, value: number): Text | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    const said = text.data.trim();
    const is = said === String(value) || said === `×${value}`;
    if (is && !text.parentElement?.closest(".hidden-text")) return text;
  }
  return null;
}

export function hold(text: Text, before: number, after: number): Held {
  const { data } = text;
  let shown = data;
  rolling.get(text)?.cancel();
  rolling.delete(text);
  const write = (number: number) => {
    const said = data.replace(String(after), String(number));
    // To write costs a layout, so nothing is written twice.
    if (said !== shown) text.data = shown = said;
  };
  write(before);
  const roll = (turns: Turn[]): Animation => {
    const timing = { delay: turns.at(-1)!.at, duration: ROLL, easing: "ease-out" };
    const animation = text.parentElement!.animate([{ opacity: 0.5 }, { opacity: 1 }], timing);
    rolling.set(text, animation);
    const step = () => {
      // Something newer is written there.
      if (text.data !== shown || rolling.get(text) !== animation) return;
      if (animation.playState !== "running") return write(after);
      write(numberAt(turns, Number(animation.currentTime ?? 0)));
      requestAnimationFrame(step);
    };
    animation.onfinish = animation.oncancel = step;
    step();
    return animation;
  };
  return { roll, release: () => text.data === shown && write(after) };
}

function numberAt(turns: Turn[], time: number): number {
  let number = turns[0]!.before;
  for (const { before, after, at } of turns) {
    if (time < at) break;
    number = Math.round(before + (after - before) * Math.min(1, (time - at) / ROLL));
  }
  return number;
}
