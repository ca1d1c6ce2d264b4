/** Numbers that roll: until a piece lands the old number stands there, then it runs to the new one. */

export interface Turn {
  before: number;
  after: number;
  /** When it begins, in milliseconds from now. */
  at: number;
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

/** Through all these turns; the number that is true stands there at the end, whatever happens. */
export function roll(text: Text, turns: Turn[]): Animation {
  const { data } = text;
  const last = turns.at(-1)!;
  const write = (number: number) => {
    text.data = shown = data.replace(String(last.after), String(number));
  };
  let shown = data;
  rolling.get(text)?.cancel();
  const animation = text.parentElement!.animate([{ opacity: 0.5 }, { opacity: 1 }], {
    delay: last.at,
    duration: ROLL,
    easing: "ease-out",
  });
  rolling.set(text, animation);
  const step = () => {
    // Something newer is written there.
    if (text.data !== shown || rolling.get(text) !== animation) return;
    if (animation.playState !== "running") return write(last.after);
    write(numberAt(turns, Number(animation.currentTime ?? 0)));
    requestAnimationFrame(step);
  };
  animation.onfinish = animation.oncancel = step;
  step();
  return animation;
}

function numberAt(turns: Turn[], time: number): number {
  let number = turns[0]!.before;
  for (const { before, after, at } of turns) {
    if (time < at) break;
    number = Math.round(before + (after - before) * Math.min(1, (time - at) / ROLL));
  }
  return number;
}
