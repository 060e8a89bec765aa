import type { Params } from '@grognard/engine';
import type { Posture, Told } from '../model/vocabulary.ts';

export const refusalCodes = [
  'wrong-phase',
  'too-far',
  'off-board',
  'marsh',
  'wall',
  'no-such-piece',
  'not-your-command',
  'twice',
  'same-cell',
  'dug-in',
  'already',
  'no-digging',
  'nowhere-to-stand',
  'two-of-a-name',
  'crowded',
  'no-such-seat',
  'unknown-switch',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

type ToldOf<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>;

/** Every sentence of the game in one language; a missing one does not compile. */
export interface Words {
  readonly refusals: Readonly<Record<RefusalCode, (params: Params) => string>>;
  readonly decisions: Readonly<Record<'plan' | 'post', (params: Params) => string>>;
  readonly outcomes: { readonly won: (side: string) => string; readonly drawn: string };
  readonly told: { readonly [Kind in Told['kind']]: (told: ToldOf<Kind>) => string };
  readonly postures: Readonly<Record<Posture, string>>;
}
