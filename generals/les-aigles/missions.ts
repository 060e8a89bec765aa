/** Who goes for which of the places that a scenario counts, and who keeps them. */
import { cmOf, unitsOf } from '@grognard/field';
import type { Place } from './ground/chart.ts';
import { type Goal, routeTo } from './ground/route.ts';
import { isInHand, type Man, quarterStep, type Situation } from './situation.ts';

/** A place that counts. */
interface Aim {
  readonly place: Goal;
  /** In cm. */
  readonly radius: number;
  /** What it is worth to the side, and to keep from the other. */
  readonly worth: number;
}

/** Somebody's part in it. */
export interface Mission extends Aim {
  /** There is only just the time to get there: from now on it goes before fighting. */
  readonly isUrgent: boolean;
}

export type Missions = ReadonlyMap<number, Mission>;

/** How far a man's middle is from a place, in cm. */
export const cmTo = ({ middle: { x, y } }: Man, place: Place): number =>
  cmOf(Math.sqrt((x - place.x) * (x - place.x) + (y - place.y) * (y - place.y)));

/** How far outside a place a man is, in cm; a little inside its border is still out. */
export const outside = (man: Man, { place, radius }: Aim): number =>
  Math.max(0, cmTo(man, place) - radius + MARGIN);

const MARGIN = 1.5;
/** One makes for some ground that is so far inside the border, in cm. */
const WELL_IN = 4;

const aimsOf = ({ setting, seat }: Situation): readonly Aim[] =>
  (setting.source.aims ?? []).flatMap(({ at: [x, y], radius, points }): Aim[] => {
    const worth = Object.entries(points).reduce((sum, [, each]) => sum + each, 0);
    const isAsked = worth > 0 && points[seat.side] !== undefined;
    return isAsked
      ? [{ place: { x: unitsOf(x), y: unitsOf(y), within: unitsOf(radius - WELL_IN) }, radius, worth }]
      : [];
  });

/** Enemies so far outside a place will dispute it; so far off nobody need stay in it yet. */
const DISPUTED = 10;
const THREATENED = 42;
/** When so many half periods are left, everything that counts is seen to. */
const LATE = 8;
const ODDS = 1.25;

/** Half periods that are still to be planned. */
export const halvesLeft = ({ setting, view }: Situation): number =>
  2 * (setting.periods - view.period) + (view.quarter <= 2 ? 2 : 1);

const figuresAt = (men: readonly Man[], aim: Aim, farther: number): number =>
  men
    .filter(
      (man) => isInHand(man) && man.part.degradation < 3 && cmTo(man, aim.place) <= aim.radius + farther,
    )
    .reduce((sum, { figures }) => sum + figures, 0);

/** How many figures a place asks for now. */
const needOf = (situation: Situation, aim: Aim): number => {
  const { own, foes } = situation;
  const theirs = figuresAt(foes, aim, DISPUTED);
  const isOurs = figuresAt(own, aim, 0) > figuresAt(foes, aim, 0);
  const isSafe = isOurs && figuresAt(foes, aim, THREATENED) === 0 && halvesLeft(situation) > LATE;
  return isSafe ? 0 : theirs * ODDS + 1;
};

/** A way so long, in cm of open ground, leads where one may not go. */
const OUT_OF_REACH = 300;
/** Horse goes for a place when nobody on foot is left to go. */
const MOUNTED = 80;

interface Candidate {
  readonly man: Man;
  readonly cm: number;
}

/** Those who could go, the nearest first. */
const candidatesFor = (situation: Situation, aim: Aim, taken: Missions): readonly Candidate[] =>
  situation.own
    .filter(
      (man) =>
        man.kind !== 'guns' && isInHand(man) && man.part.formation !== 'skirmish' && !taken.has(man.index),
    )
    .map((man) => ({ man, cm: outside(man, aim) === 0 ? 0 : routeTo(situation, man, aim.place).cm }))
    .filter(({ cm }) => cm < OUT_OF_REACH)
    .sort((a, b) => a.cm - b.cm + MOUNTED * (weight(a) - weight(b)));

const weight = ({ man }: Candidate): number => (man.kind === 'horse' ? 1 : 0);

/** Half periods that a march takes, with some to spare for what comes between. */
const halvesFor = ({ man, cm }: Candidate): number => cm / Math.max(0.1, 2 * quarterStep(man)) + IN_HAND;
const IN_HAND = 2;

/** Places are seen to one after the other, those nearest to the side first. */
export const missionsOf = (situation: Situation): Missions => {
  const missions = new Map<number, Mission>();
  const nearest = (aim: Aim): number => Math.min(...situation.own.map((man) => cmTo(man, aim.place)));
  const aims = aimsOf(situation)
    .map((aim) => ({ aim, cm: nearest(aim) }))
    .sort((a, b) => a.cm - b.cm);
  for (const { aim } of aims) {
    let need = needOf(situation, aim);
    for (const candidate of need > 0 ? candidatesFor(situation, aim, missions) : []) {
      if (need <= 0) break;
      const { man } = candidate;
      missions.set(man.index, { ...aim, isUrgent: halvesLeft(situation) <= halvesFor(candidate) });
      need -= man.figures;
    }
  }
  return missions;
};
