import { beginStory as begin, type Chance, type Story as StoryOf, type Telling } from '@grognard/engine';
import type { Event } from './events.ts';
import { evolve } from './events.ts';

import type { Setting } from './setting.ts';
import type { State } from './state.ts';

export { happen } from '@grognard/engine';

/** A resolution of Cursed Blades in progress. */
export type Story = StoryOf<Setting, State, Event>;

const telling: Telling<Setting, State, Event> = { evolve };

export const beginStory = (setting: Setting, state: State, chance: Chance): Story =>
  begin(telling, setting, state, chance);

/** Two dice for a purpose of a subject, in the order in which they fell. */
export const twoDice = ({ chance }: Story, purpose: string, subject: string): readonly [number, number] => [
  chance.roll(purpose, subject, 6),
  chance.roll(purpose, subject, 6),
];
