import { expect, test } from "vitest";
import { movesOf } from "../src/state/moves";
import { event, frame } from "./events";

const played = (seq: number) => frame(seq, [event("move", { seat: "green", move: seq })]);
const numbers = (frames: Parameters<typeof movesOf>[0], last?: number) => movesOf(frames, last).map((m) => m.number);

test("what is taken back does not count, and what is played again does", () => {
  const undo = frame(3, [], { kind: "undo", number: 1 });
  expect(numbers([played(1), played(2), undo])).toEqual([1]);
  const redo = frame(4, [event("move", { seat: "yellow", move: 2 })], { kind: "redo", number: 1 });
  const moves = movesOf([played(1), played(2), undo, redo]);
  expect(moves.map(({ number, seq, seat }) => [number, seq, seat])).toEqual([
    [1, 1, 0],
    [2, 4, 1],
  ]);
});

test("a rewind leaves as many moves as it names", () => {
  const rewind = frame(4, [], { kind: "rewind", number: 1 });
  expect(numbers([played(1), played(2), played(3), rewind])).toEqual([1]);
});

test("moves after an entry are left out, and an entry may hold several", () => {
  expect(numbers([played(1), played(2)], 1)).toEqual([1]);
  expect(
    numbers([frame(1, [event("move", { move: 1 }), event("x", { move: 1 }), event("move", { move: 2 })])]),
  ).toEqual([1, 2]);
});
