import * as z from 'zod';
import { evacuations } from '../model/house.ts';
import type { Charge, Doing, Evade, Flow, Rally, Retreat, Split } from '../model/under-way.ts';
import { flanks, turns } from '../model/vocabulary.ts';
import {
  anchor,
  figures,
  formation,
  heading,
  hour,
  index,
  name,
  quarters,
  some,
  unfolding,
  wall,
  wayOut,
  yes,
} from './parts.ts';

export const lengthGone = z.int().min(0).max(1_000_000);

const time = { left: quarters, since: hour };

export const doing: z.ZodType<Doing> = z.discriminatedUnion('what', [
  z
    .strictObject({
      ...time,
      what: z.literal('change'),
      to: formation,
      anchor,
      side: unfolding,
      along: name.exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...time,
      what: z.literal('reform'),
      to: formation,
      side: unfolding,
      heading: heading.exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...time,
      what: z.literal('turn'),
      figures: z.enum(['all', ...flanks]),
      by: z.enum([...turns, 'back']),
    })
    .readonly(),
  z.strictObject({ ...time, what: z.literal('deploy'), companies: some(index) }).readonly(),
  z.strictObject({ ...time, what: z.enum(['reorganise', 'limber', 'unlimber', 'rejoin']) }).readonly(),
  z.strictObject({ ...time, what: z.literal('bend'), along: name.exactOptional() }).readonly(),
  z.strictObject({ ...time, what: z.literal('drag'), length: z.int().min(-100_000).max(100_000) }).readonly(),
  z
    .strictObject({ ...time, what: z.literal('enter'), house: name, wall, relief: yes.exactOptional() })
    .readonly(),
  z.strictObject({ ...time, what: z.enum(['post', 'wonder']) }).readonly(),
  z
    .strictObject({
      ...time,
      what: z.literal('leave'),
      by: wayOut,
      wall,
      why: z.enum(evacuations).exactOptional(),
      relief: yes.exactOptional(),
    })
    .readonly(),
]);

export const charge: z.ZodType<Charge> = z
  .strictObject({
    since: hour,
    counter: yes.exactOptional(),
    uncontrolled: yes.exactOptional(),
    target: index.exactOptional(),
    stops: hour.exactOptional(),
    plain: name.exactOptional(),
  })
  .readonly();

export const flow: z.ZodType<Flow> = z
  .strictObject({
    files: figures,
    from: formation,
    ranks: some(figures),
    depth: lengthGone,
    gone: lengthGone,
  })
  .readonly();

export const split: z.ZodType<Split> = z
  .strictObject({
    left: some(figures),
    out: z.tuple([lengthGone, lengthGone]).readonly(),
    past: lengthGone,
    gone: lengthGone,
  })
  .readonly();

export const rally: z.ZodType<Rally> = z
  .strictObject({
    since: hour,
    away: heading.exactOptional(),
    turning: quarters,
    steps: quarters,
    flow: flow.exactOptional(),
    followers: some(index).exactOptional(),
  })
  .readonly();

export const evade: z.ZodType<Evade> = z
  .strictObject({
    since: hour,
    declared: yes.exactOptional(),
    waiting: quarters,
    turning: quarters,
    threat: index.exactOptional(),
    away: heading,
    steps: quarters,
    flow: flow.exactOptional(),
  })
  .readonly();

export const retreat: z.ZodType<Retreat> = z.strictObject({ away: heading, left: quarters }).readonly();
