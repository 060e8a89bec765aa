/** Chargers and evaders move at once; what each meeting comes to is written down, and nothing happens yet. */
import { type Block, march, type Pose, SAME, wheelAbout } from '@grognard/field';
import { type Course, type Meeting, runCourse, type Stretch, type Turnout } from '../../motion/course.ts';
import { blocksOf } from '../../shape/blocks.ts';
import { partOf, standing, unitOfPart } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { meetsWithFront } from './ahead.ts';
import type { Clash, Passage } from './outcome.ts';
import { ahead, type Rider } from './riders.ts';
import { barredSquadrons, type Split } from './squadrons.ts';

/** One rider's move in a phase of the quarter. */
export interface Ride {
  readonly rider: Rider;
  readonly from: Pose;
  readonly length: number;
  readonly turn?: number;
  readonly halts?: number;
}

/** Where everybody else is, and goes. */
export interface Elsewhere {
  blocksOf(part: number): readonly Block[] | undefined;
  wayOf(part: number): readonly Stretch[];
}

export interface Run {
  readonly course: Course;
  readonly clashes: readonly Clash[];
  readonly swept: readonly Passage[];
  readonly passed: readonly Passage[];
  readonly splits: readonly Split[];
  /** When a rider stopped, and at whom. */
  readonly stops: ReadonlyMap<number, { readonly time: number; readonly by: number }>;
}

/** A way that ends in touch must lead a little further, or it would not count as meeting. */
const OVER = 2 * SAME;

/** How far a ride has come at a time. */
export const comeBy = ({ length, halts }: Ride, time: number): number =>
  halts === undefined ? Math.min(length, time * (length + OVER)) : length * Math.min(time, halts);

const wayOf = (ride: Ride): readonly Stretch[] => {
  const { from, length, turn, halts } = ride;
  if (turn !== undefined) return [{ motion: wheelAbout(from.x, from.y, turn), until: 1 }];
  const whole = halts === undefined ? length + OVER : length * halts;
  const { x, y } = ahead({ ...from, x: 0, y: 0 }, whole);
  return whole > 0 ? [{ motion: march(x, y), until: halts ?? 1 }] : [];
};

export const runRides = (state: State, rides: readonly Ride[], elsewhere: Elsewhere): Run => {
  const byPart = new Map(rides.map((ride) => [ride.rider.index, ride] as const));
  const runners = standing(state).map((part) => {
    const ride = byPart.get(part);
    const now = partOf(state, part);
    const { arm } = unitOfPart(state, part);
    if (ride !== undefined)
      return { part, blocks: blocksOf({ ...now, ...ride.from }, arm), way: wayOf(ride) };
    return { part, blocks: elsewhere.blocksOf(part) ?? blocksOf(now, arm), way: elsewhere.wayOf(part) };
  });
  const notes: Notes = {
    state,
    rides: byPart,
    clashes: [],
    swept: [],
    passed: [],
    splits: [],
    stops: new Map(),
  };
  const course = runCourse(runners, (meeting, now) => judge(notes, meeting, now));
  return { ...notes, course };
};

/** What a course is made to tell. */
interface Notes {
  readonly state: State;
  readonly rides: ReadonlyMap<number, Ride>;
  readonly clashes: Clash[];
  readonly swept: Passage[];
  readonly passed: Passage[];
  readonly splits: Split[];
  readonly stops: Map<number, { readonly time: number; readonly by: number }>;
}

const judge = (notes: Notes, meeting: Meeting, course: Course): readonly Turnout[] => {
  const { state } = notes;
  const [a, b] = meeting.parts;
  const isFriendly = unitOfPart(state, a).side === unitOfPart(state, b).side;
  const held = new Set<number>();
  for (const by of strikersIn(notes, meeting, course)) {
    const part = by === a ? b : a;
    const stopped = isFriendly
      ? meetFriend(notes, by, part, meeting, course)
      : meetFoe(notes, by, part, meeting, course);
    for (const each of stopped) held.add(each);
  }
  // Whoever evades does not run through the enemy.
  if (!isFriendly && held.size === 0 && !meeting.parts.some((part) => notes.rides.has(part)))
    return meeting.parts.map((part) => ({ part, way: [] }));
  return [...held].map((part) => ({ part, way: [] }));
};

/** The riders whose front is in it; if none is, every rider that moves. */
const strikersIn = (
  { rides, stops }: Notes,
  { parts: [a, b], time }: Meeting,
  course: Course,
): readonly number[] => {
  const moving = [a, b].filter((part) => rides.has(part) && !stops.has(part));
  const facing = moving.filter((part) =>
    meetsWithFront(course.blocksAt(part, time), course.blocksAt(part === a ? b : a, time)),
  );
  return facing.length > 0 ? facing : moving;
};

/** A friend in close order stops a charge, or those of its squadrons that he bars; loose order lets it through. */
const meetFriend = (
  notes: Notes,
  by: number,
  part: number,
  { time }: Meeting,
  course: Course,
): readonly number[] => {
  if (partOf(notes.state, part).formation === 'skirmish') {
    notes.passed.push({ by, part, time });
    return [];
  }
  noteSplit(notes, by, part, time, course);
  notes.stops.set(by, { time, by: part });
  return [by];
};

/** Enemy skirmishers who are not the target are ridden down; anybody else is met. */
const meetFoe = (
  notes: Notes,
  by: number,
  part: number,
  { time }: Meeting,
  course: Course,
): readonly number[] => {
  const rider = notes.rides.get(by)?.rider;
  if (partOf(notes.state, part).formation === 'skirmish' && rider?.target !== part) {
    notes.swept.push({ by, part, time });
    return [];
  }
  noteSplit(notes, by, part, time, course);
  notes.clashes.push({ time, attacker: by, defender: part });
  notes.stops.set(by, { time, by: part });
  if (notes.rides.has(part) && !notes.stops.has(part)) notes.stops.set(part, { time, by });
  return [by, part];
};

const noteSplit = (notes: Notes, by: number, part: number, time: number, course: Course): void => {
  const rider = notes.rides.get(by)?.rider;
  if (rider === undefined) return;
  const barred = barredSquadrons(
    notes.state,
    rider,
    part,
    course.blocksAt(by, time),
    course.blocksAt(part, time),
  );
  if (barred !== undefined) notes.splits.push({ time, ...barred });
};
