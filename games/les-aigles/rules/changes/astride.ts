/** LA-O8.5-13: guns behind an obstacle that hampers them when they are turned. */
import { type Refusal, refuse } from '@grognard/engine';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import type { Part } from '../../model/part.ts';
import { astride, stretchesNear } from '../cover/stretches.ts';
import type { Glance } from '../planning/glance.ts';

/** What stands against guns that would come to stand across an obstacle. */
export const hampers = ({ setting, view, index, unit, part }: Glance, after: Part): readonly Refusal[] => {
  if (part.formation !== 'in battery') return [];
  const body = bodyOfPart(setting, after, unit.arm);
  const lines = stretchesNear(setting, view, body);
  return astride(lines, { index, part: after, unit, body }) === undefined
    ? []
    : [refuse('LA-O8.5-13', 'barrier-guns-turn', { unit: unit.id })];
};
