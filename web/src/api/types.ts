/** What the server sends and takes: short words for what is generated from docs/api/openapi.json. */

import type { components } from "./generated";
import type { BoardNumbers, View } from "./view";

type Schemas = components["schemas"];

export type Colour = Schemas["Colour"];
export type Language = Schemas["Language"];

export type Person = Schemas["PersonInfo"];
export type Removal = Schemas["RemovalInfo"];
export type Me = Schemas["Me"];
export type PushInfo = Schemas["PushInfo"];
export type PushState = Schemas["PushState"];
export type Notice = Schemas["Notice"];
export type Token = Schemas["TokenInfo"] & Partial<Schemas["NewToken"]>;

export type SeatInfo = Schemas["SeatInfo"];
export type ClockInfo = Schemas["ClockInfo"];
export type TableInfo = Schemas["TableInfo"];
export type ChatLine = Schemas["ChatLine"];
export type Bot = Schemas["BotInfo"];
export type SeatWish = Schemas["SeatRequest"] & { unless_taken?: boolean };
export type ClockWish = Schemas["LiveClock"] | Schemas["AsyncClock"];
export type WhenOut = NonNullable<ClockWish["when_out"]>;

export type Option = Schemas["OptionInfo"];
export type Verb = Option["verb"];
export type OptionObject = Schemas["OptionObject"];
export type Decision = Schemas["DecisionInfo"];
export type ScoreSheet = Schemas["ScoreSheet"];
export type ScoreLine = Schemas["ScoreLine"];
export type SoloCondition = Schemas["SoloCondition"];
export type SoloRank = Schemas["SoloRankInfo"];
export type SeatNow = Schemas["SeatNow"];
export type GameEvent = Schemas["EventInfo"];
export type Frame = Schemas["Frame"];

/** With the view and its numbers as they are looked up. */
type Seen<T> = Omit<T, "view" | "numbers"> & { view: View; numbers: BoardNumbers };
export type Situation = Seen<Schemas["Situation"]>;
export type HistoryPoint = Seen<Schemas["HistoryPoint"]>;
/** A copy of the game to try things on. */
export type PlanAnswer = Seen<Schemas["Plan"]>;
type Update = Omit<Schemas["UpdateMessage"], "situation"> & { situation: Situation };
export type Heartbeat = Schemas["HeartbeatMessage"];
/** What the socket of a table says, but for the beats of its heart. */
export type LiveMessage = Exclude<Schemas["TableSocket"], Schemas["UpdateMessage"] | Heartbeat> | Update;

export type Hint = Schemas["HintInfo"];
export type HintAnswer = Schemas["Hints"];
export type ChancePoint = Schemas["ChancePoint"];
export type MoveOutlook = Schemas["MoveOutlook"];
export type CostlyMove = Schemas["CostlyMoveInfo"];
export type AnalysisState = Schemas["AnalysisState"];
export type RulePageInfo = Schemas["RulePageInfo"];
export type RulePage = Schemas["RulePageText"];
