import type { Setting } from '../../model/setting.ts';
import type { PieceKind, Where } from '../../model/vocabulary.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';

interface Member {
  readonly formation: string;
  readonly kind: PieceKind;
  readonly where?: Where;
}

/** PB-R012: the formations with more combat pieces than a club allows. */
export const tooLarge = (
  { switches }: Pick<Setting, 'switches'>,
  pieces: readonly Member[],
): readonly { readonly formation: string; readonly count: number; readonly allowed: number }[] => {
  const allowed = switches.commandSizeLimit;
  if (allowed === 'none') return [];
  const members = pieces.filter(
    ({ kind, where }) => isCombatKind(kind) && where !== 'home' && where !== 'lost',
  );
  return [...new Set(members.map(({ formation }) => formation))]
    .map((formation) => ({
      formation,
      count: members.filter((each) => each.formation === formation).length,
      allowed,
    }))
    .filter(({ count }) => count > allowed);
};
