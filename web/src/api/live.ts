/** A socket that comes back by itself and asks for what it missed. */

export type Connection = "connecting" | "open" | "lost";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The server pings far more often than this; a socket of a sleeping laptop is dead without knowing. */
const WAKE_CHECK = 30_000;

export class Live<M> {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #awake = Date.now();
  #heart: ReturnType<typeof setInterval>;

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: M) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#now);
    this.#heart = setInterval(this.#woke, WAKE_CHECK / 3);
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

  /** Begin anew: another language, another seat. */
  restart(): void {
    this.#wait = FIRST_WAIT;
    if (this.#socket === null) this.#connect();
    else this.#socket.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(origin + this.path());
    this.#socket = socket;
    // Who is refused is told so by an open socket, too: only what comes through it shows that it can be used.
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      this.changed("open");
      this.heard(JSON.parse(event.data) as M);
    };
    socket.onclose = () => {
      if (this.#ended || socket !== this.#socket) return;
      this.#socket = null;
      this.changed("lost");
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    };
  }

  #now = (): void => {
    if (this.#socket === null && document.visibilityState === "visible") {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  #lost = (): void => {
    this.changed("lost");
    this.#socket?.close();
  };

  /** Timers of a hidden tab are slow without any sleep: only a visible one can tell. */
  #woke = (): void => {
    if (document.visibilityState !== "visible") return;
    const slept = Date.now() - this.#awake > WAKE_CHECK;
    this.#awake = Date.now();
    if (slept) this.restart();
  };
}
