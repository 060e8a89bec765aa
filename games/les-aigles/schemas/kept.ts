import * as z from 'zod';
import { keptFields, keptOfShape, keptOutside } from '../model/kept-fields.ts';
import type { GonePart, KeptEntry, KeptOfAll, WrittenTask } from '../model/scenario.ts';
import { writtenTask } from '../scenario/written-order.ts';
import {
  afterWin,
  aimedFire,
  barred,
  facing,
  hand,
  hour,
  inHouse,
  name,
  onward,
  posts,
  some,
  task,
  yes,
} from './parts.ts';
import { partFields } from './state.ts';
import { charge, evade, rally } from './under-way.ts';

const shapeOf = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

const cm = z.number().min(-1_000).max(1_000);
export const at = z.tuple([cm, cm]).readonly();
export const degrees = z.number().min(0).max(360);

/** Nobody in particular: whether somebody of that name is there is asked where the position is opened. */
const NOBODY = { units: [], parts: [] };

const aboutSomebody = (written: WrittenTask): WrittenTask =>
  typeof written.target === 'string' ? { ...written, target: 0 } : written;

/** A task as it is written in orders. */
const planned: z.ZodType<WrittenTask> = z
  .record(z.string().max(20), z.json())
  .refine((written) => task.safeParse(writtenTask(NOBODY, 0, aboutSomebody(written))).success)
  .readonly();

/** What is kept of a part besides its entry: as the schema of the state has it. */
export const kept: z.ZodType<KeptEntry> = z
  .strictObject({
    ...shapeOf(partFields, keptFields),
    ...shapeOf(partFields, keptOutside),
    ...shapeOf(partFields, keptOfShape),
    formation: partFields.formation.exactOptional(),
    ranks: partFields.ranks.exactOptional(),
    run: partFields.run.exactOptional(),
    begun: hour.exactOptional(),
    came: some(z.strictObject({ quarter: hour, at, facing: degrees }).readonly()).exactOptional(),
    rally: rally.exactOptional(),
    evade: evade.exactOptional(),
    charge: charge.exactOptional(),
    follow: z
      .strictObject({ until: hour, pursuit: yes.exactOptional(), uncontrolled: yes.exactOptional() })
      .readonly()
      .exactOptional(),
    others: z
      .strictObject({
        followers: some(name).exactOptional(),
        threat: name.exactOptional(),
        target: name.exactOptional(),
        aim: name.exactOptional(),
        followed: name.exactOptional(),
        mark: name.exactOptional(),
      })
      .readonly()
      .exactOptional(),
    house: z
      .strictObject({
        since: hour.exactOptional(),
        ordered: posts.exactOptional(),
        evacuate: z
          .strictObject({ before: hour, why: z.enum(['few', 'fire']) })
          .readonly()
          .exactOptional(),
        arrived: z.strictObject({ hour, posts }).readonly().exactOptional(),
      })
      .readonly()
      .exactOptional(),
    secret: z
      .strictObject({
        barred: barred.exactOptional(),
        onward: onward.exactOptional(),
        pass: hand.exactOptional(),
        afterWin: afterWin.exactOptional(),
        posts: posts.exactOptional(),
        inHouse: inHouse.exactOptional(),
        fire: z.union([z.literal('hold'), z.strictObject(aimedFire).readonly()]).exactOptional(),
        plan: some(planned).exactOptional(),
      })
      .readonly()
      .exactOptional(),
  })
  .readonly();

/** What is kept of all together. */
export const keptOfAllSchema: z.ZodType<KeptOfAll> = z
  .strictObject({
    crossings: some(
      z.strictObject({ crosser: name, crossed: name, since: hour, slow: yes.exactOptional() }).readonly(),
    ).exactOptional(),
    charged: some(z.strictObject({ target: name, side: facing }).readonly()).exactOptional(),
    broken: some(name).exactOptional(),
    points: z.record(z.string(), z.int().min(0)).readonly().exactOptional(),
  })
  .readonly();

/** A part that is no longer on the table. */
export const gonePart: z.ZodType<GonePart> = z
  .strictObject({
    of: name,
    gone: z.enum(['joined', 'destroyed', 'left']),
    companies: some(z.int().min(1).max(20)),
    unseen: some(name).exactOptional(),
  })
  .readonly();
