import type { RuleId } from '@grognard/engine';
import { counterOf, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { unitsAt } from '../map/board.ts';

/** A counter is taken off the map. */
export const remove = (story: Story, counter: number, rules: readonly RuleId[]): void =>
  happen(story, { kind: 'altered', counter, to: { gone: true }, rules });

/** A counter is taken off the map, and debris lies in its place. */
export const wreck = (story: Story, counter: number, rules: readonly RuleId[]): void => {
  const { hex } = counterOf(story.state, counter);
  remove(story, counter, rules);
  // CB-Q39: it is not as if whoever stands there had come in.
  const under = unitsAt(readStory(story), hex).some(
    (index) => unitOf(story.state, index).formed !== undefined,
  );
  const placed = { kind: 'debris', hex } as const;
  happen(story, { kind: 'placed', counter: placed, rules: [...rules, ...(under ? ['CB-Q39'] : [])] });
};

/** A palisade loses a level, and with its last one becomes debris. */
export const reducePalisade = (story: Story, counter: number, rules: readonly RuleId[]): void => {
  const { level = 1 } = counterOf(story.state, counter);
  if (level > 1) happen(story, { kind: 'altered', counter, to: { level: level - 1 }, rules });
  else wreck(story, counter, rules);
};
