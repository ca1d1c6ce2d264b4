/** What the server sends: see docs/api.md. Only what the client reads is named here. */

import type { BoardNumbers, Tie } from "./numbers";
import type { OptionObject, Verb } from "./options";
import type { View } from "./view";

export type Colour = "green" | "yellow" | "purple" | "orange";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  /** A guest who was removed: the name is none. */
  former?: boolean;
}

/** Something that will be removed if nobody looks at it. */
export interface Removal {
  kind: "guest" | "import";
  at: number;
  days: number;
  table_id: string | null;
  title: string | null;
}

export interface Me extends Person {
  email: string | null;
  /** A new address was just written to, to be confirmed. */
  /** The server sends e-mail. */
  mail: boolean;
  email_pending: boolean;
  webhook_kind: "discord" | "slack" | "generic" | null;
  webhook_host: string | null;
  /** It failed too often: nothing is sent until its owner says so. */
  webhook_off: boolean;
  webhook_problem: string | null;
  /** Of messages by e-mail and webhook. */
  language: string;
  /** How many tokens for programs a new password has just revoked. */
  tokens_revoked: number;
}

/** A browser that shows my messages while the page is closed. */
export interface PushInfo {
  id: string;
  host: string;
  /** SHA-256 of its endpoint. */
  fingerprint: string;
  created_at: number;
}

export interface PushState {
  public_key: string;
  subscriptions: PushInfo[];
}

export interface SeatInfo {
  seat: number;
  colour: Colour;
  kind: "open" | "invited" | "person" | "hot-seat" | "bot" | "lacerda";
  person: Person | null;
  bot: string | null;
  stand_in: string | null;
  /** May another person take it over in the running game? */
  offered: boolean;
}

export interface ClockInfo {
  left_ms: number[];
  turn: number | null;
  paused: boolean;
}

export interface ResultInfo {
  totals: number[];
  ranking: number[][];
  solo_rank?: string;
}

export interface TableInfo {
  id: string;
  title: string;
  status: "waiting" | "running" | "over" | "quarantined";
  /** Why the server has set it aside. */
  problem_kind: "damaged" | "version" | null;
  host: Person | null;
  public: boolean;
  spectators: boolean;
  spectator_chat: boolean;
  invite: string | null;
  players: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  clock: Record<string, unknown> | null;
  clock_state: ClockInfo | null;
  seq: number;
  moves: number;
  turn: number | null;
  waiting_for: Person | null;
  /** Since when it waits for that person: their turn came, or they last did something. */
  turn_since: number | null;
  /** When an open question about somebody's seat is settled without further answers. */
  settles_at?: number | null;
  result: ResultInfo | null;
  imported: boolean;
  created_at: number;
  updated_at: number;
  you: { host: boolean; seats: number[]; invited: boolean; to_decide: boolean };
  /** Of a finished game, for its players: where they play again. */
  rematch: { table: string; by: Person | null; seated: boolean } | null;
}

export interface Option {
  notation: string;
  text: string;
  enabled: boolean;
  reason: string;
  rule: string;
  link: string;
  verb: Verb;
  object: OptionObject;
  /** Where on the table it is chosen: "plot:D3"; "" if nothing there stands for it. */
  place: string;
  /** The numbers of the text: costs, parts of costs, before and after. */
  args: Record<string, string | number>;
  /** Wigs that it spends without a further question. */
  wigs_spent?: number;
}

export interface Decision {
  seat: number;
  kind: string;
  /** It calls players by their colours; `message` and `args` are for those who have names for them. */
  prompt: string;
  message: string;
  args: Record<string, string | number>;
  options: Option[];
}

export type ScoreSheet = Record<string, number>;

export type SoloRankName = "jester" | "courtier" | "favourite" | "right-hand";

export interface SoloCondition {
  what: string;
  text: string;
  needed: number;
  had: number;
  /** Of the Jester: met by who had less than that. */
  below: boolean;
  met: boolean;
}

/** The rank reached against Lacerda, and all ranks from the lowest to the highest. */
export interface SoloRank {
  rank: SoloRankName;
  title: string;
  ranks: { rank: SoloRankName; title: string; met: boolean; conditions: SoloCondition[] }[];
}

/** Who plays a seat, and who has played it before. */
export interface SeatNow {
  colour: Colour;
  kind: string;
  bot: string | null;
  stand_in: string | null;
  offered: boolean;
  /** People who have left it to another person, the first one first, each with the entry by which they left. */
  earlier?: { until: number; name: string }[];
}

export interface Situation {
  seq: number;
  moves: number;
  seat: number | null;
  turn: number | null;
  over: boolean;
  paused: boolean;
  language: string;
  view: View;
  numbers: BoardNumbers;
  decision: Decision | null;
  undoable: number;
  /** How many of these the seat made in the present turn. */
  turn_moves: number;
  redoable: number;
  /** Why no more can be taken back; null for who moves for no seat. */
  barrier: {
    why: "start" | "others" | "revealed";
    text: string;
    rule: string;
    message?: string;
    args?: GameEvent["args"];
  } | null;
  rewind: { by: number; to: number; agreed: number[] } | null;
  /** Shall somebody who is away be replaced, and by whom? */
  replacing: { by: number; seat: number; way: "bot" | "person"; agreed: number[]; missing: number[] } | null;
  seats: SeatNow[];
  scores: ScoreSheet[] | null;
  projected: ScoreSheet[] | null;
  ranking: number[][] | null;
  tie: Tie | null;
  solo_rank: SoloRank | null;
  /** While it runs: the ranks as if it ended now. */
  solo_now?: SoloRank | null;
}

