import { type OutlookInfo, patched, type Seat, type SeatMessage } from '@grognard/engine';

/** What one seat has been shown and told since the opening: its chronicle, and every outlook it had. */
export class SeatRecord {
  readonly seat: Seat;
  readonly key: string;
  /** After each message; the parts that did not change are shared. */
  #outlooks = $state.raw<readonly OutlookInfo[]>([]);
  messages = $state.raw<readonly SeatMessage[]>([]);

  constructor(seat: Seat, key: string, opening: OutlookInfo) {
    this.seat = seat;
    this.key = key;
    this.#outlooks = [opening];
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
    return true;
  }
}
