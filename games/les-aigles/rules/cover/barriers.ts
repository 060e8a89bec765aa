/** What hedges, walls and redoubts give to whoever is fired at, attacked or shaken. */

import { bodyOf, gap, isUpTo } from '@grognard/field';
import type { Placed } from '../../ground/shape/placed.ts';
import { type StandingFigure, standingFigures } from '../../ground/shape/standing-figures.ts';
import { runsInto } from '../../ground/shape/wedge.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import type { Memories } from '../../model/setting.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { BEHIND_IT } from '../../tables/terrain.ts';
import { aimedFireOf } from '../planning/fire-order.ts';
import { obstacleBetween } from './barrier-between.ts';
import type { Given, Giver, Sheltered, Struggle } from './covers.ts';
import type { Place } from './lines.ts';
import { crossedIn, redoubtOf } from './redoubts.ts';
import { astride, type CoverStretch, crossedBy, mannedBy, mostOf, stretchesOf } from './stretches.ts';

/** How far in from its edge a figure is aimed at, as a share of the way to its middle. */
const INWARD = 0.1;

/** The middles of those edges of a figure that are turned to a place. */
const facesOf = ({ block }: StandingFigure, eye: Place): readonly Place[] => {
  const { points } = bodyOf([block]).pieces;
  return [0, 2, 4, 6].flatMap((at) => {
    const next = (at + 2) % 8;
    const [mx, my] = [
      ((points[at] ?? 0) + (points[next] ?? 0)) / 2,
      ((points[at + 1] ?? 0) + (points[next + 1] ?? 0)) / 2,
    ];
    const isTurned = (mx - block.x) * (eye[0] - mx) + (my - block.y) * (eye[1] - my) > 0;
    const inward: Place = [mx + (block.x - mx) * INWARD, my + (block.y - my) * INWARD];
    return isTurned ? [inward] : [];
  });
};

/** Those figures of a part that a straight line from a place reaches, each with where. */
const shownTo = (
  all: readonly StandingFigure[],
  eye: Place,
): readonly (readonly [StandingFigure, readonly Place[]])[] => {
  const bodies = all.map(({ block }) => bodyOf([block]));
  return all.flatMap((figure, own) => {
    const shown = facesOf(figure, eye).filter((spot) =>
      bodies.every((body, other) => other === own || !runsInto(body, eye, spot)),
    );
    return shown.length === 0 ? [] : [[figure, shown] as const];
  });
};

/** What covers a figure against a fire from a place: LA-O8.5-1, -8. */
const coveredBy = (
  lines: readonly CoverStretch[],
  figure: StandingFigure,
  eye: Place,
  spots: readonly Place[],
): CoverStretch | undefined => {
  const body = bodyOf([figure.block]);
  const close = lines.filter(({ course }) => isUpTo(gap(body, course), BEHIND_IT));
  if (close.length === 0) return undefined;
  const over = spots.map((spot) => crossedBy(close, eye, spot));
  return over.every((each) => each !== undefined) ? over[0] : undefined;
};

const eyeOf = ({ part: { x, y } }: Placed): Place => [x, y];

/** LA-O8.1-1 to -5: what makes it light or hard. */
const sortRules = (sort: 'light' | 'hard'): readonly string[] => [
  ...['LA-O8.1-1', 'LA-O8.1-3', 'LA-O8.1-7', sort === 'light' ? 'LA-O8.1-4' : 'LA-O8.1-5'],
];

/** How the obstacle came to cover a target: held, or between two who both keep off it, or before one alone. */
const coverRules = (
  setting: Memories,
  lines: readonly CoverStretch[],
  target: Placed,
  firer: Placed,
): readonly string[] => {
  const common = ['LA-O8.5-1', 'LA-O8.5-2', 'LA-O8.5-7', 'LA-O8.5-8', 'LA-O1.3-5', 'LA-O0-4'];
  if (mannedBy(setting, lines, target).length > 0) {
    const isScreen = target.part.formation === 'skirmish' && !isArtillery(firer.unit.arm);
    return [...common, 'LA-O8.5-3', ...(isScreen ? ['LA-O8.5-4'] : [])];
  }
  const isBoth = lines.some(({ course }) => isUpTo(gap(firer.body, course), BEHIND_IT));
  return [...common, 'LA-O8.5-11', isBoth ? 'LA-O8.5-6' : 'LA-O8.5-12'];
};

/** LA-O8.5-9, -10: why a target that is near an obstacle has nothing of it. */
const bareRules = (
  setting: Memories,
  lines: readonly CoverStretch[],
  target: Placed,
  firer: Placed,
): readonly string[] => {
  const side = zoneOf(setting, target.part, target.unit.arm, firer.part);
  if (side !== 'left' && side !== 'right') return [];
  const isHeld = mannedBy(setting, lines, target).length > 0;
  if (!isHeld) return ['LA-O8.5-9'];
  return target.part.formation.endsWith('column') ? ['LA-O8.5-10'] : [];
};

