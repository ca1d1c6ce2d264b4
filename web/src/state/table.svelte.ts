/** A table as it is looked at: what the server says, what can be chosen, and the requests that change it. */

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { get, newKey, Problem, spoken } from "../api/http";
import { Live, type Connection } from "../api/live";
import type {
  ClockInfo,
  Colour,
  Frame,
  HistoryPoint,
  LiveMessage,
  Option,
  Person,
  Situation,
  TableInfo,
} from "../api/types";
import type { BoardNumbers, PlayerNumbers } from "../api/view";
import { COLOURS, type Player, type View } from "../api/view";
import { components, earlierRules, type Components } from "../api/components";
import { Curtain } from "./curtain.svelte";
import type { Elsewhere } from "./elsewhere";
import { Entries } from "./entries.svelte";
import { outbox } from "./outbox.svelte";
import { Pace } from "./pace.svelte";
import { Planner } from "./plan.svelte";
import { previews } from "./previews.svelte";
import { Talk } from "./talk.svelte";
import { Telling } from "./telling.svelte";
import { Timeline } from "./timeline.svelte";
import { botCalled, botName, twinOf } from "../words/bots";
import type { NameOf } from "../words/event_words";
import { personName } from "../words/people";
import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** A part of the log; if there is `more`, the next one is asked for from the last entry on. */
interface FramePage {
  frames: Frame[];
  more?: boolean;
}

export type Choice = Option;

/** The statuses of those who may not look on: forbidden, and not to be found. */
const SHUT_OUT = new Set([403, 404]);

