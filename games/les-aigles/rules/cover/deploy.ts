/** Whether there is room to deploy: beside a road, on a bridge, between trees. */

import type { Refusal } from '@grognard/engine';
import { type Body, bodyOf, gap, normalHeading, type Polygon, type Ribbon } from '@grognard/field';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { advanced, shifted } from '../../ground/shape/change.ts';
import type { Placed } from '../../ground/shape/placed.ts';
import { standsIn } from '../../ground/terrain/terrain.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import { type Facing, isArtillery } from '../../model/vocabulary.ts';
import { figureBase } from '../../tables/bases.ts';
import { noGround } from '../ground/judge.ts';
import type { Glance } from '../planning/glance.ts';
import { about } from './where.ts';

/** What nobody deploys across: hedges, walls, houses, trees along a road, water, marsh, woods. */
const hindrancesOf = (feature: Laid): readonly (Polygon | Ribbon)[] => {
  switch (feature.kind) {
    case 'line':
      return [feature.course];
    case 'house':
    case 'redoubt':
    case 'marsh':
    case 'wood':
      return [feature.area];
    case 'water':
      return [feature.bed];
    case 'road':
      return feature.lined.map(({ course }) => course);
    default:
      return [];
  }
};

/** What a body would stand in or across if it stood there. */
const hinderedBy = (setting: Setting, state: Pick<State, 'terrain'>, body: Body): Laid | undefined =>
  about(setting, state, body).find((feature) =>
    hindrancesOf(feature).some((shape) => gap(body, shape) === 0 && standsIn(body, shape)),
  );

const isOnRoad = (setting: Setting, state: Pick<State, 'terrain'>, body: Body): boolean =>
  about(setting, state, body).some((feature) => feature.kind === 'road' && standsIn(body, feature.bed));

/** LA-O7.2-3: on a road whoever would come to stand in or across what is beside it does not deploy. */
export const noDeploying = ({ setting, view, part, unit }: Glance, after: Part): readonly Refusal[] => {
  const [now, then] = [part, after].map((each) => bodyOfPart(setting, each, unit.arm));
  if (now === undefined || then === undefined || !isOnRoad(setting, view, now)) return [];
  const feature = hinderedBy(setting, view, then);
  return feature === undefined ? [] : noGround('LA-O7.2-3', 'ground-no-room', unit.id, feature);
};

const TURNS: Readonly<Record<Facing, number>> = { front: 0, right: 9_000, rear: 18_000, left: 27_000 };

/** LA-O7.2-4: a line of all its figures on the face that is attacked, about the middle of it. */
const lineOn = (setting: Memories, { part, unit }: Placed, side: Facing): Body => {
  const { front, depth } = extentOf(setting, part, unit.arm);
  const base = figureBase(unit.arm);
  const middle = advanced(part, -depth / 2);
  const out = side === 'front' || side === 'rear' ? depth / 2 : front / 2;
  const heading = normalHeading(part.heading + TURNS[side]);
  const head = side === 'front' ? part : advanced({ ...middle, heading }, out);
  const wide = figuresIn(unit, part.companies) * base.width;
  return bodyOf([
    {
      ...shifted(advanced({ ...head, heading }, -base.depth / 2), 0),
      halfFront: wide / 2,
      halfDepth: base.depth / 2,
    },
  ]);
};

/** A column on a road that has no room for its line on the side where it is attacked. */
export const cannotDeploy = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  placed: Placed,
  side: Facing,
): boolean => {
  const { part, unit, body } = placed;
  if (!part.formation.endsWith('column') || isArtillery(unit.arm)) return false;
  return (
    isOnRoad(setting, state, body) && hinderedBy(setting, state, lineOn(setting, placed, side)) !== undefined
  );
};

/** LA-O7.2-2: whether it stands on a road that is lined with trees beside it; no other road hampers anybody. */
export const isBetweenTrees = (setting: Setting, state: Pick<State, 'terrain'>, { body }: Placed): boolean =>
  about(setting, state, body).some(
    (feature) =>
      feature.kind === 'road' &&
      standsIn(body, feature.bed) &&
      feature.lined.some(({ by, course }) => by === 'trees' && gap(body, course) <= feature.bed.width),
  );
