/** LA-M7.2-16: how one who evades is found by an enemy who touches him. */

import { partOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Evade } from '../../model/under-way.ts';
import { type Degradation, type Facing, FORMED, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { degrade } from './cross.ts';

export interface Caught {
  readonly counts: Degradation;
  /** Where he is taken, whatever the places say. */
  readonly side?: Facing;
}

export const caughtEvading = ({ waiting, turning }: Evade, setting?: Setting): Caught => {
  if (waiting > 0) return { counts: FORMED };
  const isTurning = turning > 0;
  const isByPlace = isTurning && setting?.switches.caughtTurning !== 'rear';
  return { counts: WITHOUT_FORMATION, ...(!isByPlace && { side: 'rear' as const }) };
};

/** An enemy has come home on one who evades: his evade is over. */
export const catchEvader = (story: Story, index: number): void => {
  const { evade, split } = partOf(story.state, index);
  if (evade === undefined) return;
  const { counts } = caughtEvading(evade, story.setting);
  degrade(story, index, counts, ['LA-M7.2-16']);
  happen(story, {
    ...{ kind: 'evade-ended', part: index, caught: true },
    rules: ['LA-M7.2-16', ...(split === undefined ? [] : ['LA-M7.3-2'])],
  });
};

/** LA-M7.3-2: a unit that was divided takes the worst of what its groups would have had; the higher, the worse. */
export const worstOf = <Result>(
  results: readonly Result[],
  badness: (result: Result) => number,
): { readonly result: Result | undefined; readonly rules: readonly string[] } => ({
  result: results.reduce<Result | undefined>(
    (worst, next) => (worst === undefined || badness(next) > badness(worst) ? next : worst),
    undefined,
  ),
  rules: ['LA-M7.3-2'],
});
