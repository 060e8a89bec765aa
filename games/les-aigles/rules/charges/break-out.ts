import { hourOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';

/** LA-M5.1-16: a test of morale sends a part charging, in any quarter, without a word written or declared before. */
export const breakOut = (story: Story, part: number, target: number): void => {
  happen(story, {
    kind: 'charges',
    part,
    charge: { since: hourOf(story.state), uncontrolled: true, target },
    secret: { target },
    rules: ['LA-M5.1-16'],
  });
};
