import { beginStory as begin, type Chance, type Telling } from '@grognard/engine';
import { type Event, evolve } from '../../model/events.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { unmaskedBy } from './unmask.ts';

/** LA-O0-19: whoever shows himself by what he does is seen first. */
const telling: Telling<Setting, State, Event> = { evolve, first: unmaskedBy };

export const beginStory = (setting: Setting, state: State, chance: Chance): Story =>
  begin(telling, setting, state, chance);
