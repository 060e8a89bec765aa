/** Who may fire, and in which quarters. */
import { hoursSince, isEngaged } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { IN_DISORDER, isArtillery } from '../../vocabulary.ts';
import { effectiveDegradation } from '../changes/degradation.ts';
import type { Standing } from './ground.ts';

/** LA-S3.8-6, LA-U4.1-15: nobody fires on the run. */
const isRunning = ({ part: { charge, rally, follow, evade, routing } }: Standing): boolean =>
  [charge, rally, follow, evade, routing].some((each) => each !== undefined);

/** LA-S3.4-13: a battery in disorder does not fire at all. */
const isLostBattery = ({ part, unit }: Standing): boolean =>
  isArtillery(unit.arm) && effectiveDegradation(part) === IN_DISORDER;

/** LA-U5.4-4, -18: two who are crossing, since when. */
const crossingSince = (state: State, index: number): number =>
  Math.min(
    ...state.crossings.flatMap(({ crosser, crossed, since }) =>
      crosser === index || crossed === index ? [since] : [],
    ),
  );

/** What a quarter of fire is worth to a part: nothing, a half to skirmishers on the march, or all of it. */
export const worthOfQuarter = (state: State, standing: Standing, hour: number): number => {
  const { index, part } = standing;
  if (isRunning(standing) || isLostBattery(standing)) return 0;
  if (part.spent?.includes(hour) === true || hour >= crossingSince(state, index)) return 0;
  return part.came?.some((each) => each.hour === hour) === true ? 0.5 : 1;
};

/** The quarters of this half period in which a part may fire, with what each is worth. */
export const quartersOf = (
  state: State,
  standing: Standing,
): readonly { readonly hour: number; readonly worth: number }[] =>
  hoursSince(state, 0)
    .map((hour) => ({ hour, worth: worthOfQuarter(state, standing, hour) }))
    .filter(({ worth }) => worth > 0);

/** Whether a part is going to march of its own will in this quarter. */
export const willMarch = (state: State, { index, part }: Standing): boolean =>
  part.secret?.plan?.[0]?.do === 'march' && part.doing === undefined && !isEngaged(state, index);
