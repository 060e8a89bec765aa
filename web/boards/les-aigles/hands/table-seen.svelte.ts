import { type Decision, flat, isPlayer, type Player, type Refusal } from '@grognard/engine';
import {
  type FeatureEntry,
  isThere,
  type Officer,
  type Order,
  type Part,
  type Setting,
  terrainOf,
  type Unit,
  type View,
} from '@grognard/les-aigles/for-page';
import type { Sitting } from '../../board.ts';
import { Lens } from '../../shared/lens.svelte.ts';
import { colourOf, type liveryOf } from '../../shared/livery.ts';
import { sheetOf } from '../ground/sheet.ts';
import { type BoardWords, boardWords } from '../words/words.ts';
import { Eyes } from './eyes.svelte.ts';
import { bringJudge, type Judge } from './judge.ts';
import { Speech } from './speech.ts';

/** The table as the seat knows it, and who of those on it is his. */
export class TableSeen {
  readonly sitting: Sitting;
  readonly lens: Lens;
  readonly eyes = new Eyes();
  /** The rules, once they have come: a table can be looked at before. */
  judge = $state.raw<Judge | undefined>(undefined);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    this.lens = new Lens(sheetOf(this.setting.source));
  }

  /** Asks for the rules; they are here when it resolves. */
  async consult(): Promise<Judge> {
    this.judge ??= await bringJudge();
    return this.judge;
  }

  get setting(): Setting {
    return this.sitting.setting as Setting;
  }

  /** The table as the seat knows it: what orders are judged on. */
  get view(): View {
    return this.sitting.outlook.view as View;
  }

  /** The table as it is drawn: as it is, or as it was in the scene that is played. */
  get shown(): View {
    return this.eyes.scene?.before ?? this.view;
  }

  get words(): BoardWords {
    return boardWords(this.sitting.language);
  }

  get player(): Player | undefined {
    const { seat } = this.sitting;
    return isPlayer(seat) ? seat : undefined;
  }

  get side(): string | undefined {
    return this.player?.side;
  }

  /** The sides with everything that their livery needs. */
  get armies(): Parameters<typeof liveryOf>[0] {
    const sides = this.setting.source.sides.map(({ id, name, colour }, place) => ({
      id,
      name: name ?? { en: id },
      colour: colourOf(colour, place),
    }));
    return { source: { sides } };
  }

  get mayMeasure(): boolean {
    return this.setting.switches.measuring === 'allowed';
  }

  readonly speech = $derived.by(() => new Speech(this.setting, this.view, this.sitting.language));
  readonly units: readonly Unit[] = $derived.by(() => flat(this.view.units));
  readonly parts: readonly Part[] = $derived.by(() => flat(this.view.parts));

  readonly standing: readonly number[] = $derived.by(() =>
    flat(this.shown.parts).flatMap((part, index) => (isThere(part) ? [index] : [])),
  );

  /** What this seat knows to lie on the table; the same list as long as nothing changes. */
  readonly #terrain = $derived.by(() => terrainOf(this.setting, this.view));
  readonly features: readonly FeatureEntry[] = $derived.by(() =>
    this.#terrain.features.map(({ entry }) => entry),
  );

  unitOf(index: number): Unit | undefined {
    return this.units[this.parts[index]?.unit ?? -1];
  }

  isOurs(index: number): boolean {
    const unit = this.unitOf(index);
    const { player } = this;
    if (unit === undefined || player === undefined || unit.side !== player.side) return false;
    return player.command === undefined || player.command === unit.command;
  }

  isOurOfficer({ side, command }: Officer): boolean {
    const { player } = this;
    return (
      player !== undefined &&
      side === player.side &&
      (player.command === undefined || player.command === command)
    );
  }

  readonly ours: readonly number[] = $derived.by(() =>
    this.parts.flatMap((part, index) => (isThere(part) && this.isOurs(index) ? [index] : [])),
  );

  decisionFor(kind: Order['kind']): Decision | undefined {
    return this.sitting.still ? undefined : this.sitting.owed.find(({ orders }) => orders.includes(kind));
  }

  /** Whatever is refused, in the words of the game and with the names of the scenario. */
  sentence(refusal: Refusal): string {
    return this.sitting.sentence(this.speech.named(refusal));
  }
}
