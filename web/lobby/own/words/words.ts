import type { ByLanguage } from '@grognard/engine';
import type { Attitude } from '@grognard/les-aigles/armies';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the room in which a battle of one's own is put together. */
export interface OwnBattleWords {
  readonly south: string;
  readonly north: string;
  readonly nation: string;
  readonly figures: (figures: number) => string;
  readonly points: (points: number) => string;
  readonly pointsOf: (points: number, budget: number) => string;
  readonly order: (unit: string) => string;
  readonly orders: Readonly<Partial<Record<Attitude, string>>>;
  readonly more: (unit: string) => string;
  readonly fewer: (unit: string) => string;
  readonly dismiss: (unit: string) => string;
  readonly recruit: string;
  readonly recruitWhom: string;
  readonly each: (troop: string, points: number) => string;
  readonly general: string;
  readonly aide: string;
  readonly lawful: string;
  readonly notLawful: string;
  readonly remarks: string;
  readonly startAgain: string;
  readonly table: string;
  readonly kind: string;
  readonly seed: string;
  readonly another: string;
  readonly size: string;
  readonly sizeOf: (width: number, depth: number) => string;
  readonly budget: string;
  readonly periods: string;
  readonly measuring: string;
  readonly noTable: string;
  readonly picture: (kind: string, width: number, depth: number) => string;
  readonly goOn: string;
  readonly notYet: string;
  readonly title: (south: string, north: string) => string;
  readonly about: (kind: string, seed: number) => string;
}

export const ownWords: ByLanguage<OwnBattleWords> = { fr, en };
