/** Ground from which nobody fires at all. */

import { bodyOfPart } from '../../ground/shape/blocks.ts';
import type { Placed } from '../../ground/shape/placed.ts';
import { standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import type { silencers } from '../../model/fire-bars.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { about, cropsOf, crossingsUnder } from './where.ts';

export interface Silence {
  readonly by: (typeof silencers)[number];
  readonly rules: readonly string[];
}

/** LA-O6.3-11, LA-O9.2-9, -10: a base in a ford or in tall crops is enough. */
export const silencedAt = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  { unit }: Pick<Placed, 'unit'>,
  part: Part,
): Silence | undefined => {
  if (terrainOf(setting, state).laid.length === 0) return undefined;
  const body = bodyOfPart(setting, part, unit.arm);
  const features = about(setting, state, body);
  if (crossingsUnder(features, body, 'ford').length > 0)
    return { by: 'ford', rules: ['LA-O6.3-11', 'LA-O1.3-6'] };
  return cropsOf(features).some((area) => standsIn(body, area))
    ? { by: 'crops', rules: ['LA-O9.2-9', 'LA-O9.2-10', 'LA-O1.3-6'] }
    : undefined;
};
