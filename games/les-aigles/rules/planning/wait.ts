/** LA-M1.1-9: those whose plan lets a quarter go by. */
import { isEngaged, partOf, standing } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';

/** Who waits in the quarter that begins: nothing else keeps him. */
export const waitingIn = ({ state }: Story): readonly number[] =>
  standing(state).filter((index) => {
    const { secret, doing, charge, rally, follow, evade, routing, retreat } = partOf(state, index);
    if (secret?.plan?.[0]?.do !== 'wait' || isEngaged(state, index)) return false;
    return [doing, charge, rally, follow, evade, routing, retreat].every((each) => each === undefined);
  });

/** The quarter is over, and with it the wait; unless something has made an end of the plan. */
export const endWaits = (story: Story, waiting: readonly number[]): void => {
  for (const part of waiting)
    if (partOf(story.state, part).secret?.plan?.[0]?.do === 'wait')
      happen(story, { kind: 'waited', part, rules: ['LA-M1.1-9'] });
};
