import { expect, test } from "vitest";
import { scenesOf } from "../src/state/flights";
import { decided, event, frame } from "./events";

const CARDS = { "blue-king-2": { kind: "king" } } as const;
const flightsOf = (...events: ReturnType<typeof event>[]) => scenesOf([frame(1, events)], CARDS).at(-1)!.flights;

test("what leaves a place goes to where the same thing comes", () => {
  const sold = event("good-sold", {
    seat: "green",
    changes: [
      ["players.green.goods.cloth", 2, 1],
      ["players.yellow.cargo.2.cloth", 0, 1],
    ],
  });
  expect(flightsOf(sold)).toEqual([
    {
      icon: "cloth",
      from: { path: "players.green.goods.cloth", piece: 2 },
      to: { path: "players.yellow.cargo.2.cloth", piece: 1 },
    },
  ]);
});

test("what goes nowhere rises, what comes from nowhere appears", () => {
  const paid = event("reis-paid", { seat: "green", changes: [["players.green.reis", 5, 2]] });
  expect(flightsOf(paid)).toEqual([{ icon: "reis", from: { path: "players.green.reis", piece: 5 }, to: null }]);
  const gained = event("reis-gained", { seat: "green", changes: [["players.green.reis", 2, 5]] });
  expect(flightsOf(gained)[0]).toMatchObject({ from: null, to: { path: "players.green.reis" } });
});

test("the reward of a plot or site comes from it until something stands there", () => {
  const reward = event("wigs-gained", { seat: "green", changes: [["players.green.wigs", 0, 2]] });
  const from = (...before: ReturnType<typeof event>[]) => flightsOf(...before, reward)[0]!.from;
  expect(from(decided("plot", { plot: "D3" }))?.path).toBe("downtown.plot_rewards.D3");
  expect(from(decided("site", { site: "west-C" }))?.path).toBe("downtown.site_rewards.west-C");
  expect(from(decided("plot", { plot: "D3" }), event("store-placed"))).toBeNull();
  expect(from(decided("main"))).toBeNull();
});

test("a card in play lies with its noble, or above the portfolio", () => {
  const played = (use: string) =>
    event("card-played", {
      seat: "green",
      args: { use },
      changes: [
        ["players.green.hand.1", "blue-king-2", null],
        ["card_in_play", null, "blue-king-2"],
      ],
    });
  expect(flightsOf(played("visit"))[0]!.to!.path).toBe("card_in_play.king");
  expect(flightsOf(played("portfolio"))[0]!.to!.path).toBe("players.green.portfolio");
});

test("nothing flies while the table is laid out", () => {
  const dealt = event("hands-dealt", { changes: [["players.green.hand.count", 0, 5]] });
  expect(flightsOf(dealt)).toEqual([]);
  expect(scenesOf([frame(1, [event("turn-ended")])], CARDS)).toEqual([]);
});

test("markers go their way themselves, numbers roll", () => {
  const [scene] = scenesOf([frame(1, [event("x", { changes: [["players.green.influence", 3, 5]] })])], CARDS);
  expect(scene!.markers).toEqual(["players.green.influence.marker"]);
  expect(scene!.numbers).toEqual([{ path: "players.green.influence", before: 3, after: 5 }]);
});
