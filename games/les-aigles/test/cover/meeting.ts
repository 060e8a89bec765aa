import type { ContactEntry, UnitEntry } from '../../model/scenario.ts';
import type { Contact } from '../../model/state.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { half } from '../fire/firing.ts';
import { british, type Fight, locked } from '../melee/fighting.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';

type More = Partial<UnitEntry>;

/** So many left of a battalion. */
export const few = (figures: number, troop = 'line'): UnitEntry['companies'] => [
  { troop, figures: 9, lost: 9 - figures },
];

export const ahead = (cm: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length: cm * 1_000 }] });

/** Where the British stand, 1 cm from the French, who walk into them unless it is they who walk. */
export const meet = (
  features: readonly FeatureEntry[],
  y: number,
  french: More = {},
  allied: More = {},
  by: 'french' | 'allied' = 'french',
): Scene =>
  half(
    scene(
      [
        { id: 'french', at: [0, y - 1], attitude: 'attack', ...french },
        { id: 'allied', at: [0, y], ...british, attitude: 'attack', ...allied },
      ],
      { features },
    ),
    { [by]: [ahead(1.5)] },
  );

export const contactIn = ({ state }: Scene): Contact | undefined => state.contacts[0];

/** Who stands higher, by name. */
export const higher = (given: Scene): string | undefined => {
  const above = contactIn(given)?.above;
  return ['french', 'allied'].find((id) => partNamed(given, id) === above);
};

export const FRONT: ContactEntry = { attacker: 'french', defender: 'allied', side: 'front' };

/** French and British in contact at some place, as a period ends. */
export const close = (
  features: readonly FeatureEntry[],
  y: number,
  french: More = {},
  allied: More = {},
  { contacts = [FRONT], more = {}, ...fight }: Fight = {},
): Scene =>
  locked(
    [
      { id: 'french', at: [0, y], ...french },
      { id: 'allied', at: [0, y], ...british, ...allied },
    ],
    { contacts, more: { ...more, features }, ...fight },
  );

export const later = (rounds = 1, more: Partial<ContactEntry> = {}): Fight => ({
  contacts: [{ ...FRONT, rounds, ...more }],
});

/** Twelve of the guard: they win. */
export const guard = { companies: companies(6, 3, 'old-guard') };
