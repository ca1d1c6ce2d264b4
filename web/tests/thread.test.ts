import { expect, test } from "vitest";
import { risingOf, stepsOf, thisTurn } from "../src/state/thread";
import { decided, event, move } from "./events";

test("the turn is what came after it began", () => {
  const moves = [move(1, [event("turn-begun", { seat: "yellow" })]), move(2, [decided("main")])];
  expect(thisTurn(moves)).toEqual({ moves: [moves[1]], colour: "yellow" });
  expect(thisTurn([])).toEqual({ moves: [], colour: null });
});

test("steps are the player's own, with what they led to and how far back they lie", () => {
  const moves = [
    move(1, [decided("main"), event("card-played", { seat: "green" }), decided("follow", {}, { seat: "yellow" })]),
    move(2, [decided("follow", {}, { seat: "yellow" })], { seat: 1 }),
    move(3, [decided("plot", { plot: "D3" })]),
  ];
  const steps = stepsOf(moves, "green");
  expect(steps.map(({ topic, back }) => [topic, back])).toEqual([
    ["main", 3],
    ["plot", 1],
  ]);
  expect(steps[0]!.events.map(({ kind }) => kind)).toEqual(["card-played"]);
});

test("what followed of itself and did nothing is no step", () => {
  const automatic = { automatic: "yes" };
  const moves = [
    move(1, [decided("tuck", automatic), decided("produce", { ...automatic, passed: "yes" })]),
    move(2, [decided("visit-pay", automatic), event("visit-paid", { seat: "green", args: { cost: 0 } })]),
    move(3, [decided("visit-pay", automatic), event("visit-paid", { seat: "green", args: { cost: 2 } })]),
  ];
  expect(stepsOf(moves, "green").map(({ key }) => key)).toEqual(["3-0"]);
});

test("a store rises where its plot was chosen, until it stands there", () => {
  const chosen = [decided("tile", { good: "books" }), decided("plot", { plot: "B2" })];
  const rising = { colour: "green", plot: "B2", good: "books" };
  expect(risingOf([move(1, chosen)])).toEqual(rising);
  expect(risingOf([move(1, [...chosen, decided("plot", { passed: "yes" })])])).toEqual(rising);
  expect(risingOf([move(1, [...chosen, event("store-placed")])])).toBeNull();
});

test("a building rises with its plan", () => {
  const chosen = [decided("site", { site: "west-C" }), decided("use-plan", { plan: "green-3" })];
  expect(risingOf([move(1, chosen)])).toEqual({ colour: "green", site: "west-C", plan: "green-3" });
});
