import type { RuleId } from '@grognard/engine';
import type { UnitChange } from '../../model/evolve.ts';
import { isStanding, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import { enemyOf } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Breath, Cohesion } from '../../model/vocabulary.ts';
import { hexesOf, typeOf } from '../map/board.ts';
import { near } from '../map/engagement.ts';
import { rolledTest } from './moral.ts';

/** What wears a unit down: breath, cohesion, its charge, its steps, and its end. */

const lessBreath: Readonly<Record<Breath, Breath>> = {
  fresh: 'winded',
  winded: 'out-of-breath',
  'out-of-breath': 'out-of-breath',
};

const lessCohesion: Readonly<Record<Exclude<Cohesion, 'routed'>, Cohesion>> = {
  'good-order': 'shaken',
  shaken: 'routed',
};

const change = (story: Story, unit: number, to: UnitChange, rules: readonly RuleId[]): void =>
  happen(story, { kind: 'changed', unit, to, rules });

/** CB-B4.10-8: one who has no breath left loses no more, but has the same to answer for. */
const breathRules = (breath: Breath): readonly RuleId[] =>
  breath === 'out-of-breath' ? ['CB-B4.2-13', 'CB-B4.10-8'] : ['CB-B4.2-13'];

/** A level of breath is lost. */
export const tire = (story: Story, index: number, rules: readonly RuleId[]): void => {
  const { breath } = unitOf(story.state, index);
  change(story, index, { breath: lessBreath[breath] }, [...rules, ...breathRules(breath)]);
};

/** CB-B4.4-23: a charge that breaks off costs the marker and a level of breath. */
export const stopCharge = (story: Story, index: number, rules: readonly RuleId[]): void => {
  const { marker, breath } = unitOf(story.state, index);
  const to = { marker: null, breath: lessBreath[breath] };
  if (marker === 'charge') change(story, index, to, [...rules, ...breathRules(breath)]);
};

/** A level of cohesion is lost: shaken, routed, destroyed. A unit that is shaken charges no longer. */
export const disorder = (story: Story, index: number, rules: readonly RuleId[]): void => {
  const unit = unitOf(story.state, index);
  if (!isStanding(unit)) return;
  if (unit.cohesion === 'routed') {
    destroy(story, index, [...rules, 'CB-B4.2-12']);
    return;
  }
  const cohesion = lessCohesion[unit.cohesion];
  change(story, index, { cohesion }, [...rules, 'CB-B4.2-12']);
  stopCharge(story, index, [...rules, 'CB-B4.4-23']);
};

/** The points for a unit that is gone, beside those for its steps. */
const pointsFor = (unit: Unit): number => (typeOf(unit).small === true ? 4 : 1);

const score = (story: Story, of: Unit, points: number, rules: readonly RuleId[]): void => {
  if (points > 0) happen(story, { kind: 'scored', side: enemyOf(story.setting, of.side), points, rules });
};

/** CB-B4.9-2: steps are lost; with the last one the unit is gone. */
export const loseSteps = (story: Story, index: number, count: number, rules: readonly RuleId[]): void => {
  const unit = unitOf(story.state, index);
  if (!isStanding(unit) || count <= 0) return;
  const steps = unit.steps - count;
  if (steps <= 0) {
    destroy(story, index, [...rules, 'CB-B4.2-10']);
    return;
  }
  change(story, index, { steps }, rules);
  score(story, unit, count, ['CB-B4.14-1']);
};

/** A unit is destroyed, and with it what it carries and whoever is in formation with it; its neighbours see it. */
export const destroy = (story: Story, index: number, rules: readonly RuleId[]): void => {
  const unit = unitOf(story.state, index);
  if (!isStanding(unit)) return;
  const members = unit.formed?.units ?? [];
  const marks: UnitChange = {
    ...{ steps: 0, lost: true },
    ...(unit.marker !== undefined && { marker: null }),
    ...(unit.stakes !== undefined && { stakes: null }),
  };
  change(story, index, marks, unit.stakes === undefined ? rules : [...rules, 'CB-STAKES-11']);
  for (const member of members) change(story, member, { steps: 0, lost: true }, rules);
  score(story, unit, unit.steps, ['CB-B4.14-1']);
  score(story, unit, pointsFor(unit) + members.length, [
    'CB-B4.14-2',
    ...(typeOf(unit).small === true ? ['CB-B4.14-3'] : []),
  ]);
  for (const friend of near(readStory(story), hexesOf(unit))) {
    const { side } = unitOf(story.state, friend);
    if (side === unit.side) routTest(story, friend, ['CB-B4.9-9']);
  }
};

/** CB-B4.3-4: a moral test without modifiers, at the sight of friends who run or fall. */
export const routTest = (story: Story, index: number, rules: readonly RuleId[] = ['CB-B4.3-4']): boolean => {
  if (!isStanding(unitOf(story.state, index))) return true;
  const passed = rolledTest(story, index, 'rout', { rules });
  if (!passed) disorder(story, index, rules);
  return passed;
};
