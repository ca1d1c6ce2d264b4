/** A view of the game, and the names it uses: short words for what is generated from docs/api/openapi.json. */

import type { components } from "./generated";

export {
  ARCHITECT_NAMES as ARCHITECTS,
  CARD_KIND_NAMES as CARD_KINDS,
  CITY_TILE_NAMES as DISPLAY,
  COLOUR_NAMES as COLOURS,
  COLUMN_NAMES as COLUMNS,
  CUBE_NAMES as CUBES,
  DECK_NAMES as DECKS,
  GOOD_NAMES as GOODS,
  HOUSE_GROUP_NAMES as HOUSE_GROUPS,
  NOBLE_NAMES as NOBLES,
  ROW_NAMES as ROWS,
  SLOT_NAMES as SLOTS,
} from "./generated";

type Schemas = components["schemas"];

export type Good = Schemas["Good"];
export type Noble = Schemas["Noble"];
export type CardKind = Schemas["CardKind"];
export type Cube = Schemas["Cube"];
export type Deck = Schemas["Deck"];
export type Architect = Schemas["Architect"];
export type StateAction = Schemas["StateAction"];
export type HouseGroup = Schemas["HouseGroup"];
export type Row = Schemas["Row"];
export type Column = Schemas["Column"];
export type Slot = Schemas["Slot"];
export type DisplaySpace = Schemas["CityTile"];
export type Owner = Schemas["Owner"];

export type Counts<K extends string> = Record<K, number>;

export type Player = Schemas["Player"];
/** Players are looked up by the colours of those who play. */
export type View = Schemas["View"] & { players: Record<Schemas["Colour"], Player> };

export type PlayerNumbers = Schemas["PlayerNumbers"];
/** What follows from what lies open on the table: no rule is worked out here. Lacerda has no board. */
export type BoardNumbers = Schemas["BoardNumbers"] & { stores: Record<Schemas["Colour"], Counts<Good>> };
