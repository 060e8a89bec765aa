/** What of the ground a part stands in, as fire, melee and morale ask it. */
import { type Body, isWhollyIn, type Polygon, type Ribbon } from '@grognard/field';
import { nearBody, standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import type { Hill, Plateau, Water } from '../../model/features.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid, Terrain } from '../../model/terrain.ts';
import type { SlopeCover } from '../../model/terrain-entries.ts';
import { BESIDE_IT, OVERHANG } from '../../tables/terrain.ts';

/** What lies about a body. */
export const about = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  body: Body,
  margin = 0,
): readonly Laid[] => {
  const terrain: Terrain = terrainOf(setting, state);
  return nearBody(terrain, body, margin);
};

export type Relief = Hill | Plateau;

export const isRelief = (feature: Laid): feature is Relief =>
  feature.kind === 'hill' || feature.kind === 'plateau';

/** The ground of a relief that climbs. */
export const slopeOf = (relief: Relief): Polygon => (relief.kind === 'hill' ? relief.area : relief.slope);

/** The reliefs on whose slopes a body stands. */
export const slopesUnder = (features: readonly Laid[], body: Body): readonly Relief[] =>
  features.filter(isRelief).filter((relief) => standsIn(body, slopeOf(relief)));

/** What grows on slopes, behind what was found before. */
const withSlopes = (
  areas: Polygon[],
  features: readonly Laid[],
  covers: readonly SlopeCover[],
): readonly Polygon[] => {
  for (const feature of features) {
    if (!isRelief(feature)) continue;
    for (const { cover, area } of feature.covered) if (covers.includes(cover)) areas.push(area);
  }
  return areas;
};

/** Everything wooded: woods, and slopes under trees. */
export const woodedOf = (features: readonly Laid[]): readonly Polygon[] => {
  const woods: Polygon[] = [];
  for (const feature of features) if (feature.kind === 'wood') woods.push(feature.area);
  return withSlopes(woods, features, ['wooded']);
};

/** Everything under tall crops or vines. */
export const cropsOf = (features: readonly Laid[]): readonly Polygon[] => {
  const crops: Polygon[] = [];
  for (const feature of features)
    if (feature.kind === 'crop' && feature.entry.sort !== 'ploughland') crops.push(feature.area);
  return withSlopes(crops, features, ['cultivated', 'vines']);
};

/** LA-O4.1-5: all of it is in the wood, but for what hangs over the edge. */
export const isAllIn = (body: Body, area: Polygon): boolean =>
  standsIn(body, area) && isWhollyIn(body, area, OVERHANG);

/** LA-O4.1-5: the rule by which it is, if some of it hangs over. */
export const overhangRules = (body: Body, area: Polygon): readonly string[] =>
  isWhollyIn(body, area, BESIDE_IT) ? [] : ['LA-O4.1-5'];

/** Fords and bridges that a body is on. */
export const crossingsUnder = (
  features: readonly Laid[],
  body: Body,
  sort: 'bridge' | 'ford',
): readonly Ribbon[] => {
  const beds: Ribbon[] = [];
  for (const feature of features) {
    if (feature.kind !== 'water') continue;
    for (const each of feature.crossings)
      if (each.sort === sort && standsIn(body, each.bed)) beds.push(each.bed);
  }
  return beds;
};

/** Whether a body stands in water: on no bridge, in a stream or a ditch, or in a ford. */
export const watersUnder = (features: readonly Laid[], body: Body): readonly Water[] =>
  features
    .filter((feature): feature is Water => feature.kind === 'water' && standsIn(body, feature.bed))
    .filter(() => crossingsUnder(features, body, 'bridge').length === 0);
