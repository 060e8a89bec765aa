import * as z from 'zod';
import { exposures, marks, shots } from '../model/fire-order.ts';
import { afterWins, barredSquadrons, jobs, onwards, waysOut } from '../model/tasks.ts';
import {
  anchors,
  arms,
  attitudes,
  drills,
  facings,
  flanks,
  formations,
  hands,
  nations,
  officerLevels,
  officerRanks,
  shelters,
  statuses,
  turns,
  unfoldings,
} from '../model/vocabulary.ts';

/** What the schemas of orders, events and states have in common. */

export const name = z.string().min(1).max(80);
export const index = z.int().min(0).max(100_000);
export const yes = z.literal(true);
export const coordinate = z.int().min(-1_000_000).max(1_000_000);
export const heading = z.int().min(0).max(35_999);
const turn = z.int().min(-36_000).max(36_000);
const length = z.int().min(1).max(1_000_000);
export const hour = z.int().min(0).max(10_000);
export const quarters = z.int().min(0).max(100);
export const figures = z.int().min(0).max(1_000);
export const degradation = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const formation = z.enum(formations);
export const hand = z.enum(hands);
export const flank = z.enum(flanks);
export const facing = z.enum(facings);
export const anchor = z.enum(anchors);
export const unfolding = z.enum(unfoldings);
export const turning = z.enum(turns);
export const attitude = z.enum(attitudes);
export const arm = z.enum(arms);
export const status = z.enum(statuses);
export const drill = z.enum(drills);
export const nation = z.enum(nations);
export const officerLevel = z.enum(officerLevels);
/** An officer's charisma, or his authority. */
export const worth = z.int().min(0).max(5);
export const officerRank = z.enum(officerRanks);
export const shelter = z.enum(shelters);

export const some = <T extends z.ZodType>(item: T) => z.array(item).max(2_000).readonly();

/** A long list in pieces of 64. */
export const chunks = <T extends z.ZodType>(item: T) =>
  z.array(z.array(item).max(64).readonly()).max(100).readonly();

export const pose = z.strictObject({ x: coordinate, y: coordinate, heading }).readonly();
export const place = z.tuple([coordinate, coordinate]).readonly();

const leg = z.discriminatedUnion('go', [
  z.strictObject({ go: z.enum(['ahead', 'back']), length }).readonly(),
  z.strictObject({ go: z.literal('wheel'), turn }).readonly(),
  z.strictObject({ go: z.literal('oblique'), length, slant: turn }).readonly(),
  z.strictObject({ go: z.literal('sideways'), length, to: hand }).readonly(),
]);

const changeTask = z
  .strictObject({
    do: z.literal('change'),
    to: formation,
    anchor: anchor.exactOptional(),
    side: unfolding.exactOptional(),
    along: name.exactOptional(),
  })
  .readonly();

const turnTask = z
  .strictObject({
    do: z.literal('turn'),
    figures: z.enum(['all', ...flanks]),
    by: z.enum([...turns, 'back']),
  })
  .readonly();

export const barred = z.enum(barredSquadrons);
export const onward = z.enum(onwards);
export const afterWin = z.enum(afterWins);

const cmPoint = z.tuple([z.number().min(-1_000).max(1_000), z.number().min(-1_000).max(1_000)]).readonly();
const along = z.int().min(0).max(1_000_000);

const barrierTasks = [
  z
    .strictObject({
      do: z.literal('work'),
      job: z.enum(jobs),
      feature: name.exactOptional(),
      side: z.int().min(0).max(20).exactOptional(),
      at: along.exactOptional(),
      length: along.exactOptional(),
      way: z.array(cmPoint).length(2).readonly().exactOptional(),
      width: z.number().min(1.5).max(20).exactOptional(),
      crossing: name.exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      do: z.literal('shell'),
      feature: name,
      side: z.int().min(0).max(20).exactOptional(),
      at: along,
    })
    .readonly(),
  z.strictObject({ do: z.literal('widen'), figures: z.int().min(1).max(20), hand }).readonly(),
  z.strictObject({ do: z.literal('reman'), feature: name }).readonly(),
  z.strictObject({ do: z.literal('bend'), along: name.exactOptional() }).readonly(),
] as const;

/** A wall of a house. */
export const wall = z.int().min(0).max(3);
export const posts = z
  .array(z.strictObject({ wall, company: index, figures: z.int().min(0).max(200) }).readonly())
  .max(80)
  .readonly();
export const wayOut = z.enum(waysOut);
const entering = { house: name, wall, posts: posts.exactOptional() };

export const inHouse = z
  .strictObject({ wall: wall.exactOptional(), surrenders: yes.exactOptional() })
  .readonly();

/** How a part fires, as long as it names nobody. */
export const aimedFire = {
  within: length.exactOptional(),
  prefer: z.enum(marks).exactOptional(),
  only: yes.exactOptional(),
  shot: z.enum(shots).exactOptional(),
  at: z.enum(exposures).exactOptional(),
};

export const fireOrder = z.union([
  z.literal('hold'),
  z.strictObject({ ...aimedFire, target: index.exactOptional() }).readonly(),
]);

export const task = z.discriminatedUnion('do', [
  z
    .strictObject({ do: z.enum(['stand', 'wait', 'rejoin', 'reorganise', 'limber', 'unlimber', 'evade']) })
    .readonly(),
  z
    .strictObject({
      do: z.literal('march'),
      legs: z.array(leg).max(40).readonly(),
      forced: yes.exactOptional(),
      road: yes.exactOptional(),
      onward: onward.exactOptional(),
    })
    .readonly(),
  changeTask,
  turnTask,
  z.strictObject({ do: z.literal('deploy'), companies: some(index) }).readonly(),
  z
    .strictObject({
      do: z.literal('reform'),
      to: formation,
      heading: heading.exactOptional(),
      side: unfolding.exactOptional(),
    })
    .readonly(),
  z.strictObject({ do: z.literal('drag'), length: z.int().min(-100_000).max(100_000) }).readonly(),
  z
    .strictObject({
      do: z.literal('charge'),
      target: index,
      barred: barred.exactOptional(),
      onward: onward.exactOptional(),
    })
    .readonly(),
  ...barrierTasks,
  z
    .strictObject({
      do: z.literal('enter'),
      ...entering,
      fold: z
        .strictObject({ wall, figures: z.int().min(1).max(200) })
        .readonly()
        .exactOptional(),
    })
    .readonly(),
  z.strictObject({ do: z.literal('relieve'), ...entering }).readonly(),
  z.strictObject({ do: z.literal('post'), posts }).readonly(),
  z.strictObject({ do: z.literal('leave'), by: wayOut, wall, relieved: yes.exactOptional() }).readonly(),
  z.strictObject({ do: z.literal('extend'), wall, figures: z.int().min(1).max(200) }).readonly(),
]);

export const reaction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('counter-charge'), target: index }).readonly(),
  changeTask,
  turnTask,
  z.strictObject({ do: z.enum(['halt', 'stop', 'evade', 'stay']) }).readonly(),
]);

export const sheet = z.strictObject({ attitude, about: index.exactOptional() }).readonly();

export const rules = z.array(name).max(100).readonly();
