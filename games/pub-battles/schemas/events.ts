import * as z from 'zod';
import { phases, pushes, rewritings, whereabouts } from '../model/vocabulary.ts';
import {
  combat,
  contact,
  day,
  die,
  enters,
  errand,
  heading,
  index,
  learnt,
  name,
  place,
  some,
  stand,
  turn,
  yes,
} from './parts.ts';

const marked = {
  rules: z.array(name).max(100).readonly(),
  drew: yes.exactOptional(),
  showed: yes.exactOptional(),
};

const shown = marked.rules.exactOptional();

const event = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, ...marked });

const volley = z
  .strictObject({
    shooter: index,
    target: index,
    dice: z.array(die).max(20).readonly(),
    modifiers: z
      .array(z.strictObject({ value: z.number(), rule: name }).readonly())
      .max(20)
      .readonly(),
    hits: index,
  })
  .readonly();

const posted = z
  .strictObject({
    piece: index,
    formation: index,
    where: z.enum(whereabouts),
    enters: enters.exactOptional(),
  })
  .readonly();

const errands = errand.unwrap().extend({ formation: index }).readonly();

const chits = [
  event('turn', { day, turn, cup: some(index) }),
  event('drawn', { formation: index, back: index.exactOptional() }),
  event('jumped', { formation: index }),
  event('resumed', { formation: index }),
  event('attempted', {
    what: z.enum(['delay', 'advance']),
    formation: index,
    hq: index,
    die,
    succeeded: z.boolean(),
    shown,
  }),
  event('let', { seat: name }),
  event('activated', { formation: index }),
  event('done', { formation: index }),
  event('phase', {
    phase: z.enum(phases),
    immediate: some(index).exactOptional(),
    why: z.literal('at-once').exactOptional(),
  }),
] as const;

const moves = [
  event('marched', {
    piece: index,
    path: z.array(place).max(10_000).readonly(),
    to: stand,
    column: z.boolean(),
    ground: name.exactOptional(),
    entered: yes.exactOptional(),
    halted: yes.exactOptional(),
  }),
  event('left', { piece: index, exit: name }),
  event('hid', { piece: index }),
  event('deployed', { piece: index, to: stand, column: z.boolean() }),
  event('deploying', { hqs: some(index) }),
  event('pushed', { piece: index, to: stand, why: z.enum(pushes) }),
  event('retreated', { piece: index, to: stand, shown }),
  event('contacted', { contact, why: z.enum(rewritings).exactOptional() }),
  event('parted', { arrival: index, why: z.enum(rewritings).exactOptional() }),
  event('supported', { lead: index, support: index, and: yes.exactOptional() }),
  event('unsupported', { support: index, lead: index.exactOptional() }),
] as const;

const fights = [
  event('fired', { volley, bombardment: z.boolean() }),
  event('combat', { combat: combat.nullable() }),
  event('spent', { piece: index, why: z.literal('among-buildings').exactOptional() }),
  event('lost', { piece: index }),
  event('sighted', { side: name, piece: index, learnt: z.strictObject(learnt).readonly() }),
] as const;

const rests = [
  event('refreshed', {}),
  event('rallied', { piece: index, heading, train: index.exactOptional() }),
  event('unpacked', { piece: index }),
  event('packed', { piece: index }),
  event('nightfell', { withdrawn: z.array(name).max(2).readonly() }),
  event('recovered', { piece: index, to: stand }),
  event('planned', { side: name, posted: some(posted), errands: some(errands) }),
  event('wrote', { formation: index, errand, atOnce: z.boolean() }),
  event('mustered', { piece: index, die, full: z.boolean() }),
] as const;

export const eventSchema = z.discriminatedUnion('kind', [...chits, ...moves, ...fights, ...rests]);
