/** What is told of a table: the turns of the others since one's last decision, and the steps of the turn going on. */

import { Problem } from "../api/http";
import type { Colour, Frame } from "../api/types";
import { COLOURS } from "../api/view";
import { entryWords } from "./entry_words";
import type { NameOf } from "../words/event_words";
import { linesOf, type StoryLine } from "./story_words";
import { t } from "../words/words.svelte";
import { iconOf } from "./event_icons";
import { movesOf } from "./moves";
import { sinceDecision, turnsIn, type StoryTurn } from "./story";
import type { Table } from "./table.svelte";
import { risingOf, stepsOf, thisTurn } from "./thread";

/** More is not needed for the turns since one's own, and is not gone through with every move. */
const LOOKED_BACK = 400;
/** So many entries more are asked for until one's own last turn is among them. */
const CHUNK = 160;

export class Telling {
  /** What changed is ringed after this entry: at the last click nothing was. */
  ringsFrom = $state(0);
  /** The line that was looked at once more: what changed in its turn is ringed. */
  again = $state.raw<StoryLine | null>(null);
  /** The panels in which something is ringed. */
  ringed = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly table: Table) {}

  /** What people at the table are called. */
  called = (colour: Colour): string => this.#named(colour, this.table.nameOf);
  /** What they were called when an entry was written. */
  #calledAt =
    (seq: number) =>
    (colour: Colour): string =>
      this.#named(colour, this.table.nameAt(seq));

  #named(colour: Colour, nameOf: NameOf): string {
    if (this.table.isLacerda(colour)) return t("player", { player: "lacerda" });
    return nameOf(colour) || t("player", { player: colour });
  }

  get #frames(): Frame[] {
    return this.table.frames.slice(-LOOKED_BACK);
  }

  /** Everything since the player's last decision; null for a spectator. */
  since = $derived.by(() => {
    const { now } = this.table;
    if (!now || now.seat === null) return null;
    return sinceDecision(this.#frames, now.seq, COLOURS[now.seat]!);
  });

  lines = $derived.by<StoryLine[]>(() => {
    const since = this.since;
    const seat = this.table.now?.seat ?? null;
    if (!since || seat === null) return [];
    const me = COLOURS[seat]!;
    const turns = since.turns.flatMap((turn) => linesOf(turn, me, this.#calledAt(turn.to)));
    const notices = since.notices.map(({ seq, frame }) => ({
      key: `${seq}-${frame.kind}`,
      colour: COLOURS[frame.seat ?? 0]!,
      turn: COLOURS[frame.seat ?? 0]!,
      from: seq - 1,
      to: seq,
      film: seq - 1,
      icon: iconOf(frame.kind),
      text: entryWords(this.table, frame),
      ended: true,
    }));
    return [...turns, ...notices].sort((one, other) => one.to - other.to);
  });

  /** What the others changed, as paths of the view: in the turn that was looked at once more, or since the last click. */
  changed = $derived.by<string[]>(() => {
    const { since, again } = this;
    if (!since) return [];
    const rung = (turn: StoryTurn) => (again ? turn.from === again.from : turn.to > this.ringsFrom);
    const others = since.turns.filter(rung).flatMap((turn) => turn.events.filter(({ seat }) => seat !== this.table.me));
    return [...new Set(others.flatMap((event) => event.changes.map(([path]) => path)))];
  });

  /** That turn as a film; its rings stay afterwards. */
  replay(line: StoryLine): void {
    this.again = line;
    void this.table.timeline.playback(line.film, line.to, line.turn);
  }

  /** Nothing is ringed until something changes. */
  clearRings(): void {
    this.again = null;
    this.ringsFrom = this.table.now?.seq ?? 0;
  }

  /** The turn that goes on, whosever it is. */
  turn = $derived.by(() => thisTurn(this.since?.moves ?? []));
  steps = $derived.by(() => {
    const seat = this.table.now?.seat ?? null;
    return seat === null ? [] : stepsOf(this.turn.moves, COLOURS[seat]!);
  });
  /** What is about to stand somewhere; not while one looks elsewhere. */
  rising = $derived.by(() => (this.table.elsewhere ? null : risingOf(this.turn.moves)));

  /** The characters of the lines that some entries lead to. */
  length(frames: Frame[]): number {
    const seat = this.table.now?.seat ?? null;
    if (seat === null || frames.length === 0) return 0;
    const first = frames[0]!.seq;
    const known = this.#frames;
    const all = [...known, ...frames.filter((frame) => frame.seq > (known.at(-1)?.seq ?? 0))];
    const turns = turnsIn(movesOf(all)).filter((turn) => turn.to >= first);
    const lines = turns.flatMap((turn) => linesOf(turn, COLOURS[seat]!, this.#calledAt(turn.to)));
    return lines.reduce((sum, line) => sum + line.text.length, 0);
  }

  /** The log is there from one's own last turn on, or is asked for. */
  async reachBack(): Promise<void> {
    const { table } = this;
    try {
      while (table.now?.seat != null && !table.now.over && table.from > 0 && this.since?.since === 0) {
        await table.load(Math.max(0, Math.min(table.from, table.now.seq) - CHUNK));
      }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem; // no connection: its banner tells why
    }
  }
}
