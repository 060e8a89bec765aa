import type { RuleId } from '@grognard/engine';
import type { Setting } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';

/** What hits do to a piece. */
export interface Harm {
  readonly spent: boolean;
  readonly retreats: boolean;
  readonly lost: boolean;
  readonly rules: readonly RuleId[];
  /** These tell of what quality it is. */
  readonly isTelling?: true;
}

type Target = Pick<Piece, 'kind' | 'spent'>;

const unharmed: Harm = { spent: false, retreats: false, lost: false, rules: [] };

/** PB-R169a: elite, the guard with it, ignores its first hit. PB-R171a: of militia it counts double. */
const qualityOf = (
  { kind }: Target,
  hits: number,
  isFirst: boolean,
): readonly [number, readonly RuleId[]] => {
  if (kind === 'elite' || kind === 'guard')
    return isFirst ? [hits - 1, ['PB-R169a', 'PB-R028']] : [hits, ['PB-R169c']];
  if (kind === 'militia' && isFirst) return [hits + 1, ['PB-R171a', 'PB-R171b', 'PB-R026']];
  return [hits, kind === 'regular' ? ['PB-R027'] : []];
};

/** PB-R170a. As an option the first hit drives it back, and the second makes it Spent. */
const onFresh = ({ switches }: Setting, hits: number): Harm => ({
  spent: hits === 2 || (hits === 1 && switches.hitOrder === 'spentFirst'),
  retreats: hits === 2 || (hits === 1 && switches.hitOrder === 'retreatFirst'),
  lost: hits >= 3,
  // PB-R009: Fresh becomes Spent by hits.
  rules: [
    ...(hits === 1 || hits === 2 ? ['PB-R009'] : []),
    'PB-R170a',
    'PB-R170c',
    ...(hits > 3 ? ['PB-R170d'] : []),
  ],
});

/** PB-R170b */
const onSpent = (hits: number): Harm => ({
  spent: false,
  retreats: hits === 1,
  lost: hits >= 2,
  rules: ['PB-R170b', 'PB-R170c', ...(hits > 2 ? ['PB-R170d'] : [])],
});

/** Reads the table for the state of the piece when the hits land; `isFirst` while none has in this combat. */
export const harmOf = (setting: Setting, target: Target, hits: number, isFirst: boolean): Harm => {
  if (hits === 0) return unharmed;
  if (target.kind === 'detachment')
    return { spent: false, retreats: false, lost: true, rules: ['PB-R172a', 'PB-R023'] };
  const [counted, rules] = qualityOf(target, hits, isFirst);
  if (counted <= 0) return { ...unharmed, rules };
  const harm = target.spent ? onSpent(counted) : onFresh(setting, counted);
  return { ...harm, rules: [...harm.rules, ...rules], isTelling: true };
};
