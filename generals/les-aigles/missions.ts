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
interface Candidate {
  readonly man: Man;
  readonly cm: number;
}

/** Those who could go, the nearest first. */
const candidatesFor = ({ situation, manner, missions }: Sending, aim: Aim): readonly Candidate[] =>
  situation.own
    .filter(
      (man) =>
        man.kind !== 'guns' && isInHand(man) && man.part.formation !== 'skirmish' && !missions.has(man.index),
    )
    .map((man) => ({ man, cm: outside(man, aim) === 0 ? 0 : routeTo(situation, man, aim.place).cm }))
    .filter(({ cm }) => cm < OUT_OF_REACH)
    .sort((a, b) => a.cm - b.cm + manner.mounted * (weight(a) - weight(b)));

const weight = ({ man }: Candidate): number => (man.kind === 'horse' ? 1 : 0);

/** Half periods that a march takes, with some to spare for what comes between. */
const halvesFor = ({ man, cm }: Candidate, spare: number): number =>
  cm / Math.max(0.1, 2 * quarterStep(man)) + spare;
const IN_HAND = 2;
/** When so many half periods are left, whoever masses his troops sends everybody. */
const ALL_GO = 10;

/** How punctually one sets out. */
interface Manner {
  /** So many half periods to spare. */
  readonly spare: number;
  /** A way is taken to be so many times as long as it is. */
  readonly delay: number;
  /** When so many half periods are left, whoever is in a place stays. */
  readonly stays: number;
  /** Horse goes for a place when those on foot are so much farther off, in cm. */
  readonly mounted: number;
}

const JUST_IN_TIME: Manner = { spare: IN_HAND, delay: 1, stays: 0, mounted: 80 };
const EARLY: Manner = { spare: 2 * IN_HAND, delay: 2, stays: 24, mounted: 20 };

/** Who is sent where, and in what manner. */
interface Sending {
  readonly situation: Situation;
  readonly manner: Manner;
  readonly missions: Map<number, Mission>;
}

const send = ({ situation, manner, missions }: Sending, { man, cm }: Candidate, aim: Aim): void => {
  const left = halvesLeft(situation);
  const { spare, delay, stays } = manner;
  const isUrgent = left <= halvesFor({ man, cm: delay * cm }, spare) || (cm === 0 && left <= stays);
  missions.set(man.index, { ...aim, isUrgent });
};

/** Places are seen to one after the other, those nearest to the side first. */
const sendNeeded = (sending: Sending, aims: readonly Aim[]): void => {
  const { situation } = sending;
  const nearest = (aim: Aim): number => Math.min(...situation.own.map((man) => cmTo(man, aim.place)));
  const inOrder = aims.map((aim) => ({ aim, cm: nearest(aim) })).sort((a, b) => a.cm - b.cm);
  for (const { aim } of inOrder) {
    let need = needOf(situation, aim);
    for (const candidate of need > 0 ? candidatesFor(sending, aim) : []) {
      if (need <= 0) break;
      send(sending, candidate, aim);
      need -= candidate.man.figures;
    }
  }
};

/** Everybody who is left goes where he is of most use. */
const sendAll = (sending: Sending, aims: readonly Aim[]): void => {
  const { situation, missions } = sending;
  const uses = aims
    .flatMap((aim) => candidatesFor(sending, aim).map((candidate) => ({ aim, candidate })))
    .map((each) => ({ ...each, use: useOf(situation, each.candidate, each.aim) }))
    .sort((a, b) => b.use - a.use);
  for (const { aim, candidate } of uses)
    if (!missions.has(candidate.man.index)) send(sending, candidate, aim);
};

/** As many as each place asks for. */
export const missionsOf = (situation: Situation): Missions => {
  const sending: Sending = { situation, manner: JUST_IN_TIME, missions: new Map() };
  sendNeeded(sending, aimsOf(situation));
  return sending.missions;
};

/** As many as each place asks for, early; and then everybody as well. */
export const gatheredMissionsOf = (situation: Situation): Missions => {
  const sending: Sending = { situation, manner: EARLY, missions: new Map(neededEarly(situation)) };
  sendAll(sending, aimsOf(situation));
  return sending.missions;
};

const neededEarly = (situation: Situation): Missions => {
  const sending: Sending = { situation, manner: EARLY, missions: new Map() };
  sendNeeded(sending, aimsOf(situation));
  return sending.missions;
};

/** Earlier than need be, and near the end everybody. */
export const massedMissionsOf = (situation: Situation): Missions =>
  halvesLeft(situation) <= ALL_GO ? gatheredMissionsOf(situation) : neededEarly(situation);

/** Of how much use somebody more is at a place: the more it is worth and the harder it is disputed, the nearer it is. */
const useOf = (situation: Situation, { cm, man }: Candidate, aim: Aim): number => {
  const isDisputed = figuresAt(situation.foes, aim, THREATENED) > 0;
  return (aim.worth * (isDisputed ? 3 : 1)) / (1 + cm / Math.max(0.1, 2 * quarterStep(man)));
};
