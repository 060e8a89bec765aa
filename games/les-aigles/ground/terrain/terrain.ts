/** All that lies on a table, found by place, by kind and by name. */
import { kept } from '@grognard/engine';
import {
  type Body,
  type Box,
  boxesMeet,
  depthAcross,
  gap,
  lookUp,
  lookupOf,
  type Polygon,
  type Ribbon,
  whereIn,
} from '@grognard/field';
import type { Feature } from '../../model/features.ts';
import { type Drawer, type Memory, newMemory } from '../../model/memory.ts';
import type { Laid, Terrain } from '../../model/terrain.ts';
import type { FeatureEntry, FeatureKind } from '../../model/terrain-entries.ts';
import type { TerrainState } from '../../model/terrain-state.ts';
import { BESIDE_IT } from '../../tables/terrain.ts';
import { readyFeature } from './ready.ts';
import { shapeOf } from './shape-of.ts';

type OfKind<Kind extends FeatureKind> = Extract<Feature, { kind: Kind }>;

/** Every entry is made ready once. */
const READY: Drawer<(entry: FeatureEntry) => Feature> = { empty: () => kept(readyFeature) };

export const layOut = (entries: readonly FeatureEntry[], ofFeatures: Memory = newMemory()): Terrain => {
  const features = entries.map(ofFeatures(READY));
  const laid = features.filter((feature): feature is Laid => feature.kind !== 'village');
  return {
    features,
    byId: new Map(features.map((feature) => [feature.id, feature] as const)),
    laid,
    lookup: lookupOf(laid.map(shapeOf)),
    found: new Int32Array(laid.length),
    memory: newMemory(),
    ofFeatures,
  };
};

/** The tables that states have had besides the one that everybody knows. */
const COMBINED: Drawer<
  WeakMap<TerrainState['hidden'], { readonly made: TerrainState['made']; readonly all: Terrain }>
> = { empty: () => new WeakMap() };

/** The ground as it is now: what the scenario shows, what is hidden as far as this state knows it, what the battle has made. */
export const terrainOf = (
  setting: { readonly terrain: Terrain },
  { terrain }: { readonly terrain: TerrainState },
): Terrain => {
  if (terrain.hidden.length === 0 && terrain.made.length === 0) return setting.terrain;
  const combined = setting.terrain.memory(COMBINED);
  const known = combined.get(terrain.hidden);
  if (known?.made === terrain.made) return known.all;
  // What was there and has been altered is told anew under its name.
  const altered = new Set(terrain.made.map(({ id }) => id));
  const isAsBefore = ({ id }: FeatureEntry): boolean => !altered.has(id);
  const entries = [
    ...setting.terrain.features.map(({ entry }) => entry).filter(isAsBefore),
    ...terrain.hidden.map(({ entry }) => entry).filter(isAsBefore),
    ...terrain.made,
  ];
  const all = layOut(entries, setting.terrain.ofFeatures);
  combined.set(terrain.hidden, { made: terrain.made, all });
  return all;
};

export const isOf =
  <Kind extends FeatureKind>(...kinds: readonly Kind[]) =>
  (feature: Feature): feature is OfKind<Kind> =>
    (kinds as readonly FeatureKind[]).includes(feature.kind);

export const allOf = <Kind extends FeatureKind>({ features }: Terrain, kind: Kind): readonly OfKind<Kind>[] =>
  features.filter(isOf(kind));

export const featureOf = <Kind extends FeatureKind>(
  terrain: Terrain,
  kind: Kind,
  id: string,
): OfKind<Kind> | undefined => {
  const feature = terrain.byId.get(id);
  return feature !== undefined && isOf(kind)(feature) ? feature : undefined;
};

const NOTHING: readonly Laid[] = [];

/** What lies within a distance of a box, in the order of the table's list. */
export const near = (terrain: Terrain, box: Box, margin = 0): readonly Laid[] => {
  const count = lookUp(terrain.lookup, box, margin, terrain.found);
  if (count === 0) return NOTHING;
  const features: Laid[] = [];
  for (let i = 0; i < count; i += 1) features.push(terrain.laid[terrain.found[i] as number] as Laid);
  return features;
};

/** By the body that asked, and how far about it. */
const FOUND: Drawer<WeakMap<Body, Map<number, readonly Laid[]>>> = { empty: () => new WeakMap() };

/** The same for a body, which is asked for again and again as long as it stays where it is. */
export const nearBody = (terrain: Terrain, body: Body, margin = 0): readonly Laid[] => {
  if (terrain.laid.length === 0) return NOTHING;
  const found = terrain.memory(FOUND);
  const known = found.get(body);
  const before = known?.get(margin);
  if (before !== undefined) return before;
  const features = near(terrain, body, margin);
  if (known === undefined) found.set(body, new Map([[margin, features]]));
  else known.set(margin, features);
  return features;
};

/** LA-O0-6: whether any of a body's ground lies in a shape by more than standing beside it. */
export const standsIn = (body: Body, shape: Polygon | Ribbon): boolean => {
  if (!boxesMeet(body, shape, 1) || gap(body, shape) > 0) return false;
  if (shape.kind === 'polygon') {
    const isInside = body.blocks.some(({ x, y }) => whereIn(shape, x, y) === 'inside');
    return isInside || depthAcross(body, shape) > BESIDE_IT;
  }
  return depthAcross(body, shape) > BESIDE_IT;
};

/** What a body stands in: the features that any of its bases is on. */
export const under = (terrain: Terrain, body: Body): readonly Laid[] =>
  terrain.laid.length === 0
    ? []
    : nearBody(terrain, body).filter((feature) => standsIn(body, shapeOf(feature)));