export interface GameEvent {
  move: number;
  kind: string;
  rule: string;
  seat: Colour | null;
  choice: string | null;
  numbers: number[];
  /** Path in the view, before, after. */
  changes: [string, unknown, unknown][];
  message: string;
  args: Record<string, string | number>;
  text: string;
}

export interface Frame {
  seq: number;
  kind: string;
  seat: number | null;
  number: number | null;
  note: string | null;
  at: number;
  events: GameEvent[];
}

export interface HistoryPoint {
  seq: number;
  moves: number;
  seat: number | null;
  turn: number | null;
  over: boolean;
  view: View;
  numbers: BoardNumbers;
  scores: ScoreSheet[] | null;
  projected: ScoreSheet[] | null;
  frame: Frame | null;
}

/** A move that a bot would consider, with what it expects of it. */
export interface Hint {
  move: string;
  text: string;
  wigs: number;
  margin: number;
  /** To win, 0 to 1. */
  chance: number;
  /** Against Lacerda: from 0 to 3, and in words. */
  rank: { rank: number; text: string } | null;
  reason: string;
  facts: { kind: string; text: string }[];
  /** The rest of the turn. */
  line: string[];
}

export interface HintAnswer {
  hints: Hint[];
  /** Against Lacerda: what the next rank still asks for. */
  rank: { text: string } | null;
}

/** The beginning of a turn, or the end of the game: what each seat could hope for. */
export interface ChancePoint {
  seq: number;
  moves: number;
  turn: number | null;
  chances: number[];
  wigs: number[];
}

export interface MoveOutlook {
  move: string;
  text: string;
  /** How the turn goes on, in words. */
  line: string[];
  chance: number;
  wigs: number;
  margin: number;
}

/** A move for which there was a better one; `seq` is just before it. */
export interface CostlyMove {
  seq: number;
  number: number;
  seat: number;
  prompt: string;
  played: MoveOutlook;
  better: MoveOutlook;
  chance_lost: number;
  wigs_lost: number;
  reason: string;
}

export interface AnalysisState {
  state: "none" | "waiting" | "running" | "done" | "failed";
  progress: number;
  analysis: { simulations: number; points: ChancePoint[]; costly: CostlyMove[] } | null;
}

/** A copy of the game to try things on. */
export interface PlanAnswer {
  seq: number;
  seat: number;
  turn: number | null;
  over: boolean;
  view: View;
  numbers: BoardNumbers;
  decision: Decision | null;
  /** What happened in the last thing tried. */
  frames: Frame[];
  scores: ScoreSheet[];
  ranking: number[][];
}

export interface RulePageInfo {
  page: string;
  title: string;
  /** The rules explained there and what they are about, by id. */
  rules: Record<string, string>;
}

export interface RulePage extends RulePageInfo {
  language: string;
  html: string;
}

export interface ChatLine {
  number: number;
  person: Person;
  text: string;
  at: number;
}

export type LiveMessage =
  // If `situation.seq` is larger than `seq`, further updates with the entries between them follow at once.
  | { type: "update"; seq: number; frames: Frame[]; situation: Situation; clock: ClockInfo | null }
  | { type: "table"; table: TableInfo }
  | { type: "presence"; people: Person[] }
  | ({ type: "chat" } & ChatLine);

export interface Notice {
  id: string;
  table_id: string;
  title: string;
  seq: number;
  kind:
    | "your-turn"
    | "rewind"
    | "stand-in"
    | "stand-in-away"
    | "over"
    | "invited"
    | "full"
    | "away"
    | "replace"
    | "replaced";
  decision: string | null;
  text: string;
  created_at: number;
}

export interface Bot {
  /** What a seat names as its bot. */
  name: string;
  /** What people call it. */
  title: string;
  /** Who it is and how it plays. */
  text: string;
  /** From 1, the weakest of all. */
  strength: number;
  /** Else it is for trying out tables and programs. */
  for_people: boolean;
}

export interface SeatWish {
  kind: "host" | "open" | "invited" | "hot-seat" | "bot" | "lacerda";
  bot?: string;
  person?: string;
  /** Not if somebody else has sat down there meanwhile. */
  unless_taken?: boolean;
}

export type WhenOut = "bot" | "greedy" | "nothing";

export type ClockWish =
  | { kind: "live"; bank_seconds: number; increment_seconds: number; when_out: WhenOut }
  | { kind: "async"; hours_per_move: number; when_out: WhenOut };

export interface Token {
  id: string;
  label: string;
  created_at: number;
  /** Told only when it is made. */
  secret?: string;
}
