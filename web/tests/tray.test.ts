import { expect, test } from "vitest";
import { paymentOf } from "../src/table/payment";
import { grouped, layoutOf, passesApart } from "../src/table/tray";
import { option } from "./events";

test("the verb says how an option is shown", () => {
  expect(layoutOf(option("offer"))).toBe("trade");
  expect(layoutOf(option("plot"))).toBe("tiles");
  expect(layoutOf(option("begin"))).toBe("words");
  expect(layoutOf(option("lose", { object: { noble: "king" } }))).toBe("tiles");
  expect(layoutOf(option("lose"))).toBe("payments");
});

test("a closed option is shown only where the table does not show it", () => {
  expect(layoutOf(option("sell", { enabled: false }))).toBe("sales");
  expect(layoutOf(option("sell", { enabled: false, place: "slot:green-1" }))).toBe("none");
  expect(layoutOf(option("pass", { enabled: false }))).toBe("none");
  expect(layoutOf(option("plot", { enabled: false }))).toBe("none");
});

test("no stands beside the prompt unless it is one of a few options in words", () => {
  expect(passesApart([option("plot"), option("pass")])).toBe(true);
  expect(passesApart([option("begin"), option("pass")])).toBe(false);
  expect(passesApart([...Array.from({ length: 4 }, () => option("begin")), option("pass")])).toBe(true);
});

test("groups stand in the order in which they first come", () => {
  const tiles = ["C1", "A1", "C2"].map((plot) => option("plot", { object: { plot } }));
  const groups = grouped(tiles, ({ object }) => object.plot![0]!);
  expect([...groups].map(([row, found]) => [row, found.map(({ object }) => object.plot)])).toEqual([
    ["C", ["C1", "C2"]],
    ["A", ["A1"]],
  ]);
});

test("a way to pay says what it takes of each means, and what it leaves", () => {
  const pay = option("pay", { args: { reis: 3, reisafter: 1, wigs: 2, wigsafter: 4, cost: 5 } });
  expect(paymentOf(pay)).toEqual([
    { what: "reis", paid: 3, before: 4, after: 1 },
    { what: "wigs", paid: 2, before: 6, after: 4 },
  ]);
  expect(paymentOf(option("pay"))).toEqual([]);
});
