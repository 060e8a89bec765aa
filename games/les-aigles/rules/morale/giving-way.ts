/** Those who give way: routers who may rally, retreats that are over, and what neither can be told. */
import { type Refusal, refuse } from '@grognard/engine';
import { byName } from '../../model/by-name.ts';
import { hourOf, partOf, standing } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Leg, Task } from '../../model/tasks.ts';
import type { Doing } from '../../model/under-way.ts';
import { NEAR, PASSES } from '../../tables/morale.ts';
import { sidesFor } from '../changes/manner.ts';
import { startReform } from '../changes/reform.ts';
import { changeTasks } from '../changes/tasks.ts';
import type { Glance } from '../planning/glance.ts';
import { heldFast, isHeldFast } from '../planning/nerve.ts';
import { isFriend, manAt, neighbours } from './near.ts';
import { tryMorale } from './test.ts';

/** LA-S3.6-39, -11: once a period, where no enemy is near; those who flee, only with a general among them. */
export const rallyRouters = (story: Story): void => {
  const routers = standing(story.state).filter((index) => mayRally(story, index));
  for (const index of byName(story.state, routers)) {
    const { flees } = partOf(story.state, index);
    const { score } = tryMorale(story, index, ['rally']);
    const rules = ['LA-S3.6-39', flees === true ? 'LA-S3.6-11' : 'LA-S3.6-10'];
    if (score >= PASSES) happen(story, { kind: 'steadied', part: index, rules });
  }
};

const mayRally = ({ setting, state }: Story, index: number): boolean => {
  const { routing, flees, unit } = partOf(state, index);
  if (routing !== true) return false;
  const isLed = state.officers.some(
    ({ with: led, rank, hit }) => rank === 'general' && hit === undefined && led === unit,
  );
  if (flees === true && !isLed) return false;
  const man = manAt(setting, state, index);
  return neighbours(setting, state, man, NEAR).every((other) => isFriend(man, other));
};

/** LA-S3.6-9: half a period, and then it reforms in line, to the first hand of its drill that has room. */
export const endRetreats = (story: Story): void => {
  for (const index of standing(story.state)) {
    const { retreat } = partOf(story.state, index);
    if (retreat === undefined) continue;
    const left = retreat.left - 1;
    happen(story, { kind: 'fell-back', part: index, left, rules: ['LA-S3.6-9'] });
    if (left === 0) reformInLine(story, index);
  }
};

const reformInLine = (story: Story, index: number): void => {
  const { setting, state } = story;
  const { part, unit } = manAt(setting, state, index);
  const glance: Glance = { setting, view: state, index, part, unit, quarters: 1 };
  const usual = { do: 'reform', to: 'line' } as const;
  const ways = [usual, ...sidesFor(unit, part, 'line').map((side) => ({ ...usual, side }))];
  const task = ways.find((way) => changeTasks.reform.judge(glance, way).length === 0);
  if (task === undefined) return;
  const since = hourOf(state) + 1;
  const { doing: begun, rules } = startReform(glance, task);
  // The start says all of a doing but when.
  const doing = { ...begun, since } as Doing;
  happen(story, { kind: 'began', part: index, doing, rules: ['LA-S3.6-9', ...rules] });
};

const FORWARD: ReadonlySet<Leg['go']> = new Set(['ahead', 'oblique', 'wheel', 'sideways'] as const);

const advances = (task: Task): boolean =>
  task.do === 'charge' ||
  (task.do === 'march' && task.legs.some(({ go }) => FORWARD.has(go))) ||
  (task.do === 'drag' && task.length > 0);

/** What those whose nerve has gone cannot be told. */
export const boundByNerve = (
  { view, part, unit }: Pick<Glance, 'view' | 'part' | 'unit'>,
  plan: readonly Task[],
): readonly Refusal[] => {
  if (part.retreat !== undefined && plan.some(({ do: what }) => what !== 'stand' && what !== 'wait'))
    return [refuse('LA-S3.6-9', 'nerve-retreats', { unit: unit.id })];
  if (isHeldFast(view, part) && plan.some(advances)) return heldFast(unit);
  return [];
};
