import type { Chance } from '../chance/chance.ts';

/** How the stories of a game go on. */
export interface Telling<Setting, State, Event> {
  readonly evolve: (state: State, event: Event) => State;
  /** What happens before an event because of it: somebody shows himself by what he does. */
  readonly first?: (setting: Setting, state: State, event: Event) => readonly Event[];
}

/** A resolution in progress: what has happened so far, and the state it has led to. */
export interface Story<Setting, State, Event> {
  readonly setting: Setting;
  readonly chance: Chance;
  readonly events: Event[];
  readonly telling: Telling<Setting, State, Event>;
  state: State;
}

export const beginStory = <Setting, State, Event>(
  telling: Telling<Setting, State, Event>,
  setting: Setting,
  state: State,
  chance: Chance,
): Story<Setting, State, Event> => ({ setting, chance, events: [], telling, state });

/** Something happens: it is written down, and the state moves on. */
export const happen = <Setting, State, Event>(story: Story<Setting, State, Event>, event: Event): void => {
  const { setting, telling } = story;
  if (telling.first !== undefined)
    for (const each of telling.first(setting, story.state, event)) write(story, each);
  write(story, event);
};

const write = <Setting, State, Event>(story: Story<Setting, State, Event>, event: Event): void => {
  story.events.push(event);
  story.state = story.telling.evolve(story.state, event);
};
