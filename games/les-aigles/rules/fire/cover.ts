/** What a part has between itself and the fire. */
import type { Setting } from '../../setting.ts';
import { partOf } from '../../state.ts';
import type { State } from '../../state-types.ts';
import type { Shelter } from '../../vocabulary.ts';

export type Cover = 'none' | 'light' | 'hard';

const COVERS: Readonly<Record<Shelter, Cover>> = {
  wood: 'light',
  'light cover': 'light',
  village: 'hard',
  'hard cover': 'hard',
};

/** The cover that a part has against fire from another. On a flat table there is only what it stands in or behind. */
export const coverOf = (_setting: Setting, state: State, target: number, _from: number): Cover => {
  const { shelter } = partOf(state, target);
  return shelter === undefined ? 'none' : COVERS[shelter];
};

/** Whether both stand in a wood, where nothing carries far. */
export const areInWoods = (state: State, target: number, from: number): boolean =>
  [target, from].every((index) => partOf(state, index).shelter === 'wood');
