import { type OutlookInfo, patched, type Seat, type SeatMessage } from '@grognard/engine';

/** What one seat has been shown and told since the opening: its chronicle, and every outlook it had. */
export class SeatRecord {
  readonly seat: Seat;
  readonly key: string;
  /** After each message; the parts that did not change are shared. */
  #outlooks = $state.raw<readonly OutlookInfo[]>([]);
  messages = $state.raw<readonly SeatMessage[]>([]);
  readonly #leaving = new AbortController();
  /** Those who wait for a message that has not come yet. */
  readonly #waiting = new Set<() => void>();

  constructor(seat: Seat, key: string, opening: OutlookInfo) {
    this.seat = seat;
    this.key = key;
    this.#outlooks = [opening];
  }

  /** Aborted once the curtain has fallen before this seat: nobody waits for anything in its name any more. */
  get left(): AbortSignal {
    return this.#leaving.signal;
  }

  leave(): void {
    this.#leaving.abort();
  }

  /** The number of the last message. */
  get n(): number {
    return this.messages.length;
  }

  get outlook(): OutlookInfo {
    return this.outlookAt(this.n);
  }

  outlookAt(n: number): OutlookInfo {
    const place = Math.max(0, Math.min(n, this.#outlooks.length - 1));
    return this.#outlooks[place] as OutlookInfo;
  }

  /** Takes in what follows on; what is known already or comes too early is left. True if anything was new. */
  take(messages: readonly SeatMessage[]): boolean {
    const fresh: SeatMessage[] = [];
    const outlooks: OutlookInfo[] = [];
    let [n, outlook] = [this.n, this.outlook];
    for (const message of messages) {
      if (message.n !== n + 1) continue;
      n = message.n;
      outlook = patched(outlook, message.patch) as OutlookInfo;
      fresh.push(message);
      outlooks.push(outlook);
    }
    if (fresh.length === 0) return false;
    this.#outlooks = [...this.#outlooks, ...outlooks];
    this.messages = [...this.messages, ...fresh];
    for (const look of [...this.#waiting]) look();
    return true;
  }

  /** Waits for a message; false if it has not come in so many milliseconds, or if the seat is left before. */
  until(n: number, patience: number): Promise<boolean> {
    if (this.n >= n || this.left.aborted) return Promise.resolve(this.n >= n);
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        this.left.removeEventListener('abort', end);
        resolve(this.n >= n);
      };
      const look = (): void => {
        if (this.n >= n) end();
      };
      const timer = setTimeout(end, patience);
      this.#waiting.add(look);
      this.left.addEventListener('abort', end);
    });
  }
}
