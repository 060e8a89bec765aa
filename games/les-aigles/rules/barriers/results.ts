/** What becomes of a melee that is fought over a hedge or a wall. */
import { eastOf, normalHeading, northOf } from '@grognard/field';
import { placedAt } from '../../ground/shape/placed.ts';
import { standingFigures } from '../../ground/shape/standing-figures.ts';
import { standsIn } from '../../ground/terrain/terrain.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { type Between, obstacleBetween } from '../cover/barrier-between.ts';
import type { Place } from '../cover/lines.ts';
import { redoubtOf } from '../cover/redoubts.ts';
import { crossedBy, stretchesNear } from '../cover/stretches.ts';
import { worsen } from '../degradation/worsen.ts';
import type { Going } from '../ground/going.ts';

/** What two parts who fight have between them. */
export const obstacleAt = (setting: Setting, state: State, one: number, other: number): Between | undefined =>
  obstacleBetween(setting, state, placedAt(setting, state, one), placedAt(setting, state, other));

/** Whether one came at the other, and not only the other at him. */
const isAttacker = ({ contacts }: State, one: number, other: number): boolean =>
  contacts.some(({ attacker, defender }) => attacker === one && defender === other);

/** LA-O8.6-13, -21, -24: by which rules the beaten go back from an obstacle, and are no worse than disorganised. */
export const beatenRules = (
  setting: Setting,
  state: State,
  loser: number,
  winner: number,
): { readonly recoil: readonly string[]; readonly level: readonly string[] } => {
  if (obstacleAt(setting, state, loser, winner) === undefined) return { recoil: [], level: [] };
  return isAttacker(state, loser, winner)
    ? { recoil: ['LA-O8.6-24'], level: ['LA-O8.6-24'] }
    : { recoil: ['LA-O8.6-13'], level: ['LA-O8.6-21'] };
};

/** LA-O9.1-7: a beaten garrison goes back through the gorge. */
export const wayToGorge = (setting: Setting, state: State, index: number): number | undefined => {
  const placed = placedAt(setting, state, index);
  const redoubt = redoubtOf(setting, state, placed);
  if (redoubt === undefined) return undefined;
  const { axis } = redoubt.gorge;
  const [ax = 0, ay = 0, bx = 0, by = 0] = axis;
  const { minX, maxX, minY, maxY } = redoubt.area;
  const { part } = placed;
  const [dx, dy] = [(ax + bx) / 2 - (minX + maxX) / 2, (ay + by) / 2 - (minY + maxY) / 2];
  // Straight along one of its own axes: the one that leads out.
  const turns = [0, 9_000, 18_000, 27_000].map((turn) => normalHeading(part.heading + turn));
  const out = turns.map((heading) => ({ heading, far: dx * eastOf(heading) + dy * northOf(heading) }));
  return out.sort((a, b) => b.far - a.far)[0]?.heading;
};

/** How far apart two directions are. */
const apart = (a: number, b: number): number => {
  const off = normalHeading(a - b);
  return Math.min(off, 36_000 - off);
};

/** LA-O8.6-26: farther off than this, a figure faces another direction. */
const MOST_OFF = 2_250;

/** Whether some of a part's figures face elsewhere than where it would follow. */
const isBent = (state: State, index: number, way: number): boolean =>
  partOf(state, index).bent?.some(
    ({ heading }) => apart(partOf(state, index).heading + heading, way) > MOST_OFF,
  ) === true;

/** What keeps a winner on his side of the obstacle, if he wishes to follow. */
export const keptBack = (
  state: State,
  index: number,
  way: number,
  { cover }: Between,
): { readonly why: 'bent' | 'mounted'; readonly rule: string } | undefined => {
  if (isBent(state, index, way)) return { why: 'bent', rule: 'LA-O8.6-26' };
  const isMounted = unitOfPart(state, index).arm === 'cavalry' && cover !== 'light';
  return isMounted ? { why: 'mounted', rule: 'LA-O8.6-16' } : undefined;
};

export const tellKeptBack = (
  story: Story,
  part: number,
  { feature }: Between,
  { why, rule }: { readonly why: 'bent' | 'mounted'; readonly rule: string },
): void => happen(story, { kind: 'kept-back', part, feature, why, rules: [rule] });

/** LA-O8.6-14: whoever has won and does not follow has the obstacle, if it was not his. */
export const takeObstacle = (story: Story, before: State, index: number, loser: number): void => {
  const between = obstacleAt(story.setting, before, index, loser);
  if (between === undefined || between.cover === 'house' || !isAttacker(before, index, loser)) return;
  const rules = ['LA-O8.6-5', 'LA-O8.6-13', 'LA-O8.6-14'];
  happen(story, { kind: 'took-barrier', part: index, feature: between.feature, rules });
};

/** LA-O8.6-16: what the obstacle does to him who follows over it. */
export const brokenBy = (goings: readonly Going[]): readonly Going[] =>
  goings.map((going) => ({ ...going, levelRules: [...going.levelRules, 'LA-O8.6-16'] }));

/** The rules by which one follows over an obstacle. */
export const overRules = (state: State, index: number, loser: number): readonly string[] =>
  isAttacker(state, index, loser)
    ? ['LA-O8.6-5', 'LA-O8.6-14', 'LA-O8.6-15', 'LA-O8.6-16']
    : ['LA-O8.6-25', 'LA-O8.6-15', 'LA-O8.6-16'];

/** LA-O8.6-18: whoever has not all his ranks across has lost his formation. */
export const tellHalfOver = (story: Story, index: number): void => {
  const { setting, state } = story;
  const { part, unit, body } = placedAt(setting, state, index);
  const lines = stretchesNear(setting, state, body);
  const head: Place = [part.x, part.y];
  const isBehind =
    lines.some(({ course }) => standsIn(body, course)) ||
    standingFigures(setting, part, unit).some(
      ({ block: { x, y } }) => crossedBy(lines, [x, y], head) !== undefined,
    );
  if (isBehind) worsen(story, index, WITHOUT_FORMATION, ['LA-O8.6-18']);
};
