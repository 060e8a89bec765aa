import type { Goal, Measure } from '../measure.ts';
import { bareOverlap } from './plane-bare-rectangles.ts';
import { bareSight } from './plane-bare-sight.ts';
import { bareBetween, oursBetween, pairCases } from './plane-between.ts';
import { CASES, rectangleCases, sightCases } from './plane-cases.ts';
import { collisionsOverlap, collisionsSight, flattenSight, satOverlap } from './plane-libraries.ts';
import { oursOverlap, oursSight } from './plane-ours.ts';

const goalsBeside = (...libraries: string[]): Goal[] => [
  ...libraries.map((rival) => ({ ours: 'field', rival, goal: 50 })),
  { ours: 'field', rival: 'typed arrays', goal: 0.5 },
];

/** P4: sight and rectangles on the plane. */
export const planeMeasures: readonly Measure[] = [
  {
    name: 'sight',
    title: 'P4 sight past 200 polygons',
    open: async () => {
      const cases = sightCases();
      return {
        contestants: {
          field: oursSight(cases),
          'flatten-js': await flattenSight(cases),
          'detect-collisions': await collisionsSight(cases),
          'typed arrays': bareSight(cases),
        },
        goals: goalsBeside('flatten-js', 'detect-collisions'),
        agreeOver: CASES,
      };
    },
  },
  {
    name: 'between',
    title: 'P4 sight between bodies past 200 polygons',
    open: async () => {
      const cases = pairCases();
      return {
        contestants: { field: oursBetween(cases), 'sampled lines': bareBetween(cases) },
        goals: [{ ours: 'field', rival: 'sampled lines' }],
        // The samples miss what is seen through a narrow gap.
        agreeOver: 0,
      };
    },
  },
  {
    name: 'rectangles',
    title: 'P4 rectangle among 500',
    open: async () => {
      const cases = rectangleCases();
      return {
        contestants: {
          field: oursOverlap(cases),
          sat: await satOverlap(cases),
          'detect-collisions': await collisionsOverlap(cases),
          'typed arrays': bareOverlap(cases),
        },
        goals: goalsBeside('sat', 'detect-collisions'),
        agreeOver: CASES,
      };
    },
  },
];
