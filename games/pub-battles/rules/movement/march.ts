import { err, ok, type Refusal, type Result, refuse } from '@grognard/engine';
import { eastOf, type Heading, headingOf, northOf, roundUnit, SAME, turnBetween } from '@grognard/field';
import { nearestOnRoad, roadHeadings, roadWay, singleRoadWay } from '../../ground/roads.ts';
import { type Leg, legOf, type March, type Place } from '../../model/march.ts';
import type { Step } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';

interface Walker extends March {
  /** PB-R007: staff has no front. */
  readonly staff: boolean;
  /** PB-R094n: an HQ behind which a hidden column marches. */
  readonly leads: boolean;
  readonly refusals: readonly Refusal[];
}

/** What staff is, and whether it has a column behind it. */
interface Rider {
  readonly staff?: boolean;
  readonly leads?: boolean;
}

/** PB-R087: the front may be left by so much to either side. */
const OBLIQUE = 4_500;

/** How far from the road a piece may stand and still form column on it. */
const ROADSIDE = 500;

/** Where the steps lead, leaving out those that cannot be taken, and why those cannot. */
export const walkSteps = (
  setting: Setting,
  start: March['end'],
  steps: readonly Step[],
  { staff = false, leads = false }: Rider = {},
): Walker => {
  let walker: Walker = { legs: [], pivots: 0, changes: 0, end: start, refusals: [], staff, leads };
  for (const step of steps) walker = stepped(setting, walker, step);
  return walker;
};

/** The march that a walker has made. */
export const marchOf = ({ legs, pivots, changes, end }: Walker): March => ({
  legs,
  pivots,
  changes,
  end,
  attacks: undefined,
});

export const followSteps = (
  setting: Setting,
  start: March['end'],
  steps: readonly Step[],
  rider: Rider = {},
): Result<March, readonly Refusal[]> => {
  const walker = walkSteps(setting, start, steps, rider);
  return walker.refusals.length === 0 ? ok(marchOf(walker)) : err(walker.refusals);
};

const stepped = (setting: Setting, walker: Walker, step: Step): Walker => {
  switch (step.do) {
    case 'pivot':
      return pivoted(walker, step.to);
    case 'ahead':
      return walked(walker, walker.end.heading, step.by);
    case 'oblique':
      return wentOblique(walker, step.towards, step.by);
    case 'column':
      return step.form ? formedColumn(setting, walker, step.facing) : deployed(walker, step.facing);
    case 'road':
      return marchedByRoad(setting, walker, step.to);
  }
};

/** The walker a step further. Laid down field by field: many more marches are tried than made. */
const onward = (
  { refusals, staff, leads }: Walker,
  legs: readonly Leg[],
  pivots: number,
  changes: number,
  end: March['end'],
): Walker => ({ legs, pivots, changes, end, refusals, staff, leads });

const refused = (walker: Walker, refusal: Refusal): Walker => ({
  ...walker,
  refusals: [...walker.refusals, refusal],
});

/** PB-R087; PB-R086: neither sideways nor backward; PB-R007: only staff may, who has no front. */
const wentOblique = (walker: Walker, towards: Heading, by: number): Walker => {
  const off = Math.abs(turnBetween(walker.end.heading, towards));
  if (walker.staff || off <= OBLIQUE) return walked(walker, towards, by);
  const rule = off < 9_000 ? 'PB-R087' : 'PB-R086';
  return refused(walker, refuse(rule, 'too-oblique', { degrees: OBLIQUE / 100, rules: ['PB-R007'] }));
};

const pivoted = (walker: Walker, to: Heading): Walker => {
  const { legs, pivots, changes, end, staff } = walker;
  if (end.column) return refused(walker, refuse('PB-R094c', 'column-keeps-to-the-road'));
  if (turnBetween(end.heading, to) === 0) return walker;
  const turned = { x: end.x, y: end.y, heading: to, column: end.column };
  return onward(walker, legs, pivots + (staff ? 0 : 1), changes, turned);
};

