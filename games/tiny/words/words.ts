import type { Params } from '@grognard/engine';
import type { Told } from '../model/told.ts';
import type { Posture } from '../model/vocabulary.ts';
import { playCodes } from '../play/codes.ts';
import { commandCodes } from '../rules/command/codes.ts';
import { movementCodes } from '../rules/movement/codes.ts';
import { postCodes } from '../rules/posts/codes.ts';
import { scenarioCodes } from '../scenario/codes.ts';

/** Every reason for which an order or a scenario is refused, chapter by chapter. */
export const refusalCodes = [
  ...commandCodes,
  ...movementCodes,
  ...postCodes,
  ...playCodes,
  ...scenarioCodes,
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
