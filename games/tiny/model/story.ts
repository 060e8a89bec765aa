import { beginStory as begin, type Chance, type Story as StoryOf, type Telling } from '@grognard/engine';
import { type Event, evolve } from './events.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';

export { happen } from '@grognard/engine';

/** A resolution in progress: what has happened so far, and the state it has led to. */
export type Story = StoryOf<Setting, State, Event>;

const telling: Telling<Setting, State, Event> = { evolve };

export const beginStory = (setting: Setting, state: State, chance: Chance): Story =>
  begin(telling, setting, state, chance);
