import type { UnitEntry } from '../../model/scenario.ts';
import { companies } from '../scene.ts';
import { british, type Fight, locked } from './fighting.ts';

/** Old guard in column on a British line: the line is beaten whatever the dice. */
export const guard = { formation: 'division column', companies: companies(6, 3, 'old-guard') } as const;

export const beaten = (
  french: Partial<UnitEntry> = {},
  allied: Partial<UnitEntry> = {},
  behind: readonly (Partial<UnitEntry> & Pick<UnitEntry, 'id' | 'at'>)[] = [],
  fight: Fight = {},
) =>
  locked(
    [
      { id: 'french', at: [0, 0], ...guard, ...french },
      { id: 'allied', at: [0, 0], ...british, ...allied },
      ...behind,
    ],
    fight,
  );
