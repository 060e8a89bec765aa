/** Who may fire, and in which quarters. */

import { hoursSince, isEngaged } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { State } from '../../model/state.ts';
import { IN_DISORDER, isArtillery } from '../../model/vocabulary.ts';
import { type Silence, silencedAt } from '../cover/silence.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import type { FireGround, Standing } from './ground.ts';

/** LA-S3.8-6, LA-U4.1-15: nobody fires on the run. */
const isRunning = ({ part: { charge, rally, follow, evade, routing } }: Standing): boolean =>
  [charge, rally, follow, evade, routing].some((each) => each !== undefined);

/** LA-S3.4-13: a battery in disorder does not fire at all. */
const isLostBattery = ({ part, unit }: Standing): boolean =>
  isArtillery(unit.arm) && effectiveDegradation(part) === IN_DISORDER;

/** LA-U5.4-4, -18: two who are crossing, since when. */
const crossingSince = (state: State, index: number): number => {
  let first = Infinity;
  for (const { crosser, crossed, since } of state.crossings)
    if (crosser === index || crossed === index) first = Math.min(first, since);
  return first;
};

/** Where a part stood before it moved in a quarter, or later in this half period. */
export const stoodAt = (part: Part, hour: number): Part => {
  if (part.came === undefined) return part;
  const [came] = part.came.filter((each) => each.hour >= hour).sort((a, b) => a.hour - b.hour);
  if (came === undefined) return part;
  return { ...part, x: came.x, y: came.y, heading: came.heading };
};

/** What of the ground keeps a part from firing in a quarter: where it began it, or where it ended it. */
const silencedIn = (
  { setting, state }: FireGround,
  { part, unit }: Standing,
  hour: number,
): Silence | undefined => {
  const ended = silencedAt(setting, state, { unit }, stoodAt(part, hour + 1));
  if (ended !== undefined || part.came === undefined) return ended;
  return silencedAt(setting, state, { unit }, stoodAt(part, hour));
};

/** What a quarter of fire would be worth to a part anywhere. */
const worthAnywhere = (state: State, standing: Standing, hour: number): number => {
  const { index, part } = standing;
  if (isRunning(standing) || isLostBattery(standing)) return 0;
  if (part.spent?.includes(hour) === true || hour >= crossingSince(state, index)) return 0;
  return part.came?.some((each) => each.hour === hour) === true ? 0.5 : 1;
};

/** What a quarter of fire is worth to a part: nothing, a half to skirmishers on the march, or all of it. */
export const worthOfQuarter = (ground: FireGround, standing: Standing, hour: number): number => {
  const worth = worthAnywhere(ground.state, standing, hour);
  return worth === 0 || silencedIn(ground, standing, hour) !== undefined ? 0 : worth;
};

/** What of the ground alone keeps a part from firing in this half period. */
export const silenceOf = (ground: FireGround, standing: Standing): Silence | undefined => {
  const [hour] = hoursSince(ground.state, 0).filter(
    (each) => worthAnywhere(ground.state, standing, each) > 0,
  );
  return hour === undefined ? undefined : silencedIn(ground, standing, hour);
};

interface Quarter {
  readonly hour: number;
  readonly worth: number;
}

/** LA-S3.4-25: the quarters of this half period in which a part may fire, with what each is worth. */
export const quartersOfFire = (ground: FireGround, standing: Standing): readonly Quarter[] =>
  hoursSince(ground.state, 0)
    .map((hour) => ({ hour, worth: worthOfQuarter(ground, standing, hour) }))
    .filter(({ worth }) => worth > 0);

/** Whether a part is going to march of its own will in this quarter. */
export const willMarch = (state: State, { index, part }: Standing): boolean =>
  part.secret?.plan?.[0]?.do === 'march' && part.doing === undefined && !isEngaged(state, index);
