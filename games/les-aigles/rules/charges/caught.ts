/** What contact does to one who was caught in the middle of something. */
import { partOf } from '../../state.ts';
import { happen, type Story } from '../../story.ts';
import { type Arm, IN_DISORDER, WITHOUT_FORMATION } from '../../vocabulary.ts';

export const caught = (story: Story, part: number, attacker: Arm, isEffective: boolean): void => {
  const { doing, degradation } = partOf(story.state, part);
  if (doing === undefined) return;
  const to = attacker === 'cavalry' && isEffective ? IN_DISORDER : WITHOUT_FORMATION;
  if (degradation < to) happen(story, { kind: 'degraded', part, to, rules: ['LA-U3.4-1'] });
};
