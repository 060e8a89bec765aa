import type { Story as StoryOf } from '@grognard/engine';
import type { Event } from './events.ts';
import type { Setting } from './setting.ts';
import type { State } from './state.ts';

export { happen } from '@grognard/engine';

/** A resolution of Les Aigles in progress. */
export type Story = StoryOf<Setting, State, Event>;
