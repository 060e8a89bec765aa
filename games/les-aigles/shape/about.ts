/** Figures that have turned about where they stand: the ground that they take up stays the same. */
import { eastOf, normalHeading, northOf, roundUnit } from '@grognard/field';
import type { Part } from '../state-types.ts';
import type { Arm } from '../vocabulary.ts';
import { extentOf } from './blocks.ts';

const HALF_TURN = 18_000;

/** A square's front is its rear now, its left its right. */
const faces = ([front = 0, rear = 0, left = 0, right = 0]: readonly number[]): number[] => [
  ...[rear, front, right, left],
];

/** How a part stands that looks the other way: its rear rank is its front, its left is its right. */
export const turnedAbout = (
  part: Part,
  arm: Arm,
): Pick<Part, 'x' | 'y' | 'heading' | 'ranks' | 'companies'> => {
  const { depth } = extentOf(part, arm);
  const { x, y, heading, formation, ranks, companies } = part;
  return {
    x: roundUnit(x - eastOf(heading) * depth),
    y: roundUnit(y - northOf(heading) * depth),
    heading: normalHeading(heading + HALF_TURN),
    ranks: formation === 'square' ? faces(ranks) : [...ranks].reverse(),
    companies: [...companies].reverse(),
  };
};
