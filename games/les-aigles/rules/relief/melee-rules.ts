/** The rules of the ground that a round of melee has followed. */
import type { Setting } from '../../setting.ts';
import type { State } from '../../state-types.ts';
import { type Laid, terrainOf, under } from '../../terrain/terrain.ts';
import { isBetweenTrees } from './deploy.ts';
import { isRelief, type Placed } from './where.ts';
import { isAllInWood } from './woods.ts';

type Known = Pick<State, 'terrain'>;

const underfoot = (setting: Setting, state: Known, placed: Placed): readonly Laid[] =>
  under(terrainOf(setting, state), placed.body);

/** LA-O0-14, LA-O7.2-2: a round is a round on any ground, and a road hampers nobody. */
export const boutRules = (setting: Setting, state: Known, both: readonly Placed[]): readonly string[] => {
  const ground = both.map((each) => ({ each, features: underfoot(setting, state, each) }));
  if (ground.every(({ features }) => features.length === 0)) return [];
  const isRoad = ground.some(
    ({ each, features }) =>
      features.some(({ kind }) => kind === 'road') && !isBetweenTrees(setting, state, each),
  );
  return ['LA-O0-14', ...(isRoad ? ['LA-O7.2-2'] : [])];
};

/** LA-O2.6-5, LA-O4.5-19, LA-O6.2-13: whoever has followed has his bonus here, too. */
export const followRules = (setting: Setting, state: Known, quarry: Placed): readonly string[] => {
  const features = underfoot(setting, state, quarry);
  return [
    ...(features.some(isRelief) ? ['LA-O2.6-5'] : []),
    ...(isAllInWood(setting, state, quarry) ? ['LA-O4.5-19'] : []),
    ...(features.some(({ kind }) => kind === 'water') ? ['LA-O6.2-13'] : []),
  ];
};
