import { isRecord, type Params, type Side, total } from '@grognard/engine';
import type { Roll } from '../model/state.ts';

/** The points out of the params of an outcome, the highest first. */
export const scoresIn = ({ points }: Params): readonly { readonly side: Side; readonly points: number }[] =>
  Object.entries(isRecord(points) ? points : {})
    .map(([side, value]) => ({ side, points: typeof value === 'number' ? value : 0 }))
    .toSorted((a, b) => b.points - a.points);

/** What a roll came to, with its modifiers. */
export const sumOf = ({ dice, modifiers }: Pick<Roll, 'dice' | 'modifiers'>): number =>
  dice.reduce((sum, die) => sum + die, 0) + total(modifiers);
