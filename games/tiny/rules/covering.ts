import { type Chance, flat } from '@grognard/engine';
import { cellKey, sees } from '../model/setting.ts';
import type { Event, Setting, State } from '../model/vocabulary.ts';

/** TN-R16: who is dug in and sees a single enemy himself fires at it; on a six it is lost. */
export const shotsOf = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  if (!setting.covering) return [];
  const standing = flat(state.pieces)
    .map((piece, index) => ({ piece, index }))
    .filter(({ piece }) => piece.lost === undefined);
  return standing
    .filter(({ piece }) => piece.posture === 'dug in')
    .sort((a, b) => cellKey(a.piece.at) - cellKey(b.piece.at))
    .flatMap(({ piece, index }): Event[] => {
      const seen = standing.filter(
        (other) => other.piece.side !== piece.side && sees(setting, piece.at, other.piece.at),
      );
      const [target, ...others] = seen;
      return target === undefined || others.length > 0
        ? []
        : [shot(index, target.index, chance.roll('shot', piece.name))];
    });
};

const shot = (piece: number, target: number, die: number): Event => {
  const fired = { kind: 'shot', piece, target, die, rules: ['TN-R16'], drew: true, showed: true } as const;
  return die === 6 ? { ...fired, lost: true } : fired;
};