/** LA-O8.5: figure by figure; a firer takes those who are in the open, if there are any and he was told nothing else. */
const againstFire = (given: Given, target: Placed, firer: Placed): Sheltered | undefined => {
  const lines = stretchesOf(given.setting, given.state, given.features);
  if (lines.length === 0) return undefined;
  const eye = eyeOf(firer);
  const shown = shownTo(standingFigures(given.setting, target.part, target.unit), eye);
  const covers = shown.flatMap(([figure, spots]) => coveredBy(lines, figure, eye, spots) ?? []);
  const exposed = shown.length - covers.length;
  // LA-S3.4-45: the choice is the firer's.
  const isChosen =
    covers.length > 0 && exposed > 0 && aimedFireOf(given.setting, firer.part).at === 'covered';
  if ((covers.length === 0 || exposed > 0) && !isChosen) {
    const rules = [
      ...(covers.length > 0 ? ['LA-O8.5-5'] : []),
      ...bareRules(given.setting, lines, target, firer),
    ];
    if (rules.length === 0) return undefined;
    return { cover: 'none', rules, ...(covers.length > 0 && { exposed }) };
  }
  const cover = mostOf(covers.map((stretch) => ({ stretch })))?.sort ?? 'light';
  const closed = covers.some((each) => each.closed === true) ? ['LA-O8.1-9'] : [];
  const rules = [...coverRules(given.setting, lines, target, firer), ...sortRules(cover), ...closed];
  return isChosen ? { cover, rules: ['LA-O8.5-5', ...rules], exposed: covers.length } : { cover, rules };
};

/** LA-O8.6-7 to -10, -23: the owner in the first round, whoever keeps contact from the second on. */
const inMelee = (
  { setting, state }: Given,
  { own, foe, round, halfWay, holder }: Struggle,
): (Sheltered & { readonly holds?: true }) | undefined => {
  if (halfWay === own.index) return undefined;
  const between = obstacleBetween(setting, state, own, foe);
  if (between === undefined) return undefined;
  const { cover, feature } = between;
  if (redoubtOf(setting, state, own)?.id === feature)
    return { cover, rules: ['LA-O9.1-3', 'LA-O9.1-7', 'LA-O1.3-7'], holds: true };
  if (cover === 'house' || redoubtOf(setting, state, foe)?.id === feature) return undefined;
  const rules = ['LA-O8.6-7', 'LA-O8.6-8', 'LA-O8.6-9', 'LA-O8.6-10', 'LA-O1.3-7', ...sortRules(cover)];
  if (round === 1) return holder === own.index ? { cover, rules, holds: true } : undefined;
  return { cover, rules: ['LA-O8.6-23', 'LA-O8.6-10', 'LA-O1.3-7'], holds: true };
};

export const lineGiver: Giver = {
  fire: againstFire,
  melee: inMelee,
  shelter: ({ setting, state, features }, part) => {
    const lines = stretchesOf(setting, state, features);
    if (lines.length === 0 || astride(lines, part) !== undefined) return undefined;
    const stretch = mostOf(mannedBy(setting, lines, part));
    if (stretch === undefined) return undefined;
    const shelter = stretch.sort === 'hard' ? 'hard cover' : 'light cover';
    return { shelter, rules: ['LA-O1.3-8', 'LA-O8.3-1'] };
  },
};

/** LA-O9.1-3, -4, -8: covered, reckoned as a line, and in everybody's sight. */
const IN_REDOUBT: readonly string[] = ['LA-O9.1-3', 'LA-O9.1-4', 'LA-O9.1-8'];

/** LA-O9.1-3: as a house, but not from the gorge. */
export const redoubtGiver: Giver = {
  fire: ({ setting, state }, target, firer) => {
    const redoubt = redoubtOf(setting, state, target);
    if (redoubt === undefined || redoubtOf(setting, state, firer) === redoubt) return undefined;
    const { minX, minY, maxX, maxY } = target.body;
    const over = crossedIn(state, redoubt, eyeOf(firer), [(minX + maxX) / 2, (minY + maxY) / 2]);
    if (over === 'house' || over === 'hard') return { cover: 'hard', rules: [...IN_REDOUBT, 'LA-O1.3-5'] };
    return { cover: 'none', rules: IN_REDOUBT };
  },
  shelter: ({ setting, state }, part) =>
    redoubtOf(setting, state, part) === undefined
      ? undefined
      : { shelter: 'village', rules: ['LA-O1.3-8', 'LA-O9.1-3'] },
};
