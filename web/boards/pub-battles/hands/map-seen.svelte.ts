import { type Decision, isPlayer, type Player } from '@grognard/engine';
import {
  able,
  type BoardBlock,
  type Order,
  type OwnPiece,
  pubBattlesForPage,
  type Reading,
  type SeenChit,
  type Setting,
  type View,
} from '@grognard/pub-battles/for-page';
import type { Sitting } from '../../board.ts';
import { Lens } from '../../shared/lens.svelte.ts';
import { sheetOf } from '../ground/sheet.ts';
import { type BoardWords, boardWords } from '../words/words.ts';
import { Eyes } from './eyes.svelte.ts';
import { Names } from './names.ts';

/** The map as the seat knows it: who stands on it, what they are called, and who of ours can do something now. */
export class MapSeen {
  readonly sitting: Sitting;
  readonly lens: Lens;
  readonly eyes = new Eyes();

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.lens = new Lens(sheetOf(this.setting.source));
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

  readonly names = $derived.by(() => new Names(this.setting, this.sitting.language));

  get player(): Player | undefined {
    const { seat } = this.sitting;
    return isPlayer(seat) ? seat : undefined;
  }

  /** Everything on the map, one's own first. */
  readonly blocks: readonly BoardBlock[] = $derived.by(() => [
    ...this.view.mine.filter(({ where }) => where === 'map'),
    ...this.view.theirs,
  ]);

  blockNamed(ref: string | undefined): BoardBlock | undefined {
    return this.blocks.find((block) => block.ref === ref);
  }

  own(ref: string | undefined): OwnPiece | undefined {
    return this.view.mine.find((piece) => piece.ref === ref);
  }

  /** A chit by its formation, or by its side if that is all one sees. */
  chitName({ side, formation }: SeenChit): string {
    return formation === undefined
      ? `${this.names.side(side)}, ${this.words.hiddenChit}`
      : this.names.formation(formation);
  }

  decisionFor(kind: Order['kind']): Decision | undefined {
    return this.sitting.still ? undefined : this.sitting.owed.find(({ orders }) => orders.includes(kind));
  }

  /** What can be worked out of the view: read once for it, and asked by all that is drawn and told. */
  readonly reading: Reading = $derived(pubBattlesForPage.read(this.setting, this.view));

  /** Own pieces that could still do something now. */
  readonly able: readonly OwnPiece[] = $derived.by(() => {
    const { player, reading } = this;
    return player === undefined || this.decisionFor('done') === undefined ? [] : able(reading, player);
  });

  isAble(ref: string): boolean {
    return this.able.some((piece) => piece.ref === ref);
  }
}
