/** What the tests of melees have in common. */
import { recorded, type SwitchValues } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { partOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { ContactEntry, Scenario, UnitEntry } from '../../model/scenario.ts';
import type { Contact, State } from '../../model/state.ts';
import { fightMelees } from '../../rules/melee/phase.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { companies, middling, partNamed, type Scene, scene } from '../scene.ts';

type Entry = Parameters<typeof scene>[0][number];

/** Five British companies of three, in line, facing south. */
export const british = {
  side: 'allied',
  nation: 'britain',
  attitude: 'hold',
  companies: companies(5, 3, 'line'),
} as const;

/** Elites in front, then the four companies of fusiliers: six abreast and three deep. */
export const elites = (lost = 0): Pick<UnitEntry, 'companies' | 'formation'> => ({
  formation: 'division column',
  companies: [
    { troop: 'grenadier', figures: 3 },
    { troop: 'voltigeur', figures: 3 },
    ...companies(3, 3),
    { troop: 'fusilier', figures: 3, lost },
  ],
});

/** Twelve riders in line. */
export const horse = (troop = 'hussar'): Pick<UnitEntry, 'companies' | 'formation'> => ({
  formation: 'line',
  companies: companies(4, 3, troop),
});

export interface Fight {
  readonly contacts?: readonly ContactEntry[];
  readonly more?: Partial<Scenario>;
  readonly switches?: SwitchValues;
  /** What else is true of a contact or of the table. */
  readonly contact?: Partial<Contact>;
  readonly state?: (state: State) => State;
}

const CHARGE: ContactEntry = { attacker: 'french', defender: 'allied', side: 'front', charged: true };

/** French and allies in contact, as a period ends. */
export const locked = (
  units: readonly Entry[],
  { contacts = [CHARGE], more = {}, switches = {}, contact = {}, state = (now) => now }: Fight = {},
): Scene => {
  const given = scene(units, { contacts, ...more }, switches);
  const now = {
    ...given.state,
    quarter: 4,
    contacts: given.state.contacts.map((each) => ({ ...each, ...contact })),
  };
  return { ...given, state: state(now) };
};

/** One round; the dice are those of the allies, then of the French. */
export const fought = (given: Scene, dice: readonly number[] = []): Scene => {
  const story = beginStory(given.setting, given.state, recorded(middling(dice)));
  fightMelees(story);
  return { ...given, state: story.state, events: story.events };
};

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

export const all = <K extends Event['kind']>(
  { events }: Pick<Scene, 'events'>,
  kind: K,
): readonly Kind<K>[] => events.filter((event): event is Kind<K> => event.kind === kind);

/** What the two of the first pair did: figures, factors of their groups, men. */
export const strikes = (given: Scene) => {
  const [first] = all(given, 'fought');
  const shown = (who: 'attacker' | 'defender') => {
    const strike = first?.strikes[who];
    return strike === undefined
      ? undefined
      : {
          figures: strike.figures,
          factors: strike.groups.map(({ rows }) => rows.reduce((sum, { value }) => sum + value, 0)),
          men: strike.men,
        };
  };
  return { attacker: shown('attacker'), defender: shown('defender') };
};

/** The rows of a pair's only groups, by the rule that they come from. */
export const rowsOf = (given: Scene, who: 'attacker' | 'defender'): Readonly<Record<string, number>> => {
  const [first] = all(given, 'fought');
  const rows = first?.strikes[who]?.groups[0]?.rows ?? [];
  return Object.fromEntries(rows.map(({ rule, value }) => [rule, value]));
};

export const at = (now: Scene, id: string, nth = 0): Part => partOf(now.state, partNamed(now, id, nth));
