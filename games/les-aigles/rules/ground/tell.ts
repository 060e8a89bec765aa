/** What the ground has done to those who went over it, told. */

import type { MarchEvent } from '../../model/events/marching.ts';
import type { Story } from '../../model/story.ts';
import { FORMED } from '../../model/vocabulary.ts';
import { worsen } from '../degradation/worsen.ts';
import type { Going } from './going.ts';
import { type Halt, levelIn } from './travel.ts';

/** The rules by which a way over the ground was as long as it was. */
export const groundRules = (goings: readonly Going[]): readonly string[] => {
  if (goings.length === 0) return [];
  const isSlowed = goings.some(({ pace, most }) => pace < 1 || most !== undefined);
  return [
    ...new Set([
      ...goings.flatMap(({ rules }) => rules),
      ...(isSlowed ? ['LA-O0-6', 'LA-O0-7', 'LA-O1.3-3'] : []),
    ]),
  ];
};

/** LA-O0-8: it falls to the worst of all that it went over. */
export const breakUp = (story: Story, part: number, goings: readonly Going[]): void => {
  const level = levelIn(goings);
  if (level === FORMED) return;
  const causes = goings.filter((going) => going.level === level);
  worsen(story, part, level, [...new Set(causes.flatMap(({ levelRules }) => levelRules)), 'LA-O1.3-4']);
};

export const haltOf = ({ feature, isWall, isOut }: Halt): NonNullable<MarchEvent['haltedAt']> => ({
  feature,
  why: isOut === true ? 'out' : isWall === true ? 'wall' : 'barred',
});
