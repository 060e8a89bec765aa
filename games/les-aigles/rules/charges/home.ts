/** The two phases of a quarter of charging: a quarter's march, then the bonus for those whom it brings home. */
import { normalHeading, type Pose, roundUnit } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { hourOf } from '../../model/evolve.ts';
import type { Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { touchedOnRide } from '../ground/charges.ts';
import { degradationOf, settle } from './contact.ts';
import type { Home, Outcome, Ridden } from './outcome.ts';
import { partedByGround } from './parting.ts';
import { ahead, blocksAt, isStopping, type Rider, ridersOf } from './riders.ts';
import { comeBy, type Ride, type RunOfRides, runRides } from './run.ts';
import { type SquadronSplit, splitUp } from './squadrons.ts';

type Ways = ReadonlyMap<number, readonly Stretch[]>;

/** Everybody rides; as often as a line has to part, all is ridden anew with its squadrons on their own. */
export const rideHome = (story: Story, ways: Ways): Home => {
  const parted = new Map<number, number | undefined>();
  for (;;) {
    const riders = ridersOf(story, parted);
    const barred = partedByGround(
      story,
      riders.filter(({ index }) => !parted.has(index)),
    );
    if (barred !== undefined) {
      for (const [part, halts] of splitUp(story, barred)) parted.set(part, halts);
      continue;
    }
    const march = marched(story, riders, ways);
    const rush = march.splits.length > 0 ? march : rushed(story, march);
    const split = first(rush.splits);
    if (split === undefined) return rush;
    for (const [part, halts] of splitUp(story, split)) parted.set(part, halts);
  }
};

const first = (splits: readonly SquadronSplit[]): SquadronSplit | undefined =>
  splits.reduce<SquadronSplit | undefined>(
    (least, each) => (least === undefined || each.time < least.time ? each : least),
    undefined,
  );

interface Phase extends Home {
  readonly splits: readonly SquadronSplit[];
}

const marched = (story: Story, riders: readonly Rider[], ways: Ways): Phase => {
  const rides = riders.map(
    (rider): Ride => ({
      rider,
      from: poseOf(rider),
      length: rider.turn === undefined ? rider.step : 0,
      ...(rider.turn !== undefined && { turn: rider.turn }),
      ...(rider.halts !== undefined && { halts: Math.min(1, rider.halts) }),
    }),
  );
  const run = runRides(story, rides, {
    blocksOf: () => undefined,
    wayOf: (part) => ways.get(part) ?? [],
  });
  const ridden = new Map(rides.map((ride) => [ride.rider.index, riddenIn(story, ride, run)] as const));
  return { ...run, ridden };
};

const poseOf = ({ part: { x, y, heading } }: Rider): Pose => ({ x, y, heading });

const riddenIn = ({ setting, state }: Story, ride: Ride, { stops, course }: RunOfRides): Ridden => {
  const { rider, from, turn } = ride;
  const stop = stops.get(rider.index);
  const length = turn === undefined ? comeBy(ride, course) : 0;
  const to =
    turn === undefined
      ? ahead(from, length)
      : { ...from, heading: normalHeading(from.heading + roundUnit(turnedBy(rider, course))) };
  const hindered = touchedOnRide({ setting, view: state }, rider, from, length, stop !== undefined);
  return {
    rider,
    length,
    to,
    ...(stop !== undefined && { stoppedBy: stop.by }),
    ...(hindered !== undefined && { hindered }),
  };
};

/** How far it has turned in the end: somebody or something may have been in the way. */
const turnedBy = ({ index }: Rider, course: RunOfRides['course']): number =>
  course.goneBy(index).reduce((sum, { motion }) => sum + motion.turn, 0);

/** Who may still come home by his bonus: whoever rode his whole quarter straight and has met nobody. */
const mayRush = (story: Story, march: Phase, { rider, length, stoppedBy, hindered }: Ridden): boolean =>
  stoppedBy === undefined &&
  hindered === undefined &&
  rider.bonus > 0 &&
  rider.halts === undefined &&
  length >= rider.step &&
  !isStopping(rider, hourOf(story.state)) &&
  (degradationOf(march, rider) < WITHOUT_FORMATION ||
    story.setting.switches.degradedCharger === 'keepsBonuses');

/**
 * LA-M5.3-10: the bonus is given only to those whom it brings home. Whoever it does not is put back where his march
 * had left him, and the others ride anew, until it is right for all of them.
 */
const rushed = (story: Story, march: Phase): Phase => {
  let rushing = [...march.ridden.values()].filter((each) => mayRush(story, march, each));
  for (;;) {
    const rush = rushOf(story, march, rushing);
    const home = new Set(
      settle(story, rush)
        .filter(({ contact, clash }) => contact.charged === true && clash.time > 1)
        .map(({ contact }) => contact.attacker),
    );
    const kept = rushing.filter(
      ({ rider }) => home.has(rider.index) || (rider.isLast && !hasClash(rush, rider.index)),
    );
    if (kept.length === rushing.length) return rush;
    rushing = kept;
  }
};

const hasClash = ({ clashes }: Outcome, part: number): boolean =>
  clashes.some(({ attacker, defender }) => attacker === part || defender === part);

/** The bonus of these, ridden at once; times run on from 1 to 2. */
const rushOf = (story: Story, march: Phase, rushing: readonly Ridden[]): Phase => {
  const rides = rushing.map(({ rider, to }): Ride => ({ rider, from: to, length: rider.bonus }));
  const run = runRides(story, rides, {
    blocksOf: (part) => {
      const done = march.ridden.get(part);
      return done === undefined
        ? march.course.blocksAt(part, 1)
        : blocksAt(story.setting, done.rider, done.to);
    },
    wayOf: () => [],
  });
  const later = <T extends { readonly time: number }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, time: 1 + item.time }));
  const ridden = new Map(march.ridden);
  for (const ride of rides) ridden.set(ride.rider.index, withBonus(story, march, ride, run));
  return {
    course: march.course,
    ridden,
    clashes: [...march.clashes, ...later(run.clashes)],
    swept: [...march.swept, ...later(run.swept)],
    passed: [...march.passed, ...later(run.passed)],
    splits: run.splits.filter(({ by }) => by === 'enemy'),
  };
};

const withBonus = (story: Story, march: Phase, ride: Ride, run: RunOfRides): Ridden => {
  const before = march.ridden.get(ride.rider.index)?.length ?? 0;
  const { length: bonus, to, ...rest } = riddenIn(story, ride, run);
  return { ...rest, to, length: before + bonus, bonus };
};
