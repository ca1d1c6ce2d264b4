import { expect, test } from "vitest";
import { alike, iconAt, isMarker, wayOf } from "../src/state/ghosts";

test.each([
  ["players.green.goods.cloth", "cloth"],
  ["players.green.cubes.fire", "fire"],
  ["players.green.officials", "official"],
  ["court.offices.king.green", "hat-green"],
  ["court.offices.king.neutral", "neutral"],
  ["court.favors.king", "favor"],
  ["downtown.stores.D3", "store"],
  ["downtown.row_cubes.B.fire", "fire"],
  ["downtown.cubes_gone.fire", ""],
  ["downtown.scoring.3", ""],
  ["church.tiles.2", "clergy"],
  ["church.bag.count", ""],
  ["political_decks.king.count", ""],
  ["political_decks.king.face_up", "card"],
  ["lacerda.cargo.red.gold", "gold"],
  ["shipyard.red", "ship"],
  ["period", ""],
])("at %s flies: %s", (path, icon) => {
  expect(iconAt(path)).toBe(icon);
});

test("a slot of the portfolio holds cards and ships", () => {
  expect(iconAt("players.green.top_row.1", "ship-blue")).toBe("ship");
  expect(iconAt("players.green.top_row.1", "blue-king-2")).toBe("card");
});

test("an official of a player is alike wherever it stands", () => {
  expect(alike("official", "hat-green")).toBe(true);
  expect(alike("official", "cloth")).toBe(false);
});

test("what is counted grows or shrinks, what is numbered lies there or not, what is built leaves", () => {
  expect(wayOf(["players.green.reis", 1, 3])).toBe(1);
  expect(wayOf(["players.green.reis", 3, 1])).toBe(-1);
  expect(wayOf(["church.tiles.2", 7, 3])).toBe(0);
  expect(wayOf(["church.tiles.2", 7, null])).toBe(-1);
  expect(wayOf(["players.green.houses_built.left", 0, 1])).toBe(-1);
});

test("one piece that goes from space to space is a marker", () => {
  expect(["prices.gold", "church.cardinal", "players.green.influence.marker"].every(isMarker)).toBe(true);
  expect(["church.tiles.1", "players.green.influence"].some(isMarker)).toBe(false);
});