const walked = (walker: Walker, towards: Heading, by: number): Walker => {
  const { legs, pivots, changes, end } = walker;
  if (end.column) return refused(walker, refuse('PB-R094c', 'column-keeps-to-the-road'));
  const to = { x: roundUnit(end.x + eastOf(towards) * by), y: roundUnit(end.y + northOf(towards) * by) };
  const leg: Leg = legOf(end, to, end.heading, by, false);
  const there = { x: to.x, y: to.y, heading: end.heading, column: end.column };
  return onward(walker, [...legs, leg], pivots, changes, there);
};

/** PB-R094b, PB-R094c: it turns lengthwise onto the road beside which it stands. */
const formedColumn = ({ terrain, switches }: Setting, walker: Walker, facing: Heading): Walker => {
  const { end } = walker;
  // PB-R094n: an HQ has no formation, and rides as it always does.
  if (walker.staff && switches.hqOnRoad === 'mounted')
    return refused(walker, refuse('PB-R094n', 'staff-has-no-column'));
  const place = nearestOnRoad(terrain.roads, end.x, end.y);
  if (end.column) return refused(walker, refuse('PB-R094b', 'already-in-column'));
  if (place === undefined || place.off > ROADSIDE + SAME)
    return refused(walker, refuse('PB-R094c', 'not-on-a-road'));
  const [one, other] = roadHeadings(terrain.roads, place);
  const heading = Math.abs(turnBetween(one, facing)) <= Math.abs(turnBetween(other, facing)) ? one : other;
  const stand = { x: roundUnit(place.x), y: roundUnit(place.y), heading, column: true };
  return onward(walker, walker.legs, walker.pivots, walker.changes + 1, stand);
};

/** PB-R094b: it deploys where it stands, to any front. */
const deployed = (walker: Walker, facing: Heading): Walker => {
  const { legs, pivots, changes, end } = walker;
  if (!end.column) return refused(walker, refuse('PB-R094b', 'not-in-column'));
  return onward(walker, legs, pivots, changes + 1, { x: end.x, y: end.y, heading: facing, column: false });
};

/** PB-R094e, PB-R094m: along connected roads, bends ignored. */
const marchedByRoad = ({ terrain: { roads }, switches }: Setting, walker: Walker, to: Place): Walker => {
  const { end } = walker;
  // PB-R094n: staff has no column of its own, but goes with the one that follows it.
  if (!end.column && !walker.leads)
    return refused(
      walker,
      walker.staff ? refuse('PB-R094n', 'staff-has-no-column') : refuse('PB-R094a', 'not-in-column'),
    );
  const [start, goal] = [nearestOnRoad(roads, end.x, end.y), nearestOnRoad(roads, to.x, to.y)];
  const along = switches.sameRoad === 'network' ? roadWay : singleRoadWay;
  const way = start === undefined || goal === undefined ? undefined : along(roads, start, goal);
  const isOff = (place: { readonly off: number } | undefined): boolean =>
    place === undefined || place.off > ROADSIDE + SAME;
  if (way === undefined || isOff(start) || isOff(goal)) {
    return refused(walker, refuse('PB-R094m', 'no-such-road'));
  }
  const corners = way.line.map(({ x, y }) => ({ x: roundUnit(x), y: roundUnit(y) }));
  const legs = corners.slice(1).flatMap((corner, place): Leg[] => {
    const from = corners[place] ?? corner;
    const [dx, dy] = [corner.x - from.x, corner.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    return length === 0 ? [] : [legOf(from, corner, headingOf(dx, dy), length, true)];
  });
  const last = legs.at(-1);
  if (last === undefined) return walker;
  const there = { x: last.to.x, y: last.to.y, heading: last.heading, column: end.column };
  return onward(walker, [...walker.legs, ...legs], walker.pivots, walker.changes, there);
};
