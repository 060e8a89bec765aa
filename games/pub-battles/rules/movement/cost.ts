import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { cmOf, isUpTo } from '@grognard/field';
import { kindFacts } from '../../kinds.ts';
import type { Setting } from '../../setting.ts';
import type { PieceKind } from '../../vocabulary.ts';
import type { March } from './march.ts';
import { roughOn } from './rough.ts';

/** A row of the bill for a march: a length in units, and the rule that asks for it. */
interface Toll {
  readonly length: number;
  readonly rule: RuleId;
}

export interface Bill {
  readonly tolls: readonly Toll[];
  readonly total: number;
  readonly allowance: number;
  /** PB-R093f: a third of the whole allowance. */
  readonly third: number;
}

/** PB-R073 */
export const thirdOf = ({ measures }: Setting, kind: PieceKind): number =>
  kindFacts[kind].gait === 'foot' ? measures.footThird : measures.mountedThird;

/** What a march costs, row by row: the way, paid pivots, changes of column, and rough ground once. */
export const billFor = (setting: Setting, kind: PieceKind, march: March, spent = 0): Bill => {
  const third = thirdOf(setting, kind);
  const inLine = march.legs.reduce((sum, { road, length }) => sum + (road ? 0 : length), 0);
  const byRoad = march.legs.reduce((sum, { road, length }) => sum + (road ? length : 0), 0);
  const rough = march.legs.some((leg) => roughOn(setting, leg) !== undefined);
  const tolls: readonly Toll[] = [
    { length: spent, rule: 'PB-R098' },
    { length: inLine, rule: 'PB-R073' },
    { length: byRoad / 2, rule: 'PB-R094a' },
    { length: Math.max(0, march.pivots - 1) * third, rule: 'PB-R085' },
    { length: march.changes * third, rule: 'PB-R094b' },
    { length: rough ? third : 0, rule: 'PB-R093a' },
  ].filter(({ length }) => length > 0);
  return { tolls, total: tolls.reduce((sum, { length }) => sum + length, 0), allowance: 3 * third, third };
};

/** Names the rule of the dearest toll that is not the way itself, so that the player learns what ate the move. */
export const billRefusals = ({ tolls, total, allowance }: Bill): readonly Refusal[] => {
  if (isUpTo(total, allowance)) return [];
  const params = { cm: cmOf(Math.round(total)), allowed: cmOf(allowance) };
  return tolls.map(({ rule }) => refuse(rule, 'too-far', params));
};
