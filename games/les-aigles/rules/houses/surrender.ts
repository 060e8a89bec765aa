/** LA-O5.6-2, -3: a garrison that must go and cannot gives itself up, or fights to the last. */
import { partOf, unitOfPart } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { intruderIn } from '../walls/posts.ts';

/** LA-O5.6-3: elites and guards do not, unless they were told to. */
const refuses = ({ setting, state }: Story, index: number): boolean => {
  const { status } = unitOfPart(state, index);
  if (status !== 'elite' && status !== 'guard') return false;
  const isTold = partOf(state, index).secret?.inHouse?.surrenders === true;
  return setting.switches.eliteSurrender === 'refuses' && !isTold;
};

export const surrender = (story: Story, index: number, rules: readonly string[]): void => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return;
  const by = intruderIn(story.state, index);
  if (by !== undefined && refuses(story, index)) {
    happen(story, { kind: 'fought-on', part: index, house: inside.house, rules: ['LA-O5.6-2', 'LA-O5.6-3'] });
    return;
  }
  happen(story, {
    kind: 'surrendered',
    part: index,
    house: inside.house,
    ...(by !== undefined && { by }),
    rules,
  });
};
