/** A socket that comes back by itself and asks for what it missed. */

import type { Heartbeat } from "./types";

export type Connection = "connecting" | "open" | "lost";

function isHeartbeat<M extends { type: string }>(message: M | Heartbeat): message is Heartbeat {
  return message.type === "heartbeat";
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The server says something every 20 seconds: after so long a silence the socket is dead without knowing. */
const SILENCE = 45_000;
const HEART_CHECK = 5000;
/** A socket that is refused is closed with this and the status of the problem. */
const REFUSED = 4000;

export class Live<M extends { type: string }> {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** When something came through the socket, or when it was made; time goes on while a laptop sleeps. */
  #heard = Date.now();
  #heart: ReturnType<typeof setInterval>;

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: M) => void,
    private readonly changed: (connection: Connection) => void,
    private readonly refused: (status: number) => void = () => undefined,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#now);
    this.#heart = setInterval(this.#listen, HEART_CHECK);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Connect again: another language, another seat. What the old socket still sends was meant for somebody else. */
  restart(): void {
    const old = this.#socket;
    this.#wait = FIRST_WAIT;
    this.changed("connecting");
    this.#connect();
    old?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(origin + this.path());
    this.#socket = socket;
    this.#heard = Date.now();
    // Who is refused is told so by an open socket, too: only what comes through it shows that it can be used.
    socket.onmessage = (event) => {
      if (this.#ended || socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.changed("open");
      const message = JSON.parse(event.data) as M | Heartbeat;
      if (!isHeartbeat(message)) this.heard(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#ended || socket !== this.#socket) return;
      this.#socket = null;
      this.changed("lost");
      if (code > REFUSED) this.refused(code - REFUSED);
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    };
  }

  #now = (): void => {
    this.#listen();
    if (this.#socket === null && document.visibilityState === "visible") {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  #lost = (): void => {
    this.changed("lost");
    this.#socket?.close();
  };

  /** A dead socket is left alone: the other side would never hear that it is closed. */
  #listen = (): void => {
    const dead = this.#socket;
    if (dead === null || Date.now() - this.#heard < SILENCE) return;
    this.changed("lost");
    this.#connect();
    dead.close();
  };
}
