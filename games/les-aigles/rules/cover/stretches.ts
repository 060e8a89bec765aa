/** Hedges and walls as they stand now, and who stands against them or astride them. */
import { type Body, type Box, bodyOf, gap, isUpTo, type Ribbon, TOUCH } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { type StandingFigure, standingFigures } from '../../ground/shape/standing-figures.ts';
import { near, standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import type { LineClass, Road } from '../../model/features.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import { standingLine } from '../ground/lines.ts';
import { crosses, type Place } from './lines.ts';

type Known = Pick<State, 'terrain'>;

/** What still stands of a hedge or a wall, and how much it covers. */
export interface CoverStretch {
  readonly feature: string;
  readonly sort: LineClass;
  readonly course: Ribbon;
  /** It encloses something. */
  readonly closed?: true;
}

/** Roads are lined by hedges and walls, too. */
const alongRoad = ({ id, lined }: Road): readonly CoverStretch[] =>
  lined
    .filter(({ by }) => by !== 'trees')
    .map(({ by, course }) => ({ feature: id, sort: by === 'hedge' ? 'light' : 'hard', course }));

/** The stretches of some features that have not been laid low and through which no road goes. */
export const stretchesOf = (
  setting: Setting,
  state: Known,
  features: readonly Laid[],
): readonly CoverStretch[] => {
  const terrain = terrainOf(setting, state);
  const stretches: CoverStretch[] = [];
  for (const feature of features) {
    if (feature.kind === 'road') stretches.push(...alongRoad(feature));
    if (feature.kind !== 'line') continue;
    const closed = feature.entry.closed === true && { closed: true as const };
    for (const { sort, course } of standingLine(terrain, state.terrain.damage, feature))
      if (sort !== 'gap') stretches.push({ feature: feature.id, sort, course, ...closed });
  }
  return stretches;
};

export const stretchesNear = (
  setting: Setting,
  state: Known,
  box: Box,
  margin = 0,
): readonly CoverStretch[] => {
  const terrain = terrainOf(setting, state);
  return terrain.laid.length === 0 ? [] : stretchesOf(setting, state, near(terrain, box, margin));
};

/** LA-O8.3-1, -5: base contact, and no nearer than that. */
const touches = (body: Body, { course }: CoverStretch): boolean =>
  isUpTo(gap(body, course), TOUCH.lesAigles.terrain) && !standsIn(body, course);

/** One figure in base contact, and what it stands against. */
export interface Manned {
  readonly figure: StandingFigure;
  readonly stretch: CoverStretch;
}

/** LA-O8.3-1: every figure of a part that stands against a hedge or a wall. */
export const mannedBy = (
  setting: Memories,
  lines: readonly CoverStretch[],
  { part, unit, body }: Placed,
): readonly Manned[] => {
  const close = lines.filter(({ course }) => isUpTo(gap(body, course), TOUCH.lesAigles.terrain));
  if (close.length === 0) return [];
  return standingFigures(setting, part, unit).flatMap((figure) => {
    const ground = bodyOf([figure.block]);
    const stretch = close.find((each) => touches(ground, each));
    return stretch === undefined ? [] : [{ figure, stretch }];
  });
};

/** What most of some figures stand against; of two as long, the lighter. */
export const mostOf = (manned: readonly Pick<Manned, 'stretch'>[]): CoverStretch | undefined => {
  const bySort = (sort: LineClass): readonly Pick<Manned, 'stretch'>[] =>
    manned.filter(({ stretch }) => stretch.sort === sort);
  const [light, hard] = [bySort('light'), bySort('hard')];
  return (hard.length > light.length ? hard : light)[0]?.stretch ?? hard[0]?.stretch;
};

/** LA-O8.6-11: the hedge or wall that a part is in the middle of crossing. */
export const astride = (lines: readonly CoverStretch[], { body }: Placed): CoverStretch | undefined =>
  lines.find(({ course }) => standsIn(body, course));

/** The first of some lines that a straight way crosses. */
export const crossedBy = (lines: readonly CoverStretch[], from: Place, to: Place): CoverStretch | undefined =>
  lines.find(({ course }) => crosses(course, from, to));
