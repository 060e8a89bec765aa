import type { RuleId } from '@grognard/engine';
import { counterOf } from '../state.ts';
import { happen, type Story } from '../story.ts';

/** A counter is taken off the map. */
export const remove = (story: Story, counter: number, rules: readonly RuleId[]): void =>
  happen(story, { kind: 'altered', counter, to: { gone: true }, rules });

/** A counter is taken off the map, and debris lies in its place. */
export const wreck = (story: Story, counter: number, rules: readonly RuleId[]): void => {
  const { hex } = counterOf(story.state, counter);
  remove(story, counter, rules);
  happen(story, { kind: 'placed', counter: { kind: 'debris', hex }, rules });
};

/** A palisade loses a level, and with its last one becomes debris. */
export const reducePalisade = (story: Story, counter: number, rules: readonly RuleId[]): void => {
  const { level = 1 } = counterOf(story.state, counter);
  if (level > 1) happen(story, { kind: 'altered', counter, to: { level: level - 1 }, rules });
  else wreck(story, counter, rules);
};