export class Table {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Situation | null>(null);
  elsewhere = $state.raw<Elsewhere | null>(null);
  clock = $state.raw<ClockInfo | null>(null);
  /** When the clock was told, in the time of this page. */
  clockTold = $state(0);
  people = $state.raw<Person[]>([]);
  connection = $state<Connection>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** Why the game may not be seen here any more: another person has taken the seat, say, and the table is private. */
  gone = $state.raw<Problem | null>(null);
  /** A choice that would end the turn or spend wigs, made once: it is played when that is confirmed. */
  armed = $state<string | null>(null);
  /** Frames that have just come, for the motion of pieces, the narration and sounds. */
  news = $state.raw<Frame[]>([]);
  /**
   * Called with news before they are on the screen: pieces know from where they start. At once, if it is an answer to
   * a click; tells for how many milliseconds they may be on their way.
   */
  beforeNews: ((frames: Frame[], atOnce?: boolean) => number) | null = null;
  readonly timeline = new Timeline(this);
  readonly planner = new Planner(this);
  readonly curtain: Curtain;
  readonly talk = new Talk((more) => this.path("chat", more));
  readonly telling = new Telling(this);
  readonly pace = new Pace(
    this,
    (...news) => this.#advance(...news),
    (frames) => this.telling.length(frames),
  );
  #entries = new Entries(
    (since) => this.#framesSince(since),
    () => `${spoken()} ${this.now?.seat}`,
  );
  #live: Live<LiveMessage> | null = null;
  #shown = new SvelteMap<string, number>();
  /** The last entry that the socket was told of. */
  #since = 0;
  #closed = false;
  #asking = $state(false);
  #printed = $state.raw() as Components;

  /** Does this game keep the rules it began with, which have changed since? */
  earlierRules = $derived(this.now !== null && this.now.view.options.rules === undefined);
  /** What is printed, as this game knows it, with remarks in the language that is spoken; there once it is open. */
  components = $derived.by<Components>(() => (this.earlierRules ? earlierRules(this.#printed) : this.#printed));

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.curtain = new Curtain(this);
  }

  /** A request is under way, maybe since an earlier visit: another click does nothing. */
  get busy(): boolean {
    return this.#asking || outbox.sends(this.id);
  }

  // What is on the screen

  get situation(): Situation | null {
    return this.elsewhere?.situation ?? this.now;
  }
  get view(): View {
    return this.situation!.view;
  }
  get numbers(): BoardNumbers {
    return this.situation!.numbers;
  }
  /** One's own colour; null for a spectator. */
  get me(): Colour | null {
    const seat = this.situation?.seat ?? null;
    return seat === null ? null : COLOURS[seat]!;
  }
  get colours(): Colour[] {
    return COLOURS.slice(0, this.view.options.solo ? 2 : this.view.options.players);
  }
  /** The others in the order of turns, from the left of who looks. */
  get others(): Colour[] {
    const all = this.colours;
    const mine = this.me === null ? -1 : all.indexOf(this.me);
    return mine < 0 ? all : [...all.slice(mine + 1), ...all.slice(0, mine)];
  }
  /** Entries of the log that are loaded: all after number `from`. */
  get frames(): Frame[] {
    return this.#entries.frames;
  }
  get from(): number {
    return this.#entries.from;
  }
  player(colour: Colour): Player {
    return this.view.players[colour];
  }
  /** What follows from a player's board. */
  numbersOf(colour: Colour): PlayerNumbers {
    return this.numbers.players[colour]!;
  }
  /** In solo the second seat is Lacerda. */
  isLacerda = (colour: string): boolean => this.view.options.solo && colour === "yellow";
  /** As the board shows it: at a point of the past who sat there then. */
  nameOf = (colour: Colour): string => this.nameAt(this.#shownAt)(colour);
  /** Who was who when an entry was written: another person may have taken the seat since. */
  nameAt(seq: number): NameOf {
    return (colour) => {
      const bot = this.botOf(colour, seq);
      return bot ? botName(bot.bot, bot.twin) : this.personAt(colour, seq);
    };
  }
  /** The person behind an entry. */
  personAt(colour: Colour, seq: number): string {
    return this.#former(colour, seq) ?? this.personOf(colour);
  }
  /** Somebody who sat there at an entry, and has left the seat to another person. */
  #former(colour: Colour, seq: number): string | undefined {
    return this.now?.seats[COLOURS.indexOf(colour)]?.earlier?.find(({ until }) => until >= seq)?.name;
  }
  /** The entry that is on the screen. */
  get #shownAt(): number {
    return this.elsewhere?.kind === "past" ? this.elsewhere.situation.seq : Infinity;
  }
  /** Who sits there, even while a bot plays for them. */
  personOf(colour: Colour): string {
    const seat = this.info?.seats[COLOURS.indexOf(colour)];
    const name = personName(seat?.person);
    const same = this.info?.seats.filter((other) => other.person?.id === seat?.person?.id);
    if (!seat || !name || !same || same.length < 2) return name;
    return t("ui-name-and-number", { name, number: same.indexOf(seat) + 1 });
  }
  /** A bot with what it is: "Bento the merchant"; else as ever. */
  calledOf(colour: Colour, seq = this.#shownAt): string {
    const bot = this.botOf(colour, seq);
    return bot ? botCalled(bot.bot, bot.twin) : this.personAt(colour, seq);
  }
  /** Who plays here for the program: which of them, and the how manieth of its kind at the table. */
  botOf(colour: Colour, seq = this.#shownAt): { bot: string; twin: number } | null {
    if (this.#former(colour, seq) !== undefined) return null;
    const seats = this.info?.seats ?? [];
    const seat = seats[COLOURS.indexOf(colour)];
    return seat?.bot ? { bot: seat.bot, twin: twinOf(seat, seats) } : null;
  }

  // What can be chosen

  choices = $derived.by<Choice[]>(() => {
    const situation = this.situation;
    const decision = situation?.decision;
    if (!situation || !decision || (this.elsewhere && !this.elsewhere.choose)) return [];
    if (this.planner.stale || situation.paused) return [];
    return decision.options;
  });
  /** The options of one place, open and closed. */
  at(place: string): Choice[] {
    return this.choices.filter((choice) => choice.place === place);
  }
  /** The wigs that an option spends without a further question. */
  wigsSpent(notation: string | null): number {
    return this.choices.find((choice) => choice.notation === notation)?.wigs_spent ?? 0;
  }
  /** What is offered below the prompt: all but what the hand offers, which is there, too. */
  offered = $derived(this.choices.filter((choice) => !this.#shown.has(choice.place)));

  /** The hand says that it shows a card with its uses; what it returns takes that back. */
  show(place: string): () => void {
    this.#count(place, 1);
    return () => this.#count(place, -1);
  }

  /** Without being called again because of the change it makes. */
  #count(place: string, more: number): void {
    untrack(() => {
      const count = (this.#shown.get(place) ?? 0) + more;
      if (count > 0) this.#shown.set(place, count);
      else this.#shown.delete(place);
    });
  }

  // Coming and going

  async open(): Promise<void> {
    const query = this.#query();
    const printed = components(spoken());
    printed.catch(() => {}); // told below
    this.info = await get<TableInfo>(`/tables/${this.id}${query}`);
    if (this.info.status !== "waiting" && this.info.status !== "quarantined") {
      this.now = await get<Situation>(`/tables/${this.id}/situation${query}`);
      this.#entries.from = this.now.seq;
    }
    this.#printed = await printed;
    this.#live = new Live<LiveMessage>(
      () => this.#livePath(),
      (message) => this.#hear(message),
      (connection) => this.#connected(connection),
      (status) => void this.#refusedSocket(status),
    );
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
    this.timeline.close();
    this.pace.forget();
    this.curtain.close();
  }

  /** All texts anew, in the language that is spoken now. */
  async retell(): Promise<void> {
    if (this.now) this.#advance(await get<Situation>(`/tables/${this.id}/situation${this.#query()}`), []);
    if (this.frames.length > 0) await this.load(this.from);
    this.#live?.restart();
    this.#printed = await components(spoken());
  }

  /** The log from an entry on; 0 for all of it. */
  load(from = 0): Promise<void> {
    return this.#entries.load(from);
  }

  /** The table as it was after an entry, or after some of its events; after the end from any seat. */
  past(seq: number, events: number | null, seat: number | null): Promise<HistoryPoint> {
    const more = { events, seat };
    const query = Object.entries(more).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
    return get(this.path(`history/${seq}`, query.join("&")));
  }

  /** What others did since one's own last move, which has number `since`; that part of the log is loaded then. */
  async sinceMyLastMove(): Promise<{ since: number; frames: Frame[] }> {
    const found = await get<{ since: number } & FramePage>(`/tables/${this.id}/since-my-last-move`);
    if (found.more) found.frames.push(...(await this.#framesSince(found.frames.at(-1)?.seq ?? found.since)));
    if (this.from > found.since) this.#entries.keep(found.frames, found.since);
    return found;
  }

  /** What the server has of this table: "chat", with parameters. */
  path(what: string, more = ""): string {
    return `/tables/${this.id}/${what}${this.#query(more)}`;
  }

  /** The game as a file, or before the end what one may know of it: behind a curtain no more than one's own hand. */
  exportLink(format: "text" | "json"): string {
    const seat = this.curtain.hides ? `&seat=${this.now?.seat}` : "";
    return `/api${this.path("export", `format=${format}${seat}`)}`;
  }

  #query(more = ""): string {
    const parts = [more, this.invite ? `invite=${encodeURIComponent(this.invite)}` : ""].filter(Boolean);
    return parts.length ? `?${parts.join("&")}` : "";
  }

  #livePath(): string {
    this.#since = this.now?.seq ?? 0;
    const since = this.now ? `since=${this.#since}` : "";
    return `/api/tables/${this.id}/live${this.#query([since, `lang=${spoken()}`].filter(Boolean).join("&"))}`;
  }

  #hear(message: LiveMessage): void {
    if (message.type === "update") {
      this.clock = message.clock;
      this.clockTold = performance.now();
      if (message.seq < this.#since) this.#restored(message.situation);
      else this.pace.take(message.situation, message.frames, message.seq < message.situation.seq);
    } else if (message.type === "table") {
      this.take(message.table);
    } else if (message.type === "presence") {
      this.people = message.people;
    } else this.talk.hear(message);
  }

  #connected(connection: Connection): void {
    if (connection === "open" && this.connection !== "open") void this.talk.catchUp();
    this.connection = connection;
  }

  /** What was shown to a player is not to stand there as if the connection were lost, with choices that are no more. */
  async #refusedSocket(status: number): Promise<void> {
    if (!this.now || !SHUT_OUT.has(status)) return;
    const problem = await get(this.path("situation")).catch((problem: unknown) => problem);
    if (this.#closed || !(problem instanceof Problem) || !SHUT_OUT.has(problem.status)) return;
    this.gone = problem;
    this.#live?.close();
  }

  /** All entries after this one, page by page. */
  async #framesSince(since: number): Promise<Frame[]> {
    const found: Frame[] = [];
    for (;;) {
      const last = found.at(-1)?.seq ?? since;
      const page = await get<FramePage>(this.path("events", `since=${last}`));
      found.push(...page.frames);
      if (!page.more || page.frames.length === 0) return found;
    }
  }

  /** What is known of the table now; when the game has begun, it is shown. */
  take(info: TableInfo): void {
    const began = this.info?.status === "waiting" && info.status !== "waiting";
    this.info = info;
    if (began) void this.#begin();
  }

  /** Ask anew: where the socket is refused to strangers, or after somebody has sat down. */
  async refresh(): Promise<void> {
    this.take(await get<TableInfo>(`/tables/${this.id}${this.#query()}`));
  }

  /** Who looks is somebody else now: the socket must know. */
  reconnect(): void {
    this.#live?.restart();
  }

  async #begin(): Promise<void> {
    if (this.now) return;
    const now = await get<Situation>(`/tables/${this.id}/situation${this.#query()}`);
    if (this.now) return; // the socket was quicker
    this.now = now;
    this.#entries.from = now.seq;
  }

  /**
   * The same news may come by the answer to a move and by the socket: only what is newer counts. After a long absence
   * there are `more` entries than come at once: nothing flies then, and the others follow without being asked for.
   */
  #advance(situation: Situation, frames: Frame[], more = false): void {
    const known = this.now?.seq ?? -1;
    if (situation.seq < known) return;
    if (situation.seq > known) this.armed = null;
    const news = more ? [] : frames.filter((frame) => frame.seq > known);
    const mine = news.some((frame) => frame.seat !== null && frame.seat === situation.seat);
    if (news.length > 0 && !this.elsewhere) this.beforeNews?.(news, mine);
    this.now = situation;
    if (this.curtain.before !== null) this.#forget(situation.seq);
    this.#entries.append(frames);
    if (!more) void this.#entries.fill(() => (this.#closed ? 0 : (this.now?.seq ?? 0)));
    if (news.length > 0 && situation.seq > known) this.news = news;
  }

  /** The server knows less than it was told of: it has gone back to a kept copy. */
  #restored(situation: Situation): void {
    this.timeline.forget();
    this.pace.forget();
    this.planner.leave();
    this.armed = null;
    this.#since = situation.seq;
    this.now = situation;
    this.#entries.forget(situation.seq);
  }

  /** Another person comes to the screen: what the one before has looked at is not for him. */
  #forget(seq: number): void {
    this.timeline.present();
    this.planner.leave();
    this.#entries.keep([], seq);
    this.problem = null;
  }

  // Acting

  /**
   * Play an option; in a plan, plan it. Double clicks and clicks on what is gone do nothing. Wigs are spent only when
   * the player is `sure`, by the button that says how many: a second click on the option is too easily made.
   */
  async play(notation: string, sure = false): Promise<void> {
    if (this.elsewhere) return this.elsewhere.choose?.(notation);
    if (this.busy) return;
    if (!sure && this.wigsSpent(notation) > 0) {
      this.armed = notation;
      return;
    }
    if (settings.confirm && this.armed !== notation) {
      const seq = this.now?.seq;
      const ends = await this.#endsTurn(notation);
      if (this.elsewhere || this.now?.seq !== seq) return;
      if (ends) {
        this.armed = notation;
        return;
      }
    }
    this.armed = null;
    await this.act("moves", { move: notation });
  }

  /** The server can tell; if it does not, the last thing of a usual turn is to take a card. */
  async #endsTurn(notation: string): Promise<boolean> {
    this.#asking = true;
    const preview = await previews.ask(this, notation);
    this.#asking = false;
    return preview?.ends_turn ?? this.now?.decision?.kind === "take-card";
  }
  undo = (count = 1): Promise<void> => this.act("undo", { count });
  redo = (count = 1): Promise<void> => this.act("redo", { count });

  /** A change of the game. If no answer comes it is sent again with the same key, so that it is done once. */
  async act(what: string, body: Record<string, unknown>): Promise<void> {
    if (this.busy || !this.now) return;
    this.#asking = true;
    this.problem = null;
    const request = { ...body, seq: this.now.seq, key: newKey() };
    try {
      const done = await outbox.send<{ frame: Frame; situation: Situation }>(this.id, what, request);
      if (!this.#closed) this.pace.take(done.situation, [done.frame]);
    } catch (problem) {
      this.#refused(problem, request.seq);
    } finally {
      this.#asking = false;
    }
  }

  #refused(problem: unknown, seq: number): void {
    if (!(problem instanceof Problem)) throw problem;
    if (this.#closed && this.info) return outbox.failed(this.info, problem);
    // Another tab was quicker: what it did is shown, and nothing is lost.
    const present = problem.error === "stale" ? problem.situation : undefined;
    if (!present) this.problem = problem;
    else if (present.seq < seq) this.#restored(present);
    else this.#advance(present, []);
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

/** The table that a component is part of. */
export function getTable(): Table {
  return getContext(KEY);
}
