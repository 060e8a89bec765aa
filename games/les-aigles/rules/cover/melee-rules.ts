/** The rules of the ground that a round of melee has followed. */

import type { Placed } from '../../ground/shape/placed.ts';
import { terrainOf, under } from '../../ground/terrain/terrain.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import { DISORGANISED } from '../../model/vocabulary.ts';
import { isAlongCrest } from '../bending/bend.ts';
import { isBetweenTrees } from './deploy.ts';
import { isRelief, slopesUnder } from './where.ts';
import { isAllInWood } from './woods.ts';

type Known = Pick<State, 'terrain'>;

const underfoot = (setting: Setting, state: Known, placed: Placed): readonly Laid[] =>
  under(terrainOf(setting, state), placed.body);

/** LA-O2.6-8: whoever came up or down the slope fights disorganised. */
const isOnHisWay = ({
  each: { part, body },
  features,
}: {
  each: Placed;
  features: readonly Laid[];
}): boolean => part.degradation === DISORGANISED && slopesUnder(features, body).length > 0;

/** LA-O0-14, LA-O7.2-2: a round is a round on any ground, and a road hampers nobody. */
export const boutRules = (
  setting: Setting,
  state: Known,
  both: readonly Placed[],
  round: number,
): readonly string[] => {
  const ground = both.map((each) => ({ each, features: underfoot(setting, state, each) }));
  if (ground.every(({ features }) => features.length === 0)) return [];
  const isRoad = ground.some(
    ({ each, features }) =>
      features.some(({ kind }) => kind === 'road') && !isBetweenTrees(setting, state, each),
  );
  const isClimbing = round === 1 && ground.some(isOnHisWay);
  const isBent = both.some(({ part }) => isAlongCrest(setting, state, part));
  return [
    'LA-O0-14',
    ...(isBent ? ['LA-O2.2-7'] : []),
    ...(isRoad ? ['LA-O7.2-2'] : []),
    ...(isClimbing ? ['LA-O2.6-8'] : []),
  ];
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
