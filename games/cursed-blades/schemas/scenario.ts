import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import {
  counterKinds,
  formationModes,
  grounds,
  sideKinds,
  smokes,
  weathers,
  winds,
} from '../model/vocabulary.ts';

const word = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens');
const text = z.string().min(1).max(2_000);
const named = byLanguage(text).readonly();
const place = z.int().min(1).max(200);
const hex = z.tuple([place, place]).readonly();
const facing = z.int().min(0).max(11);
const level = z.int().min(-20).max(20);

const mapSchema = z
  .strictObject({
    width: place,
    height: place,
    hexes: z
      .array(
        z
          .strictObject({
            hexes: z.array(hex).readonly(),
            ground: z.enum(grounds).optional(),
            altitude: level.optional(),
            flammable: z.boolean().optional(),
            name: named.optional(),
          })
          .readonly(),
      )
      .readonly(),
    sides: z
      .array(z.strictObject({ between: z.tuple([hex, hex]).readonly(), kind: z.enum(sideKinds) }).readonly())
      .readonly(),
    roads: z.array(z.array(hex).readonly()).readonly(),
  })
  .readonly();

const unit = z
  .strictObject({
    id: word,
    name: named.optional(),
    type: word,
    side: word,
    wing: word.optional(),
    at: hex,
    facing,
    steps: z.int().min(0).max(8).optional(),
    cohesion: z.enum(['shaken', 'routed']).optional(),
    breath: z.enum(['winded', 'out-of-breath']).optional(),
    munitions: z.enum(['low', 'none']).optional(),
    marker: z.enum(['charge', 'contact']).optional(),
    activated: z.boolean().optional(),
    stakes: z.boolean().optional(),
    formed: z
      .strictObject({
        and: hex,
        mode: z.enum(formationModes),
        with: z.array(word).max(7).readonly().optional(),
      })
      .readonly()
      .optional(),
    within: word.optional(),
    lost: z.boolean().optional(),
    acting: z
      .strictObject({ struck: z.array(hex).max(2).readonly().optional(), fleeing: z.boolean().optional() })
      .readonly()
      .optional(),
  })
  .readonly();

const counter = z
  .strictObject({
    kind: z.enum(counterKinds),
    side: word.optional(),
    at: hex,
    facing: facing.optional(),
    level: z.int().min(1).max(4).optional(),
    of: z.enum(counterKinds).optional(),
    hidden: z.boolean().optional(),
    activated: z.boolean().optional(),
    acting: z.boolean().optional(),
    gone: z.boolean().optional(),
  })
  .readonly();

const scored = { side: word, points: z.int().min(0).max(100), name: named.optional() };

const objective = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hold'), at: hex, ...scored }).readonly(),
  z
    .strictObject({
      kind: z.literal('bring'),
      counter: z.enum(counterKinds),
      to: z.array(hex).readonly(),
      ...scored,
    })
    .readonly(),
  z.strictObject({ kind: z.literal('cross'), to: z.array(hex).readonly(), ...scored }).readonly(),
]);

const player = z
  .strictObject({ id: word, name: named, colour: z.string().regex(/^#[0-9a-f]{3,6}$/) })
  .readonly();

const value = z.int().min(2).max(12);
const bySide = <T extends z.ZodType>(each: T) => z.record(word, each).readonly();

const blow = z
  .strictObject({
    attacker: word.optional(),
    defender: word,
    by: z.enum(['shock', 'fire', 'trap']),
    supported: z.boolean(),
    losses: z.int().min(1).max(20),
    from: hex,
    upon: hex.optional(),
  })
  .readonly();

export const scenarioSchema = z
  .strictObject({
    id: word,
    title: named,
    about: named,
    minutes: z.int().min(1).max(1_000),
    map: mapSchema,
    sides: z.array(player).length(2).readonly(),
    units: z.array(unit).max(200).readonly(),
    counters: z.array(counter).max(1_000).readonly(),
    traps: z.array(word).max(2).readonly().optional(),
    turns: z.int().min(1).max(50),
    turn: z.int().min(1).max(50).optional(),
    moving: word.optional(),
    weather: z.enum(weathers).optional(),
    wind: z
      .strictObject({ force: z.enum(winds), towards: z.int().min(0).max(5) })
      .readonly()
      .optional(),
    objectives: z.array(objective).max(20).readonly(),
    munitions: z.record(word, hex).readonly().optional(),
    armyMoral: bySide(value).optional(),
    restValue: bySide(value).optional(),
    began: z
      .strictObject({ steps: bySide(z.int().min(0).max(2_000)), armyMoral: bySide(value) })
      .readonly()
      .optional(),
    points: bySide(z.int().min(0).max(10_000)).optional(),
    smoke: z
      .array(z.strictObject({ at: hex, smoke: z.enum(smokes) }).readonly())
      .max(1_000)
      .readonly()
      .optional(),
    blow: blow.optional(),
    broken: word.optional(),
    over: z.boolean().optional(),
    switches: z.record(z.string(), z.json()).readonly().optional(),
  })
  .readonly();
