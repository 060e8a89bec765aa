import type { Outcome } from '@grognard/engine';
import { readingOf } from '../model/reading.ts';
import { enemyOf, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { isGone } from '../rules/victory/score.ts';

/** CB-B4.14-9: who has won, once all is over. */
export const outcome = (setting: Setting, state: State): Outcome | undefined => {
  if (state.phase !== 'over') return undefined;
  const { broken, points } = state;
  const params = { points };
  if (broken !== undefined)
    return { winner: enemyOf(setting, broken), code: 'broken', rule: 'CB-B4.14-8', params };
  const reading = readingOf(setting, state);
  const gone = setting.sides.filter((side) => isGone(reading, side));
  const [beaten] = gone;
  if (beaten !== undefined && gone.length === 1)
    return { winner: enemyOf(setting, beaten), code: 'destroyed', rule: 'CB-B4.14-9', params };
  const [first = '', second = ''] = setting.sides;
  const lead = (points[first] ?? 0) - (points[second] ?? 0);
  if (lead === 0) return { code: 'drawn', rule: 'CB-B4.14-9', params };
  return { winner: lead > 0 ? first : second, code: 'points', rule: 'CB-B4.14-9', params };
};
