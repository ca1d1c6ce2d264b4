import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hold, ROLL } from "../src/state/rolling";

/** The browser's clock and animations, by hand. */
let frames: (() => void)[] = [];
const animation = {
  playState: "running",
  currentTime: 0,
  onfinish: () => {},
  oncancel: () => {},
  cancel: vi.fn(),
};

beforeEach(() => {
  frames = [];
  Object.assign(animation, { playState: "running", currentTime: 0 });
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => frames.push(step));
});
afterEach(() => vi.unstubAllGlobals());

const textOf = (data: string) => ({ data, parentElement: { animate: () => animation } }) as unknown as Text;

function at(time: number): void {
  animation.currentTime = time;
  frames.shift()!();
}

test("the old number stands there until its turn, then it runs to the new one", () => {
  const text = textOf("×9");
  const held = hold(text, 3, 9);
  expect(text.data).toBe("×3");
  held.roll([{ before: 3, after: 9, at: 100 }]);
  at(50);
  expect(text.data).toBe("×3");
  at(100 + ROLL / 2);
  expect(text.data).toBe("×6");
  at(100 + ROLL);
  expect(text.data).toBe("×9");
});

test("a number that rolls twice stands between its turns", () => {
  const text = textOf("9");
  hold(text, 1, 9).roll([
    { before: 1, after: 4, at: 0 },
    { before: 4, after: 9, at: 1000 },
  ]);
  at(500);
  expect(text.data).toBe("4");
});

test("the true number stands there at the end, however it ends", () => {
  const text = textOf("9");
  hold(text, 3, 9).roll([{ before: 3, after: 9, at: 100 }]);
  animation.playState = "idle";
  animation.oncancel();
  expect(text.data).toBe("9");
});

test("something newer that was written meanwhile stays", () => {
  const text = textOf("9");
  const held = hold(text, 3, 9);
  text.data = "12";
  held.release();
  expect(text.data).toBe("12");
});
