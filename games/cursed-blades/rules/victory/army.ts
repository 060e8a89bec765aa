import { flat, type Side } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import { typeNamed } from '../../tables/units.ts';
import { standingUnits } from '../map/board.ts';
import { succeeds } from '../units/moral.ts';

const LOWEST = 4;
const FIRST = 10;

/** The steps with which a side began. */
export const firstSteps = ({ source }: Setting, side: Side): number =>
  source.began?.steps[side] ??
  source.units
    .filter((unit) => unit.side === side && unit.lost !== true)
    .reduce((sum, { steps, type }) => sum + (steps ?? typeNamed(type).steps), 0);

/** The army moral with which a side began. */
export const firstMoral = ({ source }: Setting, side: Side): number =>
  (source.began?.armyMoral ?? source.armyMoral)?.[side] ?? FIRST;

const stepsLeft = (reading: Reading, side: Side): number =>
  standingUnits(reading, side).reduce((sum, index) => sum + unitOf(reading.view, index).steps, 0);

const lostUnits = (state: State, side: Side): number =>
  flat(state.units).filter((unit) => unit.side === side && unit.lost === true).length;

/** CB-B4.14-8: a side that has lost half its steps tests its army. Whether it holds is answered. */
export const armyTest = (story: Story, side: Side): boolean => {
  const { setting, state } = story;
  if (2 * stepsLeft(readStory(story), side) > firstSteps(setting, side)) return true;
  const moral = Math.max(LOWEST, firstMoral(setting, side) - lostUnits(state, side));
  const dice = twoDice(story, 'army-test', side);
  const passed = succeeds(dice, [], moral);
  const roll = { dice, modifiers: [], against: moral };
  happen(story, { kind: 'army-tested', drew: true, side, roll, passed, moral, rules: ['CB-B4.14-8'] });
  return passed;
};
