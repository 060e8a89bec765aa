/** What the strength of both sides does not show: how far everybody still has to go, and who will hold what counts. */
import type { Setting } from '@grognard/les-aigles';
import { routeTo } from '../ground/route.ts';
import { cmTo, halvesLeft, type Missions, outside } from '../missions.ts';
import { degreesOff, isAfield, isInHand, type Man, nearestOf, type Situation } from '../situation.ts';
import { balanceOf, pointsOf } from './worth.ts';

/** A way of half a period, by arm, in cm; and how near to the enemy one wants to be. */
const STRIDE = { foot: 9, horse: 16, guns: 9 } as const;
const AT_WORK = { foot: 10, horse: 22, guns: 45 } as const;

/** What everybody is sent for, as the plan is made: kept while it is thought through. */
export interface Errands {
  readonly missions: Missions;
  /** The table as it is seen now: ways are looked for on its chart, not over ground that is made up. */
  readonly table: Situation;
}

/** How many half periods somebody is away from where he is wanted. */
export const awayOf = (situation: Situation, man: Man, { missions, table }: Errands): number => {
  const mission = missions.get(man.index);
  const stride = STRIDE[man.kind];
  const enemy = nearestOf(man, situation.foes.filter(isInHand));
  if (mission === undefined) {
    const cm = Math.max(0, (enemy?.cm ?? 0) - AT_WORK[man.kind]);
    const off = enemy === undefined ? 0 : degreesOff(man, enemy.man);
    return cm / stride + off / 240 + (man.part.formation === 'limbered' ? 1 : 0);
  }
  if (outside(man, mission) === 0) return 0;
  return routeTo(table, man, mission.place).cm / stride + 0.1;
};

/** What half a period of delay costs, in shares of the unit; more when time presses. */
const TEMPO = 0.03;
const PRESSED = 0.08;
/** The ways that are left count no farther than this, in half periods. */
const FARTHEST = 12;
/** What it costs to stand across a friend, or to be stood across. */
const TANGLED = 0.08;

/** A battalion in column so near to those who fire at it is caught unready, in cm, unless it is forming already. */
const IN_SIGHT = 28;
const UNREADY = 0.07;
const FORMING = 0.02;

const unreadyOf = ({ foes }: Situation, man: Man): number => {
  const { kind, part, isEngaged } = man;
  if (kind !== 'foot' || isEngaged || part.inside !== undefined || !part.formation.endsWith('column'))
    return 0;
  const near = nearestOf(
    man,
    foes.filter((foe) => isAfield(foe) && foe.kind !== 'horse'),
  );
  if (near === undefined || near.cm > IN_SIGHT) return 0;
  return part.doing === undefined ? UNREADY : FORMING;
};

/** An enemy so near comes before any place, while there is time, in cm. */
const IN_THE_WAY = 28;

const isHeldUp = ({ foes }: Situation, man: Man): boolean =>
  man.kind !== 'guns' && (nearestOf(man, foes.filter(isAfield))?.cm ?? Infinity) < IN_THE_WAY;

const tempoOf = (situation: Situation, errands: Errands): number => {
  const left = halvesLeft(situation);
  let sum = 0;
  for (const man of situation.own) {
    if (!isInHand(man)) continue;
    const away = Math.min(FARTHEST, awayOf(situation, man, errands));
    const isPressed = errands.missions.has(man.index) && left < away + IN_GOOD_TIME;
    const held = isHeldUp(situation, man)
      ? Math.min(1, away) * TEMPO + unreadyOf(situation, man)
      : away * TEMPO;
    const lost = isPressed ? away * PRESSED : held;
    sum -= lost * pointsOf(man.unit, man.part.companies);
  }
  for (const { crosser, crossed } of situation.view.crossings)
    for (const man of situation.own)
      if (man.index === crosser || man.index === crossed)
        sum -= TANGLED * pointsOf(man.unit, man.part.companies);
  return sum;
};

type Aim = NonNullable<Setting['source']['aims']>[number];

/** Whoever has so many half periods to spare will be there. */
const IN_GOOD_TIME = 4;
/** Something always comes between: a way to a place takes so many times as long, and not everybody gets there. */
const HELD_UP = 1.8;
const GETS_THERE = 0.7;

/** How much somebody will count for at a place when all is over. */
const figuresAtEnd = (man: Man, cm: number, left: number): number => {
  const away = (HELD_UP * cm) / STRIDE[man.kind];
  const comes = cm <= 0 ? 1 : GETS_THERE * Math.max(0, Math.min(1, (left - away) / IN_GOOD_TIME));
  const late = left <= 2 ? 0.1 : 0.7;
  return man.figures * comes * (man.part.degradation >= 3 || !isInHand(man) ? late : 1);
};

const beyond = (man: Man, { at: [x, y], radius }: Aim): number =>
  cmTo(man, { x: x * 1_000, y: y * 1_000 }) - radius;

/** Everybody counts for the place that he is nearest to. */
const figuresFor = (men: readonly Man[], aims: readonly Aim[], left: number): Map<Aim, number> => {
  const sums = new Map<Aim, number>();
  for (const man of men) {
    let [nearest, least]: [Aim | undefined, number] = [undefined, Infinity];
    for (const aim of aims) {
      const cm = beyond(man, aim);
      if (cm < least) [nearest, least] = [aim, cm];
    }
    if (nearest !== undefined) sums.set(nearest, (sums.get(nearest) ?? 0) + figuresAtEnd(man, least, left));
  }
  return sums;
};

/** All is over: who has won. The dice may fall otherwise, so that by how much counts as well. */
const counted = (points: Readonly<Record<string, number>>, side: string): number =>
  Math.sign(
    (points[side] ?? 0) -
      Math.max(0, ...Object.entries(points).flatMap(([each, sum]) => (each === side ? [] : [sum]))),
  );

/** What the places will be worth to the side, from -1 to 1. */
const placesOf = ({ setting, view, seat, own, foes }: Situation, left: number): number => {
  const { aims = [] } = setting.source;
  if (aims.length === 0) return 0;
  const [ours, theirs] = [figuresFor(own, aims, left), figuresFor(foes, aims, left)];
  let [margin, most] = [0, 0];
  for (const aim of aims) {
    const [we, they] = [ours.get(aim) ?? 0, theirs.get(aim) ?? 0];
    const share = Math.max(-1, Math.min(1, (we - they) / (0.5 * Math.max(we, they) + 2)));
    const against = Math.max(
      0,
      ...Object.entries(aim.points).flatMap(([side, points]) => (side === seat.side ? [] : [points])),
    );
    margin += share * (share > 0 ? (aim.points[seat.side] ?? 0) : against);
    most += Math.max(against, aim.points[seat.side] ?? 0);
  }
  const promise = Math.max(-1, Math.min(1, (1.5 * margin) / Math.max(1, most)));
  return view.points === undefined ? promise : (promise + counted(view.points, seat.side)) / 2;
};

/** What holding the places is worth at the end, in shares of all that stands on the table. */
const AT_THE_END = 0.8;

/** How things look for a side beyond what has been won and lost. */
const prospectOf = (situation: Situation, errands: Errands, whole: number): number => {
  const left = Math.max(0, halvesLeft(situation));
  const late = 1 / (1 + left / 6);
  return tempoOf(situation, errands) + AT_THE_END * late * whole * placesOf(situation, left);
};

/** How well off a side is, with all that it has won and hopes for. */
export const fortuneOf = (situation: Situation, errands: Errands, whole: number): number =>
  balanceOf(situation, whole) + prospectOf(situation, errands, whole);
