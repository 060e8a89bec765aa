import { isPlayer, type OrderAnswer, type Player, type TakeBackAnswer } from '@grognard/engine';
import { askForOffer } from '../api/tables.ts';
import type { SeatRecord } from './record.svelte.ts';

/** What came of going back or forward last, until something else happens. */
export type Pressed =
  | { readonly kind: 'back' | 'forward' | 'declined' | 'failed' }
  | { readonly kind: 'asked'; readonly waiting: readonly Player[] };

/** Going back and forward, as the seat in front can: what came of it, and whether the way forward is open. */
export class Presses {
  readonly #table: string;
  said = $state.raw<Pressed>();
  /** Whether something that was taken back can be given again. */
  isForwardOpen = $state(false);
  /** Counts what was asked: an answer that comes late says nothing. */
  #asked = 0;

  constructor(table: string) {
    this.#table = table;
  }

  clear(): void {
    this.#asked += 1;
    this.said = undefined;
    this.isForwardOpen = false;
  }

  /** Asks whether the way forward is open. */
  async look({ seat, key }: SeatRecord): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const offer = isPlayer(seat) ? await askForOffer(this.#table, key) : undefined;
    if (asked === this.#asked) this.isForwardOpen = offer?.kind === 'answer' && offer.value.forward;
  }

  /** Without an answer the server would not hear of it. */
  async wentBack(record: SeatRecord, answer: TakeBackAnswer | undefined): Promise<void> {
    if (answer === undefined) this.said = { kind: 'failed' };
    else if (answer.kind === 'asked') this.said = { kind: 'asked', waiting: answer.ask.waiting };
    else if (answer.kind === 'declined') this.said = { kind: 'declined' };
    else this.said = answer.kind === 'done' ? { kind: 'back' } : undefined;
    await this.look(record);
  }

  async wentForward(record: SeatRecord, answer: OrderAnswer): Promise<void> {
    this.said = answer.kind === 'done' ? { kind: 'forward' } : undefined;
    await this.look(record);
  }

  /** What others answered to our wish. */
  answered(isGranted: boolean): void {
    this.said = { kind: isGranted ? 'back' : 'declined' };
  }

  /** Something has happened: what was open may be closed now, and what was asked for has been done. */
  heard(record: SeatRecord): void {
    if (this.isForwardOpen || this.said?.kind === 'asked') void this.look(record);
  }
}
