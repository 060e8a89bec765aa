import { isPlayer, type Player, type Refusal } from '@grognard/engine';
import { type Cell, type Reading, type Setting, tiny, type View } from '@grognard/tiny';
import type { Sitting } from '../../board.ts';
import { type BoardWords, boardWords } from '../words/words.ts';
import {
  EMPTY_HAND,
  ghostOf,
  type Hand,
  type HandVerdict,
  heldOver,
  laidDown,
  reachOf,
  touched,
} from './hand.ts';

/** What map and orders share: the seat, and what it has in hand. */
export class Hands {
  readonly sitting: Sitting;
  hand = $state.raw<Hand>(EMPTY_HAND);

  /** One reading a view: whatever is asked of the rules is asked of the same. */
  readonly reading: Reading = $derived.by(() => tiny.read(this.setting, this.view));

  readonly able: readonly string[] = $derived.by(() =>
    this.player === undefined ? [] : (tiny.able?.(this.reading, this.player) ?? []),
  );

  readonly reach: readonly Cell[] = $derived.by(() =>
    this.player === undefined ? [] : reachOf(this.reading, this.player, this.hand),
  );

  readonly ghost: HandVerdict | undefined = $derived.by(() =>
    this.player === undefined ? undefined : ghostOf(this.reading, this.player, this.hand),
  );

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  get setting(): Setting {
    return this.sitting.setting as Setting;
  }

  get view(): View {
    return this.sitting.outlook.view as View;
  }

  get words(): BoardWords {
    return boardWords(this.sitting.language);
  }

  /** A player, if this seat may order anything now. */
  get player(): Player | undefined {
    const { seat, still, owed } = this.sitting;
    return isPlayer(seat) && !still && owed.length > 0 ? seat : undefined;
  }

  touch(piece: string): void {
    if (this.able.includes(piece)) this.hand = touched(this.hand, piece);
  }

  hold(over: Cell): void {
    this.hand = heldOver(this.hand, over);
  }

  /** Lays the piece down on a cell; what is against it stays on the slip. */
  lay(on: Cell): void {
    this.hold(on);
    if (this.player !== undefined && this.ghost?.kind === 'order')
      this.hand = laidDown(this.reading, this.player, this.hand);
  }

  /** Takes back the last step that was planned. */
  undo(): boolean {
    const { plan } = this.hand;
    this.hand = { plan: plan.slice(0, -1) };
    return plan.length > 0;
  }

  async send(): Promise<void> {
    const [decision] = this.sitting.owed;
    if (decision === undefined || this.ghost?.kind !== 'order') return;
    const answer = await this.sitting.order(decision, this.ghost.order);
    if (answer.kind !== 'refused') this.hand = EMPTY_HAND;
  }

  sentence(refusal: Refusal): string {
    return this.sitting.sentence(refusal);
  }
}
