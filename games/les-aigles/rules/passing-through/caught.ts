import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { IN_DISORDER } from '../../model/vocabulary.ts';
import { degrade, overlap } from './cross.ts';

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

/** Whether enemies who rode over a part are on its ground. */
export const isRiddenOver = (state: Pick<State, 'crossings' | 'parts' | 'units'>, part: number): boolean =>
  state.crossings.some(
    ({ crosser, crossed }) =>
      crossed === part && unitOfPart(state, crosser).side !== unitOfPart(state, part).side,
  );

/** LA-U5.2-14: skirmishers on whose ground a charge has come to an end do not stay under the horses: they rout. */
export const routThoseRiddenOver = (story: Story): void => {
  if (story.setting.switches.riddenOver !== 'rout') return;
  for (const { crosser, crossed } of story.state.crossings) {
    const { state } = story;
    const isOver =
      partOf(state, crosser).charge === undefined && overlap(story.setting, state, crosser, crossed);
    const isEnemy = unitOfPart(state, crosser).side !== unitOfPart(state, crossed).side;
    if (!isEnemy || !isOver || partOf(state, crossed).routing === true) continue;
    happen(story, { kind: 'routed', part: crossed, rules: ['LA-U5.2-14'] });
    degrade(story, crossed, IN_DISORDER, ['LA-S3.6-10']);
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
