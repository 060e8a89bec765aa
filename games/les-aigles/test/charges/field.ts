/** What the tests of charges have in common. */

import { lesAigles } from '../../game.ts';
import type { Event } from '../../model/events.ts';
import type { Part } from '../../model/part.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Contact } from '../../model/state.ts';
import type { Task } from '../../model/tasks.ts';
import { companies, noReaction, partNamed, plan, type Scene, type scene } from '../scene.ts';

type Entry = Parameters<typeof scene>[0][number];

/** Four squadrons of three French hussars in column: 9 cm a quarter and 9 of bonus. */
export const hussars = (entry: Partial<Entry> & Pick<UnitEntry, 'id' | 'at'>): Entry => ({
  formation: 'march column',
  companies: companies(4, 3, 'hussar'),
  ...entry,
});

/** A French fusilier column: 4.5 cm a quarter and 4 of bonus. */
export const column = (entry: Partial<Entry> & Pick<UnitEntry, 'id' | 'at'>): Entry => ({
  formation: 'march column',
  ...entry,
});

export const charge = (given: Scene, id: string): Task => ({ do: 'charge', target: partNamed(given, id) });

/** One side charges the other at the start of the period; nobody else does anything, for so many half periods. */
export const charged = (given: Scene, by: string, target: string, halves = 2): Scene => {
  let now = noReaction(plan(given, { [by]: [charge(given, target)] }));
  for (let half = 1; half < halves; half += 1) now = noReaction(plan(now, {}));
  return now;
};

export type Met = Extract<Event, { kind: 'met' }>;

export const contacts = ({ events }: Scene): readonly Contact[] =>
  events.flatMap((event) => (event.kind === 'met' ? [event.contact] : []));

export const partOfUnit = (given: Scene, id: string, nth = 0): Part => {
  const part = given.state.parts.flat()[partNamed(given, id, nth)];
  if (part === undefined) throw new Error(`Nobody here is called ${id}`);
  return part;
};

/** A switch of the game set otherwise than usual. */
export const otherwise = (name: string, off: string) => ({ game: lesAigles, switch: name, off });
