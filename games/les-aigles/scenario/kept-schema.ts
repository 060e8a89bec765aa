import * as z from 'zod';
import type { KeptEntry, KeptOfAll } from '../scenario-types.ts';
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
  yes,
} from '../schema-parts.ts';
import { partFields } from '../state-schema.ts';
import { charge, evade, rally } from '../under-way-schema.ts';
import { keptFields, keptOfShape, keptOutside } from './kept-fields.ts';

const shapeOf = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

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
      })
      .readonly()
      .exactOptional(),
  })
  .readonly();

/** What is kept of all together. */
export const keptOfAll: z.ZodType<KeptOfAll> = z
  .strictObject({
    crossings: some(
      z.strictObject({ crosser: name, crossed: name, since: hour, slow: yes.exactOptional() }).readonly(),
    ).exactOptional(),
    charged: some(z.strictObject({ target: name, side: facing }).readonly()).exactOptional(),
    broken: some(name).exactOptional(),
  })
  .readonly();
