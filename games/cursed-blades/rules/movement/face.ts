import { type Refusal, refuse } from '@grognard/engine';
import { facingAfter, facings } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { hexesOf, typeOf, unitsAt } from '../map/board.ts';
import { engagersOf, isInFront } from '../map/engagement.ts';
import { engagementTest } from '../tests/engagement.ts';
import type { Action } from '../units/action.ts';
import { turnMantlets } from './entering.ts';

/** CB-B4.3-8: a unit turns to one of those who engage it, and all troops of its hex with it. */
export const face: Action<'face'> = {
  check: (reading, index, { to }) => {
    const { view } = reading;
    const unit = unitOf(view, index);
    if (!facings.some((facing) => facing === to))
      return [refuse('CB-B4.1-2', 'no-such-facing', { unit: unit.id, facing: to })];
    return [
      ...engagerProblems(reading, index, to),
      ...(unit.formed !== undefined && to !== facingAfter(unit.facing, 6)
        ? [refuse('CB-B4.11-5', 'formation-wheels')]
        : []),
    ];
  },
  resolve: (story, index, { to }) => {
    for (const each of troopsWith(story, index))
      happen(story, {
        ...{ kind: 'changed', unit: each, to: { facing: to } },
        rules: ['CB-B4.3-8', 'CB-C3', ...(each === index ? [] : ['CB-B4.5-1'])],
      });
    turnMantlets(story, index, false);
    engagementTest(story, index, { case: 1 });
  },
  offers: () => facings.map((to) => ({ kind: 'face', to })),
};

const engagerProblems = (reading: Reading, index: number, to: number): readonly Refusal[] => {
  const { view, setting } = reading;
  const engagers = engagersOf(reading, index);
  if (engagers.length === 0) return [refuse('CB-B4.3-8', 'nobody-to-face')];
  const turned = { ...unitOf(view, index), facing: to };
  return engagers
    .flatMap((enemy) => hexesOf(unitOf(view, enemy)))
    .some((hex) => isInFront(setting, turned, hex))
    ? []
    : [refuse('CB-B4.3-8', 'faces-nobody')];
};

const troopsWith = (story: Story, index: number): readonly number[] => [
  index,
  ...hexesOf(unitOf(story.state, index))
    .flatMap((hex) => unitsAt(readStory(story), hex))
    .filter((other) => other !== index && typeOf(unitOf(story.state, other)).small !== true),
];
