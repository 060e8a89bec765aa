import type { Modifier } from '@grognard/engine';
import { turnBetweenFacings } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { Unit } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { typeOf } from '../map/board.ts';
import { disorder } from '../units/condition.ts';
import { rolledTest } from '../units/moral.ts';

/** What makes it hard for two units to pass through each other. */
const crossingRows = (unit: Unit, friend: Unit): readonly Modifier[] => {
  const turned = turnBetweenFacings(unit.facing, friend.facing);
  return [
    ...(unit.type === friend.type ? [] : [{ value: 1, rule: 'CB-B4.6-22' }]),
    ...(unit.wing === friend.wing ? [] : [{ value: 1, rule: 'CB-B4.6-23' }]),
    ...(typeOf(unit).move.class === typeOf(friend).move.class ? [] : [{ value: 1, rule: 'CB-B4.6-24' }]),
    ...(turned === 0 || turned === 6 ? [] : [{ value: 2, rule: 'CB-B4.6-25' }]),
  ];
};

/** CB-B4.6-21: both test, the one that passes and the one passed through. Whether the mover holds is answered. */
export const crossingTest = (story: Story, index: number, friend: number): boolean => {
  const rows = crossingRows(unitOf(story.state, index), unitOf(story.state, friend));
  const rules = ['CB-B4.6-21'];
  const [passed] = [index, friend].map((each) => {
    const held = rolledTest(story, each, 'crossing', { rows, rules });
    if (!held) disorder(story, each, rules);
    return held;
  });
  return passed === true;
};
