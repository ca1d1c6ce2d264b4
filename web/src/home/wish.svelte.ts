/** A table as somebody wishes it, before it is opened. */

import type { ClockWish, SeatWish, WhenOut } from "../api/types";

export type SeatKind = "host" | "hot-seat" | "bot" | "open" | "invited";

export interface WishedSeat {
  kind: SeatKind;
  bot: string;
  person: string;
  /** A novice plays with goal cards. */
  goals: boolean;
}

const SEATS = 4;

export class TableWish {
  title = $state("");
  players = $state(2);
  seats = $state<WishedSeat[]>(
    Array.from({ length: SEATS }, (_, i) => ({ kind: i === 0 ? "host" : "bot", bot: "", person: "", goals: false })),
  );
  ruleset = $state<"2021" | "2017">("2021");
  draft = $state(false);
  decrees = $state(false);
  goals = $state<"none" | "all" | "some">("none");
  tokens = $state(false);
  minutes = $state(60);
  increment = $state(30);
  hours = $state(48);
  whenOut = $state<WhenOut>("bot");
  isPublic = $state(true);
  spectators = $state(true);
  spectatorChat = $state(true);
  /** Between people at one screen a curtain hides the hands. */
  curtain = $state(true);

  #clock = $state<"none" | "live" | "async" | null>(null);
  /** Whoever plays with other people has a clock, unless the host wishes something else. */
  get clock(): "none" | "live" | "async" {
    return this.#clock ?? (this.waits ? "live" : "none");
  }
  set clock(wished) {
    this.#clock = wished;
  }

  readonly solo = $derived(this.players === 1);
  readonly sitting = $derived(this.seats.slice(0, this.players));
  /** Several people play at this screen. */
  readonly shared = $derived(
    !this.solo && this.sitting.filter((seat) => seat.kind === "host" || seat.kind === "hot-seat").length > 1,
  );
  /** Somebody has still to come. */
  readonly waits = $derived(!this.solo && this.sitting.some((seat) => seat.kind === "open" || seat.kind === "invited"));

  /** There is one host's seat at most: who sits down elsewhere plays the first one on the same screen, too. */
  sit(seat: number, kind: SeatKind): void {
    if (kind === "host") for (const other of this.seats) if (other.kind === "host") other.kind = "open";
    this.seats[seat]!.kind = kind;
  }

  request(usualTitle: string, usualBot: string | undefined): { seats: SeatWish[] } & Record<string, unknown> {
    const seats = this.sitting.map((seat) => asked(seat, usualBot));
    return {
      title: this.title.trim() || usualTitle,
      players: this.players,
      seats: this.solo ? [{ kind: "host" }, { kind: "lacerda" }] : seats,
      ruleset: this.ruleset,
      draft: this.draft && !this.solo,
      starting_decrees: this.decrees,
      goals: this.#goals(),
      city_tokens: this.tokens,
      public: this.isPublic,
      spectators: this.spectators,
      spectator_chat: this.spectatorChat,
      clock: this.#clockWish(),
    };
  }

  #goals(): boolean | number[] {
    if (this.goals !== "some") return this.goals === "all";
    return this.sitting.flatMap((seat, i) => (seat.goals ? [i] : []));
  }

  #clockWish(): ClockWish | null {
    if (this.solo || this.clock === "none") return null;
    if (this.clock === "async") return { kind: "async", hours_per_move: this.hours, when_out: this.whenOut };
    const bank = Math.round(this.minutes * 60);
    return { kind: "live", bank_seconds: bank, increment_seconds: this.increment, when_out: this.whenOut };
  }
}

function asked(seat: WishedSeat, usualBot: string | undefined): SeatWish {
  if (seat.kind === "bot") {
    const bot = seat.bot || usualBot;
    return bot ? { kind: "bot", bot } : { kind: "bot" };
  }
  return seat.kind === "invited" ? { kind: "invited", person: seat.person.trim() } : { kind: seat.kind };
}
