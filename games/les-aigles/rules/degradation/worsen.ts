/** A part loses cohesion. */
import { partOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Degradation, IN_DISORDER } from '../../model/vocabulary.ts';

/** What is true of whoever is as badly off: formation, front, flanks and rear stay those on the table. */
const LEVEL: Readonly<Record<Degradation, readonly string[]>> = {
  0: [],
  1: ['LA-U4.1-5'],
  2: ['LA-U4.1-13'],
  3: ['LA-U4.1-21', 'LA-U4.1-24'],
};

/** LA-U4.1-4: the worse level holds; whoever is as badly off already is no worse for it. */
export const worsen = (story: Story, part: number, to: Degradation, rules: readonly string[]): void => {
  const { degradation } = partOf(story.state, part);
  if (degradation >= to) return;
  happen(story, {
    kind: 'degraded',
    part,
    to,
    rules: [...rules, 'LA-U4.1-2', ...LEVEL[to], ...(degradation > 0 ? ['LA-U4.1-4'] : [])],
  });
};

export const disorder = (story: Story, part: number, ...rules: readonly string[]): void =>
  worsen(story, part, IN_DISORDER, rules);
