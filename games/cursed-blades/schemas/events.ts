import * as z from 'zod';
import {
  breaths,
  cohesions,
  hindrances,
  munitionLevels,
  phases,
  tests,
  weathers,
} from '../model/vocabulary.ts';
import {
  blow,
  counter,
  counterKind,
  die,
  facing,
  formed,
  hex,
  index,
  manipulation,
  marker,
  name,
  smoke,
  steps,
  trap,
  turn,
  wind,
  yes,
} from './parts.ts';

const marked = {
  rules: z.array(name).max(20).readonly(),
  drew: yes.exactOptional(),
  showed: yes.exactOptional(),
};

const event = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, ...marked });

const dice = z.array(die).max(20).readonly();

const roll = z
  .strictObject({
    dice,
    modifiers: z
      .array(z.strictObject({ value: z.number(), rule: name }).readonly())
      .max(40)
      .readonly(),
    against: z.int().min(-100).max(100),
  })
  .readonly();

const unitChange = z
  .strictObject({
    hex: hex.exactOptional(),
    and: hex.nullable().exactOptional(),
    facing: facing.exactOptional(),
    steps: steps.exactOptional(),
    cohesion: z.enum(cohesions).exactOptional(),
    breath: z.enum(breaths).exactOptional(),
    munitions: z.enum(munitionLevels).exactOptional(),
    activated: z.boolean().exactOptional(),
    marker: marker.nullable().exactOptional(),
    stakes: yes.nullable().exactOptional(),
    formed: formed.nullable().exactOptional(),
    within: index.nullable().exactOptional(),
    lost: yes.exactOptional(),
  })
  .readonly();

const counterChange = z
  .strictObject({
    kind: counterKind.exactOptional(),
    hex: hex.exactOptional(),
    facing: facing.exactOptional(),
    level: z.int().min(1).max(4).exactOptional(),
    side: name.nullable().exactOptional(),
    activated: yes.nullable().exactOptional(),
    gone: yes.exactOptional(),
  })
  .readonly();

const either = { unit: index.exactOptional(), counter: index.exactOptional() };

const deeds = [
  event('activated', either),
  event('acted', { ...either, action: name }),
  event('stepped', { ...either, hex, facing, cost: z.int().min(0).max(1_000) }),
  event('set-aside', { ...either, parts: z.int().min(1).max(1_000), why: z.enum(hindrances) }),
  event('changed', { unit: index, to: unitChange }),
  event('altered', { counter: index, to: counterChange }),
  event('placed', { counter }),
  event('captured', { counter: index, by: index }),
  event('sprung', { trap }),
  event('settled', {}),
] as const;

const rolls = [
  event('tested', { unit: index, test: z.enum(tests), roll, passed: z.boolean() }),
  event('struck', { blow, rolls: z.array(roll).max(6).readonly(), absorbed: z.int().min(0).max(6) }),
  event('manipulated', {
    unit: index,
    what: manipulation,
    counter: index.exactOptional(),
    roll,
    done: z.boolean(),
  }),
  event('fled', { counter: index, dice, away: z.boolean() }),
  event('army-tested', { side: name, roll, passed: z.boolean(), moral: z.int().min(0).max(12) }),
] as const;

const sky = [
  event('elements', { die }),
  event('weather', { weather: z.enum(weathers), die }),
  event('wind', { wind, die }),
  event('smoke', { smoke }),
  event('fire', {
    hex,
    drawn: z
      .array(z.enum(['fire', 'nothing']))
      .max(2)
      .readonly(),
    result: z.enum(['blaze', 'start', 'out', 'stays']),
  }),
] as const;

const turns = [
  event('scored', { side: name, points: z.int().min(0).max(1_000) }),
  event('rest-value', { side: name, value: z.int().min(0).max(12) }),
  event('passed-on', { turn, moving: name, phase: z.enum(phases) }),
  event('ended', { turn }),
] as const;

export const eventSchema = z.discriminatedUnion('kind', [...deeds, ...rolls, ...sky, ...turns]);
