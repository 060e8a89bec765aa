/** LA-O2.5-6, -7: from higher up a slope one fires over those who stand lower on it. */
import { type Body, gap, isBeyond, isWhollyIn } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { nearBody, standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { TOO_NEAR_TO_FIRE_OVER } from '../../tables/terrain.ts';
import { isRelief, type Relief, slopeOf } from './where.ts';

/** Past its crest, or on its slope. */
const isUpOn = ({ body }: Placed, relief: Relief): boolean => {
  if (!standsIn(body, relief.area)) return false;
  return relief.kind === 'hill' || !isWhollyIn(body, relief.top);
};

const isLowerOn = (relief: Relief, high: Body, low: Body): boolean =>
  standsIn(low, slopeOf(relief)) && gap(low, relief.crest) > gap(high, relief.crest);

/** Whether one may fire over another body; nobody may, where there is no slope under him. */
export const overlooker = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  from: Placed,
): ((body: Body) => boolean) | undefined => {
  const terrain = terrainOf(setting, state);
  if (terrain.laid.length === 0) return undefined;
  const reliefs = nearBody(terrain, from.body)
    .filter(isRelief)
    .filter((relief) => isUpOn(from, relief));
  if (reliefs.length === 0) return undefined;
  return (body) =>
    isBeyond(gap(from.body, body), TOO_NEAR_TO_FIRE_OVER) &&
    reliefs.some((relief) => isLowerOn(relief, from.body, body));
};
