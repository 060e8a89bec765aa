/** A column that has come to a wall of a house, and those who hold it. */
import type { ContactEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import type { Scene } from '../scene.ts';
import { column, garrison, half, hamlet, SOUTH, wait } from './hamlet.ts';

export const AT_SOUTH: ContactEntry = {
  attacker: 'column',
  defender: 'garrison',
  side: 'front',
  wall: SOUTH,
};

/** A round of melee in which both throw three. */
export const round = (given: Scene, plans: Readonly<Record<string, readonly Task[]>> = {}): Scene =>
  wait(half(given, plans));

/** In melee at the south wall, for so many rounds. */
export const locked = (
  posts: Parameters<typeof garrison>[0],
  more: Partial<Parameters<typeof column>[0]> = {},
  rounds = 0,
) =>
  hamlet([column({ id: 'column', at: [0, -3], ...more }), garrison(posts)], {
    contacts: [{ ...AT_SOUTH, ...(rounds > 0 && { rounds }), quarter: rounds > 0 ? 0 : 1 }],
    ...(rounds > 0 && { now: { period: 2, quarter: 1 } }),
  });
