import type { Chance } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import { evolve } from '../model/evolve.ts';
import type { Event, State } from '../model/state.ts';

/** A resolution in progress: what has happened so far, and the state it has led to. */
export interface Story {
  readonly setting: Setting;
  readonly chance: Chance;
  readonly events: Event[];
  state: State;
}

export const beginStory = (setting: Setting, state: State, chance: Chance): Story => ({
  ...{ setting, state, chance },
  events: [],
});

/** Something happens: it is written down, and the state moves on. */
export const happen = (story: Story, event: Event): void => {
  story.events.push(event);
  story.state = evolve(story.state, event);
};

/** Two dice for a purpose of a subject, in the order in which they fell. */
export const twoDice = ({ chance }: Story, purpose: string, subject: string): readonly [number, number] => [
  chance.roll(purpose, subject, 6),
  chance.roll(purpose, subject, 6),
];
