/** What of the ground stops a fire on its way: crests, dead ground, woods, houses. */
import {
  type Body,
  type Box,
  gap,
  gapToEdge,
  isUpTo,
  isWhollyIn,
  type Polygon,
  whereIn,
} from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { near, standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import type { Hill, House, Plateau } from '../../model/features.ts';
import type { BarKind } from '../../model/fire-bars.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { inWoods } from '../../tables/fire.ts';
import { DEAD_GROUND, EDGE } from '../../tables/terrain.ts';
import { crossingsOf, lengthBetween, type Place, type RunInside, runsIn } from './lines.ts';
import { isRelief, slopesUnder, woodedOf } from './where.ts';

/** Why a figure cannot fire at a place. */
export interface Bar {
  readonly by: BarKind;
  readonly rules: readonly string[];
}

/** One figure that would fire: from where, at what, and the base it stands on. */
interface Shot {
  readonly eye: Place;
  readonly spot: Place;
  readonly base: Body;
}

type Check = (shot: Shot) => Bar | undefined;

const bar = (by: BarKind, ...rules: readonly string[]): Bar => ({ by, rules });

const cornersOf = ({ pieces: { points } }: Body): readonly Place[] =>
  Array.from(
    { length: points.length / 2 },
    (_, place): Place => [points[2 * place] ?? 0, points[2 * place + 1] ?? 0],
  );

/** LA-O2.5-8: some of the base is on the target's side of a crest. */
const isPast = (relief: Hill | Plateau, { spot, base }: Shot): boolean =>
  cornersOf(base).some((corner) => crossingsOf(relief.crest, corner, spot).length === 0);

/** LA-O2.5-1: over a crest only those fire who are past it; a hill that neither stands on stops every line. */
const hillCheck = (hill: Hill, from: Placed, target: Placed): Check => {
  const isFirer = standsIn(from.body, hill.area);
  if (!isFirer && !standsIn(target.body, hill.area))
    return ({ eye, spot }) =>
      runsIn(hill.area, eye, spot).length > 0 ? bar('hill', 'LA-O2.3-1') : undefined;
  return (shot) => {
    if (crossingsOf(hill.crest, shot.eye, shot.spot).length === 0) return undefined;
    if (!isFirer) return bar('hill', 'LA-O2.3-1');
    return isPast(hill, shot) ? undefined : bar('crest', 'LA-O2.5-1', 'LA-O1.3-6');
  };
};

/** LA-O3.4-1 to -6: the flat is plain; below its crest lies dead ground, both ways. */
const plateauCheck = (plateau: Plateau, from: Placed, target: Placed): Check => {
  const isTop = (body: Body): boolean => isWhollyIn(body, plateau.top);
  const isDead = ({ body }: Placed): boolean => isUpTo(gap(body, plateau.crest), DEAD_GROUND);
  const [isUp, isTargetUp] = [isTop(from.body), isTop(target.body)];
  const isAstride = !isUp && standsIn(from.body, plateau.top);
  const [tooNear, tooClose] = [isDead(target), isDead(from)];
  return ({ eye, spot, base }) => {
    const { length: crossed } = crossingsOf(plateau.crest, eye, spot);
    if (crossed === 0 || (isUp && isTargetUp)) return undefined;
    if (isTop(base)) {
      const rules = ['LA-O3.4-3', ...(isArtillery(from.unit.arm) ? ['LA-O3.4-5'] : []), 'LA-O1.3-6'];
      return tooNear ? bar('dead ground', ...rules) : undefined;
    }
    if (isAstride) return undefined;
    if (isTargetUp) return tooClose ? bar('dead ground', 'LA-O3.4-6') : undefined;
    return crossed > 1 ? bar('hill', 'LA-O3.2-4') : undefined;
  };
};

/** Whether a run of a line that ends in a wood keeps to its edge. */
const isAtEdge = (area: Polygon, [x, y]: Place, { length }: RunInside): boolean =>
  isUpTo(gapToEdge(area, x, y), EDGE) && isUpTo(length, 2 * EDGE);

/** LA-O4.2-1, LA-O4.4-1, -2, -5: nobody fires through a wood; out of it and into it only at its edge. */
const woodCheck = (area: Polygon, isAbove: boolean, target: Placed): Check => {
  // LA-O0-11: from above it hides those near behind it, and nobody else.
  const isSeenOver = isAbove && !isUpTo(gap(target.body, area), DEAD_GROUND);
  return ({ eye, spot }) => {
    const runs = runsIn(area, eye, spot);
    if (runs.length === 0) return undefined;
    const [isOut, isIn] = [eye, spot].map(([x, y]) => whereIn(area, x, y) === 'inside');
    const whole = lengthBetween(eye, spot);
    if (isOut === true && isIn === true)
      return isUpTo(whole, inWoods.upTo) ? undefined : bar('wood', 'LA-O4.4-5');
    for (const run of runs) {
      const isFirst = run.from === 0;
      if (isFirst || run.to === 1) {
        if (isAtEdge(area, isFirst ? eye : spot, run)) continue;
        return isFirst ? bar('wood', 'LA-O4.4-1', 'LA-O1.3-6') : bar('wood', 'LA-O4.4-2');
      }
      if (isSeenOver) continue;
      return bar('wood', isAbove ? 'LA-O2.5-3' : 'LA-O4.2-1');
    }
    return undefined;
  };
};

/** LA-O5.3-3: nobody fires through a house; whoever is in it fires out of its sides. */
const houseCheck =
  ({ area }: House, isAbove: boolean): Check =>
  ({ eye, spot }) =>
    runsIn(area, eye, spot).length > 0 ? bar('house', isAbove ? 'LA-O2.5-3' : 'LA-O5.3-3') : undefined;

const boxAbout = (a: Box, b: Box): Box => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});

const checksOf = (features: readonly Laid[], from: Placed, target: Placed): readonly Check[] => {
  const isAbove = slopesUnder(features, from.body).length > 0;
  const reliefs = features.filter(isRelief);
  return [
    ...reliefs.map((relief) =>
      relief.kind === 'hill' ? hillCheck(relief, from, target) : plateauCheck(relief, from, target),
    ),
    ...woodedOf(features).map((area) => woodCheck(area, isAbove, target)),
    ...features.flatMap((feature) =>
      feature.kind === 'house' && ![from, target].some(({ body }) => standsIn(body, feature.area))
        ? [houseCheck(feature, isAbove)]
        : [],
    ),
  ];
};

/** What bars the fire of one at another; nothing to ask, where nothing lies about them. */
export const barsBetween = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  from: Placed,
  target: Placed,
): Check | undefined => {
  const terrain = terrainOf(setting, state);
  if (terrain.laid.length === 0) return undefined;
  const checks = checksOf(near(terrain, boxAbout(from.body, target.body)), from, target);
  if (checks.length === 0) return undefined;
  return (shot) => {
    for (const check of checks) {
      const found = check(shot);
      if (found !== undefined) return found;
    }
    return undefined;
  };
};
