import type { Chance } from '@grognard/engine';
import { type Event, evolve } from '../model/events.ts';
import { unmaskedBy } from '../rules/sight/unmask.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';

/** A resolution in progress: what has happened so far, and the state it has led to. */
export interface Story {
  readonly setting: Setting;
  readonly chance: Chance;
  readonly events: Event[];
  state: State;
}

export const beginStory = (setting: Setting, state: State, chance: Chance): Story => ({
  setting,
  state,
  chance,
  events: [],
});

/** Something happens: it is written down, and the state moves on. Whoever shows himself by it is seen first. */
export const happen = (story: Story, event: Event): void => {
  for (const each of [...unmaskedBy(story.setting, story.state, event), event]) {
    story.events.push(each);
    story.state = evolve(story.state, each);
  }
};
