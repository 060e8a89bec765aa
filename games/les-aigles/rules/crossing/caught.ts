import { partOf, unitOfPart } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { IN_DISORDER } from '../../vocabulary.ts';
import { degrade } from './cross.ts';

/** LA-U5.4-11: skirmishers whom an enemy meets while friends pass through them do not fight: they rout at once. */
export const routThoseCrossed = (story: Story): void => {
  for (const { attacker, defender } of story.state.contacts) {
    const caught = [attacker, defender].find((part) => isBeingPassed(story.state, part));
    if (caught === undefined) continue;
    happen(story, { kind: 'parted', attacker, defender, rules: ['LA-U5.4-11'] });
    if (partOf(story.state, caught).routing === true) continue;
    happen(story, { kind: 'routed', part: caught, rules: ['LA-U5.4-11'] });
    degrade(story, caught, IN_DISORDER, ['LA-S3.6-10']);
  }
};

const isBeingPassed = (state: State, part: number): boolean => {
  const { formation, opened } = partOf(state, part);
  if (formation !== 'skirmish') return false;
  const { side } = unitOfPart(state, part);
  const isPassed = ({ crosser, crossed }: State['crossings'][number]): boolean =>
    crossed === part && unitOfPart(state, crosser).side === side;
  return opened === true || state.crossings.some(isPassed);
};
