/** A socket that connects again by itself, with the address that its owner works out anew each time. */

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const FINAL = new Set([4401, 4403, 4404]);

export interface Listener<Frame> {
  address: () => string;
  frame: (frame: Frame) => void;
  connected?: (connected: boolean) => void;
  closed?: (code: number) => void;
}

export class Socket<Frame> {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #ended = false;

  constructor(readonly listener: Listener<Frame>) {
    this.#connect();
    addEventListener('online', this.#again);
  }

  #again = () => {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.listener.address()}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#tries = 0;
      this.listener.frame(JSON.parse(String(message.data)) as Frame);
    };
    socket.onopen = () => this.listener.connected?.(true);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#ended) return;
    this.listener.connected?.(false);
    if (FINAL.has(code)) {
      this.listener.closed?.(code);
      return;
    }
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)];
    this.#timer = setTimeout(this.#again, wait);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#again);
    this.#socket?.close();
  }
}
