import { expect, test } from "vitest";
import { inOrder, sinceDecision, turnsIn } from "../src/state/story";
import { decided, event, frame, move } from "./events";

const begun = (colour: "green" | "yellow") => event("turn-begun", { seat: colour });
const wigs = (before: number, after: number, kind = "wigs-gained") =>
  event(kind, { seat: "green", changes: [["players.green.wigs", before, after]] });

test("a turn tells what each of the players did in it", () => {
  const [turn] = turnsIn([
    move(1, [begun("green"), event("card-played", { seat: "green", args: { use: "visit", noble: "king" } })]),
    move(2, [event("followed", { seat: "yellow" }), event("favor-taken", { seat: "yellow" }), event("turn-ended")]),
  ]);
  expect(turn).toMatchObject({ colour: "green", from: 1, to: 2, ended: true });
  expect(turn!.parts.map(({ colour, followed, deeds }) => [colour, followed, deeds.map(({ kind }) => kind)])).toEqual([
    ["green", false, ["visit"]],
    ["yellow", true, ["favor"]],
  ]);
});

test("what happens often is counted, and its réis are added", () => {
  const sold = (count: number) => event("good-sold", { seat: "green", args: { good: "cloth", count } });
  const [turn] = turnsIn([move(1, [begun("green"), sold(3), sold(4)])]);
  expect(turn!.parts[0]!.deeds).toEqual([{ kind: "sold", args: { good: "cloth", count: 2, reis: 7 } }]);
});

test("wigs are added up and come last, but not those of the score sheet", () => {
  const scored = event("scored", { seat: "green", changes: [["players.green.wigs", 5, 50]] });
  const store = event("store-placed", { seat: "green" });
  const [turn] = turnsIn([move(1, [begun("green"), wigs(0, 2), store, wigs(2, 5), scored])]);
  expect(inOrder(turn!.parts[0]!)).toEqual([
    { kind: "store", args: {} },
    { kind: "wigs", args: { count: 5, why: "none" } },
  ]);
});

test("what wigs were for is said if it is one thing", () => {
  const why = (...events: ReturnType<typeof event>[]) =>
    turnsIn([move(1, [begun("green"), ...events])])[0]!.parts[0]!.deeds.at(-1)!.args.why;
  expect(why(wigs(0, 2, "building-scored"), wigs(2, 4, "building-scored"))).toBe("stores");
  expect(why(wigs(0, 2, "building-scored"), wigs(2, 4, "influence-wig"))).toBe("none");
});

test("one looks at the turns since the last decision in one's own turn", () => {
  const frames = [
    frame(1, [begun("green")]),
    frame(2, [decided("main", {}, { move: 2 }), event("turn-ended", { move: 2 }), { ...begun("yellow"), move: 2 }]),
    frame(3, [decided("main", {}, { move: 3, seat: "yellow" })], { seat: 1 }),
    frame(4, [], { kind: "resigned", seat: 1 }),
  ];
  const { turns, since, notices } = sinceDecision(frames, 4, "green");
  expect(since).toBe(2);
  expect(turns.map(({ colour }) => colour)).toEqual(["green", "yellow"]);
  expect(notices.map(({ seq }) => seq)).toEqual([4]);
});
